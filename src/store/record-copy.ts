import { isJsonObject } from '#engine';
import { RECORD_PREFIXES } from './adapter.ts';
import { envelopeFor } from './envelope.ts';
import type { RecordKeyv } from './record-keyv.ts';
import { unwrapRecord } from './record-kind.ts';
import { done, errorMessage, refuse, type StoreResult } from './store-result.ts';

const isKept = (key: string): boolean => RECORD_PREFIXES.some((prefix) => key.startsWith(prefix));

const isEmpty = async ({ adapter }: RecordKeyv): Promise<boolean> => {
  for (const prefix of RECORD_PREFIXES) if ((await adapter.count(prefix)) > 0) return false;
  return true;
};

/**
 * Copies all records to a database, which must be empty. Records of older versions are copied unchanged. The bot must
 * not run meanwhile. Resolves to the number of records.
 */
export async function copyRecords(from: RecordKeyv, to: RecordKeyv): Promise<StoreResult<number>> {
  try {
    if (!(await isEmpty(to))) return refuse('not-saved', 'target', 'it already has records');
    let copied = 0;
    for await (const [key, { text }] of from.iterator()) {
      if (!isKept(key)) continue;
      if (typeof text !== 'string' || !isJsonObject(unwrapRecord(text))) return refuse('broken', key, 'not a record');
      if (!(await to.set(key, envelopeFor(key, text)))) return refuse('not-saved', key, 'another program writes to it');
      copied += 1;
    }
    return done(copied);
  } catch (error) {
    return refuse('unavailable', 'database', errorMessage(error));
  }
}
