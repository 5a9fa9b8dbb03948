export type ShardId = { readonly id: number; readonly count: number };

const SNOWFLAKE = /^\d{1,20}$/;

/** Discord assigns guilds to shards by this number; anything outside of guilds belongs to shard 0. */
export const shardKeyOf = (guild: string | null): number =>
  guild !== null && SNOWFLAKE.test(guild) ? Number(BigInt(guild) >> 22n) : 0;

export const shardOf = (guild: string | null, shards: number): number => shardKeyOf(guild) % shards;

export const isOwnGuild = ({ id, count }: ShardId, guild: string | null): boolean => shardOf(guild, count) === id;
