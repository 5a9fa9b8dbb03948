import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { makePost } from '../src/local/post.ts';
import { type LocalChat, startLocalChat } from '../src/local/server.ts';
import { addChannel, ownerOf } from '../src/local/world.ts';
import { dice } from '../test/rig/play.ts';
import { ACKNOWLEDGER, CITIES, startProcess } from './bot-process.ts';
import { Guest, newTally, seat, type Tally } from './crowd.ts';
import { median, percentile, printTable, printTargets, type Target } from './report.ts';
import { type Place, storeMatches } from './stored.ts';

/**
 * The bot as a process of its own against the local chat in this one; on two cores they share what there is. The
 * chat's own rate limits are off: Discord would let a bot post 50 messages a second and no more.
 */
const MATCHES = 200;
const PRESSES = 5;
const QUIET_PRESSES = 80;
const STORED = 2000;
/** Milliseconds in which a started bot has rehearsed its pictures. */
const REHEARSAL = 6_000;
/** What has not come by then, in milliseconds, never will. */
const PATIENCE = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'cities-load-'));
const database = (name: string) => `sqlite://${join(folder, `${name}.sqlite`)}`;

async function openTown(count: number): Promise<{ chat: LocalChat; guests: Guest[]; places: Place[] }> {
  const chat = await startLocalChat();
  const { world } = chat;
  const owner = ownerOf(world).user.id;
  const channels = Array.from({ length: count }, (_, i) =>
    addChannel(world, { name: `table-${i}`, topic: '', parent: null, owner }),
  );
  const people = [...world.people.values()].filter(({ language }) => language === 'en-US');
  const personAt = (i: number) => people[i % people.length]!;
  const guests = channels.map((channel, i) => new Guest(world, personAt(i), channel, dice(`guest ${i}`)));
  seat(world, guests);
  const places = channels.map(({ id }, i) => ({ channel: id, guild: world.guild.id, user: personAt(i).user.id }));
  return { chat, guests, places };
}

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

/** The floor: a bot that only acknowledges. */
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

/** One match with nobody else about, then all at once. */
async function measureCrowd(): Promise<{ quiet: Tally; crowd: Tally; seconds: number }> {
  const { chat, guests, places } = await openTown(MATCHES);
  await storeMatches(database('crowd'), places, false);
  const bot = await startProcess(CITIES, chat, database('crowd'));
  const [first] = guests;
  for (let i = 0; i < QUIET_PRESSES && !first!.isDone; i++) await first!.press();
  const quiet = first!.tally;
  first!.tally = newTally();
  const begun = performance.now();
  const all = guests.map(async (guest) => {
    for (let i = 0; i < PRESSES && !guest.isDone; i++) await guest.press();
  });
  await Promise.race([Promise.all(all), wait(PATIENCE, null, { ref: false })]);
  const seconds = (performance.now() - begun) / 1000;
  await bot.kill();
  await chat.close();
  return { quiet, crowd: sum(guests.map(({ tally }) => tally)), seconds };
}

type Held = { readonly startup: number; readonly memory: number };

/** A bot with so many matches to look after, once it has drawn what it rehearses. */
async function measureStored(count: number): Promise<Held> {
  const { chat, places } = await openTown(count);
  await storeMatches(database(`stored-${count}`), places, true);
  const bot = await startProcess(CITIES, chat, database(`stored-${count}`));
  await wait(REHEARSAL);
  const memory = bot.memory();
  await bot.kill();
  await chat.close();
  return { startup: bot.startup, memory };
}

const row = (name: string, times: readonly number[]) => [
  name,
  String(times.length),
  ...[0.5, 0.9, 0.99, 1].map((share) => percentile(times, share).toFixed(1)),
];

type Crowd = Awaited<ReturnType<typeof measureCrowd>>;

function printTimes(floor: readonly number[], { quiet, crowd, seconds }: Crowd): void {
  printTable([
    ['milliseconds', 'count', 'p50', 'p90', 'p99', 'most'],
    row('a bot that only acknowledges', floor),
    row('quiet match: acknowledgement', quiet.acknowledged),
    row('quiet match: answer', quiet.answered),
    row('quiet match: new table', quiet.tables),
    row(`${MATCHES} matches: acknowledgement`, crowd.acknowledged),
    row(`${MATCHES} matches: answer`, crowd.answered),
    row(`${MATCHES} matches: new table`, crowd.tables),
  ]);
  console.log(`${crowd.answered.length} presses in ${seconds.toFixed(1)} s\n`);
}

function targets(floor: readonly number[], { quiet, crowd }: Crowd, empty: Held, held: Held): Target[] {
  const ratio = median(quiet.acknowledged) / median(floor);
  const timed = (name: string, value: number, max: number): Target => ({ name, value, max, timed: true });
  return [
    timed('quiet match: acknowledgement ÷ a bot that only acknowledges, p50', ratio, 10),
    timed('quiet match: new table, ms, p50', median(quiet.tables), 400),
    timed(`${MATCHES} matches: acknowledgement, ms, p99`, percentile(crowd.acknowledged, 0.99), 1000),
    timed(`${MATCHES} matches: presses unanswered`, crowd.open, 0),
    timed(`${STORED} stored matches: start, s`, held.startup / 1000, 10),
    timed(`${STORED} stored matches: resident memory, MB`, held.memory, 400),
    timed('of which a bot without matches has, MB', empty.memory, 400),
  ];
}

async function main(): Promise<void> {
  const floor = await measureFloor();
  const crowd = await measureCrowd();
  const empty = await measureStored(0);
  const held = await measureStored(STORED);
  printTimes(floor, crowd);
  printTargets(targets(floor, crowd, empty, held));
}

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
