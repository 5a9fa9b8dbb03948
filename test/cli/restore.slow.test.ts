import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isJsonObject } from '#engine';
import { openKeyv, Store } from '#store';
import { ROOM } from '../../src/bot/repositories/room-record.ts';
import { unwrapRecord } from '../../src/store/record-kind.ts';
import { readKept } from '../bot/repositories/kept-record.ts';
import { describeInRotation } from '../rig/each-database.ts';
import { plainEnvelope } from '../rig/fake-lease.ts';
import { temporaryFolder } from '../rig/fresh-store.ts';
import { codeIn, NOW, valueIn } from '../rig/match-records.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEY = 'match:1';
const ASIDE = `broken:${KEY}:${NOW}`;

/** A version that could not read what this one can. */
const NARROW = { ...ROOM, schema: ROOM.schema.refine(() => false, 'not to my taste') };

describeInRotation('on $name', ({ fresh }) => {
  async function open() {
    const url = await fresh();
    const keyv = valueIn(await openKeyv(url));
    const run = (...words: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.js', 'restore', ...words], {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: url },
      });
      return { status, said: stdout + stderr };
    };
    return { store: new Store(keyv), keyv, run };
  }

  const stored = unwrapRecord(JSON.stringify(readKept('cities-mid-turn').stored));
  if (!isJsonObject(stored)) throw new Error('The kept record is none.');

  test('a record that can be read now comes back, with its revision, for a bot that goes on running', async () => {
    const { store, keyv, run } = await open();
    expect(run()).toEqual({ status: 0, said: 'No record was set aside: every one could be read.\n' });
    await keyv.set(KEY, plainEnvelope(stored, Number(stored['revision'])));
    const before = valueIn(await store.load(ROOM, '1', NOW));
    expect(codeIn(await store.load(NARROW, '1', NOW))).toBe('broken');
    expect(valueIn(await store.load(ROOM, '1', NOW))).toBeNull();

    const listed = run();
    expect(listed.status).toBe(0);
    expect(listed.said).toContain(`${ASIDE}\n  ${KEY}, set aside ${new Date(NOW).toISOString()}: `);
    expect(listed.said).toContain('not to my taste');

    expect(run(ASIDE)).toMatchObject({ status: 0, said: expect.stringContaining(`${KEY} is back.`) });
    expect(valueIn(await store.load(ROOM, '1', NOW))).toEqual(before);
    expect(codeIn(await store.save(ROOM, '1', before!))).toBe('ok');
    expect(await store.idsOfGuild(ROOM, before?.guild ?? '')).toEqual(['1']);
    expect(run().said).toContain('No record was set aside');
    await store.close();
  });

  test('what can’t come back stays where it is, and the reason is said', async () => {
    const { store, keyv, run } = await open();
    await keyv.set(KEY, plainEnvelope({ ...stored, seats: 'nobody' }));
    expect(codeIn(await store.load(ROOM, '1', NOW))).toBe('broken');
    expect(run(ASIDE)).toMatchObject({ status: 1, said: expect.stringMatching(/seats: .*stays where it is/s) });

    await keyv.set('match:2', plainEnvelope(stored));
    expect(codeIn(await store.load(NARROW, '2', NOW))).toBe('broken');
    await keyv.set('match:2', plainEnvelope(stored));
    expect(run(`broken:match:2:${NOW}`)).toMatchObject({
      status: 1,
      said: expect.stringMatching(/match:2: another record is stored under this key now.*\/cities end/s),
    });
    for (const key of ['broken:match:3:1', 'match:2', 'nonsense'])
      expect(run(key)).toEqual({
        status: 1,
        said: `${key}: no record was set aside under this key.\n`,
      });
    expect(run().said.match(/^broken:/gm)).toHaveLength(2);
    await store.close();
  });
});

function refusal(url: string) {
  const env = { ...process.env, DATABASE_URL: url };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.js', 'restore'], {
    cwd: ROOT,
    encoding: 'utf8',
    env,
  });
  return { status, said: stderr };
}

test('a database that can’t be opened is named', () =>
  expect(refusal('mysql://somewhere')).toEqual({
    status: 1,
    said: 'DATABASE_URL is of an unknown kind. Use sqlite://path, postgres://…, redis://… or memory://.\n',
  }));

test('no database is made out of a path that was mistyped', () => {
  const path = join(temporaryFolder(), 'none.sqlite');
  const said = `There is no database at ${path}. Set DATABASE_URL to the bot's database.\n`;
  expect(refusal(`sqlite://${path}`)).toEqual({ status: 1, said });
  expect(existsSync(path)).toBe(false);
});
