import type { Logger } from 'pino';
import { z } from 'zod';
import { LANGUAGES } from '../i18n/index.ts';
import { type MatchRecord, matchKind } from '../store/match.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from './desk.ts';
import { gameOf } from './desk.ts';
import { Refused } from './refusal.ts';
import type { Room } from './room.ts';

const Extra = z.strictObject({
  host: z.string().min(1),
  language: z.enum(LANGUAGES),
  table: z.string().min(1).nullable(),
  announced: z.int().min(0),
});
type Extra = z.infer<typeof Extra>;

const ROOM = matchKind(Extra);

/** A lobby has no match yet: no seed, no log, no state. */
function toRecord(room: Room, now: number): MatchRecord<Extra> {
  const { host, language, table, announced, match, ...rest } = room;
  const { id, channel, guild, game, status, seats, revision, created } = rest;
  return {
    version: ROOM.version,
    revision,
    id,
    channel,
    guild,
    game,
    rules: match?.rules ?? gameOf(room).rules,
    options: match?.options ?? room.options,
    seats,
    seed: match?.seed ?? '',
    log: match?.log ?? [],
    state: match?.state ?? null,
    status,
    created: created || now,
    updated: now,
    extra: { host, language, table, announced },
  };
}

function toRoom(record: MatchRecord<Extra>): Room {
  const { id, channel, guild, game, rules, options, seats, seed, log, state, status, revision, created, extra } =
    record;
  const players = seats.map(({ name, computer }) => ({ name, computer }));
  const match = status === 'lobby' ? null : { game, rules, options, seats: players, seed, log, state };
  return { id, channel, guild, game, options, seats, status, match, revision, created, ...extra };
}

const UNREADABLE: { readonly [code: string]: string } = { broken: 'broken', newer: 'trouble.newer' };

/** Rooms in the store, by channel. Whatever the store refuses is said to the presser; nothing is half done. */
export function openRooms(store: Store, log: Logger, now: () => number): Rooms {
  return {
    async load(channel) {
      const loaded = await store.load(ROOM, channel, now());
      if (loaded.ok) return loaded.value ? toRoom(loaded.value) : null;
      log.error({ ...loaded.refusal }, 'room not loaded');
      throw new Refused(UNREADABLE[loaded.refusal.code] ?? 'unsaved');
    },
    async save(room) {
      const saved = await store.save(ROOM, room.channel, toRecord(room, now()));
      if (saved.ok) return toRoom(saved.value);
      log.error({ ...saved.refusal }, 'room not saved');
      throw new Refused('unsaved');
    },
    async remove(channel) {
      const removed = await store.remove(ROOM, channel);
      if (!removed.ok) throw new Refused('unsaved');
    },
    async *all(onBroken) {
      for await (const { id, result } of store.records(ROOM, now())) {
        if (result.ok) yield toRoom(result.value);
        else {
          log.error({ channel: id, ...result.refusal }, 'room not loaded');
          if (result.refusal.code === 'broken') onBroken?.(id);
        }
      }
    },
  };
}
