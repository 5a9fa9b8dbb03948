import type { Game } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import { importMatch } from '../../src/engine/record.ts';
import { isGameId } from '../../src/games/index.ts';
import { GAMES } from '../../src/games/rules.ts';
import { STAGES } from '../../src/games/stages.ts';
import { type Course, reviewing } from '../../src/room/review.ts';
import { FRESH, type Room } from '../../src/room/room.ts';
import { readFixture } from '../games/fixtures.ts';
import { accepted } from './play.ts';

/** A match that was played to its end, in a room as it is looked back on. */
export function roomOfMatch(match: Match): Room {
  const { game, options, log, state } = match;
  if (!isGameId(game)) throw new Error(`No game is called ${game}.`);
  return {
    ...FRESH,
    ...{ id: 'looked', channel: '1', guild: '2', host: '3', language: 'en', game, options, match },
    status: 'over',
    seats: match.seats.map(({ name, computer }) => ({ user: null, name, computer })),
    announced: log.length,
    past: { length: log.length, state },
    ...{ pace: 0, adding: 'host', automatic: false, advice: true, revision: 0, created: 0 },
  };
}

export const finishedRoom = (game: Game, fixture: string): Room =>
  roomOfMatch(accepted(importMatch(GAMES, readFixture(game, fixture))));

/** How it went, without a pause. */
export function courseOf(room: Room): Course {
  const bits = reviewing(room, STAGES[room.game].hindsight);
  for (let bit = bits.next(); ; bit = bits.next()) if (bit.done) return bit.value;
}
