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
      drawThreads: Math.min(4, Math.max(1, availableParallelism() - 1)),
    });
    expect(parseConfig({ DRAW_THREADS: '3' }).drawThreads).toBe(3);
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
    const api = parseConfig({ DISCORD_TOKEN: 'abc', DISCORD_API_URL: 'http://127.0.0.1:1/api/' }).discord?.api;
    expect(api).toBe('http://127.0.0.1:1/api');
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT is not a port\. Use a whole number/],
    [{ PORT: '70000' }, /^PORT is not a port/],
    [{ PORT: '-1' }, /^PORT is not a port/],
    [{ DRAW_THREADS: '0' }, /^DRAW_THREADS is not a number from 1 to 4\. Use a whole number/],
    [{ DRAW_THREADS: '5' }, /^DRAW_THREADS is not a number/],
    [{ OPEN: 'maybe' }, /^OPEN is neither true nor false/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is not a log level\. Use one of silent/],
    [{ DISCORD_TOKEN: 'two words' }, /^DISCORD_TOKEN contains spaces\. Copy it/],
    [{ DISCORD_TOKEN: 'abc', DISCORD_API_URL: 'nowhere' }, /^DISCORD_API_URL is not a web address/],
    [{ DISCORD_API_URL: 'http://127.0.0.1' }, /^DISCORD_API_URL is set, but DISCORD_TOKEN is not/],
    [{ GUILD_ID: '123456789012345678' }, /^GUILD_ID is set, but DISCORD_TOKEN is not/],
    [{ DISCORD_TOKEN: 'abc', GUILD_ID: 'my server' }, /^GUILD_ID is not the id of a server\. Copy the id/],
    [{ DISCORD_TOKEN: 'abc', GUILD_ID: '42' }, /^GUILD_ID is not the id of a server/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL names no database\. Use sqlite/],
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
      'DATABASE_URL DISCORD_API_URL DISCORD_TOKEN DRAW_THREADS GUILD_ID LOG_LEVEL OPEN PORT',
    );
  });
});
