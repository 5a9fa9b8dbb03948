import { errorMessage } from './store-result.ts';

/** Whether a database keeps what it acknowledged, as far as its settings tell. */
export type Durability =
  | { readonly code: 'durable' }
  /** Set so that a power cut or a full memory loses what was acknowledged; as `name value`. */
  | { readonly code: 'weak'; readonly settings: readonly string[] }
  /** It would not say. */
  | { readonly code: 'unknown'; readonly problem: string };

/** What loses nothing: every write on the disk before it is acknowledged, and none thrown out for room. */
const REDIS_SETTINGS = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' } as const;

/** The answer is a list of names and values, or an object of them, as the client has it. */
function valueIn(reply: unknown, name: string): string {
  const list: unknown[] = Array.isArray(reply) ? reply : Object.entries(reply ?? {}).flat();
  const at = list.findIndex((word) => String(word) === name);
  if (at < 0) throw new Error(`${name} is not told`);
  return String(list[at + 1]);
}

/** `ask` runs CONFIG GET. Managed servers often refuse it: then nothing is known. */
export async function redisDurability(ask: (name: string) => Promise<unknown>): Promise<Durability> {
  try {
    const weak: string[] = [];
    for (const [name, wanted] of Object.entries(REDIS_SETTINGS)) {
      const value = valueIn(await ask(name), name);
      if (value !== wanted) weak.push(`${name} ${value}`);
    }
    return weak.length === 0 ? { code: 'durable' } : { code: 'weak', settings: weak };
  } catch (error) {
    return { code: 'unknown', problem: errorMessage(error) };
  }
}
