/** One shard of so many: who is responsible for the guilds that fall to it. */
export type ShardId = { readonly id: number; readonly count: number };

const SNOWFLAKE = /^\d{1,20}$/;

/** By what Discord deals guilds out to shards; what happens outside of guilds falls to the first one. */
export const shardKeyOf = (guild: string | null): number =>
  guild !== null && SNOWFLAKE.test(guild) ? Number(BigInt(guild) >> 22n) : 0;

export const shardOf = (guild: string | null, shards: number): number => shardKeyOf(guild) % shards;

export const isOwnGuild = ({ id, count }: ShardId, guild: string | null): boolean => shardOf(guild, count) === id;
