import type { StoredText } from './backend.ts';

type StoredRow = { readonly key: string; readonly value: unknown };
export type Query = (sql: string, values: unknown[]) => Promise<StoredRow[]>;

const PAGE = 50;

// The adapters' own iterators lose rows when others are deleted meanwhile (SQLite) or end early on an error (Postgres).
const SELECT = `SELECT key, value FROM keyv
  WHERE substr(key, 1, length($1)) = $1 AND key > $2 ORDER BY key LIMIT $3`;

/** Works for SQLite and Postgres: both take `$n` by position. */
export async function* pages(query: Query, prefix: string): AsyncGenerator<StoredText> {
  let last = prefix;
  while (true) {
    const rows = await query(SELECT, [prefix, last, PAGE]);
    for (const { key, value } of rows) yield [key, value];
    if (rows.length < PAGE) return;
    last = rows.at(-1)!.key;
  }
}
