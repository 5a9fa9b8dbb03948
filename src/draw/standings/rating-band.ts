import type { ShownSkill } from '#i18n';
import { box } from '../outline.ts';
import { line, path, rect, type Shape } from '../shape.ts';
import { PAPER } from '../theme.ts';

/** The range of ratings: hardly anyone comes near its ends. */
export const SCALE = { from: 0, to: 50, step: 10 } as const;

export type Track = { readonly x: number; readonly y: number; readonly w: number };

/** Where a rating lies on a track; what is beyond its ends lies at them. */
export function spotOn({ x, w }: Track, rating: number): number {
  const share = (rating - SCALE.from) / (SCALE.to - SCALE.from);
  return x + Math.round(w * Math.min(1, Math.max(0, share)));
}

type Look = { readonly color: string; readonly isSure: boolean; readonly half: number };

/** Between what and what a rating lies, with a notch at the likeliest. As long as little is known its edge is dashed. */
export function band(track: Track, { rating, spread }: ShownSkill, { color, isSure, half }: Look): Shape[] {
  const { x, y, w } = track;
  const left = spotOn(track, rating - spread);
  const right = Math.max(left + 12, spotOn(track, rating + spread));
  const notch = spotOn(track, rating);
  const frame = box(left, y - half, right - left, 2 * half, Math.min(half, Math.round((right - left) / 2)));
  const edge = isSure
    ? { fill: color, stroke: PAPER.ink, width: 3 }
    : { fill: PAPER.white, stroke: PAPER.mute, width: 3, dash: [9, 8] };
  return [
    rect(x, y - 2, w, 4, { fill: PAPER.line }, 2),
    path(frame, edge),
    line(`M${notch} ${y - half - 5}V${y + half + 5}`, PAPER.ink, 6),
  ];
}
