import { describe, expect, it, vi } from 'vitest';
import type { Json, SlicedWork } from '#engine';
import { GAMES } from '#games/rules';
import { UIS } from '#games/uis';
import { LANGUAGES } from '#i18n';
import { gameOf, type MatchResult, type Room, resultOf } from '#room';
import { endingLines } from '../../../src/bot/channel/ending.ts';
import { fixtureNames } from '../../games/fixtures.ts';
import { finishedRoom } from '../../rig/finished-matches.ts';
import { runAtOnce } from '../../rig/run-at-once.ts';

type Services = Parameters<typeof endingLines>[0];

function servicesWith(of: (user: string) => Promise<MatchResult[]>) {
  const warn = vi.fn();
  const slicer = { run: async <Value>(work: SlicedWork<Value>) => runAtOnce(work) };
  return { warn, services: { results: { of }, slicer, log: { warn } } as unknown as Services };
}

const withPeople = (room: Room): Room => ({
  ...room,
  seats: room.seats.map((seat, i) => ({ ...seat, user: `user${i}`, name: `Name${i}`, computer: null })),
});

const resultFor = (room: Room): MatchResult => ({ ...resultOf(room, 2), order: 2 });

/** Nobody ever reaches as much again. */
function unbeaten(result: MatchResult): MatchResult {
  const { verdict, seats } = result;
  if (verdict?.kind !== 'ranked') throw new Error('It has no ranking.');
  return { ...result, id: 'before', order: 1, verdict: { ...verdict, totals: seats.map(() => 999) } };
}

/** Points behind the best of the others with half of the log played, counted here in another way. */
function behindAtHalf(room: Room, seat: number): number {
  const { seats, options, seed, log } = room.match!;
  const game = gameOf(room);
  let state: Json = game.setup(seats.length, options, seed);
  for (const entry of log.slice(0, Math.floor(log.length / 2))) state = game.apply(state, entry.seat, entry.action);
  const totals = seats.map((_, each) => UIS[room.game].progress(game.view(state, null), each).total);
  return Math.max(...totals.toSpliced(seat, 1)) - totals[seat]!;
}

const MATCHES = GAMES.flatMap((game) => fixtureNames(game).map((name) => [`${game.id}, ${name}`, game, name] as const));
const COMPETITIVE = MATCHES.filter(([, { id }, name]) => id !== 'sprawlopolis' && !name.startsWith('solo'));

describe('what is said of everyone at the end', () => {
  it.each(MATCHES)('is one line for each first game: %s', async (_, game, name) => {
    const room = withPeople(finishedRoom(game, name));
    for (const language of LANGUAGES) {
      const lines = await endingLines(servicesWith(async () => []).services, { ...room, language }, resultFor(room));
      expect(lines).toHaveLength(room.seats.length);
      for (const [seat, line] of lines.entries()) expect(line).toMatch(new RegExp(`✨.*Name${seat}\\D`));
    }
  });

  it('names a comeback where the winner was behind halfway through, and nowhere else', async () => {
    let comebacks = 0;
    for (const [, game, name] of COMPETITIVE) {
      const room = withPeople(finishedRoom(game, name));
      const result = resultFor(room);
      const { services } = servicesWith(async () => [unbeaten(result)]);
      const [first = []] = result.verdict?.kind === 'ranked' ? result.verdict.ranking : [];
      const behind = first.length === 1 ? behindAtHalf(room, first[0]!) : 0;
      const lines = await endingLines(services, room, result);
      expect(
        lines.map((line) => /💪.* (\d+) points behind/.exec(line)?.[1]),
        name,
      ).toEqual(behind >= 5 ? [String(behind)] : []);
      if (behind >= 5) comebacks += 1;
    }
    expect(comebacks).toBeGreaterThan(0);
    expect(comebacks).toBeLessThan(COMPETITIVE.length);
  });

  it('leaves out the results when they can’t be read, and still tells how the game ended', async () => {
    const [game] = GAMES;
    const room = withPeople(finishedRoom(game!, fixtureNames(game!)[0]!));
    const { services, warn } = servicesWith(() => Promise.reject(new Error('no disk')));
    expect(await endingLines(services, room, resultFor(room))).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    expect(await endingLines(services, room, null)).toEqual([]);
  });
});
