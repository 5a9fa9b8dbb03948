/** One thing a condition counts: what it is worth and the cells it is made of. */
export type Hit = { readonly points: number; readonly cells: readonly number[] };

/** What a condition gives in a city. The points are those of its hits, unless a table decides. */
export type Tally = { readonly points: number; readonly hits: readonly Hit[] };

export function tally(hits: readonly Hit[]): Tally {
  let points = 0;
  for (const hit of hits) points += hit.points;
  return { points, hits };
}
