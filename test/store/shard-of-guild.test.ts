import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOwnGuild } from '#store';
import { shardOf as shardOfChat } from '../../src/local/snowflake.ts';
import { shardOf } from '../../src/store/envelope.ts';

it('a guild belongs to the shard Discord’s formula gives', () => {
  // The example of Discord's documentation of snowflakes: its time is 41944705796 ms.
  expect(shardOf('175928847299117063', 16)).toBe(41_944_705_796 % 16);
  expect(shardOf('175928847299117063', 1)).toBe(0);
});

it('anything without a guild belongs to the first shard', () => {
  for (const count of [1, 2, 16]) expect(shardOf(null, count)).toBe(0);
});

it('every guild is owned by exactly one shard, the one the chat sends it to', () => {
  const guild = fc.bigInt({ min: 1n << 22n, max: (1n << 64n) - 1n }).map(String);
  fc.assert(
    fc.property(guild, fc.integer({ min: 1, max: 64 }), (id, count) => {
      const owners = Array.from({ length: count }, (_, i) => i).filter((i) => isOwnGuild({ id: i, count }, id));
      expect(owners).toEqual([shardOfChat(id, count)]);
    }),
  );
});
