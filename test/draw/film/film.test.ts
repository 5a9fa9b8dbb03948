import { afterAll, expect, it, vi } from 'vitest';
import { required } from '#engine';
import { GAME_IDS, type GameId } from '#games';
import { RULES } from '#games/rules';
import { UIS } from '#games/uis';
import { matchOf, publicReader } from '#room';
import { delaysOf, framesOf, openTimeLapses } from '../../../src/bot/scheduling/time-lapses.ts';
import { plainDrawPool } from '../../rig/built-draw-pool.ts';
import { ALWAYS_QUIET, manualQuiet } from '../../rig/manual-lull.ts';
import { runAtOnce } from '../../rig/run-at-once.ts';
import { sketches } from '../../rig/sketches.ts';
import { todaysOf } from '../../rig/todays-share.ts';
import { decodeGif } from './decode.ts';
import { finishedRoom } from './samples.ts';

const room = finishedRoom('sprawlopolis/four-harder');
const drawPool = plainDrawPool();
afterAll(() => drawPool.close());

it('a time-lapse shows every turn in one window, within its size and time, and others’ pictures come between', async () => {
  const asked: number[] = [];
  const films = openTimeLapses({ drawPool, ...ALWAYS_QUIET });
  const reader = publicReader(room);
  const others: Promise<number>[] = [];
  const still = UIS.sprawlopolis.home(RULES.sprawlopolis.view(matchOf(room).state, null), 0);
  const hear = async (drawn: number, frames: number) => {
    asked.push(drawn);
    if (drawn === 3) others.push(drawPool.picture(still, reader).then(() => asked.length));
    expect(frames).toBeGreaterThan(8);
  };
  const [film, same] = await Promise.all([films.make(room, 0, reader, hear), films.make(room, 0, reader, hear)]);
  expect(same).toBe(film);
  const { width, height, frames } = decodeGif(film.png);
  expect(asked).toEqual([...frames.keys()]);
  expect([film.width, film.height]).toEqual([width, height]);
  expect([width, height]).toEqual([800, 776]);
  expect(film.png.length).toBeLessThan(8_000_000);
  const duration = frames.reduce((sum, { delay }) => sum + delay, 0);
  expect(duration).toBeLessThanOrEqual(20_000);
  expect(frames.at(-1)?.delay).toBe(4_000);
  // Another picture asked for in the midst of it is answered before the film has gone on by more than two frames.
  expect(others).toHaveLength(1);
  for (const at of others) expect(await at).toBeLessThanOrEqual(6);
  // Something has changed from each frame to the next.
  for (const [i, { pixels }] of frames.slice(1).entries())
    expect(Buffer.compare(pixels, frames[i]!.pixels)).not.toBe(0);
});

it('a long match goes by faster, and a goal is looked at for longer', () => {
  expect(delaysOf([false, true, false])).toEqual([550, 1_400, 4_000]);
  const many = delaysOf(Array.from({ length: 90 }, (_, i) => i % 9 === 0));
  expect(many.reduce((sum, delay) => sum + delay, 0)).toBeLessThanOrEqual(20_000);
  expect(Math.min(...many)).toBeGreaterThanOrEqual(100);
});

const FILMED = GAME_IDS.filter((game) => UIS[game].film);
const MATCHES: { readonly [game in GameId]?: string } = {
  cities: 'cities/two-new-york',
  sprawlopolis: 'sprawlopolis/solo-standard',
  tourists: 'tourists/two-level-2',
  wonders: 'wonders/three-day',
};
const finished = (game: GameId) => finishedRoom(required(MATCHES[game], `finished match of ${game}`));

it.each(FILMED)('the frames of %s begin with nothing and end with all, round by round', (game) => {
  const match = finished(game);
  const reader = publicReader(match);
  const marks = runAtOnce(framesOf(match, 0, reader)).map(({ film }) => film!.mark);
  const end = UIS[game].progress(RULES[game].view(matchOf(match).state, null), 0);
  expect(marks[0]).toMatchObject({ turn: 0, gain: 0, feat: null, round: 0 });
  expect(marks.at(-1)).toMatchObject({ turn: marks.length - 1, total: end.total, round: end.rounds, share: 1 });
  for (const [i, { gain, total, round, turns }] of marks.entries()) {
    expect(turns).toBe(marks.length - 1);
    expect(total - gain).toBe(marks[Math.max(0, i - 1)]?.total);
    expect(round - (marks[Math.max(0, i - 1)]?.round ?? 0)).toBeLessThanOrEqual(1);
  }
});

it('a goal is named on its frame, which stays longer, in the reader’s language', () => {
  const match = finished('cities');
  const feats = (['en', 'es'] as const).map((language) =>
    runAtOnce(framesOf(match, 0, { language, names: ['A', 'B'] })).flatMap(({ film }) =>
      film?.mark.feat ? [{ feat: film.mark.feat, delay: film.delay }] : [],
    ),
  );
  expect(feats[0]?.length).toBeGreaterThan(0);
  for (const { feat } of feats.flat()) expect(feat).toMatch(/^[^+]+ \+\d+(, [^+]+ \+\d+)*$/);
  expect(feats[0]?.map(({ feat }) => feat)).not.toEqual(feats[1]?.map(({ feat }) => feat));
});

it('each frame of a time-lapse waits for a quiet moment, but not forever', async () => {
  const { whenQuiet, waiting, limits, goBy } = manualQuiet();
  let drawn = 0;
  // What is on the frames does not matter here.
  const sketched = sketches();
  const counting = {
    picture: (...asked: Parameters<typeof sketched.picture>) => {
      drawn += 1;
      return sketched.picture(...asked);
    },
  };
  const film = openTimeLapses({ drawPool: counting, ...ALWAYS_QUIET, whenQuiet }).make(
    room,
    0,
    publicReader(room),
    async () => {},
  );
  const { length } = runAtOnce(framesOf(room, 0, publicReader(room)));
  for (let frame = 0; frame < length; frame++) {
    await vi.waitUntil(() => waiting() === 1, { timeout: 10_000, interval: 1 });
    expect(drawn).toBe(frame);
    goBy();
  }
  await film;
  // Who asked can be answered for a quarter of an hour, also about the last of ten films.
  expect(10 * limits.reduce((sum, each) => sum + each, 0)).toBeLessThan(15 * 60_000);
});

it.each(todaysOf(FILMED, 4))('a time-lapse of %s fits', async (game) => {
  const match = finished(game);
  const film = await openTimeLapses({ drawPool, ...ALWAYS_QUIET }).make(match, 0, publicReader(match), async () => {});
  const { width, height, frames } = decodeGif(film.png);
  const duration = frames.reduce((sum, { delay }) => sum + delay, 0);
  console.log(`${game}: ${frames.length} frames, ${Math.round(film.png.length / 1000)} KB, ${duration / 1000} s`);
  expect([width, height]).toEqual([800, 776]);
  expect(film.png.length).toBeLessThan(8_000_000);
  expect(duration).toBeLessThanOrEqual(20_000);
  expect(frames).toHaveLength(runAtOnce(framesOf(match, 0, publicReader(match))).length);
});
