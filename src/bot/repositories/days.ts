import { createHmac, randomBytes } from 'node:crypto';
import { words } from '#i18n';
import { dailyProgram, dayBefore, Refused } from '#room';
import type { DueRecord, ShardId, Store } from '#store';
import { Records } from './records.ts';
import { DAY, type Day, type DayEntry, SECRET, SERVER, type Server } from './server-record.ts';

/** Servers' settings and their daily cities. */
export type Days = {
  readonly server: (guild: string) => Promise<Server | null>;
  /** Applies a change to the stored record; again if another process wrote in between. */
  readonly changeServer: (guild: string, change: (server: Server | null) => Server) => Promise<Server>;
  readonly day: (guild: string, day: string) => Promise<Day | null>;
  /** Once for each person: their first city counts. Resolves to the entry that counts. */
  readonly enter: (guild: string, day: string, entry: Omit<DayEntry, 'streak'>) => Promise<DayEntry>;
  /** The same for everyone in a server on a day, and unguessable. */
  readonly seed: (guild: string, day: string) => Promise<string>;
  readonly forget: (user: string) => Promise<void>;
  /** Notes that a person to be forgotten had their try at a city they didn't finish. */
  readonly bar: (guild: string, day: string, user: string) => Promise<void>;
  /** Whether a person who was forgotten since had their try. */
  readonly isBarred: (guild: string, day: string, user: string) => Promise<boolean>;
  readonly due: (until: number) => AsyncIterable<DueRecord>;
};

const SECRET_BYTES = 32;
/** Length of a mark. */
const MARK = 24;

type DaysOptions = {
  readonly store: Store;
  readonly now: () => number;
  readonly shard: ShardId;
  /** Called with every alarm that was saved. */
  readonly onAlarm: (guild: string, alarm: number | null) => void;
};

const idOf = (guild: string, day: string): string => `${guild}.${day}`;

const newDay = (guild: string, day: string): Day => ({
  version: 2,
  revision: 0,
  guild,
  day,
  game: dailyProgram(day).game,
  seats: [],
  tried: [],
});

/** The key of what nobody may guess: what a day's seed and its marks are made of. */
async function secretKey(records: Records): Promise<string> {
  const fresh = () => ({ version: 1, revision: 0, secret: randomBytes(SECRET_BYTES).toString('hex') }) as const;
  return (await records.change(SECRET, 'daily', (before) => before ?? fresh())).secret;
}

/** Can't be made or traced without the secret; changes every day. */
const markOf = async (records: Records, guild: string, day: string, user: string): Promise<string> =>
  createHmac('sha256', await secretKey(records))
    .update(['tried', guild, day, user].join('/'))
    .digest('hex')
    .slice(0, MARK);

export function openDays({ store, now, shard, onAlarm }: DaysOptions): Days {
  const records = new Records(store, now, () => new Refused('unsaved'));
  const former = { user: null, name: words('en')('bot.forget.former') };

  /** Removes a person from a day and leaves a mark that they had their try. */
  async function barFrom(guild: string, day: string, user: string): Promise<void> {
    const mark = await markOf(records, guild, day, user);
    await records.change(DAY, idOf(guild, day), (known) => {
      const { seats, tried, ...rest } = known ?? newDay(guild, day);
      return {
        ...rest,
        seats: seats.map((seat) => (seat.user === user ? { ...seat, ...former } : seat)),
        tried: tried.includes(mark) ? tried : [...tried, mark],
      };
    });
  }

  return {
    server: (guild) => records.read(SERVER, guild),
    async changeServer(guild, change) {
      const saved = await records.change(SERVER, guild, change);
      onAlarm(guild, saved.alarm);
      return saved;
    },
    day: (guild, day) => records.read(DAY, idOf(guild, day)),
    async enter(guild, day, entry) {
      const before = await records.read(DAY, idOf(guild, dayBefore(day)));
      const streak = 1 + (before?.seats.find(({ user }) => user === entry.user)?.streak ?? 0);
      const saved = await records.change(DAY, idOf(guild, day), (known) => {
        const stored = known ?? newDay(guild, day);
        if (stored.seats.some(({ user }) => user === entry.user)) return stored;
        return { ...stored, seats: [...stored.seats, { ...entry, streak }] };
      });
      return saved.seats.find(({ user }) => user === entry.user) ?? { ...entry, streak };
    },
    async seed(guild, day) {
      return createHmac('sha256', await secretKey(records))
        .update([guild, dailyProgram(day).game, day].join('/'))
        .digest('hex');
    },
    async forget(user) {
      for (const id of await store.idsOfUser(DAY, user)) {
        const known = await records.read(DAY, id);
        if (known) await barFrom(known.guild, known.day, user);
      }
    },
    bar: barFrom,
    async isBarred(guild, day, user) {
      const known = await records.read(DAY, idOf(guild, day));
      return known !== null && known.tried.length > 0 && known.tried.includes(await markOf(records, guild, day, user));
    },
    due: (until) => store.due(SERVER, until, shard),
  };
}
