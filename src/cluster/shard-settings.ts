import type { ShardId } from '#store';

/** Which shards the bot has, and which of them this machine runs. */
export type Sharding = {
  /** On all machines together; `auto` for as many as Discord recommends. */
  readonly count: number | 'auto';
  /** The shards of this machine; null for all. */
  readonly own: readonly number[] | null;
  /** The shard a supervisor started this process for; null without a supervisor. */
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
 * discord.js passes a child process the id of its shard as SHARDS, the variable in which an operator sets the number of
 * shards. This translates it into the settings of a single shard.
 */
export function operatorEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!isSupervised(environment)) return environment;
  const { SHARDS, SHARD_COUNT } = environment;
  return { ...environment, SHARDS: SHARD_COUNT, SHARD_LIST: SHARDS };
}
