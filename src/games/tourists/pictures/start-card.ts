import { GROUND, line, type Rect, rect, type Scene, type Shape, sheetCard, wrap, writeLines } from '#draw';
import { speech } from '../words/speech.ts';

const SIDE = 48;

const slabs = (x: number, y: number, places: readonly (readonly [number, number])[]): Shape[] =>
  places.map(([right, down]) =>
    rect(x + right * SIDE, y + down * SIDE, SIDE, SIDE, { fill: GROUND.card, stroke: GROUND.cardEdge, width: 4 }, 8),
  );

/** How the starting tiles may lie, in signs and words. */
export function startCard(at: Rect, scene: Scene): Shape[] {
  const text = speech(scene.language)('pictures.panel.corners');
  const lines = wrap(scene, text, 'body', at.w - 420, 3);
  const y = at.y + Math.round(at.h / 2) - SIDE;
  const first = at.y + Math.round(at.h / 2 - (lines.length - 1) * 19);
  return [
    ...sheetCard(at),
    ...slabs(at.x + 34, y, [
      [0, 0],
      [1, 1],
    ]),
    line(`M${at.x + 142} ${y + 54}l16 18l32 -40`, '#17604D', 10),
    ...slabs(at.x + 216, y, [
      [0, 0.5],
      [1, 0.5],
    ]),
    line(`M${at.x + 324} ${y + 30}l36 36m0 -36l-36 36`, '#C8301F', 10),
    ...writeLines(scene, lines, 38, { x: at.x + 396, y: first, max: at.w - 416 }, 'body'),
  ];
}
