import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { makePost } from '../src/local/post.ts';
import { ACKNOWLEDGER, type BotProcess, CANNED, CITIES, startProcess } from './bot-process.ts';
import { confirmTargets } from './confirm-cost.ts';
import { openTown, type Town } from './guest-chat.ts';
import { type Guest, newTally, type Tally } from './load-guests.ts';
import { mean, median, percentile, printTable, printTargets, type Target } from './report.ts';
import { storeMatches } from './stored-matches.ts';

/**
 * The bot as a separate process against the local chat in this one; on two cores they compete. Argument: the number of
 * matches.
 */
const MATCHES = Number(process.argv[2] ?? 200);
/** Presses of each guest in a burst. */
const PRESSES = 3;
const QUIET_PRESSES = 60;
/** Milliseconds after which a missing answer counts as lost. */
const PATIENCE = 180_000;
/** Milliseconds after a press until all its requests have been sent. */
const AFTERMATH = 250;
/** The conditions of the memory targets. */
const SETTINGS = { DRAW_THREADS: '1', MALLOC_ARENA_MAX: '1' };

const folder = mkdtempSync(join(tmpdir(), 'cities-load-'));
const database = (name: string) => `sqlite://${join(folder, `${name}.sqlite`)}`;

function sum(tallies: readonly Tally[]): Tally {
  const total = newTally();
  for (const { acknowledged, answered, tables, open } of tallies) {
    total.acknowledged.push(...acknowledged);
    total.answered.push(...answered);
    total.tables.push(...tables);
    total.open += open;
  }
  return total;
}

