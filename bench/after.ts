import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { pino } from 'pino';
import { openResults } from '../src/bot/keep/results.ts';
import { RULES } from '../src/games/rules.ts';
import { forge } from '../src/local/act/component.ts';
import { makePost } from '../src/local/post.ts';
import { addChannel, type Event, homeOf, ownerOf } from '../src/local/world.ts';
import { openStore } from '../src/store/open.ts';
import { finishedRoom } from '../test/rig/finished.ts';
import { accepted } from '../test/rig/play.ts';
import { type BotProcess, CITIES, startProcess } from './bot-process.ts';
import { newTally, type Tally } from './crowd.ts';
import { percentile, printTable, printTargets } from './report.ts';
import { storeMatches } from './stored.ts';
import { openTown, type Town } from './town.ts';

/**
 * Reviews and time-lapses of finished matches beside running ones: the bot is a process of its own, the chat is in this
 * one. Give a number for fewer matches.
 */
const MATCHES = Number(process.argv[2] ?? 50);
const LOOKED_AT = 10;
/** Presses of each guest in a burst. */
const PRESSES = 6;
/** What has not come by then, in milliseconds, never will. */
const PATIENCE = 240_000;
const SETTINGS = { DRAW_THREADS: '1', MALLOC_ARENA_MAX: '1' };

const folder = mkdtempSync(join(tmpdir(), 'cities-after-'));
const database = `sqlite://${join(folder, 'after.sqlite')}`;

/** What is asked of which finished match: a Cities match is reviewed, the one city of Sprawlopolis grows. */
type Wish = { readonly id: string; readonly verb: 'review' | 'timelapse' };
const FINISHED = { review: ['cities', 'two-buenos-aires'], timelapse: ['sprawlopolis', 'two-easier'] } as const;

const wishes = (batch: number): Wish[] =>
  Array.from({ length: LOOKED_AT }, (_, i) => (['review', 'timelapse'] as const).map((verb) => ({ verb, i })))
    .flat()
    .map(({ verb, i }) => ({ verb, id: `${verb === 'review' ? 'aa' : 'bb'}${batch}${i.toString().padStart(7, '0')}` }));

async function storeFinished(guild: string, channel: string): Promise<void> {
  const store = accepted(await openStore(database));
  const results = openResults(store, pino({ level: 'silent' }), Date.now);
  for (const { id, verb } of [0, 1].flatMap(wishes)) {
    const [game, fixture] = FINISHED[verb];
    await results.keep({ ...finishedRoom(RULES[game], fixture), id, guild, channel });
  }
  await store.close();
}

/** When the bot has heard of it, and when it is shown. */
type Asked = { readonly heard: Promise<void>; readonly shown: Promise<APIMessage> };
type Onlooker = { readonly ask: (wish: Wish) => Asked; readonly channel: string };

/** Somebody in a channel of their own, who asks for all of it at once. */
function openOnlooker({ chat: { world } }: Town): Onlooker {
  const owner = ownerOf(world);
  const channel = addChannel(world, { name: 'gallery', topic: '', parent: null, owner: owner.user.id });
  const body = { content: 'Finished games' };
  const { message } = makePost(world, { channel, author: world.bot }, { body, uploads: [] });
  return {
    channel: channel.id,
    ask({ id, verb }) {
      const asked = forge(world, owner, { message: message.id, customId: `cities:${id}:${verb}:` });
      const next = <Value>(find: (event: Event) => Value | null) =>
        new Promise<Value>((done) => {
          const stop = world.listen((event) => {
            const found = find(event);
            if (found === null) return;
            stop();
            done(found);
          });
        });
      return {
        heard: next((event) => (event.kind === 'settled' && event.interaction === asked ? true : null)).then(() => {}),
        shown: next((event) => {
          if (event.kind !== 'post' && event.kind !== 'edit') return null;
          const { message: answer } = event.post;
          return answer.interaction_metadata?.id === asked.id && answer.attachments.length > 0 ? answer : null;
        }),
      };
    },
  };
}

type Burst = { readonly times: Tally; readonly peak: number };

