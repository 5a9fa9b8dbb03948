import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { exportMatch, importMatch, makeRng, seedHash } from '#engine';
import { GAMES } from '#games/rules';
import { cities } from '../../src/games/cities/rules/index.ts';
import { begun, citiesMatch, playUntil } from '../games/cities/match.ts';
import { accepted } from '../rig/play.ts';

const finished = playUntil(citiesMatch(2), (state) => state.phase === 'over');
const file = JSON.parse(JSON.stringify(exportMatch(cities, finished)));

describe('export and import', () => {
  test('a finished match comes back with the same state and outcome', () => {
    const match = accepted(importMatch(GAMES, file));
    expect(match.state).toEqual(finished.state);
    expect(cities.outcome(match.state as typeof finished.state)).toEqual(file.outcome);
  });

  test('an unfinished match comes back where it stood', () => {
    const match = begun(4);
    expect(accepted(importMatch(GAMES, exportMatch(cities, match)))).toEqual(match);
  });

  test.each([
    ['no object', () => null, { code: 'bad-file' }],
    ['a missing field', ({ seed: _, ...rest }) => rest, { code: 'bad-file', at: 'seed' }],
    ['an extra field', (f) => ({ ...f, extra: 1 }), { code: 'bad-file' }],
    ['another format', (f) => ({ ...f, format: 2 }), { code: 'bad-file', at: 'format' }],
    ['a game nobody knows', (f) => ({ ...f, game: 'chess' }), { code: 'unknown-game', at: 'game' }],
    ['other rules', (f) => ({ ...f, rules: 99 }), { code: 'other-rules', at: 'rules' }],
    [
      'too many seats',
      (f) => ({ ...f, seats: [...f.seats, ...f.seats, ...f.seats] }),
      { code: 'bad-seats', at: 'seats' },
    ],
    ['an unknown option', (f) => ({ ...f, options: { pace: 'fast' } }), { code: 'bad-option', at: 'options.pace' }],
    [
      'an option out of range',
      (f) => ({ ...f, options: { board: 'Atlantis' } }),
      { code: 'bad-option', at: 'options.board' },
    ],
    ['another seed than it was hashed with', (f) => ({ ...f, seed: 'other' }), { code: 'bad-hash', at: 'seedHash' }],
    ['a log with a step left out', (f) => ({ ...f, log: f.log.toSpliced(5, 1) }), { at: 'log[5]' }],
    ['an outcome that is not its own', (f) => ({ ...f, outcome: null }), { code: 'bad-outcome', at: 'outcome' }],
    ['a broken log entry', (f) => ({ ...f, log: [{ seat: 'x' }] }), { code: 'bad-file', at: 'log[0].seat' }],
  ] as [string, (f: typeof file) => unknown, object][])('refuses %s and says where', (_, change, refusal) => {
    expect(importMatch(GAMES, change(file))).toMatchObject({ ok: false, refusal });
  });

  test('refuses a long log at its first bad entry, without reading the rest', () => {
    let read = 0;
    const unread = {
      get seat() {
        read += 1;
        return 0;
      },
      action: { kind: 'end' },
    };
    const log = [...file.log.slice(0, 5), { seat: 0, action: { kind: 'nonsense' } }, unread, unread];
    expect(importMatch(GAMES, { ...file, log })).toMatchObject({ ok: false, refusal: { at: 'log[5]' } });
    expect(read).toBe(0);
  });
});

describe('the seed', () => {
  test('is published as a plain SHA-256 hash', () => {
    expect(file.seedHash).toBe(createHash('sha256').update(file.seed).digest('hex'));
  });

  test('is not given away by its hash', () => {
    const published = Buffer.from(seedHash('seed'), 'hex');
    expect(makeRng('seed')).not.toEqual([0, 4, 8, 12].map((at) => published.readInt32BE(at)));
  });
});
