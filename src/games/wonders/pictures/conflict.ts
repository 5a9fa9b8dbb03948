import {
  type Drawing,
  drawPill,
  image,
  initial,
  PAPER,
  pawn,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  sheetCard,
  textWidth,
  title,
  WIDTH,
  write,
} from '#draw';
import type { Seat } from '#engine';
import { nameOf } from '#i18n';
import { tokensFrom } from '../rules/conflict.ts';
import { VICTORY, type Victory } from '../rules/kinds.ts';
import type { Conflict } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { signed, withSign } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { balanceOf } from './city-ledger.ts';
import { fightRow } from './fight-row.ts';
import { signSprite } from './signs/sign.ts';
import { defeat, dove, shield, victory } from './signs/war.ts';
import { agePlate, MIDDLE } from './table-header.ts';
import { PEACE } from './wonders-tones.ts';

const ON_PEACE = { color: PAPER.white, on: PEACE } as const;

const TOP = 114;
const LEFT = 16;
const W = WIDTH - 2 * LEFT;
const ROW = 102;
const GAP = 8;
const STRIP = 92;
const SUMS = 176;

/** The last conflict: a row for each fight, a strip for each city that stayed out of it, and what it changed. */
export function layoutConflict(view: View, scene: Scene): Drawing {
  const conflict = view.conflict ?? { age: view.age, fights: [], diplomats: [] };
  const { fights, diplomats } = conflict;
  const empty = fights.length + diplomats.length === 0;
  const strips = TOP + (empty ? 1 : fights.length) * (ROW + GAP);
  const sums = strips + diplomats.length * (STRIP + GAP) + 4;
  const height = sums + SUMS + 18;
  const prize = { value: VICTORY[conflict.age], atStake: view.variant === 'teams' ? 2 : 1 };
  const say = speech(scene.language);
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, null),
      title(scene, say('pictures.conflict.title'), 30, 220),
      image(agePlate(conflict.age), 262, MIDDLE - 29),
      ...legend(VICTORY[conflict.age], scene),
      ...(empty ? peace(say('pictures.conflict.none'), { x: LEFT, y: TOP, w: W, h: ROW }, scene) : []),
      ...fights.flatMap((fight, i) =>
        fightRow(fight, prize, { x: LEFT, y: TOP + i * (ROW + GAP), w: W, h: ROW }, scene),
      ),
      ...diplomats.flatMap((seat, i) =>
        diplomat(view, seat, { x: LEFT, y: strips + i * (STRIP + GAP), w: W, h: STRIP }, scene),
      ),
      ...changes(view, conflict, { x: LEFT, y: sums, w: W, h: SUMS }, scene),
    ],
  };
}

/** What more shields bring, and fewer; at the right end of the header. */
function legend(value: Victory, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const right = WIDTH - LEFT;
  const word = (key: 'more' | 'fewer') => {
    const text = say(`pictures.conflict.${key}`);
    return { text, w: Math.ceil(textWidth(scene, text, 'body')) };
  };
  const [more, fewer] = [word('more'), word('fewer')];
  const w = more.w + fewer.w + 262;
  const left = right - w;
  const words = (text: string, x: number): Shape => write(scene, text, { x, y: MIDDLE + 1 }, 'body');
  const second = left + 62 + more.w + 80;
  return [
    rect(left, 14, w, 68, { fill: PAPER.paper }, 34),
    image(signSprite(shield(), 46), left + 36, MIDDLE - 1),
    words(more.text, left + 64),
    image(signSprite(victory(value), 54), left + 64 + more.w + 38, MIDDLE - 1),
    image(signSprite(shield(), 46), second + 18, MIDDLE - 1),
    words(fewer.text, second + 46),
    image(signSprite(defeat(), 54), second + 46 + fewer.w + 34, MIDDLE - 1),
  ];
}

/** A strip for a city that spent a token of diplomacy. */
function diplomat({ variant }: View, seat: Seat, at: Rect, scene: Scene): Shape[] {
  const { x, y, h } = at;
  const name = nameOf(scene, seat);
  const middle = y + h / 2;
  const words = speech(scene.language)(`pictures.conflict.${variant === 'teams' ? 'halves' : 'out'}`);
  const label = write(scene, name, { x: x + 96, y: middle + 2, max: 250 }, 'name', { ...ON_PEACE, size: 35 });
  const end = Math.round(x + 96 + textWidth(scene, label.text, label));
  return [
    ...strip(at),
    image(pawn(seat, initial(name), 70), x + 50, y + h - 8),
    label,
    image(signSprite(dove(), 64), end + 48, middle),
    write(scene, words, { x: end + 94, y: middle + 2, max: x + W - 20 - (end + 94) }, 'body', ON_PEACE),
  ];
}

const strip = ({ x, y, w, h }: Rect): Shape[] => [
  rect(x, y, w, h, { fill: PEACE }, RADIUS.field + 2),
  rect(x + 5, y + 5, w - 10, h - 10, { stroke: '#FFFFFFC0', width: 3, dash: [14, 10] }, RADIUS.field - 2),
];

const peace = (text: string, at: Rect, scene: Scene): Shape[] => [
  ...strip(at),
  image(signSprite(dove(), 64), at.x + 60, at.y + at.h / 2),
  write(scene, text, { x: at.x + 112, y: at.y + at.h / 2 + 2, max: at.w - 140 }, 'name', { ...ON_PEACE, size: 35 }),
];

/** For each seat what the conflict changed, and what all of them have brought so far. */
function changes({ cities }: View, conflict: Conflict, at: Rect, scene: Scene): Shape[] {
  const wide = at.w / cities.length;
  return [
    ...sheetCard(at, RADIUS.field + 2),
    ...cities.flatMap((city, seat) => {
      const left = Math.round(at.x + seat * wide);
      const x = Math.round(left + wide / 2 - 60);
      const change = tokensFrom(conflict, seat).reduce((sum, value) => sum + value, 0);
      return [
        ...(seat > 0 ? [rect(left - 1, at.y + 16, 3, at.h - 32, { fill: '#E6D6AE' })] : []),
        image(pawn(seat, initial(nameOf(scene, seat)), 66), x + 24, at.y + 84),
        ...changePill(change, x + 58, at.y + 30, scene),
        image(signSprite(victory(), 48), x + 26, at.y + 132),
        write(scene, signed(balanceOf(city)), { x: x + 62, y: at.y + 134, max: 60 }, 'name', { size: 38 }),
      ];
    }),
  ];
}

function changePill(change: number, x: number, y: number, scene: Scene): Shape[] {
  const at = { x, y, w: 64, h: 48 };
  if (change === 0) return drawPill(scene, '–', at, 'label', 'ink on second');
  const border = { stroke: PAPER.ink, width: 3 };
  return drawPill(scene, withSign(change), at, 'label', change > 0 ? 'gold on ink' : 'ink on white', {
    border,
    inset: 6,
  });
}
