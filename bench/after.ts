import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { pino } from 'pino';
import { itemAt, makeDice, makeRng, pick } from '#engine';
import { RULES } from '#games/rules';
import { openStore } from '#store';
import { openResults } from '../src/bot/repositories/results.ts';
import { forgePress } from '../src/local/actions/press-component.ts';
import { makePost } from '../src/local/post.ts';
import { addChannel, homeOf, ownerOf } from '../src/local/world.ts';
import { finishedRoom } from '../test/rig/finished-matches.ts';
import { accepted } from '../test/rig/play.ts';
import { type BotProcess, CITIES, startProcess } from './bot-process.ts';
import { openTown, type Town } from './guest-chat.ts';
import { newTally, type Tally } from './load-guests.ts';
import { percentile, printTable, printTargets } from './report.ts';
import { storeMatches } from './stored-matches.ts';

/**
 * Reviews and time-lapses of finished matches during running ones. The bot is a separate process, the chat runs in this
 * one. Arguments: the number of matches, and of pairs of bots that run one after the other. One bot of each pair only
 * has matches, the other one reviews as well.
 */
const MATCHES = Number(process.argv[2] ?? 50);
const PAIRS = Number(process.argv[3] ?? 3);
const LOOKED_AT = 10;
/** Presses of each guest in a burst. */
const PRESSES = 5;
/** Milliseconds after which a missing answer counts as lost. */
const PATIENCE = 240_000;
const SETTINGS = { DRAW_THREADS: '1', MALLOC_ARENA_MAX: '1' };

/** Milliseconds over which the guests of a burst arrive. Nothing is requested or counted until all are there. */
const COMING = 1_000;
/** Milliseconds over which the requests are spread, about half a burst. */
const ASKING = 4_000;

const folder = mkdtempSync(join(tmpdir(), 'cities-after-'));

/** The request per finished match: a review of Cities, a time-lapse of Sprawlopolis. */
type Wish = { readonly id: string; readonly verb: 'review' | 'timelapse' };
const FINISHED = { review: ['cities', 'two-buenos-aires'], timelapse: ['sprawlopolis', 'two-easier'] } as const;

const wishes = (batch: number): Wish[] =>
  Array.from({ length: LOOKED_AT }, (_, i) => (['review', 'timelapse'] as const).map((verb) => ({ verb, i })))
    .flat()
    .map(({ verb, i }) => ({ verb, id: `${verb === 'review' ? 'aa' : 'bb'}${batch}${i.toString().padStart(7, '0')}` }));

async function storeFinished(database: string, guild: string, channel: string): Promise<void> {
  const store = accepted(await openStore(database));
  const results = openResults(store, pino({ level: 'silent' }), Date.now);
  for (const { id, verb } of [0, 1].flatMap(wishes)) {
    const [game, fixture] = FINISHED[verb];
    await results.keep({ ...finishedRoom(RULES[game], fixture), id, guild, channel });
  }
  await store.close();
}

/** Resolves to the final message. */
type Onlooker = { readonly ask: (wish: Wish) => Promise<APIMessage>; readonly channel: string };

/** Someone in a channel of their own. */
function openOnlooker({ chat: { world } }: Town): Onlooker {
  const owner = ownerOf(world);
  const channel = addChannel(world, { name: 'gallery', topic: '', parent: null, owner: owner.user.id });
  const body = { content: 'Finished games' };
  const { message } = makePost(world, { channel, author: world.bot }, { body, uploads: [] });
  return {
    channel: channel.id,
    ask({ id, verb }) {
      const asked = forgePress(world, owner, { message: message.id, customId: `cities:${id}:${verb}:` });
      return new Promise((done) => {
        const stop = world.listen((event) => {
          if (event.kind !== 'post' && event.kind !== 'edit') return;
          const { message: answer } = event.post;
          if (answer.interaction_metadata?.id !== asked.id || answer.attachments.length === 0) return;
          stop();
          done(answer);
        });
      });
    },
  };
}

type Burst = { readonly times: Tally; readonly peak: number };

