import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openStore } from '#store';
import { loadOptional, loadSqlite, OpenError } from '../../src/store/open-error.ts';
import { openSqlite } from '../../src/store/sqlite-adapter.ts';
import { dumpDatabase, inPostgres, inSqlite } from '../rig/database-dump.ts';
import { describeDatabases } from '../rig/each-database.ts';
import { freshStore, temporaryFolder } from '../rig/fresh-store.ts';
import { codeIn, MATCH, matchRecord, NOW, valueIn } from '../rig/match-records.ts';
import { inRedis } from '../rig/temporary-databases.ts';

/** As a newer version might leave each kind of database. */
const MARK = {
  SQLite: (url: string) => inSqlite(url, (run) => run('PRAGMA user_version = 2')),
  PostgreSQL: (url: string) => inPostgres(url, (run) => run("COMMENT ON TABLE keyv IS 'version 2'")),
  Redis: (url: string) => inRedis(url, (client) => client.set('index:version', '3')),
};

describeDatabases('a newer version of $name', ({ name, fresh }) => {
  test('is refused with a remedy and left unchanged', async () => {
    const url = await fresh();
    const store = valueIn(await openStore(url));
    valueIn(await store.save(MATCH, '1', matchRecord('1')));
    await store.close();
    await MARK[name](url);
    const before = await dumpDatabase(url);
    expect(await openStore(url)).toMatchObject({
      refusal: {
        code: 'newer',
        detail: expect.stringMatching(/a newer version of the bot has written\. Update the bot/),
      },
    });
    expect(await dumpDatabase(url)).toEqual(before);
  });
});

describe('opening', () => {
  test('leaves a file that is something else as it is, and says so', async () => {
    const path = join(temporaryFolder(), 'notes.txt');
    writeFileSync(path, 'Buy milk, and a second copy of that game with the tiles.');
    expect(await openStore(`sqlite://${path}`)).toMatchObject({
      refusal: { detail: `DATABASE_URL names ${path}, which isn't an SQLite database. Use another path.` },
    });
    expect(readFileSync(path, 'utf8')).toMatch(/^Buy milk/);
  });

  test('makes the folder and the file, and finds everything again', async () => {
    const path = join(temporaryFolder(), 'deep/er/cities.sqlite');
    const first = valueIn(await openStore(`sqlite://${path}`));
    const saved = valueIn(await first.save(MATCH, '1', matchRecord('1')));
    await first.close();
    expect(existsSync(path)).toBe(true);
    const second = valueIn(await openStore(`sqlite://${path}`));
    expect(valueIn(await second.load(MATCH, '1', NOW))).toEqual(saved);
    await second.close();
  });

  test('uses the write-ahead log and waits for the disk', async () => {
    const { adapter } = await freshStore();
    expect(await adapter.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await adapter.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  });

  test('waits longer for a file that another process holds than a press may wait', async () => {
    const path = join(temporaryFolder(), 'cities.sqlite');
    const other = await openSqlite(path);
    await other.query('BEGIN IMMEDIATE');
    const opening = openStore(`sqlite://${path}`);
    await sleep(1500);
    await other.query('COMMIT');
    const store = valueIn(await opening);
    await other.query('BEGIN IMMEDIATE');
    expect(codeIn(await store.save(MATCH, '1', matchRecord('1')))).toBe('not-saved');
    await other.query('COMMIT');
    expect(codeIn(await store.save(MATCH, '1', matchRecord('1')))).toBe('ok');
    await Promise.all([store.close(), other.disconnect()]);
  });

  test.each(['', 'cities.sqlite', 'mysql://host', 'sqlite://'])('refuses the address “%s”', async (url) => {
    expect(codeIn(await openStore(url))).toBe('bad-url');
  });

  test('refuses a folder, a file that is no database, and servers that are not there', async () => {
    const path = temporaryFolder();
    writeFileSync(join(path, 'text'), 'certainly not a database, but long enough to be looked at as one'.repeat(20));
    expect(codeIn(await openStore(`sqlite://${path}`))).toBe('unavailable');
    expect(codeIn(await openStore(`sqlite://${path}/text`))).toBe('unavailable');
    expect(codeIn(await openStore(`sqlite://${path}/text/below`))).toBe('unavailable');
    expect(codeIn(await openStore('postgres://nobody@127.0.0.1:1/none'))).toBe('unavailable');
    expect(codeIn(await openStore('redis://127.0.0.1:1'))).toBe('unavailable');
  });

  test('names the package that is missing', async () => {
    const missing = loadOptional('@keyv/redis', () => Promise.reject(new Error('Cannot find package')));
    await expect(missing).rejects.toThrow(OpenError);
    await expect(missing).rejects.toThrow('npm install @keyv/redis');
  });

  test('says what to use where SQLite has no build for the platform', async () => {
    const failing = loadSqlite(() => Promise.reject(new Error('No native build was found')));
    await expect(failing).rejects.toThrow(
      `SQLite has no build for this platform (${process.platform}-${process.arch}). Use DATABASE_URL=postgres`,
    );
    const broken = loadSqlite(() => Promise.reject(new Error('Unexpected token')));
    await expect(broken).rejects.toThrow('Unexpected token');
  });

  test('takes no more work once closed', async () => {
    const store = valueIn(await openStore('sqlite://:memory:'));
    const saving = store.save(MATCH, '1', matchRecord('1'));
    await store.close();
    expect(codeIn(await saving)).toBe('ok');
    expect(codeIn(await store.save(MATCH, '2', matchRecord('2')))).toBe('closing');
  });
});
