import { z } from 'zod';
import { type Game, LEVELS, type Outcome } from './game.ts';
import { type Json, sameJson } from './json.ts';
import { type Match, play, startMatch } from './match.ts';
import { parseOptions } from './match-options.ts';
import { done, type Result, refuse, refuseInput } from './result.ts';
import { seedHash } from './seed.ts';

const Exported = z.strictObject({
  format: z.literal(1),
  game: z.string(),
  rules: z.int(),
  options: z.record(z.string(), z.string()),
  seats: z.array(z.strictObject({ name: z.string(), computer: z.enum(LEVELS).nullable() })),
  seed: z.string().min(1),
  seedHash: z.string(),
  log: z.array(z.unknown()),
  outcome: z.json(),
});
const LoggedEntry = z.strictObject({ seat: z.int().min(0), action: z.json() });

/** A match as a file: enough to replay it anywhere and to check its shuffle and its result. */
export type ExportedMatch = Omit<Match, 'state' | 'history'> & {
  readonly format: 1;
  readonly seedHash: string;
  readonly outcome: Outcome | null;
};

/** Contains the seed, which gives away what comes next: not to be shown before the match is over. */
export function exportMatch<S extends Json, A extends Json>(game: Game<S, A>, match: Match<S, A>): ExportedMatch {
  const { state, game: id, rules, options, seats, seed, log } = match;
  const outcome = game.outcome(state);
  return { format: 1, game: id, rules, options, seats, seed, seedHash: seedHash(seed), log, outcome };
}

/** Entry by entry, so that a long log is refused at its first bad entry without reading the rest. */
function replayLog(game: Game, start: Match, log: readonly unknown[]): Result<Match> {
  let match = start;
  for (const [i, item] of log.entries()) {
    const entry = LoggedEntry.safeParse(item);
    if (!entry.success) return refuseInput(entry.error, ['log', i]);
    const next = play(game, match, entry.data.seat, entry.data.action);
    if (!next.ok) return refuse(next.refusal.code, `log[${i}]`);
    match = next.value;
  }
  return done(match);
}

export function importMatch(games: readonly Game[], data: unknown): Result<Match> {
  const parsed = Exported.safeParse(data);
  if (!parsed.success) return refuseInput(parsed.error);
  const file = parsed.data;
  const game = games.find((candidate) => candidate.id === file.game);
  if (!game) return refuse('unknown-game', 'game', file.game);
  if (file.rules !== game.rules) {
    return refuse('other-rules', 'rules', `file has ${file.rules}, this version plays ${game.rules}`);
  }
  const options = parseOptions(game, file.seats.length, file.options);
  if (!options.ok) return options;
  if (file.seedHash !== seedHash(file.seed)) return refuse('bad-hash', 'seedHash', 'not the hash of seed');
  const match = replayLog(game, startMatch(game, file.seats, options.value, file.seed), file.log);
  if (match.ok && !sameJson(game.outcome(match.value.state), file.outcome)) {
    return refuse('bad-outcome', 'outcome', 'the log leads to another outcome');
  }
  return match.ok ? done(match.value) : match;
}
