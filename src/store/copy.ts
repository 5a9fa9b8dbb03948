import { type Backend, PREFIXES } from './backend.ts';
import { isJsonObject } from './json.ts';
import { unwrap } from './kind.ts';
import { done, messageOf, refuse, type StoreResult } from './refusal.ts';
import { adopt } from './stored-index.ts';

const isEmpty = async (backend: Backend): Promise<boolean> => {
  for (const prefix of PREFIXES) if ((await backend.count(prefix)) > 0) return false;
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
        if (typeof text !== 'string' || !isJsonObject(unwrap(text))) return refuse('broken', key, 'not a record');
        const { revision, index } = adopt(key, text);
        if (!(await to.write(key, { text, revision, writer: '', index }, 0)))
          return refuse('not-saved', key, 'somebody else writes there');
        copied += 1;
      }
    }
    return done(copied);
  } catch (error) {
    return refuse('unavailable', 'database', messageOf(error));
  }
}
