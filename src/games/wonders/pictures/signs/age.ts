import { box, ellipse } from '../../../../draw/outline.ts';
import { type Scene, write } from '../../../../draw/scene.ts';
import { fill, line, path, type Shape } from '../../../../draw/shape.ts';
import { PAPER } from '../../../../draw/theme.ts';
import type { Age } from '../../rules/kinds.ts';
import { BACK } from '../tones.ts';
import { HIGH, type Sign, sign } from './sign.ts';

const BARS = { 1: [0], 2: [-12, 12], 3: [-23, 0, 23] } as const;

/** The back of the Age's cards with as many bars, framed in gold. */
export const agePlate = (age: Age): Sign =>
  sign(`age ${age}`, HIGH, () => [
    path(box(-48, -48, 96, 96, 24), { fill: BACK.face, stroke: PAPER.gold, width: 8 }),
    line(BARS[age].map((x) => `M${x} -18V18`).join(''), '#FFE8C4', 12),
  ]);

const DOT = { now: 19, other: 8, step: 23, beside: 15 } as const;

/** How wide the dots of so many turns are. */
export const trackWidth = (turns: number): number => 2 * DOT.now + (turns - 1) * DOT.step + 2 * DOT.beside - DOT.step;

/** A dot for each turn of the Age, this one with its number; from the left edge, on a middle line. */
export function turnTrack(turn: number, turns: number, x: number, y: number, scene: Scene): Shape[] {
  const middle = (i: number): number => {
    const step = x + i * DOT.step + DOT.other;
    return i + 1 < turn ? step : i + 1 === turn ? step + DOT.beside - DOT.other + 4 : step + 2 * DOT.beside - DOT.other;
  };
  return Array.from({ length: turns }, (_, i) => Math.round(middle(i))).flatMap((at, i): Shape[] => {
    if (i + 1 !== turn) return [fill(ellipse(at, y, DOT.other), i + 1 < turn ? PAPER.gold : '#5F6B9A')];
    const number = { x: at, y: y + 1, size: 28, align: 'center', color: PAPER.ink, on: PAPER.gold } as const;
    return [fill(ellipse(at, y, DOT.now), PAPER.gold), write(scene, String(turn), number)];
  });
}
