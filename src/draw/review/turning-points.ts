import {
  nameOf,
  noChangeText,
  type ReviewSheet,
  type ReviewTurning,
  signedPoints,
  turningsToTell,
  turningText,
} from '#i18n';
import { pawn } from '../kit/pawn.ts';
import { letterDisc } from '../letter-disc.ts';
import { initial } from '../name-initial.ts';
import { drawPill, pillWidth } from '../pill.ts';
import { image, rect, type Shape } from '../shape.ts';
import { type Scene, textWidth, wrap, write } from '../text.ts';
import { MAT } from '../theme.ts';

const [HIGH, PITCH] = [64, 72];

/** What a move earned, gold on ink; nothing for a move that earned nothing. */
export function gainPill(scene: Scene, gain: number, right: number, y: number): Shape[] {
  if (gain === 0) return [];
  const text = signedPoints(gain);
  const w = Math.max(76, pillWidth(scene, text, 'label', 30));
  const center = right - Math.round(w / 2);
  return drawPill(scene, text, { x: right - w, y: y - 24, w, h: 48 }, 'label', 'gold on ink', { center });
}

/** In one line if it fits, else in two small ones. */
function saidShapes(text: string, at: { x: number; y: number; w: number }, scene: Scene): Shape[] {
  if (textWidth(scene, text, 'caption') <= at.w)
    return [write(scene, text, { x: at.x, y: at.y + 1, max: at.w }, 'body', 'paper on mat')];
  return wrap(scene, text, 'caption', at.w, 2).map((line, i) =>
    write(scene, line, { x: at.x, y: at.y - 14 + i * 30, max: at.w }, 'caption', 'paper on mat'),
  );
}

function rowShapes(turning: ReviewTurning, top: number, scene: Scene): Shape[] {
  const y = top + HIGH / 2;
  const { number, round, seats, gain } = turning;
  const at = seats.length > 1 ? 340 : 296;
  return [
    rect(16, top, 968, HIGH, { fill: MAT.mat }, 22),
    ...letterDisc(52, y, 28, String(number), 'gold', scene),
    write(scene, round, { x: 92, y: y + 1, max: 126 }, 'points', 'paper on mat'),
    ...seats.slice(0, 2).map((seat, i) => image(pawn(seat, initial(nameOf(scene, seat)), 58), 250 + i * 46, y + 28)),
    ...saidShapes(turningText(turning, scene), { x: at, y, w: 870 - at }, scene),
    ...gainPill(scene, gain, 972, y),
  ];
}

const calmShapes = (text: string, top: number, scene: Scene): Shape[] => [
  rect(16, top, 968, HIGH, { fill: MAT.mat }, 22),
  write(scene, text, { center: 500, y: top + HIGH / 2 + 1, max: 920 }, 'body', 'paper on mat'),
];

/** The last changes told in words, and how high that is. */
export function turningRows(sheet: ReviewSheet, top: number, scene: Scene): { shapes: Shape[]; height: number } {
  const calm = noChangeText(sheet, scene);
  if (calm !== null) return { shapes: calmShapes(calm, top, scene), height: PITCH };
  const told = turningsToTell(sheet);
  return {
    shapes: told.flatMap((turning, i) => rowShapes(turning, top + i * PITCH, scene)),
    height: told.length * PITCH,
  };
}
