import type { Backend } from './backend.ts';
import { isJsonObject } from './json.ts';
import { unwrap } from './kind.ts';
import { done, messageOf, refuse, type StoreResult } from './refusal.ts';

/** Everything the bot keeps, by the first part of the key. */
const PREFIXES = ['match:', 'person:', 'broken:'] as const;

const isEmpty = async (backend: Backend): Promise<boolean> => {
  for (const prefix of PREFIXES) for await (const _ of backend.entries(prefix)) return false;
  return true;
};

/**
 * Copies all records to an empty database; what was there before is never mixed with or overwritten. Records are
 * copied as they are, also those of older versions. The bot must not run meanwhile. Resolves to how many there were.
 */
export async function copyRecords(from: Backend, to: Backend): Promise<StoreResult<number>> {
  try {
    if (!(await isEmpty(to))) return refuse('not-saved', 'target', 'there are records in it already');
    let copied = 0;
    for (const prefix of PREFIXES) {
      for await (const [key, text] of from.entries(prefix)) {
        const record = unwrap(text);
        if (!isJsonObject(record)) return refuse('broken', key, 'not a record');
        await to.write(key, record);
        copied += 1;
      }
    }
    return done(copied);
  } catch (error) {
    return refuse('unavailable', 'database', messageOf(error));
  }
}
