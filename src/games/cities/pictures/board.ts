import {
  type Drawing,
  ellipse,
  FELT,
  fill,
  image,
  initial,
  PAPER,
  path,
  pawn,
  RADIUS,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  star,
  textWidth,
  title,
  WIDTH,
  write,
} from '#draw';
import type { Point } from '#engine';
import { nameOf } from '#i18n';
import { goalsOf } from '../rules/scoring.ts';
import { ROWS, type Row } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { goalCard, goalHeight } from './goal-card.ts';
import { rowIcon } from './row-icons.ts';
import { slotField } from './slot-field.ts';

/** Top (from the first) and height of the four rows, mirrored by the four rows of buttons under the picture. */
const LANES: { readonly [row in Row]: { readonly y: number; readonly h: number } } = {
  cards: { y: 0, h: 158 },
  tiles: { y: 165, h: 178 },
  features: { y: 350, h: 138 },
  pieces: { y: 495, h: 158 },
};
export const ROW_TINTS: { readonly [row in Row]: string } = {
  cards: '#F7E4CF',
  tiles: '#EFE3BE',
  features: '#DDE9DD',
  pieces: '#E6DEEC',
};
const GOALS = { y: 106, w: 312, pitch: 328 } as const;
/** Goals without their words: in the first round the tables with the start tiles have just told them. */
const BARE_GOALS = 132;

export function layoutBoard(view: View, scene: Scene): Drawing {
  const goals = goalsOf(view);
  const isTold = view.round > 1;
  const tall = isTold ? goalHeight(goals, GOALS.w, scene) : BARE_GOALS;
  const top = GOALS.y + tall + 8;
  const height = top + 662;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, view.active),
      title(scene, speech(scene.language)(`board.${view.board}`), 30, 274),
      ...rounds(view, scene),
      ...turnPill(view, scene),
      ...goals.flatMap((goal, i) =>
        goalCard(goal, { x: 16 + i * GOALS.pitch, y: GOALS.y, w: GOALS.w, h: tall }, scene, isTold),
      ),
      ...lanes(view, top, scene),
      ...starPlace(view, { x: 940, y: top + 534 }, scene),
    ],
  };
}

/** One dot per round, the current one large with its number. */
function rounds({ round, rounds: all }: View, scene: Scene): Shape[] {
  const said = speech(scene.language)('pictures.board.round');
  const text = write(scene, said, { x: 318, y: 51 }, 'subtitle', 'paper on low');
  const from = 318 + Math.ceil(textWidth(scene, text.text, text)) + 22;
  const shapes: Shape[] = [text];
  let x = from;
  for (let i = 1; i <= all; i++) {
    if (i === round) {
      shapes.push(
        fill(ellipse(x + 9, 51, 20), PAPER.gold),
        write(scene, String(i), { center: x + 9, y: 52 }, 'tag', 'ink on gold'),
      );
      x += 44;
    } else {
      shapes.push(fill(ellipse(x, 51, 8), i < round ? PAPER.gold : '#5D668C'));
      x += i === round - 1 ? 29 : 25;
    }
  }
  return shapes;
}

function turnPill({ active, phase }: View, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const box = { x: 664, w: 320 };
  const pill = rect(box.x, 14, box.w, 68, { fill: PAPER.paper }, 34);
  if (active === null) {
    return [pill, write(scene, say('pictures.board.over'), { center: box.x + 160, y: 50, max: 280 }, 'label')];
  }
  const name = nameOf(scene, active);
  const text = say(phase === 'start' ? 'pictures.board.choosing' : 'pictures.board.turn', { name });
  return [
    pill,
    image(pawn(active, initial(name), 66), box.x + 40, 76),
    write(scene, text, { x: box.x + 80, y: 50, max: 220 }, 'label'),
  ];
}

function lanes(view: View, top: number, scene: Scene): Shape[] {
  return ROWS.flatMap((row) => {
    const { h } = LANES[row];
    const y = top + LANES[row].y;
    const fields = view.market[row].flatMap((items, slot) =>
      slotField(
        { row, items, worker: view.workers[row][slot] ?? null, tint: ROW_TINTS[row] },
        { x: 76 + slot * 228, y: y + 8, w: 218, h: h - 16 },
        scene,
      ),
    );
    return [
      rect(10, y, 980, h, { fill: FELT.well }, RADIUS.panel),
      ...rowIcon(view, row, 43, y + Math.round(h / 2), scene),
      ...fields,
    ];
  });
}

/** The star on its place, or there the pawn of the player who holds the star. */
function starPlace({ star: holder }: View, { x, y }: Point, scene: Scene): Shape[] {
  if (holder === null) {
    return [fill(ellipse(x, y, 34), '#CBBEDA'), image(star(24), x, y)];
  }
  return [
    path(ellipse(x, y, 33), { fill: '#CBBEDA', stroke: PAPER.mute, width: 3, dash: [9, 8] }),
    image(pawn(holder, initial(nameOf(scene, holder)), 54), x - 5, y + 25),
    image(star(14), x + 17, y + 15),
  ];
}
