import {
  FELT,
  image,
  initial,
  middleOf,
  PAPER,
  pawn,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  write,
} from '#draw';
import { nameOf } from '#i18n';
import type { MoveShown } from '../requests.ts';
import { ROWS, type Row, SLOTS, type Slot } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { ROW_TINTS } from './board.ts';
import { icon } from './row-icons.ts';

const HEAD = 88;
const LEAST_ROW = 116;
const MOST_ROW = 148;

/** Two rows beside each other where there is room. */
const columnsIn = (w: number): number => (w > 500 ? 2 : 1);

export const standingHeight = (w: number): number => HEAD + (ROWS.length / columnsIn(w)) * LEAST_ROW + 8;

/** Whose turn it is, and who stands where: new workers in a hot frame. */
export function standingCell(view: View, turns: readonly MoveShown[], at: Rect, scene: Scene): Shape[] {
  const { active } = view;
  if (active === null) return [];
  const name = nameOf(scene, active);
  const columns = columnsIn(at.w);
  const w = Math.floor((at.w - 8) / columns) - 8;
  const pitch = Math.min(MOST_ROW, Math.floor((at.h - HEAD - 8) / (ROWS.length / columns)));
  const place = (i: number): Rect => ({
    x: at.x + 8 + (i % columns) * (w + 8),
    y: at.y + HEAD + Math.floor(i / columns) * pitch,
    w,
    h: pitch - 10,
  });
  const turn = speech(scene.language)('pictures.board.turn', { name });
  return [
    rect(at.x, at.y, at.w, at.h, { fill: PAPER.paper }, RADIUS.panel),
    image(pawn(active, initial(name), 66), at.x + 48, at.y + 76),
    write(scene, turn, { x: at.x + 88, y: at.y + 46, max: at.w - 110 }, 'name'),
    ...ROWS.flatMap((row, i) => lane(view, turns, row, place(i), scene)),
  ];
}

function lane(view: View, turns: readonly MoveShown[], row: Row, at: Rect, scene: Scene): Shape[] {
  const width = Math.floor((at.w - 82) / SLOTS.length);
  return [
    rect(at.x, at.y, at.w, at.h, { fill: ROW_TINTS[row] }, RADIUS.field),
    icon(row, at.x + 38, at.y + Math.round(at.h / 2)),
    ...SLOTS.flatMap((slot) =>
      space(view, turns, row, slot, { x: at.x + 76 + slot * width, y: at.y + 8, w: width - 8, h: at.h - 16 }, scene),
    ),
  ];
}

function space(view: View, turns: readonly MoveShown[], row: Row, slot: Slot, at: Rect, scene: Scene): Shape[] {
  const worker = view.workers[row][slot];
  if (worker === null) return free(view.market[row][slot].length > 0, at, scene);
  const isNew = turns.some(({ view: { last } }) => last?.row === row && last.slot === slot && last.seat === worker);
  const size = Math.min(at.w, at.h) - 18;
  return [
    rect(at.x, at.y, at.w, at.h, { fill: FELT.taken }, RADIUS.field),
    image(pawn(worker, initial(nameOf(scene, worker)), size), at.x + Math.round(at.w / 2), at.y + at.h - 8),
    ...(isNew ? [rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: PAPER.hot, width: 6 }, RADIUS.field)] : []),
  ];
}

function free(offers: boolean, at: Rect, scene: Scene): Shape[] {
  const inner = { x: at.x + 2, y: at.y + 2, w: at.w - 4, h: at.h - 4 };
  if (!offers)
    return [rect(inner.x, inner.y, inner.w, inner.h, { stroke: '#8B91A6', width: 3, dash: [10, 9] }, RADIUS.field)];
  const text = speech(scene.language)('pictures.moves.free');
  return [
    rect(inner.x, inner.y, inner.w, inner.h, { fill: PAPER.white, stroke: PAPER.goldEdge, width: 4 }, RADIUS.field),
    write(scene, text, { ...middleOf(at), max: at.w - 8 }, 'tag', 'mute on white'),
  ];
}
