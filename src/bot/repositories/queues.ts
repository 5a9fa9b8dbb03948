import { z } from 'zod';
import { GAME_IDS } from '#games';
import { LANGUAGES } from '#i18n';
import { type GameQueue, PACES, queueAlarm, Refused, withoutPerson } from '#room';
import { type DueRecord, type RecordKind, type ShardId, type Stamped, type Store, stampFields } from '#store';
import { Records } from './records.ts';

const id = z.string().min(1);
const time = z.int().min(0);
const wish = { game: z.enum(GAME_IDS), pace: z.literal(PACES), channel: id, language: z.enum(LANGUAGES) };

type StoredQueue = Stamped & GameQueue & { readonly guild: string; readonly alarm: number | null };

/** Found by guild, and by each person in it. */
const QUEUE: RecordKind<StoredQueue> = {
  kind: 'queue',
  version: 1,
  schema: z.strictObject({
    ...stampFields(1),
    guild: id,
    seats: z.array(z.strictObject({ user: id, name: z.string(), ...wish, since: time })).readonly(),
    tables: z.array(z.strictObject({ id, card: id.nullable(), ...wish })).readonly(),
    rows: z.array(z.strictObject({ user: id, name: z.string(), table: id })).readonly(),
    alarm: time.nullable(),
  }),
  migrations: {},
};

/** The people of each server who look for others to play with. */
export type Queues = {
  readonly in: (guild: string) => Promise<GameQueue>;
  /** Applies a change to the stored queue; again if another process wrote in between. */
  readonly change: (guild: string, change: (queue: GameQueue) => GameQueue) => Promise<GameQueue>;
  readonly forget: (user: string) => Promise<void>;
  readonly due: (until: number) => AsyncIterable<DueRecord>;
};

type QueuesOptions = {
  readonly store: Store;
  readonly now: () => number;
  readonly shard: ShardId;
  /** Called with every alarm that was saved. */
  readonly onAlarm: (guild: string, alarm: number | null) => void;
};

export function openQueues({ store, now, shard, onAlarm }: QueuesOptions): Queues {
  const records = new Records(store, now, () => new Refused('unsaved'));
  const empty = (guild: string): StoredQueue => ({
    version: 1,
    revision: 0,
    guild,
    seats: [],
    tables: [],
    rows: [],
    alarm: null,
  });
  const change: Queues['change'] = async (guild, make) => {
    const saved = await records.change(
      QUEUE,
      guild,
      (stored) => {
        const before = stored ?? empty(guild);
        const { seats, tables, rows } = make(before);
        const next = { ...before, seats, tables, rows };
        return { ...next, alarm: queueAlarm(next) };
      },
      'replace',
    );
    onAlarm(guild, saved.alarm);
    return saved;
  };
  return {
    in: async (guild) => (await records.read(QUEUE, guild)) ?? empty(guild),
    change,
    async forget(user) {
      for (const guild of await store.idsOfUser(QUEUE, user))
        await change(guild, (queue) => withoutPerson(queue, user));
    },
    due: (until) => store.due(QUEUE, until, shard),
  };
}
