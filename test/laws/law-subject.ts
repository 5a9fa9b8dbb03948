import { existsSync } from 'node:fs';
import type { Game, Json, Seat } from '#engine';
import { GAME_IDS, type GameId } from '#games';
import type { GameUi, Words } from '#games/contract';
import { RULES } from '#games/rules';
import { UIS } from '#games/uis';
import { WORDS } from '#games/words';

/** What the laws need beyond the game's contract. */
export interface LawHelpers<State extends Json = Json> {
  /** The same state with all that this viewer may not know swapped for something else; null is a spectator. */
  withOtherSecrets(state: State, viewer: Seat | null): State;
  /** All items of the game wherever they are, sorted: the same value in every state of a match. */
  conserved(state: State): Json;
  /** By name, positions with secrets that random matches rarely reach. */
  rare?(): { readonly [name: string]: { readonly seats: number; readonly state: State } };
}

/** A game as the laws see it. */
export type Subject = {
  readonly id: GameId;
  readonly game: Game;
  readonly ui: GameUi;
  readonly words: Words;
  readonly own: LawHelpers;
};

/** The message for a game whose tests lack this file. */
const missingHelpers = (id: string, what: string): string =>
  [
    `The laws can't be held against "${id}": ${what}. Write test/games/${id}/laws.ts, which exports`,
    `  withOtherSecrets(state, viewer): the same state with all that this viewer (a seat, or null for a spectator)`,
    `    may not know swapped for something else: piles, the generator, closed hands, what others are preparing;`,
    `  conserved(state): everything there is, wherever it lies, sorted: the same value in every state of a match.`,
  ].join('\n');

/** Stands in for the missing file: laws that need it throw this message. */
function without(id: string, what: string): LawHelpers {
  const complain = () => {
    throw new Error(missingHelpers(id, what));
  };
  return { withOtherSecrets: complain, conserved: complain };
}

const isOwn = (module: unknown): module is LawHelpers =>
  typeof module === 'object' &&
  module !== null &&
  ['withOtherSecrets', 'conserved'].every((name) => typeof Reflect.get(module, name) === 'function');

/** What the tests of a game say about it, found by its id. */
export async function lawHelpersOf(id: string): Promise<LawHelpers> {
  const file = new URL(`../games/${id}/laws.ts`, import.meta.url);
  if (!existsSync(file)) return without(id, 'there is no such file');
  const module: unknown = await import(file.href);
  return isOwn(module) ? module : without(id, 'the file does not export both functions');
}

/** A game as it is listed. */
export const subjectOf = (id: GameId, own: LawHelpers): Subject => ({
  id,
  game: RULES[id],
  ui: UIS[id],
  words: WORDS[id],
  own,
});

/** Every game that is listed. */
export const subjects = (): Promise<Subject[]> =>
  Promise.all(GAME_IDS.map(async (id) => subjectOf(id, await lawHelpersOf(id))));

/**
 * Games with a lesson. What explains a game, such as its legend and its bots' reasons, is asked of these alone: a game that
 * has just been added can do without.
 */
export const explainedSubjects = async (): Promise<Subject[]> => (await subjects()).filter(({ ui }) => ui.lesson);
