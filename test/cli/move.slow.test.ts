import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore } from '#store';
import { temporaryFolder } from '../rig/fresh-store.ts';
import { MATCH, matchRecord, NOW, valueIn } from '../rig/match-records.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function move(...urls: string[]) {
  const words = ['scripts/run.js', 'move', ...urls];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('npm run -s cli -- move copies a database to an empty one, and touches no other', async () => {
  const [from, to] = ['from', 'to'].map((name) => `sqlite://${join(temporaryFolder(), name)}.sqlite`) as [
    string,
    string,
  ];
  const store = valueIn(await openStore(from));
  const saved = valueIn(await store.save(MATCH, '1', matchRecord('1')));
  await store.close();
  const said = '1 records copied. Set DATABASE_URL to the new database and start the bot.\n';
  expect(move(from, to)).toEqual({ status: 0, said });
  const copy = valueIn(await openStore(to));
  expect(valueIn(await copy.load(MATCH, '1', NOW))).toEqual(saved);
  await copy.close();
  const refused = 'The database to copy to has records already. Name an empty one.\n';
  expect(move(from, to)).toEqual({ status: 1, said: refused });
});

test('npm run -s cli -- move makes no database out of a path that was mistyped', () => {
  const [from, to] = ['form', 'to'].map((name) => join(temporaryFolder(), `${name}.sqlite`)) as [string, string];
  const said = `There is no database at ${from}. Name the one to copy from first.\n`;
  expect(move(`sqlite://${from}`, `sqlite://${to}`)).toEqual({ status: 1, said });
  expect([from, to].filter((path) => existsSync(path))).toEqual([]);
});
