import { homeOf } from '../src/local/world.ts';
import { createPostgres, createSqlite, type TemporaryDatabase } from '../test/rig/temporary-databases.ts';
import { CITIES, startProcess } from './bot-process.ts';
import { openTown, type Town } from './guest-chat.ts';
import { newTally } from './load-guests.ts';
import { median, printTable, printTargets, type Target } from './report.ts';
import { fillWith, storeMatches } from './stored-matches.ts';

/**
 * A bot with more and more stored matches: startup time, memory, and the cost of a press. Also measures PostgreSQL if
 * `TEST_POSTGRES_URL` is set. Arguments: other numbers of matches.
 */
const given = process.argv.slice(2).map(Number);
const COUNTS = given.length > 0 ? given : [2_000, 20_000, 100_000];
/** Seconds within which a bot with this number of matches is to be ready. */
const READY: { readonly [count: number]: number } = { 2000: 2, 20000: 4, 100000: 10 };
const SETTINGS = { DRAW_THREADS: '1', MALLOC_ARENA_MAX: '1' };
/** Matches that are played in, and presses in each, those before it is measured first. */
const [PLAYED, WARM, PRESSES] = [6, 4, 10];

/** A running bot with its measurements so far. */
type Grown = {
  readonly count: number;
  /** Seconds. */
  readonly ready: number;
  /** Megabytes, at rest. */
  readonly memory: number;
  readonly town: Town;
  readonly end: () => Promise<void>;
};

async function open({ url, drop }: TemporaryDatabase, count: number): Promise<Grown> {
  const town = await openTown(PLAYED);
  if (count > 0) await fillWith(url, count, homeOf(town.chat.world).id);
  const idle = await startProcess(CITIES, town.chat, url, SETTINGS);
  await idle.rest();
  const memory = idle.memory();
  await idle.kill();
  await storeMatches(url, town.places, false);
  const bot = await startProcess(CITIES, town.chat, url, SETTINGS);
  await bot.rest();
  const end = async () => {
    await bot.kill();
    await town.chat.close();
    await drop();
  };
  return { count, ready: idle.startup / 1000, memory, town, end };
}

/** One press at a time, alternating between the bots, so that other load on the machine affects all equally. */
async function play(towns: readonly Town[], presses: number): Promise<void> {
  for (let i = 0; i < presses; i++) {
    for (let at = 0; at < PLAYED; at++) {
      for (const { guests } of towns) if (!guests[at]!.isDone) await guests[at]!.press();
    }
  }
}

/** The median milliseconds until a press is answered, per bot. */
async function measurePresses(towns: readonly Town[]): Promise<number[]> {
  await play(towns, WARM);
  for (const { guests } of towns) for (const guest of guests) guest.tally = newTally();
  await play(towns, PRESSES);
  return towns.map(({ guests }) => median(guests.flatMap(({ tally }) => tally.answered)));
}

async function grow(name: string, lend: () => Promise<TemporaryDatabase>): Promise<Target[]> {
  const grown: Grown[] = [];
  try {
    for (const count of [0, ...COUNTS]) grown.push(await open(await lend(), count));
    return report(name, grown, await measurePresses(grown.map(({ town }) => town)));
  } finally {
    for (const { end } of grown) await end();
  }
}

function report(name: string, grown: readonly Grown[], presses: readonly number[]): Target[] {
  printTable([
    [`${name}: matches`, 'ready, s', 'resident, MB', 'a press, ms'],
    ...grown.map(({ count, ready, memory }, i) => [
      count.toLocaleString('en'),
      ready.toFixed(1),
      memory.toFixed(0),
      presses[i]!.toFixed(1),
    ]),
  ]);
  console.log();
  const timed = (what: string, value: number, max: number): Target => ({
    name: `${name}: ${what}`,
    value,
    max,
    timed: true,
  });
  return [
    ...grown
      .filter(({ count }) => READY[count] !== undefined)
      .map(({ count, ready }) => timed(`${count.toLocaleString('en')} matches, ready in s`, ready, READY[count]!)),
    timed('MB more than an empty bot', Math.max(...grown.map(({ memory }) => memory)) - grown[0]!.memory, 60),
    timed('a press among the most ÷ among the least', presses.at(-1)! / presses[1]!, 1.3),
  ];
}

const { TEST_POSTGRES_URL } = process.env;
const targets = await grow('SQLite', createSqlite);
if (TEST_POSTGRES_URL) targets.push(...(await grow('PostgreSQL', () => createPostgres(TEST_POSTGRES_URL))));
else console.log('PostgreSQL was not measured: TEST_POSTGRES_URL is not set\n');
printTargets(targets);
