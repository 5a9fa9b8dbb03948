import { path, rect, type Shape } from './shape.ts';
import { type Scene, textWidth, write } from './text.ts';
import { FELT, HEADER, PAPER, WIDTH } from './theme.ts';

/** Below the question, over the header's line. */
const PILL = { x: 112, y: 79, h: 38, side: 18 } as const;

/** Marks a picture as one of a turn to come: the header's line is dashed, and a pill says so. */
export function planMark(scene: Scene, word: string): Shape[] {
  const width = Math.ceil(textWidth(scene, word, 'tag')) + 2 * PILL.side;
  const middle = HEADER.height + HEADER.line / 2;
  return [
    path(`M0 ${middle}H${WIDTH}`, { stroke: FELT.low, width: HEADER.line, dash: [16, 16], cap: 'butt' }),
    rect(PILL.x - 4, PILL.y - 4, width + 8, PILL.h + 8, { fill: FELT.low }, PILL.h / 2 + 4),
    rect(PILL.x, PILL.y, width, PILL.h, { fill: PAPER.soft }, PILL.h / 2),
    write(scene, word, { x: PILL.x + PILL.side, y: PILL.y + PILL.h / 2 + 1 }, 'tag', 'ink on soft'),
  ];
}
