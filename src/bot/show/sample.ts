import { LEVELS } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { startMatch } from '../../engine/match.ts';
import { parseOptions } from '../../engine/options.ts';
import { itemAt } from '../../engine/sure.ts';
import type { GameId } from '../../games/index.ts';
import { RULES } from '../../games/rules.ts';
import { FRESH, type Room } from '../../room/room.ts';
import { turnsSince } from '../../room/turn.ts';
import type { Computers } from '../computers.ts';

const SEED = 'a game in full swing';
/** How far it has come when it is shown. */
const SHARE = 0.7;

const views = new Map<GameId, Promise<Json>>();

/** Computers play one game, always the same: the pictures of the rules are drawn from it. */
async function play(id: GameId, computers: Computers): Promise<Json> {
  const game = RULES[id];
  const seats = Math.min(3, game.seats.max);
  const options = parseOptions(game, seats, {});
  if (!options.ok) throw new Error(`${id} can't be played with ${seats} seats`);
  const players = Array.from({ length: seats }, () => ({ user: null, name: '', computer: LEVELS[1] }));
  const begun: Room = {
    ...FRESH,
    id: '',
    channel: '',
    guild: null,
    host: '',
    language: 'en',
    game: id,
    options: options.value,
    seats: players,
    match: startMatch(game, players, options.value, SEED),
    pace: 0,
    adding: 'host',
    advice: true,
    automatic: false,
    revision: 0,
    created: 0,
  };
  const turns = turnsSince(await computers.play(begun), 0);
  return game.view(itemAt(turns, Math.floor(turns.length * SHARE)).after, null);
}

export function sampleView(game: GameId, computers: Computers): Promise<Json> {
  const view = views.get(game) ?? play(game, computers);
  views.set(game, view);
  return view;
}
