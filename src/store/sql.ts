import type { StoredText } from './backend.ts';

type StoredPair = { readonly key: string; readonly value: unknown };
export type Query = (sql: string, values: unknown[]) => Promise<StoredPair[]>;

const PAGE = 50;

// The adapters' own iterators lose pairs when others are deleted meanwhile (SQLite) or end early on an error (Postgres).
const SELECT = `SELECT key, value FROM keyv
  WHERE substr(key, 1, length($1)) = $1 AND key > $2 ORDER BY key LIMIT $3`;

/** Works for SQLite and Postgres: both take `$n` by position. */
export async function* pages(query: Query, prefix: string): AsyncGenerator<StoredText> {
  let last = prefix;
  while (true) {
    const pairs = await query(SELECT, [prefix, last, PAGE]);
    for (const { key, value } of pairs) yield [key, value];
    if (pairs.length < PAGE) return;
    last = pairs.at(-1)!.key;
  }
}
