import { path, rect, type Shape } from './shape.ts';
import { type Scene, textWidth, write } from './text.ts';
import type { Tone } from './text-style.ts';
import { FELT, HEADER, PAPER, WIDTH } from './theme.ts';

/** Below the question, over the header's line. */
const PILL = { x: 112, y: 79, h: 38, side: 18 } as const;

function pill(scene: Scene, word: string, fill: string, tone: Tone): Shape[] {
  const { x } = PILL;
  const width = Math.ceil(textWidth(scene, word, 'tag')) + 2 * PILL.side;
  return [
    rect(x - 4, PILL.y - 4, width + 8, PILL.h + 8, { fill: FELT.low }, PILL.h / 2 + 4),
    rect(x, PILL.y, width, PILL.h, { fill }, PILL.h / 2),
    write(scene, word, { x: x + PILL.side, y: PILL.y + PILL.h / 2 + 1 }, 'tag', tone),
  ];
}

/** Marks a picture as one of a turn to come: the header's line is dashed, and a pill says so. */
export function planMark(scene: Scene, word: string): Shape[] {
  const middle = HEADER.height + HEADER.line / 2;
  return [
    path(`M0 ${middle}H${WIDTH}`, { stroke: FELT.low, width: HEADER.line, dash: [16, 16], cap: 'butt' }),
    ...pill(scene, word, PAPER.soft, 'ink on soft'),
  ];
}

/** Marks a picture as one of a daily city. */
export const dailyMark = (scene: Scene, word: string): Shape[] => pill(scene, word, PAPER.gold, 'ink on gold');
