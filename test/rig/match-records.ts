import { z } from 'zod';
import { isJsonObject, type JsonObject } from '#engine';
import { jsonSchema, type MatchRecord, matchKind, type StoreResult } from '#store';

export const MATCH = matchKind({
  game: z.string(),
  extra: jsonSchema.refine((value): value is JsonObject => isJsonObject(value)),
});
export const NOW = 1_800_000_000_000;

export const matchRecord = (channel: string, changes: Partial<MatchRecord> = {}): MatchRecord => ({
  version: 1,
  revision: 0,
  id: `m${channel}`,
  channel,
  guild: 'g1',
  game: 'cities',
  rules: 1,
  options: { board: 'rio' },
  seats: [
    { name: 'Ana', computer: null, user: 'u1' },
    { name: 'Bot', computer: 'easy', user: null },
  ],
  seed: 'seed',
  log: [{ seat: 0, action: { kind: 'pass' } }],
  state: { phase: 'draft', tiles: [1, 2, 3] },
  history: null,
  status: 'playing',
  alarm: null,
  created: NOW,
  updated: NOW,
  extra: { table: 'msg1' },
  ...changes,
});

export function valueIn<Value>(result: StoreResult<Value>): Value {
  if (!result.ok) throw new Error(`${result.refusal.code} ${result.refusal.key} ${result.refusal.detail}`);
  return result.value;
}

export const codeIn = (result: StoreResult<unknown>): string => (result.ok ? 'ok' : result.refusal.code);

export async function collectAll<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
}
