import { seedHash } from '../engine/seed.ts';
import { words } from '../i18n/index.ts';
import { makeId, stampOf } from './custom-id.ts';
import { type Desk, gameOf, stageOf } from './desk.ts';
import { lobbyPieces } from './lobby.ts';
import { type Body, compose, type Piece } from './message.ts';
import { type Button, buttonRow, cut } from './parts.ts';
import { post, retire } from './post.ts';
import { Refused } from './refusal.ts';
import { namesOf, publicReader, type Room } from './room.ts';
import type { Ids } from './stage.ts';
import { isPreparing, matchOf, turnsSince, waitingFor } from './turn.ts';

export { channelOf, retire } from './post.ts';

/** Custom ids for one list of legal actions, at one point of the match. */
export function idsFor(room: Room, legal: readonly unknown[], verbs: { play: string; show: string }): Ids {
  const stamp = stampOf(legal as never, matchOf(room).log.length);
  const id = (verb: string, ...numbers: number[]) => makeId({ match: room.id, verb, stamp, numbers });
  return {
    play: (index) => id(verbs.play, index),
    show: (...numbers) => id(verbs.show, ...numbers),
    menu: (menu) => id('menu', menu),
    turn: () => id('turn'),
  };
}

function lookButtons(room: Room): Button[] {
  const t = words(room.language);
  const look = (verb: string, label: string, emoji: string): Button => ({
    id: makeId({ match: room.id, verb, stamp: '', numbers: [] }),
    label: t(`bot.table.${label}`),
    emoji,
  });
  return [
    look('mine', 'mine', '👷'),
    look('home', 'home', '🏘️'),
    look('scores', 'scores', '⭐'),
    look('rules', 'rules', '📖'),
    look('all', 'all', '🗺️'),
  ];
}

/** At most this many neighborhoods in one post: a whole round of computers fits. */
const MOST_STORIES = 4;

function storyPieces(room: Room): Piece[] {
  const game = gameOf(room);
  const reader = publicReader(room);
  const stories = turnsSince(room, room.announced).map((state) => stageOf(room).story(game.view(state, null), reader));
  const shown = stories.slice(-MOST_STORIES);
  const lines = cut(
    stories
      .map(({ line }) => line)
      .filter(Boolean)
      .join('\n'),
    3000,
  );
  const pictures = shown.flatMap(({ picture }, i) => (picture ? [{ name: `move${i}.png`, request: picture }] : []));
  return lines ? [lines, ...pictures] : [];
}

function turnPieces(room: Room): Piece[] {
  const game = gameOf(room);
  const { state, seed } = matchOf(room);
  const seat = waitingFor(room)!;
  const legal = game.legal(state, seat);
  const t = words(room.language);
  // The public table shows what everyone may see, also while its owner prepares a turn.
  const view = game.view(state, null);
  const { picture, rows } = stageOf(room).table(
    view,
    isPreparing(room) ? [] : legal,
    publicReader(room),
    idsFor(room, legal, { play: 'take', show: 'held' }),
  );
  const mention = `<@${room.seats[seat]!.user}>`;
  const isStart = picture.kind === 'start';
  const hash = room.table === null ? `\n-# ${t('bot.table.hash', { hash: seedHash(seed) })}` : '';
  return [
    { name: 'table.png', request: picture },
    t(isStart ? 'bot.table.choose' : 'bot.table.turn', { mention }) + hash,
    ...rows,
    buttonRow(lookButtons(room)),
  ];
}

function finalPieces(room: Room): Piece[] {
  const game = gameOf(room);
  const { state, seed } = matchOf(room);
  const outcome = game.outcome(state);
  const t = words(room.language);
  const winners = outcome?.kind === 'ranked' ? outcome.ranking[0]!.map((seat) => namesOf(room)[seat]!) : [];
  const rematch = {
    id: makeId({ match: room.id, verb: 'rematch', stamp: '', numbers: [] }),
    label: t('bot.table.rematch'),
    style: 'success' as const,
  };
  return [
    `${t('bot.story.over')}\n${t('bot.story.won', { count: winners.length, names: winners.join(', ') })}`,
    { name: 'final.png', request: stageOf(room).final(game.view(state, null)) },
    `-# ${t('bot.story.seed', { seed, hash: seedHash(seed) })}`,
    buttonRow([rematch]),
  ];
}

/** Looks for a message that was posted without its id being noted; null if there is none. */
export type Find = (desk: Desk, room: Room, body: Body) => Promise<string | null>;

const nowhere: Find = async () => null;

/** The move stands and is told; if only the place of its telling is not saved, it is found again later. */
async function note(desk: Desk, room: Room, posted: Pick<Room, 'table' | 'announced'>): Promise<Room> {
  try {
    const noted = await desk.rooms.save({ ...room, ...posted });
    if (room.table && room.table !== posted.table) await retire(desk, room, room.table);
    return noted;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return room;
  }
}

/** Posts the lobby of a room that is saved, and takes the buttons off an older one. */
export async function showLobby(desk: Desk, room: Room, find = nowhere): Promise<Room> {
  const body = await compose(desk, publicReader(room), lobbyPieces(room));
  const table = (await find(desk, room, body)) ?? (await post(desk, room, body)).id;
  return note(desk, room, { table, announced: 0 });
}

/** Saved first, so that a press on it always finds its room. */
export const postLobby = async (desk: Desk, room: Room): Promise<Room> => showLobby(desk, await desk.rooms.save(room));

/** Posts what happened and the new table, then takes the buttons off the old one. The room is saved already. */
export async function announce(desk: Desk, room: Room, find = nowhere): Promise<Room> {
  const over = room.status === 'over';
  const pieces = [...storyPieces(room), ...(over ? finalPieces(room) : turnPieces(room))];
  const waited = over ? null : waitingFor(room);
  const mention = waited === null ? undefined : (room.seats[waited]!.user ?? undefined);
  const body = await compose(desk, publicReader(room), pieces, mention);
  const table = (await find(desk, room, body)) ?? (await post(desk, room, body)).id;
  return note(desk, room, { table, announced: matchOf(room).log.length });
}
