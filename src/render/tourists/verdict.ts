import type { Score, Seat } from '../../engine/game.ts';
import type { Say } from '../speech.ts';

/** The points of each tourist, best first: they decide a tie. */
export const bestOf = ({ parts }: Score): number[] =>
  parts.flatMap((part) => part.parts.map(({ points }) => points)).sort((a, b) => b - a);

/** By how much, or by what, the first are ahead; their points where nobody is behind. */
export function marginWords(say: Say, scores: readonly Score[], ranking: readonly (readonly Seat[])[]): string {
  const [first, second] = [ranking[0]![0]!, ranking[1]?.[0]];
  const { total } = scores[first]!;
  if (ranking[0]!.length > 1 || second === undefined) return say('touristsPictures.final.points', { count: total });
  const lead = total - scores[second]!.total;
  return lead > 0 ? say('touristsPictures.final.by', { count: lead }) : say('touristsPictures.final.byBest');
}
