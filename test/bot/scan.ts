import { fastForwardMatch, type Match, startMatch } from '#engine';
import type { Room } from '#room';
import { cities } from '../../src/games/cities/rules/index.ts';
import type { Action, State } from '../../src/games/cities/rules/types.ts';
import type { Exchange } from '../../src/local/rest/api.ts';
import type { ChatHarness } from '../rig/chat-harness.ts';
import type { Kept } from './ledger.ts';

type CitiesMatch = Match<State, Action>;

export const citiesMatch = ({ match }: Kept): CitiesMatch => match as CitiesMatch;

/** Everything the bot sent to one channel or as an answer in it. */
export type Sent = { readonly text: string; readonly exchange: Exchange };

/** Keeps what the bot sends from now on, word for word, pictures included. */
export function listen(harness: ChatHarness): Sent[] {
  const sent: Sent[] = [];
  harness.watch((exchange) => {
    const { path, body, uploads } = exchange.call;
    if (body === undefined) return;
    sent.push({ text: JSON.stringify([path, body, uploads.map(({ name }) => name)]), exchange });
  });
  return sent;
}

export const postsIn = (sent: readonly Sent[], channel: string): Sent[] =>
  sent.filter(({ exchange: { call } }) => call.method === 'POST' && call.path === `/channels/${channel}/messages`);

/** Every state of a match from its seed on, the first before any action. */
export function statesOf(match: CitiesMatch): State[] {
  const states = [startMatch(cities, match.seats, match.options as never, match.seed).state];
  for (const { seat, action } of match.log) states.push(cities.apply(states.at(-1)!, seat, action));
  return states;
}

/** The room at every point at which a table was posted, in order. */
export function toldRooms(kept: Kept): Room[] {
  const { room } = kept;
  const match = citiesMatch(kept);
  const rooms: Room[] = [];
  const begun = startMatch(cities, match.seats, match.options as never, match.seed);
  const past = begun.history.open;
  for (const [count] of statesOf(match).entries()) {
    const reached = fastForwardMatch(cities, begun, match.log.slice(0, count));
    const { state, history } = reached;
    const waiting = cities.waiting(state)[0];
    const ended = history.open.length === count;
    if (!ended || (waiting !== undefined && room.seats[waiting]!.computer)) continue;
    rooms.push({
      ...room,
      past,
      match: reached,
      status: cities.outcome(state) ? 'over' : 'playing',
      table: rooms.length > 0 ? 'earlier' : null,
      announced: rooms.at(-1)?.match?.log.length ?? 0,
    });
  }
  return rooms;
}

/** A picture file's chunks, by name. */
export function chunks(png: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) names.push(png.toString('latin1', at + 4, at + 8));
  return names;
}