/** The lower bound: a bot that only acknowledges. */
async function measureFloor(): Promise<number[]> {
  const { chat, guests } = await openTown(1);
  const [guest] = guests;
  const bot = await startProcess(ACKNOWLEDGER, chat, database('none'));
  const button = { type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Knock', custom_id: 'knock' };
  const body = { content: 'Knock', components: [{ type: ComponentType.ActionRow, components: [button] }] };
  const channel = chat.world.channels.get(guest!.channel)!;
  const { message } = makePost(chat.world, { channel, author: chat.world.bot }, { body, uploads: [] });
  for (let i = 0; i < QUIET_PRESSES; i++) await guest!.knock(message, 'knock');
  await bot.kill();
  await chat.close();
  return guest!.tally.acknowledged;
}

type Quiet = { readonly times: Tally; readonly confirms: number[]; readonly others: number[] };

/** A single match, with the number of rate-limited requests per press. */
async function playAlone(guest: Guest, { counted }: Town): Promise<Quiet> {
  const requests = { confirms: [] as number[], others: [] as number[] };
  for (let i = 0; i < QUIET_PRESSES && !guest.isDone; i++) {
    const [before, tables] = [counted(), guest.tally.tables.length];
    await guest.press();
    await wait(AFTERMATH);
    requests[guest.tally.tables.length > tables ? 'confirms' : 'others'].push(counted() - before);
  }
  const times = guest.tally;
  guest.tally = newTally();
  return { times, ...requests };
}

type Burst = {
  readonly times: Tally;
  readonly seconds: number;
  /** Milliseconds of all the bot's threads together. */
  readonly busy: number;
  readonly counted: number;
  readonly peak: number;
};

/** All at once, each guest pressing on as soon as the answer is there. */
async function burst(bot: BotProcess, { guests, counted }: Town): Promise<Burst> {
  for (const guest of guests) guest.tally = newTally();
  bot.forgetPeak();
  const [begun, busy, requests] = [performance.now(), bot.busy(), counted()];
  const all = guests.map(async (guest) => {
    for (let i = 0; i < PRESSES && !guest.isDone; i++) await guest.press();
  });
  await Promise.race([Promise.all(all), wait(PATIENCE, null, { ref: false })]);
  const seconds = (performance.now() - begun) / 1000;
  await wait(AFTERMATH);
  const times = sum(guests.map(({ tally }) => tally));
  return { times, seconds, busy: bot.busy() - busy, counted: counted() - requests, peak: bot.peak() };
}

type Crowd = { readonly quiet: Quiet; readonly first: Burst; readonly second: Burst };

async function measureCrowd(name: string, words: readonly string[]): Promise<Crowd> {
  const town = await openTown(MATCHES);
  await storeMatches(database(name), town.places, false);
  const bot = await startProcess(words, town.chat, database(name), SETTINGS);
  await bot.rest();
  const quiet = await playAlone(town.guests[0]!, town);
  const first = await burst(bot, town);
  await bot.rest();
  const second = await burst(bot, town);
  await bot.kill();
  await town.chat.close();
  return { quiet, first, second };
}

/** Idle milliseconds after which a process has collected its garbage. */
const IDLE = 60_000;

/** Resident megabytes of an idle bot without a match, after it has drawn its startup pictures. */
async function measureIdle(): Promise<number> {
  const { chat } = await openTown(0);
  const bot = await startProcess(CITIES, chat, database('idle'), SETTINGS);
  await bot.rest();
  await wait(IDLE);
  const memory = bot.memory();
  await bot.kill();
  await chat.close();
  return memory;
}

const row = (name: string, times: readonly number[]) => [
  name,
  String(times.length),
  ...[0.5, 0.9, 0.99, 1].map((share) => percentile(times, share).toFixed(1)),
];

const perSecond = ({ times, seconds }: Burst) => times.answered.length / seconds;

function printTimes(floor: readonly number[], { quiet: { times }, first, second }: Crowd, canned: Crowd): void {
  printTable([
    ['milliseconds', 'count', 'p50', 'p90', 'p99', 'most'],
    row('a bot that only acknowledges', floor),
    row('quiet match: acknowledgement', times.acknowledged),
    row('quiet match: answer', times.answered),
    row('quiet match: new table', times.tables),
    row(`${MATCHES} matches: acknowledgement`, first.times.acknowledged),
    row(`${MATCHES} matches: answer`, first.times.answered),
    row(`${MATCHES} matches: new table`, first.times.tables),
    row('the same again: answer', second.times.answered),
    row('canned pictures: answer', canned.first.times.answered),
  ]);
  const bursts = { first, second, 'canned pictures': canned.first };
  console.log();
  printTable([
    ['burst', 'presses', 'confirmed', 'seconds', 'presses/s', 'ms at work a press', 'counted requests', 'peak MB'],
    ...Object.entries(bursts).map(([name, each]) => [
      name,
      `${each.times.answered.length}`,
      `${each.times.tables.length}`,
      each.seconds.toFixed(1),
      perSecond(each).toFixed(1),
      (each.busy / each.times.answered.length).toFixed(1),
      `${each.counted}`,
      each.peak.toFixed(0),
    ]),
  ]);
  console.log();
}

function targets(floor: readonly number[], crowd: Crowd, canned: Crowd, idle: number): Target[] {
  const { quiet, first, second } = crowd;
  const timed = (name: string, value: number, max: number): Target => ({ name, value, max, timed: true });
  return [
    timed(
      'quiet match: acknowledgement ÷ a bot that only acknowledges, p50',
      median(quiet.times.acknowledged) / median(floor),
      3,
    ),
    timed('quiet match: new table, ms, p50', median(quiet.times.tables), 400),
    timed('counted requests per confirmed turn, mean', mean(quiet.confirms), 2),
    timed('counted requests per other press, at most', Math.max(...quiet.others), 0),
    timed(`${MATCHES} matches: acknowledgement, ms, p99`, percentile(first.times.acknowledged, 0.99), 1000),
    timed(`${MATCHES} matches: presses unanswered`, first.times.open + second.times.open, 0),
    timed(
      `${MATCHES} matches: counted requests per confirmed turn`,
      (first.counted + second.counted) / (first.times.tables.length + second.times.tables.length),
      2,
    ),
    {
      name: 'presses/s ÷ with canned pictures',
      value: perSecond(first) / perSecond(canned.first),
      min: 0.5,
      timed: true,
    },
    timed('idle, MB', idle, 280),
    timed('peak, MB', Math.max(first.peak, second.peak), 620),
    timed("a second burst's peak ÷ the first's", second.peak / first.peak, 1.1),
  ];
}

try {
  const floor = await measureFloor();
  const crowd = await measureCrowd('crowd', CITIES);
  const canned = await measureCrowd('canned', CANNED);
  const idle = await measureIdle();
  console.log(
    `settings: ${Object.entries(SETTINGS)
      .map((setting) => setting.join('='))
      .join(' ')}\n`,
  );
  const confirmed = await confirmTargets();
  printTimes(floor, crowd, canned);
  printTargets([...targets(floor, crowd, canned, idle), ...confirmed]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