async function burst(bot: BotProcess, { guests }: Town): Promise<Burst> {
  for (const guest of guests) guest.tally = newTally();
  bot.forgetPeak();
  const all = guests.map(async (guest) => {
    for (let i = 0; i < PRESSES && !guest.isDone; i++) await guest.press();
  });
  await Promise.race([Promise.all(all), wait(PATIENCE, null, { ref: false })]);
  const tallies = guests.map(({ tally }) => tally);
  const times = {
    acknowledged: tallies.flatMap(({ acknowledged }) => acknowledged),
    answered: tallies.flatMap(({ answered }) => answered),
    tables: tallies.flatMap(({ tables }) => tables),
    open: tallies.reduce((sum, { open }) => sum + open, 0),
  };
  return { times, peak: bot.peak() };
}

type Beside = Burst & { readonly shown: number; readonly seconds: number };

/** A burst while a batch is worked on; its peak is that until the last of it is there and nothing is left to do. */
async function beside(bot: BotProcess, town: Town, onlooker: Onlooker, batch: number): Promise<Beside> {
  const begun = performance.now();
  let shown = 0;
  const all = wishes(batch).map(onlooker.ask);
  const asked = all.map((wish) => wish.shown.then(() => shown++));
  await Promise.all(all.map(({ heard }) => heard));
  const { times } = await burst(bot, town);
  await Promise.race([Promise.all(asked), wait(PATIENCE, null, { ref: false })]);
  const seconds = (performance.now() - begun) / 1000;
  await bot.rest();
  return { times, peak: bot.peak(), shown, seconds };
}

const row = (name: string, times: readonly number[]) => [
  name,
  String(times.length),
  ...[0.5, 0.9, 0.99, 1].map((share) => percentile(times, share).toFixed(1)),
];

try {
  const town = await openTown(MATCHES);
  const onlooker = openOnlooker(town);
  await storeMatches(database, town.places, false);
  await storeFinished(homeOf(town.chat.world).id, onlooker.channel);
  const bot = await startProcess(CITIES, town.chat, database, SETTINGS);
  await bot.rest();
  const warm = await burst(bot, town);
  await bot.rest();
  const alone = await burst(bot, town);
  await bot.rest();
  const first = await beside(bot, town, onlooker, 0);
  const again = await burst(bot, town);
  await bot.rest();
  const second = await beside(bot, town, onlooker, 1);
  await bot.kill();
  await town.chat.close();
  // In turn, and what belongs together taken together: which presses are slowest is a matter of chance.
  const all = (kind: 'acknowledged' | 'answered', ...bursts: readonly Burst[]) =>
    bursts.flatMap(({ times }) => times[kind]);
  const besides = `beside ${LOOKED_AT} reviews and time-lapses, twice`;
  printTable([
    [`${MATCHES} matches, milliseconds`, 'count', 'p50', 'p90', 'p99', 'most'],
    row('alone, twice: acknowledgement', all('acknowledged', alone, again)),
    row(`${besides}: acknowledgement`, all('acknowledged', first, second)),
    row('alone, twice: answer', all('answered', alone, again)),
    row(`${besides}: answer`, all('answered', first, second)),
  ]);
  const peaks = [warm, alone, first, again, second].map(({ peak }) => peak.toFixed(0));
  const lasted = [first, second].map(({ seconds }) => seconds.toFixed(0));
  console.log(`\npeak MB: ${peaks.join(', ')}; seconds until all was shown: ${lasted.join(', ')}\n`);
  const p99 = (...bursts: readonly Burst[]) => percentile(all('acknowledged', ...bursts), 0.99);
  printTargets([
    { name: 'acknowledgement p99, ms, beside them', value: p99(first, second), max: 1000, timed: true },
    { name: 'the same ÷ alone', value: p99(first, second) / p99(alone, again), max: 1.5, timed: true },
    { name: "a second batch's peak ÷ the first's", value: second.peak / first.peak, max: 1.1, timed: true },
    { name: 'not shown', value: 4 * LOOKED_AT - first.shown - second.shown, max: 0 },
    { name: 'presses unanswered', value: first.times.open + second.times.open, max: 0 },
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
