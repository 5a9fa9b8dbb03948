import type { Clock } from '#platform';

const EPOCH = 1_420_070_400_000n;

export type MakeId = () => string;

/** Ids that carry their time, as Discord's do; they rise even while the clock stands still. */
export function makeIds(clock: Clock): MakeId {
  let last = 0n;
  return () => {
    const fresh = (BigInt(clock.now()) - EPOCH) << 22n;
    last = fresh > last ? fresh : last + 1n;
    return last.toString();
  };
}

export const snowflakeTime = (id: string) => Number((BigInt(id) >> 22n) + EPOCH);
export const isSnowflake = (text: string) => /^\d{15,20}$/.test(text);
/** Discord's own formula: which shard hears of a guild. */
export const shardOf = (guildId: string, shards: number) => Number((BigInt(guildId) >> 22n) % BigInt(shards));