async function burst(bot: BotProcess, { guests }: Town, ask = () => {}): Promise<Burst> {
  bot.forgetPeak();
  const all = guests.map(async (guest, at) => {
    await wait((COMING * at) / guests.length);
    for (let i = 0; i < PRESSES && !guest.isDone; i++) await guest.press();
  });
  await wait(COMING);
  for (const guest of guests) guest.tally = newTally();
  ask();
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

async function alone(bot: BotProcess, town: Town): Promise<Burst> {
  const whole = await burst(bot, town);
  await bot.rest();
  return whole;
}

type Beside = Burst & { readonly shown: number; readonly seconds: number };

/** A burst during a batch; its peak memory counts until the batch is done and the bot is idle. */
async function beside(bot: BotProcess, town: Town, onlooker: Onlooker, batch: number): Promise<Beside> {
  let [begun, shown] = [0, 0];
  let asked: readonly Promise<unknown>[] = [];
  const { times } = await burst(bot, town, () => {
    begun = performance.now();
    asked = wishes(batch).map(async (wish, i, { length }) => {
      await wait((ASKING * i) / length);
      await onlooker.ask(wish);
      shown += 1;
    });
  });
  await Promise.race([Promise.all(asked), wait(PATIENCE, null, { ref: false })]);
  const seconds = (performance.now() - begun) / 1000;
  await bot.rest();
  return { times, peak: bot.peak(), shown, seconds };
}

/** A new bot: the same guests play the same matches once to warm it up, then twice to be measured. */
async function visit<Counted extends Burst>(
  come: (bot: BotProcess, town: Town, onlooker: Onlooker, batch: number) => Promise<Counted>,
): Promise<readonly Counted[]> {
  const database = `sqlite://${join(folder, `${randomUUID()}.sqlite`)}`;
  const town = await openTown(MATCHES);
  const onlooker = openOnlooker(town);
  await storeMatches(database, town.places, false);
  await storeFinished(database, homeOf(town.chat.world).id, onlooker.channel);
  const bot = await startProcess(CITIES, town.chat, database, SETTINGS);
  await bot.rest();
  await alone(bot, town);
  const counted = [await come(bot, town, onlooker, 0), await come(bot, town, onlooker, 1)];
  await bot.kill();
  await town.chat.close();
  return counted;
}

/** Bootstrap samples; the middle 90 % are the confidence interval. */
const [DRAWS, LOW, HIGH] = [2_000, 0.05, 0.95];

type Times = readonly number[];

/**
 * The confidence interval of the ratio of 99th percentiles. Whole bursts are resampled, since a slow moment affects
 * many presses of one burst.
 */
function spread(some: readonly Times[], others: readonly Times[]): readonly [number, number] {
  const dice = makeDice(makeRng('bursts'));
  const drawn = (bursts: readonly Times[]) =>
    percentile(
      bursts.flatMap(() => pick(dice, bursts)),
      0.99,
    );
  const quotients = Array.from({ length: DRAWS }, () => drawn(some) / drawn(others));
  return [percentile(quotients, LOW), percentile(quotients, HIGH)];
}

const row = (name: string, times: readonly number[]) => [
  name,
  String(times.length),
  ...[0.5, 0.9, 0.99, 1].map((share) => percentile(times, share).toFixed(1)),
];

try {
  const visits: { readonly alone: readonly Burst[]; readonly beside: readonly Beside[] }[] = [];
  for (let i = 0; i < PAIRS; i++) visits.push({ alone: await visit(alone), beside: await visit(beside) });
  const bursts = (kind: 'acknowledged' | 'answered', when: 'alone' | 'beside') =>
    visits.flatMap((each) => each[when].map(({ times }) => times[kind]));
  // Pairs are resampled together, since which presses are slowest is chance.
  const all = (...which: Parameters<typeof bursts>) => bursts(...which).flat();
  const besides = `beside ${LOOKED_AT} reviews and time-lapses`;
  printTable([
    [`${MATCHES} matches, ${PAIRS} × 2 bursts, milliseconds`, 'count', 'p50', 'p90', 'p99', 'most'],
    row('alone: acknowledgement', all('acknowledged', 'alone')),
    row(`${besides}: acknowledgement`, all('acknowledged', 'beside')),
    row('alone: answer', all('answered', 'alone')),
    row(`${besides}: answer`, all('answered', 'beside')),
  ]);
  const busy = visits.flatMap((each) => each.beside);
  const peaks = visits.map((each) => [...each.alone, ...each.beside].map(({ peak }) => peak.toFixed(0)).join(', '));
  const lasted = busy.map(({ seconds }) => seconds.toFixed(0));
  console.log(`\npeak MB: ${peaks.join(' | ')}; seconds until all was shown: ${lasted.join(', ')}\n`);
  const p99 = (when: 'alone' | 'beside') => percentile(all('acknowledged', when), 0.99);
  const [least, most] = spread(bursts('acknowledged', 'beside'), bursts('acknowledged', 'alone'));
  console.log(`acknowledgement p99 beside ÷ alone, by nine of ten draws: ${least.toFixed(2)} to ${most.toFixed(2)}\n`);
  // Over all bots: garbage collection within one burst is chance, but a leak would show in all.
  const peakOf = (batch: number) => visits.reduce((sum, each) => sum + itemAt(each.beside, batch).peak, 0);
  printTargets([
    { name: 'acknowledgement p99, ms, beside them', value: p99('beside'), max: 1000, timed: true },
    { name: 'the same ÷ alone', value: p99('beside') / p99('alone'), max: 1.3, timed: true },
    { name: "second batches' peaks ÷ the first ones'", value: peakOf(1) / peakOf(0), max: 1.1, timed: true },
    { name: 'not shown', value: 2 * LOOKED_AT * busy.length - busy.reduce((sum, { shown }) => sum + shown, 0), max: 0 },
    { name: 'presses unanswered', value: busy.reduce((sum, { times }) => sum + times.open, 0), max: 0 },
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
