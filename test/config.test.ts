import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from '../src/config.ts';

describe('the settings', () => {
  it('need nothing: then the local chat is used', () => {
    expect(parseConfig({})).toEqual({
      discord: null,
      database: 'sqlite://data/cities.sqlite',
      port: 3000,
      open: true,
      logLevel: 'warn',
      emojis: true,
      drawThreads: Math.min(4, Math.max(1, availableParallelism() - 1)),
      rehearse: true,
      idle: { lobby: 7, match: 90 },
      healthPort: null,
    });
    expect(parseConfig({ LOBBY_DAYS: '0', MATCH_DAYS: '30' }).idle).toEqual({ lobby: 0, match: 30 });
    expect(parseConfig({ HEALTH_PORT: '9100' }).healthPort).toBe(9100);
    expect(parseConfig({ DRAW_THREADS: '3' }).drawThreads).toBe(3);
    expect(parseConfig({ REHEARSE: 'false' }).rehearse).toBe(false);
    expect(parseConfig({ EMOJIS: 'false' }).emojis).toBe(false);
  });

  it('count an empty variable as not set', () => {
    expect(parseConfig({ DISCORD_TOKEN: ' ', PORT: '', OPEN: '', LOG_LEVEL: '', DISCORD_API_URL: '' })).toEqual(
      parseConfig({}),
    );
  });

  it('with a token mean Discord', () => {
    expect(parseConfig({ DISCORD_TOKEN: 'abc' })).toMatchObject({
      discord: { token: 'abc', api: null, guild: null },
      logLevel: 'info',
    });
    expect(parseConfig({ DISCORD_TOKEN: 'abc', REQUIRE_TOKEN: 'true' })).toEqual(parseConfig({ DISCORD_TOKEN: 'abc' }));
    const api = parseConfig({ DISCORD_TOKEN: 'abc', DISCORD_API_URL: 'http://127.0.0.1:1/api/' }).discord?.api;
    expect(api).toBe('http://127.0.0.1:1/api');
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT is not a port\. Use a whole number/],
    [{ PORT: '70000' }, /^PORT is not a port/],
    [{ PORT: '-1' }, /^PORT is not a port/],
    [{ DRAW_THREADS: '0' }, /^DRAW_THREADS is not a number from 1 to 4\. Use a whole number/],
    [{ DRAW_THREADS: '5' }, /^DRAW_THREADS is not a number/],
    [{ LOBBY_DAYS: 'soon' }, /^LOBBY_DAYS is not a number of days\. Use a whole number of days, 0 for never/],
    [{ MATCH_DAYS: '-1' }, /^MATCH_DAYS is not a number of days/],
    [{ HEALTH_PORT: '0' }, /^HEALTH_PORT is not a port\. Use a whole number from 1 to 65535/],
    [{ HEALTH_PORT: '65536' }, /^HEALTH_PORT is not a port/],
    [{ HEALTH_PORT: 'on' }, /^HEALTH_PORT is not a port/],
    [{ OPEN: 'maybe' }, /^OPEN is neither true nor false/],
    [{ REHEARSE: 'no' }, /^REHEARSE is neither true nor false\. Use true or false/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is not a log level\. Use one of silent/],
    [{ REQUIRE_TOKEN: 'yes' }, /^REQUIRE_TOKEN is neither true nor false\. Use true or false/],
    [{ REQUIRE_TOKEN: 'true' }, /^DISCORD_TOKEN is empty\. Put your bot's token in \.env/],
    [{ REQUIRE_TOKEN: 'true', DISCORD_TOKEN: ' ', SHARDS: '2' }, /^DISCORD_TOKEN is empty\. Put your bot's token/],
    [{ DISCORD_TOKEN: 'two words' }, /^DISCORD_TOKEN contains spaces\. Copy it/],
    [{ DISCORD_TOKEN: 'abc', DISCORD_API_URL: 'nowhere' }, /^DISCORD_API_URL is not a web address/],
    [{ DISCORD_API_URL: 'http://127.0.0.1' }, /^DISCORD_API_URL is set, but DISCORD_TOKEN is not/],
    [{ GUILD_ID: '123456789012345678' }, /^GUILD_ID is set, but DISCORD_TOKEN is not/],
    [{ DISCORD_TOKEN: 'abc', GUILD_ID: 'my server' }, /^GUILD_ID is not the id of a server\. Copy the id/],
    [{ DISCORD_TOKEN: 'abc', GUILD_ID: '42' }, /^GUILD_ID is not the id of a server/],
    [
      { DATABASE_URL: 'mysql://x' },
      /^DATABASE_URL is of an unknown kind\. Use sqlite:\/\/path, .* or memory:\/\/, or leave/,
    ],
    [
      { DISCORD_TOKEN: 'abc', DATABASE_URL: 'memory://', SHARDS: '2' },
      /^DATABASE_URL is memory:\/\/, which only one process can use, but SHARDS is 2\. Use sqlite/,
    ],
    [{ DISCORD_TOKEN: 'abc', DATABASE_URL: 'memory://', SHARDS: 'auto' }, /but SHARDS is auto\. Use sqlite/],
    [{ SHARDS: '2' }, /^SHARDS is set, but DISCORD_TOKEN is not/],
    [{ SHARD_LIST: '0' }, /^SHARD_LIST is set, but DISCORD_TOKEN is not/],
    [
      { DISCORD_TOKEN: 'abc', SHARDS: '4', SHARD_LIST: '2-5' },
      /^SHARD_LIST names shard 4, but with SHARDS=4 the last one is 3\. Use/,
    ],
    [{ DISCORD_TOKEN: 'abc', SHARD_LIST: '1' }, /^SHARD_LIST names shard 1, but with SHARDS=1 the last one is 0\./],
    [
      { DISCORD_TOKEN: 'abc', SHARDS: 'auto', SHARD_LIST: '0-1' },
      /^SHARDS is auto, but SHARD_LIST is set\. Use one number on all machines/,
    ],
    [
      { DISCORD_TOKEN: 'abc', SHARDS: '4', SHARD_LIST: '0-2' },
      /^DATABASE_URL is a file here, but SHARD_LIST leaves shards to other machines\. Use postgres/,
    ],
  ])('name the variable that is wrong and what to do: %j', (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(message);
  });

  it('name every variable that is wrong, each on a line', () => {
    const wrong = {
      PORT: 'abc',
      OPEN: 'maybe',
      DATABASE_URL: 'x',
      GUILD_ID: 'x',
      LOG_LEVEL: 'x',
      DISCORD_TOKEN: 'a b',
    };
    expect(() => parseConfig(wrong)).toThrow(
      expect.toSatisfy((error: Error) =>
        error.message.split('\n').every((line) => /^[A-Z_]+ \S.*\. \S.*\.$/.test(line)),
      ),
    );
    for (const name of Object.keys(wrong)) expect(() => parseConfig(wrong)).toThrow(new RegExp(`^${name} `, 'm'));
  });

  it('name the one server commands are registered for', () => {
    const { discord } = parseConfig({ DISCORD_TOKEN: 'abc', GUILD_ID: '123456789012345678' });
    expect(discord?.guild).toBe('123456789012345678');
  });

  describe('of shards', () => {
    const shardsOf = (given: NodeJS.ProcessEnv) => parseConfig({ DISCORD_TOKEN: 'abc', ...given }).discord?.shards;
    const DATABASE_URL = 'postgres://localhost/cities';

    it('mean one, or so many, or as many as Discord recommends', () => {
      expect(shardsOf({})).toEqual({ count: 1, own: null, only: null });
      expect(shardsOf({ SHARDS: '12' })).toEqual({ count: 12, own: null, only: null });
      expect(shardsOf({ SHARDS: 'auto' })).toEqual({ count: 'auto', own: null, only: null });
    });

    it.each([
      ['0-3', [0, 1, 2, 3]],
      ['0,2,5', [0, 2, 5]],
      ['5, 0-2, 1-3', [0, 1, 2, 3, 5]],
      ['7', [7]],
    ])('list those of this machine: %s', (SHARD_LIST, own) => {
      expect(shardsOf({ SHARDS: '8', SHARD_LIST, DATABASE_URL })).toEqual({ count: 8, own, only: null });
    });

    it.each(['0', '-1', '2.5', 'many', '10000'])('are no number: %s', (SHARDS) => {
      expect(() => shardsOf({ SHARDS })).toThrow(/^SHARDS is not a number of shards\. Use a whole number, auto/);
    });

    it.each(['3-0', '0-', '-1', '0,,1', '0;1', 'all', '1e3'])('are no list: %s', (SHARD_LIST) => {
      const refused = /^SHARD_LIST is not a list of shards\. Use numbers below SHARDS/;
      expect(() => shardsOf({ SHARDS: '4', SHARD_LIST })).toThrow(refused);
    });

    it('take a file for a database when this machine has all shards', () => {
      expect(shardsOf({ SHARDS: '4', SHARD_LIST: '0-3' })?.own).toEqual([0, 1, 2, 3]);
    });

    it('mean its own shard to a process that was started for it', () => {
      const given = { SHARDING_MANAGER: 'true', SHARDS: '0', SHARD_COUNT: '4', SHARD_LIST: '0-3' };
      expect(shardsOf(given)).toEqual({ count: 4, own: [0], only: { id: 0, count: 4 } });
      expect(parseConfig({ DISCORD_TOKEN: 'abc', ...given }).drawThreads).toBe(1);
    });
  });

  it('never repeat the token in an error', () => {
    expect(() => parseConfig({ DISCORD_TOKEN: 'secret word' })).toThrow(expect.not.stringContaining('secret'));
  });

  it('are read or refused, whatever they are', () => {
    const value = fc.option(fc.string(), { nil: undefined });
    const environment = fc.record({
      DISCORD_TOKEN: value,
      DISCORD_API_URL: value,
      GUILD_ID: value,
      DATABASE_URL: value,
      PORT: value,
      OPEN: value,
      LOG_LEVEL: value,
      HEALTH_PORT: value,
      REQUIRE_TOKEN: value,
      SHARDS: value,
      SHARD_LIST: value,
    });
    fc.assert(
      fc.property(environment, (given) => {
        try {
          parseConfig(given);
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError);
        }
      }),
      { seed: 8 },
    );
  });

  it('are all explained in .env.example', () => {
    const names = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').match(/^[A-Z_]+(?==)/gm);
    expect(names?.sort().join(' ')).toBe(
      'DATABASE_URL DISCORD_API_URL DISCORD_TOKEN DRAW_THREADS EMOJIS GUILD_ID HEALTH_PORT LOBBY_DAYS LOG_LEVEL MATCH_DAYS OPEN PORT REHEARSE REQUIRE_TOKEN SHARDS SHARD_LIST',
    );
  });
});
