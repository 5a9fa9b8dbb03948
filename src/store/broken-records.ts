import { envelopeFor, parseRecord } from './envelope.ts';
import type { RecordKeyv } from './record-keyv.ts';
import { type RecordKind, readRecord, type Stamped } from './record-kind.ts';
import { done, errorMessage, refuse, type StoreResult } from './store-result.ts';

export type BrokenRecord = {
  /** Its key now, and its key before. */
  readonly aside: string;
  readonly key: string;
  readonly problem: string;
  readonly time: number;
};

const BROKEN = 'broken:';
const BASE64 = 'base64,';

type Kept = { readonly key: string; readonly problem: string; readonly text: string };

/** Parses what `Store` wrote when it moved the record; null if it is something else. */
function storedBroken(stored: unknown): Kept | null {
  const { key, problem, text } = parseRecord(stored);
  if (typeof key !== 'string' || typeof problem !== 'string' || typeof text !== 'string') return null;
  return { key, problem, text: decode(text) };
}

const decode = (text: string): string =>
  text.startsWith(BASE64) ? Buffer.from(text.slice(BASE64.length), 'base64').toString() : text;

export async function* listBrokenRecords(keyv: RecordKeyv): AsyncGenerator<BrokenRecord> {
  for await (const [aside, { text }] of keyv.entries(BROKEN)) {
    const { key = aside.slice(BROKEN.length), problem = 'not kept by this program' } = storedBroken(text) ?? {};
    yield { aside, key, problem, time: Number(aside.split(':').at(-1)) };
  }
}

function readProblem({ key, text }: Kept, kinds: readonly RecordKind<Stamped>[]): string | null {
  const kind = kinds.find((each) => key.startsWith(`${each.kind}:`));
  if (!kind) return `nothing is kept as “${key}” by this version`;
  const reading = readRecord(kind, text);
  return reading.code === 'fine' ? null : reading.problem;
}

/**
 * Puts a record back under its key if it can be read now and the key is free. Writes it before deleting the moved copy,
 * so that nothing is lost in a crash. Resolves to its key.
 */
export async function restoreRecord(
  keyv: RecordKeyv,
  aside: string,
  kinds: readonly RecordKind<Stamped>[],
): Promise<StoreResult<string>> {
  try {
    const stored = await keyv.get(aside);
    const kept = aside.startsWith(BROKEN) ? storedBroken(stored?.text) : null;
    if (!stored || !kept) return refuse('unavailable', aside, 'no record was set aside under this key');
    const problem = readProblem(kept, kinds);
    if (problem !== null) return refuse('broken', aside, problem);
    if (!(await keyv.set(kept.key, envelopeFor(kept.key, kept.text))))
      return refuse('stale', kept.key, 'another record is stored under this key now');
    await keyv.adapter.deleteAt(aside, stored.revision);
    return done(kept.key);
  } catch (error) {
    return refuse('unavailable', 'database', errorMessage(error));
  }
}
