import { type Effect, fastForwardMatch, type Game, type Json, type Match, pick, type Seat, startMatch } from '#engine';
import { dice, freeze, people } from '../rig/play.ts';
import { isWhole } from '../rig/todays-share.ts';
import { type MatchSetup, setupName } from './match-setups.ts';

/** One action of a random match; everything in it is frozen. */
export type Step = {
  readonly before: Match;
  readonly seat: Seat;
  readonly action: Json;
  readonly effect: Effect;
  readonly after: Match;
};

export type Playthrough = { readonly start: Match; readonly steps: readonly Step[]; readonly over: Match };

/** No game of ours comes near: one that does will never end. */
export const MOST_STEPS = 4000;

const known = new WeakMap<Game, Map<string, Playthrough>>();

/** In `npm test` all laws look at the same match of a kind, which is then played once per worker. */
export function playthrough(game: Game, kind: MatchSetup, seed: string): Playthrough {
  const name = isWhole ? seed : setupName(kind);
  const ofGame = known.get(game) ?? new Map<string, Playthrough>();
  const played = (!isWhole && ofGame.get(name)) || playRandomly(game, kind, name);
  known.set(game, ofGame.set(name, played));
  return played;
}

/** A whole match of random legal actions. Throws if it can't go on or does not end. */
function playRandomly(game: Game, { seats, options }: MatchSetup, seed: string): Playthrough {
  const chance = dice(seed);
  const start = freeze(startMatch(game, people(seats), options, seed));
  const steps: Step[] = [];
  let before = start;
  for (let waiting = game.waiting(before.state); waiting.length > 0; waiting = game.waiting(before.state)) {
    if (steps.length === MOST_STEPS) throw new Error(`the match is not over after ${MOST_STEPS} steps`);
    const seat = pick(chance, waiting);
    const legal = game.legal(before.state, seat);
    if (legal.length === 0) throw new Error(`step ${steps.length}: seat ${seat} is to move and can do nothing`);
    const action = freeze(pick(chance, legal));
    const effect = game.effect(before.state, seat, action);
    const after = freeze(fastForwardMatch(game, before, [{ seat, action }]));
    steps.push({ before, seat, action, effect, after });
    before = after;
  }
  return { start, steps, over: before };
}

/** How many times as much is looked at as usual: `LAWS=10 npx vitest run test/laws` takes its time. */
const DEPTH = Number(process.env['LAWS'] ?? 1);

/** About that many of them, from first to last. */
export const sampled = <T>(all: readonly T[], count: number): T[] => {
  const stride = Math.max(1, all.length / (count * DEPTH));
  return all.filter((_, i) => Math.floor(i / stride) !== Math.floor((i - 1) / stride) || i === all.length - 1);
};

/** The first few problems; empty if the law holds. */
export function findings(problems: Iterable<string>, most = 5): string[] {
  const found = new Set<string>();
  for (const problem of problems) {
    found.add(problem);
    if (found.size === most) break;
  }
  return [...found];
}
