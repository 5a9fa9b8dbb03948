import { AsyncLocalStorage } from 'node:async_hooks';
import { Keyv } from 'keyv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Store } from '#store';
import { roomsIn } from '../../rig/fake-lease.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { collectAll } from '../../rig/match-records.ts';
import { chooseStarts, mover, prepareTurn, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';

const METHODS = ['get', 'getMany', 'set', 'delete'] as const;

type Statement = { readonly sql: string; readonly values: readonly unknown[]; readonly method: string | undefined };

describe('a match', () => {
  const calling = new AsyncLocalStorage<string>();
  const statements: Statement[] = [];
  let harness: InProcessHarness;

  /** Notes for every statement which method of Keyv it was sent from, if any. */
  function watch({ adapter, keyv }: InProcessHarness): void {
    const { query } = adapter;
    Object.assign(adapter, {
      query: (sql: string, values: unknown[] = []) => {
        statements.push({ sql, values, method: calling.getStore() });
        return query(sql, values);
      },
    });
    for (const method of METHODS) {
      const call = (...given: unknown[]) => Reflect.apply(Keyv.prototype[method], keyv, given);
      Object.assign(keyv, { [method]: (...given: unknown[]) => calling.run(method, () => call(...given)) });
    }
  }

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    watch(harness);
  });
  afterAll(() => harness.close());

  const ofMatches = () => statements.filter(({ values }) => values.some((value) => String(value).startsWith('match:')));
  const readsText = ({ sql }: Statement) => /^\s*SELECT\b[\s\S]*\bvalue\b/.test(sql);
  const writes = ({ sql }: Statement) => /^\s*(INSERT|UPDATE|DELETE)\b/.test(sql);

  it('is read and written through Keyv alone, from the lobby to its end', async () => {
    const players = [harness.person('Ada'), harness.person('Bruno')] as const;
    const table = await chooseStarts(players, await startGame([...players]));
    const active = mover(players, table);
    await pressVerb(active, 'confirm', await prepareTurn(active, await pressVerb(active, 'take', table)));
    await tableAfter(players[0], table);
    const rooms = roomsIn(new Store(harness.keyv));
    const room = await rooms.load(table.channel_id);
    expect(room?.status).toBe('playing');
    await rooms.save({ ...room!, status: 'over' });
    expect((await collectAll(harness.keyv.entries('match:'))).map(([key]) => key)).toEqual([
      `match:${table.channel_id}`,
    ]);

    const touching = ofMatches().filter((statement) => readsText(statement) || writes(statement));
    expect(touching.filter(({ method }) => method === undefined)).toEqual([]);
    const used = new Set(touching.map(({ sql, method }) => `${method} ${/\w+/.exec(sql)?.[0]}`));
    expect([...used].sort()).toEqual(['get SELECT', 'getMany SELECT', 'set INSERT', 'set UPDATE']);
  });

  it('is removed through Keyv', async () => {
    const [[key = ''] = []] = await collectAll(harness.keyv.entries('match:'));
    statements.length = 0;
    await new Store(harness.keyv).remove({ kind: 'match' }, key.slice('match:'.length), null);
    expect(ofMatches().filter(({ sql }) => sql.startsWith('DELETE'))).toMatchObject([{ method: 'delete' }]);
  });
});
