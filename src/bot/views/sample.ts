import { itemAt, type Json, LEVELS, parseOptions, startMatch } from '#engine';
import type { GameId } from '#games';
import { RULES } from '#games/rules';
import { NEW_ROOM, type Room, turnsSince } from '#room';
import type { BotPlayers } from '../scheduling/bot-players.ts';

const SEED = 'a game in full swing';
/** How far it has come when it is shown. */
const SHARE = 0.7;

const views = new Map<GameId, Promise<Json>>();

/** Bots play one game, always the same: the pictures of the rules are drawn from it. */
async function play(id: GameId, botPlayers: BotPlayers): Promise<Json> {
  const game = RULES[id];
  const seats = Math.min(3, game.seats.max);
  const options = parseOptions(game, seats, {});
  if (!options.ok) throw new Error(`${id} can't be played with ${seats} seats`);
  const players = Array.from({ length: seats }, () => ({ user: null, name: '', computer: LEVELS[1] }));
  const begun: Room = {
    ...NEW_ROOM,
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
  const turns = turnsSince(await botPlayers.play(begun), 0);
  return game.view(itemAt(turns, Math.floor(turns.length * SHARE)).after, null);
}

export function sampleView(game: GameId, botPlayers: BotPlayers): Promise<Json> {
  const view = views.get(game) ?? play(game, botPlayers);
  views.set(game, view);
  return view;
}
