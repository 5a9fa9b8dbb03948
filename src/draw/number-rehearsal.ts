import type { Drawing } from './shape.ts';
import { LEAST_SIZE, TEXT_STYLES } from './text-style.ts';
import { FELT, PAPER, WIDTH } from './theme.ts';

/** Scores and formulas change with every move; these are the most common. */
export function numbers(): Drawing {
  const styles = [
    { size: TEXT_STYLES.label.size, align: 'left', color: PAPER.paper },
    { size: TEXT_STYLES.title.size, align: 'center', color: PAPER.ink },
    { size: TEXT_STYLES.sum.size, align: 'center', color: PAPER.gold },
    { size: LEAST_SIZE, align: 'center', color: PAPER.soft },
  ] as const;
  const sums = Array.from({ length: 45 }, (_, i) => String(i));
  const formulas = [1, 2, 3, 4, 5].flatMap((points) => [0, 1, 2, 3, 4, 5, 6].map((count) => `${points}×${count}`));
  const at = { kind: 'text', x: 20, y: 20, face: 'display', on: FELT.low } as const;
  const formula = { ...at, size: TEXT_STYLES.points.size, align: 'right', color: PAPER.mute } as const;
  return {
    width: WIDTH,
    height: 100,
    shapes: [
      ...styles.flatMap((style) => sums.map((text) => ({ ...at, ...style, text }))),
      ...formulas.map((text) => ({ ...formula, text })),
    ],
  };
}
