import { type Game, type Options, parseOptions } from '#engine';
import { accepted } from '../rig/play.ts';
import { shareOf, todaysOf } from '../rig/todays-share.ts';

/** How a match may be set up. */
export type MatchSetup = { readonly seats: number; readonly options: Options };

const fitting = (game: Game, name: string, seats: number): string[] =>
  (game.options[name]?.choices ?? []).flatMap(({ value }) =>
    parseOptions(game, seats, { [name]: value }).ok ? [value] : [],
  );

function setupsWith(game: Game, seats: number): MatchSetup[] {
  const rows = Object.keys(game.options).map((name) => ({ name, values: fitting(game, name, seats) }));
  const most = Math.max(1, ...rows.map(({ values }) => values.length));
  return Array.from({ length: most }, (_, i) => {
    const chosen = rows.map(({ name, values }) => [name, values[(i + seats) % values.length]]);
    return { seats, options: accepted(parseOptions(game, seats, Object.fromEntries(chosen))) };
  });
}

const seatCounts = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Number of setups per game in `npm test`, including the fewest and the most seats. */
const FEW = 4;

/** All seat counts, and with each of them every choice of every option at least once; or `most` that differ. */
export function setupsOf(game: Game, most = Number.POSITIVE_INFINITY, few = FEW): MatchSetup[] {
  return shareOf(
    seatCounts(game).flatMap((seats) => setupsWith(game, seats).slice(0, most)),
    few,
  );
}

/** For laws that take long: `npm test` looks at one of those kinds a day. */
export const setupsToday = (game: Game, most?: number): MatchSetup[] => todaysOf(setupsOf(game, most), FEW);

export const setupName = ({ seats, options }: MatchSetup): string => [seats, ...Object.values(options)].join(' ');
