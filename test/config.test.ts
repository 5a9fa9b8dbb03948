import { readFileSync } from 'node:fs';
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
    });
  });

  it('count an empty variable as not set', () => {
    expect(parseConfig({ DISCORD_TOKEN: ' ', PORT: '', OPEN: '', LOG_LEVEL: '', DISCORD_API_URL: '' })).toEqual(
      parseConfig({}),
    );
  });

  it('with a token mean Discord', () => {
    expect(parseConfig({ DISCORD_TOKEN: 'abc' })).toMatchObject({
      discord: { token: 'abc', api: null },
      logLevel: 'info',
    });
    const api = parseConfig({ DISCORD_TOKEN: 'abc', DISCORD_API_URL: 'http://127.0.0.1:1/api/' }).discord?.api;
    expect(api).toBe('http://127.0.0.1:1/api');
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT is not a port\. Use a whole number/],
    [{ PORT: '70000' }, /^PORT is not a port/],
    [{ PORT: '-1' }, /^PORT is not a port/],
    [{ OPEN: 'maybe' }, /^OPEN is neither true nor false/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is not a log level\. Use one of silent/],
    [{ DISCORD_TOKEN: 'two words' }, /^DISCORD_TOKEN contains spaces\. Copy it/],
    [{ DISCORD_TOKEN: 'abc', DISCORD_API_URL: 'nowhere' }, /^DISCORD_API_URL is not a web address/],
    [{ DISCORD_API_URL: 'http://127.0.0.1' }, /^DISCORD_API_URL is set, but DISCORD_TOKEN is not/],
  ])('name the variable that is wrong and what to do: %j', (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(message);
  });

  it('never repeat the token in an error', () => {
    expect(() => parseConfig({ DISCORD_TOKEN: 'secret word' })).toThrow(expect.not.stringContaining('secret'));
  });

  it('are read or refused, whatever they are', () => {
    const value = fc.option(fc.string(), { nil: undefined });
    const environment = fc.record({
      DISCORD_TOKEN: value,
      DISCORD_API_URL: value,
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
    expect(names?.sort()).toEqual(['DATABASE_URL', 'DISCORD_API_URL', 'DISCORD_TOKEN', 'LOG_LEVEL', 'OPEN', 'PORT']);
  });
});
