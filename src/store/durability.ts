import { errorMessage } from './store-result.ts';

export type Durability =
  | { readonly code: 'durable' }
  /** Settings, as `name value`, with which a power cut or full memory loses acknowledged writes. */
  | { readonly code: 'weak'; readonly settings: readonly string[] }
  | { readonly code: 'unknown'; readonly problem: string };

/** Every write is on disk before it is acknowledged, and nothing is evicted. */
const REDIS_SETTINGS = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' } as const;

/** Depending on the client the answer is a list of names and values or an object. */
function valueIn(reply: unknown, name: string): string {
  const list: unknown[] = Array.isArray(reply) ? reply : Object.entries(reply ?? {}).flat();
  const at = list.findIndex((word) => String(word) === name);
  if (at < 0) throw new Error(`Redis doesn’t say what ${name} is`);
  return String(list[at + 1]);
}

/** `ask` runs CONFIG GET, which managed servers often refuse. */
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
