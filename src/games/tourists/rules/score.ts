import { itemAt, type Score, type Seat, scoreLine } from '#engine';
import { type CityScore, scoreCity, scoreOf } from './scoring.ts';
import type { Change } from './types.ts';
import type { SeenCity, View } from './view.ts';

export const cityOf = ({ cities }: View, seat: Seat): SeenCity => itemAt(cities, seat);

/** What the last round changed in a seat's city. */
export const lastChange = ({ last }: View, seat: Seat): Change => itemAt(last, seat);

export function cityScore(view: View, seat: Seat): CityScore {
  const { fields, tourists } = cityOf(view, seat);
  return scoreCity(view.level, fields, tourists);
}

/** The kinds a tourist can stand on, in the order of the score sheet. */
export const SCORE_LINES = ['attraction', 'park', 'terrace'] as const;
export type ScoreLine = (typeof SCORE_LINES)[number];

export type Sums = { readonly [line in ScoreLine]: number };
export const byLine = (of: (line: ScoreLine) => number): Sums => ({
  attraction: of('attraction'),
  park: of('park'),
  terrace: of('terrace'),
});

export const sumsOf = (score: Score): Sums => byLine((line) => scoreLine(score, line).points);
export const citySums = (view: View, seat: Seat): Sums => sumsOf(scoreOf(view.level, cityOf(view, seat)));

/** The points of each tourist, best first: they decide a tie. */
export const bestOf = ({ parts }: Score): number[] =>
  parts.flatMap((line) => line.parts.map(({ points }) => points)).sort((a, b) => b - a);
