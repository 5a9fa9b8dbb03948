import type { ShardId } from '#store';

/** Which shards the bot has, and which of them this machine runs. */
export type Sharding = {
  /** On all machines together; `auto` for as many as Discord recommends. */
  readonly count: number | 'auto';
  /** Those of this machine; null for all. */
  readonly own: readonly number[] | null;
  /** The one another process started this process for; null if this is the first one. */
  readonly only: ShardId | null;
};

function parseRange(text: string): number[] | null {
  const [, first, last = first] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(text.trim()) ?? [];
  const length = Number(last) - Number(first) + 1;
  return length > 0 ? Array.from({ length }, (_, i) => Number(first) + i) : null;
}

/** `0-3`, `0,2,5` or both, in order; null for anything else. */
export function parseShardList(text: string): number[] | null {
  const ranges = text.split(',').map(parseRange);
  const ids = ranges.flatMap((range) => range ?? []);
  return ranges.includes(null) ? null : [...new Set(ids)].sort((a, b) => a - b);
}

export const isSupervised = ({ SHARDING_MANAGER }: NodeJS.ProcessEnv): boolean => SHARDING_MANAGER === 'true';

/**
 * To a process it starts, discord.js gives the number of its shard as SHARDS, the name under which an operator gives
 * how many there are. Here it becomes what the operator would have written for that process alone.
 */
export function operatorEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!isSupervised(environment)) return environment;
  const { SHARDS, SHARD_COUNT } = environment;
  return { ...environment, SHARDS: SHARD_COUNT, SHARD_LIST: SHARDS };
}
