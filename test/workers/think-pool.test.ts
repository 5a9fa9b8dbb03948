import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ComputerTask, type Game, type Match, parseOptions, play, playComputers, startMatch } from '#engine';
import { GAMES } from '#games/rules';
import { ROOT } from '#platform';
import { openGamesThinkPool } from '#workers';
import { bundle } from '../../scripts/build.js';
import { QUICK_LEVELS } from '../../src/engine/game.ts';
import { openThinkPool } from '../../src/workers/think-pool.ts';
import { accepted } from '../rig/play.ts';

const folder = mkdtempSync(join(tmpdir(), 'cities-think-'));
const thinkPool = openGamesThinkPool();
afterAll(async () => {
  await thinkPool.close();
  rmSync(folder, { recursive: true });
});

const SEED = 'thought over';

function matchOf(game: Game): Match {
  const seats = Math.min(3, game.seats.max);
  const players = Array.from({ length: seats }, (_, i) => ({
    name: `${i}`,
    computer: QUICK_LEVELS[i % QUICK_LEVELS.length]!,
  }));
  return startMatch(game, players, accepted(parseOptions(game, seats, {})), SEED);
}

const thoughtAt = ({ game, state, log, seats }: Match, turnOf: number | null = null): ComputerTask => ({
  game,
  seed: SEED,
  from: { length: log.length, state },
  levels: seats.map(({ computer }) => computer),
  turnOf,
  effort: 0,
});

const playAll = (game: Game, match: Match, entries: Awaited<ReturnType<typeof thinkPool.think>>): Match =>
  entries.reduce((current, { seat, action }) => accepted(play(game, current, seat, action)), match);

describe.each(GAMES.map((game) => [game.id, game] as const))('computers of %s', (_, game) => {
  it('play the same in their thread as they do here, to the end and legally', async () => {
    const match = matchOf(game);
    const entries = await thinkPool.think(thoughtAt(match));
    expect(entries).toEqual(playComputers(game, thoughtAt(match)));
    const over = playAll(game, match, entries);
    expect(game.outcome(over.state)).not.toBeNull();
    // From any point on they go on in the same way: it does not matter where a thought began.
    const half = playAll(game, match, entries.slice(0, entries.length / 2));
    expect(await thinkPool.think(thoughtAt(half))).toEqual(entries.slice(half.log.length));
  });

  it('stop when a person is to move, and play a whole turn for a person', async () => {
    const match = matchOf(game);
    const seat = game.waiting(match.state)[0]!;
    const levels = match.seats.map(({ computer }, i) => (i === seat ? null : computer));
    const before = playAll(game, match, await thinkPool.think({ ...thoughtAt(match), levels }));
    expect(game.waiting(before.state)).toContain(seat);
    expect(game.waiting(before.state).filter((each) => levels[each])).toEqual([]);
    const hard = { ...thoughtAt(before, seat), levels: levels.with(seat, 'hard') };
    const turn = await thinkPool.think(hard);
    expect(turn).toEqual(playComputers(game, hard));
    expect(turn.every((entry) => entry.seat === seat)).toBe(true);
    const after = playAll(game, before, turn);
    expect(after.history.ends.slice(before.history.ends.length)).toEqual([after.log.length - 1]);
  });
});

describe('a thread that computers think in', () => {
  const DYING_THREAD = pathToFileURL(join(folder, 'dying-thread.js'));
  // Built once: a dozen threads would each take half a second to read it as source.
  beforeAll(async () => {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    await bundle(fileURLToPath(ROOT), folder, ['test/workers/dying-thread.ts']);
  });

  const about = (game: string, length: number): ComputerTask => ({
    game,
    seed: join(folder, `${game}-${length}`),
    from: { length, state: null },
    levels: [],
    turnOf: null,
  });

  it('is replaced when it dies while thinking, and its task and the queue behind it run again', async () => {
    const pool = openThinkPool(DYING_THREAD);
    const asked = [about('calm', 1), about('once', 2), about('calm', 3), about('once', 4)];
    const thought = await Promise.all(asked.map((each) => pool.think(each)));
    expect(thought.map(([entry]) => entry?.action)).toEqual([1, 2, 3, 4]);
    await pool.close();
  });

  it('takes only that thought with it which no thread survives', async () => {
    const pool = openThinkPool(DYING_THREAD);
    const asked = [about('always', 1), about('calm', 2), about('wrong', 3), about('calm', 4)];
    const [fatal, second, wrong, last] = await Promise.allSettled(asked.map((each) => pool.think(each)));
    expect(fatal).toMatchObject({ status: 'rejected', reason: { message: 'the thinking thread ended' } });
    expect(wrong).toMatchObject({ reason: { message: 'computers could not move: cannot be thought' } });
    expect([second, last]).toMatchObject([{ value: [{ action: 2 }] }, { value: [{ action: 4 }] }]);
    expect(await pool.think(about('calm', 5))).toMatchObject([{ action: 5 }]);
    await pool.close();
  });

  const doubtAbout = (game: string, length: number) => ({
    ...{ game, seed: '', seat: 0, played: null, better: null, samples: 1 },
    from: { length, state: null },
  });

  it('keeps no thought waiting for what is weighed, and gives up on what it does not survive', async () => {
    const pool = openThinkPool(DYING_THREAD);
    expect(await pool.checkMistake(doubtAbout('calm', 3))).toEqual({ points: 3, better: [] });
    const endless = expect(pool.checkMistake(doubtAbout('calm', Number.MAX_SAFE_INTEGER))).rejects.toThrow('ended');
    for (const length of [1, 2, 3]) expect(await pool.think(about('calm', length))).toMatchObject([{ action: length }]);
    await expect(pool.checkMistake(doubtAbout('wrong', 1))).rejects.toThrow('cannot be weighed');
    await expect(pool.checkMistake(doubtAbout('always', 1))).rejects.toThrow('ended');
    await endless;
    expect(await pool.checkMistake(doubtAbout('calm', 2))).toEqual({ points: 2, better: [] });
    expect(await pool.think(about('calm', 4))).toMatchObject([{ action: 4 }]);
    await pool.close();
  });

  it('weighs behind all other threads, where threads have priorities', async () => {
    const pool = openThinkPool(DYING_THREAD);
    const before = getPriority();
    const { points } = await pool.checkMistake(doubtAbout('priority', 1));
    // No process is nicer than 19.
    expect(points).toBe(process.platform === 'linux' ? Math.min(before + 10, 19) : before);
    expect(getPriority()).toBe(before);
    await pool.close();
  });

  it('is there for what is weighed only while there is some, and comes back for more', async () => {
    const pool = openThinkPool(DYING_THREAD, 1);
    const threadId = async () => (await pool.checkMistake(doubtAbout('thread', 1))).points;
    const first = await threadId();
    while ((await threadId()) === first) await wait(5);
    await pool.close();
  });

  it('says when it is closed instead of keeping anyone waiting', async () => {
    const pool = openThinkPool(DYING_THREAD);
    const asked = expect(pool.think(about('calm', 1))).rejects.toThrow('ended');
    await pool.close();
    await asked;
    await expect(pool.think(about('calm', 1))).rejects.toThrow('is closed');
  });
});
