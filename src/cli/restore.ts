import { config as loadEnv } from 'dotenv';
import {
  type BrokenRecord,
  DEFAULT_DATABASE_URL,
  listBrokenRecords,
  openKeyv,
  type RecordKeyv,
  restoreRecord,
  type StoreRefusal,
} from '#store';
import { PERSON } from '../bot/repositories/people.ts';
import { LADDER } from '../bot/repositories/ratings.ts';
import { COURSE, RESULT } from '../bot/repositories/result-record.ts';
import { ROOM } from '../bot/repositories/room-record.ts';
import { DAY, SECRET, SERVER } from '../bot/repositories/server-record.ts';
import { requireDatabase } from './require-database.ts';

const KINDS = [ROOM, RESULT, COURSE, LADDER, PERSON, SERVER, DAY, SECRET];

const describe = ({ aside, key, problem, time }: BrokenRecord): string =>
  `${aside}\n  ${key}, set aside ${Number.isNaN(time) ? 'at some time' : new Date(time).toISOString()}: ${problem}`;

async function list(keyv: RecordKeyv): Promise<string> {
  const lines: string[] = [];
  for await (const aside of listBrokenRecords(keyv)) lines.push(describe(aside));
  if (lines.length === 0) return 'No record was set aside: every one could be read.';
  return [...lines, '', 'To put one back: npm run -s cli -- restore <the name of its first line>'].join('\n');
}

/** What the operator can do about it. */
const ADVICE: { readonly [code in StoreRefusal['code']]?: string } = {
  broken: 'It stays where it is. Run this again with a version that can read it, or mend its text in the database.',
  stale: 'Nothing was changed. End the game in that channel first, with /cities end, if this one is to come back.',
};

const why = ({ code, key, detail }: StoreRefusal): string =>
  [`${key}: ${detail || code}.`, ADVICE[code]].join(' ').trim();

/** `npm run -s cli -- restore` lists the records that could not be read; with the key of one it puts that one back. */
async function main([aside]: readonly string[]): Promise<string> {
  loadEnv({ quiet: true });
  const url = process.env['DATABASE_URL'] || DEFAULT_DATABASE_URL;
  requireDatabase(url, "Set DATABASE_URL to the bot's database.");
  const opened = await openKeyv(url);
  if (!opened.ok) throw new Error(opened.refusal.detail);
  const keyv = opened.value;
  try {
    if (!aside) return await list(keyv);
    const restored = await restoreRecord(keyv, aside, KINDS);
    if (!restored.ok) throw new Error(why(restored.refusal));
    return `${restored.value} is back. The next press in its channel finds it; the bot may go on running.`;
  } finally {
    await keyv.disconnect();
  }
}

main(process.argv.slice(2)).then(
  (told) => process.stdout.write(`${told}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
