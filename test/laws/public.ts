import { type Match, sameJson } from '#engine';
import { LANGUAGES } from '#i18n';
import type { Room } from '#room';
import { turnPieces } from '../../src/bot/views/table.ts';
import { HARD_NAMES, NAMES } from '../draw/names.ts';
import { dice, viewers } from '../rig/play.ts';
import { roomOf } from '../rig/room-of-match.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { playthrough, sampled } from './playthrough.ts';
import { publicMessages } from './public-messages.ts';
import { publicMatch, withOtherSecretTurns } from './secret-turns.ts';

/** The room of a match in the languages in turn, with names that are hard to place. */
export function roomFor(match: Match, known: Partial<Room> = {}): Room {
  const names = match.log.length % 3 === 0 ? HARD_NAMES : NAMES;
  const seats = match.seats.map((player, i) => ({ ...player, name: names[i % names.length] ?? player.name }));
  const language = LANGUAGES[match.log.length % LANGUAGES.length];
  return roomOf({ ...match, seats }, { ...(language ? { language } : {}), ...known });
}

/** The first difference of two texts, with some context. */
function parting(one: string, other: string): string {
  const at = [...one].findIndex((_, i) => one[i] !== other[i]);
  return `…${one.slice(Math.max(0, at - 60), at + 60)}… / …${other.slice(Math.max(0, at - 60), at + 60)}…`;
}

/** The same match with all secrets swapped for a spectator, also in the log. */
function withOtherHidden({ own }: Subject, match: Match): Match {
  const { open } = match.history;
  return {
    ...match,
    log: match.log.map((entry, i) => (i < open.length ? entry : { seat: entry.seat, action: 'something else' })),
    state: own.withOtherSecrets(match.state, null),
    history: { ...match.history, open: { ...open, state: own.withOtherSecrets(open.state, null) } },
  };
}

/** Two states that differ only in hidden things give byte-equal messages, custom ids included. */
function* hidden(subject: Subject, match: Match): Generator<string> {
  const face = publicMessages(subject, roomFor(match));
  const other = publicMessages(subject, roomFor(withOtherHidden(subject, match)));
  if (face !== other) yield `after ${match.log.length} steps the channel shows what is hidden: ${parting(face, other)}`;
}

/** What seats are preparing, or have finished in secret, leaves no trace; neither in the story. */
function* prepared(subject: Subject, match: Match): Generator<string> {
  const { game } = subject;
  const { open } = match.history;
  const chance = dice(`otherwise ${match.log.length}`);
  const at = `after ${match.log.length} steps`;
  const told = { announced: open.length, past: open };
  // Both of the same length, for the language and the names of a room go by it.
  const roomWith = (each: Match) => ({ ...roomFor(match, told), match: { ...each, seats: match.seats } });
  const other = withOtherSecretTurns(game, match, [], chance);
  const [face, otherFace] = [match, other].map((each) => publicMessages(subject, roomWith(each)));
  if (face !== otherFace) yield `${at} the channel shows a secret turn: ${parting(face ?? '', otherFace ?? '')}`;
  // Partners know each other's turns.
  const teams = game.teams(match.seats.length, match.options);
  for (const viewer of viewers(match.seats.length)) {
    const known = teams.find((team) => team.some((seat) => seat === viewer)) ?? [viewer];
    const same = withOtherSecretTurns(game, match, known, chance);
    if (!sameJson(game.view(same.state, viewer), game.view(match.state, viewer)))
      yield `${at} ${viewer === null ? 'a spectator' : `seat ${viewer}`} sees a secret turn of someone else`;
  }
}

/** Nothing anyone can press in public comes from what a seat may do, unless everyone may know that. */
function* offered({ ui }: Subject, match: Match): Generator<string> {
  if (ui.openMoves) return;
  const verbs = publicVerbs(match);
  if (verbs.some((verb) => ['take', 'put', 'menu'].includes(verb)))
    yield `after ${match.log.length} steps moves are on the table, and they are not open: ${verbs.join()}`;
}

const publicVerbs = (match: Match): string[] => {
  const table = JSON.stringify(turnPieces(roomFor(match)));
  return [...table.matchAll(/"custom_id":"[^:"]*:[^:"]*:([^:"]*)/g)].map((found) => found[1] ?? '');
};

export function* publicLaw(subject: Subject, kind: MatchSetup, seed: string): Generator<string> {
  const { steps } = playthrough(subject.game, kind, seed);
  const matches = steps.map(({ before }) => before);
  for (const match of sampled(matches, 8)) {
    yield* hidden(subject, match);
    yield* offered(subject, match);
  }
  const secret = matches.filter((match) => match.log.length > publicMatch(match).log.length);
  for (const match of sampled(secret, 8)) yield* prepared(subject, match);
}
