import { z } from 'zod';
import { done, itemAt, type Point, type Result, refuse, refuseInput } from '#engine';
import { isAt } from './city.ts';
import { EXTENT, kindOf, type Letter } from './content.ts';
import { scoreCity } from './scoring.ts';
import { type Field, SCORING_LEVELS } from './types.ts';

const SIDE = 2 * EXTENT;
const place = z
  .int()
  .min(0)
  .max(SIDE - 1);
const Position = z.strictObject({
  game: z.literal('tourists'),
  level: z.literal(SCORING_LEVELS.map(Number)),
  city: z.array(z.string().regex(/^[APTW]{8}$/, `a row is ${SIDE} letters of A, P, T, W`)).length(SIDE),
  tourists: z.array(z.strictObject({ x: place, y: place })),
});

type Scored = {
  readonly tourists: readonly (Point & { readonly points: number })[];
  readonly total: number;
};

/** Fields from lines of letters; any lines will do, whether tiles can make them or not. */
export const parseCity = (lines: readonly string[]): Field[] =>
  lines.flatMap((line, y) => [...line].map((letter, x) => ({ x, y, kind: kindOf(letter as Letter) })));

/** Scores a full city with its tourists. */
export function scorePosition(data: unknown): Result<Scored> {
  const parsed = Position.safeParse(data);
  if (!parsed.success) return refuseInput(parsed.error);
  const { level, city, tourists } = parsed.data;
  const fields = parseCity(city);
  for (const [i, tourist] of tourists.entries()) {
    const named = `tourists[${i}]`;
    if (fields.some((field) => field.kind === 'water' && isAt(field, tourist)))
      return refuse('bad-file', named, 'stands on water');
    const first = tourists.findIndex((other) => isAt(other, tourist));
    if (first < i) return refuse('bad-file', named, `stands on the same field as tourists[${first}]`);
  }
  const scored = scoreCity(itemAt(SCORING_LEVELS, level - 1), fields, tourists);
  return done({ tourists: scored.tourists.map(({ x, y, points }) => ({ x, y, points })), total: scored.total });
}
