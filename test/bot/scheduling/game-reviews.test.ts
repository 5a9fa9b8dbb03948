import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { MistakeCheck, MistakeFound } from '#engine';
import { RULES } from '#games/rules';
import { matchOf, noMistakes, type Room } from '#room';
import { openGameReviews } from '../../../src/bot/scheduling/game-reviews.ts';
import { finishedRoom } from '../../rig/finished-matches.ts';
import { ALWAYS_QUIET, manualQuiet } from '../../rig/manual-lull.ts';

const ROOM = finishedRoom(RULES.sprawlopolis, 'two-easier');
const called = (id: string): Room => ({ ...ROOM, id });
const MISSED: MistakeFound = { points: 3, better: [{ kind: 'end' }] };

/** Checks only when told to. */
function slowly() {
  const asked: { doubt: MistakeCheck; done: (regret: MistakeFound) => void; fail: (error: Error) => void }[] = [];
  const doubt = (each: MistakeCheck) =>
    new Promise<MistakeFound>((done, fail) => {
      asked.push({ doubt: each, done, fail });
    });
  return { asked, doubt };
}

const warnings: unknown[] = [];
const log = { warn: (...said: unknown[]) => void warnings.push(said) };

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(1);
}

describe('reviews in the background', () => {
  it('answer at once with what is known, and know more later', async () => {
    const { asked, doubt } = slowly();
    const { mistakes } = openGameReviews({ thinkPool: { checkMistake: doubt }, ...ALWAYS_QUIET, log });
    expect(mistakes(ROOM)).toEqual(noMistakes(ROOM));
    expect(asked).toEqual([]);
    let answered = 0;
    while (!mistakes(ROOM).complete) {
      await until(() => asked.length > answered || mistakes(ROOM).complete);
      if (asked.length > answered) asked[answered++]!.done(MISSED);
      await wait(1);
    }
    expect(mistakes(ROOM).bySeat.map((mistake) => mistake?.points)).toEqual([3, 3]);
    // A complete review isn't searched again.
    mistakes(ROOM);
    await wait(5);
    expect(asked).toHaveLength(answered);
  });

  it('weigh one thing at a time, match after match, and no more matches than are bearable', async () => {
    const { asked, doubt } = slowly();
    const { mistakes } = openGameReviews({ thinkPool: { checkMistake: doubt }, ...ALWAYS_QUIET, log });
    for (let i = 0; i < 50; i++) mistakes(called(`match${i}`));
    const seen = new Set<MistakeCheck['from']['state']>();
    let answered = 0;
    while (!mistakes(called('match19')).complete) {
      await wait(1);
      if (asked.length === answered) continue;
      expect(asked).toHaveLength(answered + 1);
      if (asked[answered]!.doubt.from.length === 0) seen.add(answered);
      asked[answered++]!.done({ points: 0, better: [] });
    }
    await wait(40);
    expect(asked).toHaveLength(answered);
    expect(seen.size).toBe(20);
    expect(mistakes(called('match0')).complete).toBe(true);
    expect(mistakes(called('match49')).complete).toBe(false);
  });

  it('begin at the end of a match, and turn to what someone asks about first', async () => {
    const { asked, doubt } = slowly();
    const { begin, mistakes } = openGameReviews({ thinkPool: { checkMistake: doubt }, ...ALWAYS_QUIET, log });
    const [begun, other] = [called('begun'), { ...finishedRoom(RULES.sprawlopolis, 'solo-standard'), id: 'asked' }];
    begin(begun);
    await until(() => asked.length === 1);
    const isOf = (room: Room, at: number) => asked[at]!.doubt.seed === matchOf(room).seed;
    expect(isOf(begun, 0)).toBe(true);
    expect(mistakes(other)).toEqual(noMistakes(other));
    for (let at = 0; !mistakes(other).complete; at++) {
      await until(() => asked.length > at || mistakes(other).complete);
      if (asked.length <= at) break;
      if (at > 0) expect(isOf(other, at)).toBe(true);
      asked[at]!.done(MISSED);
      await wait(1);
    }
    const before = asked.length;
    await until(() => asked.length > before || isOf(begun, asked.length - 1));
    expect(isOf(begun, asked.length - 1)).toBe(true);
  });

  it('wait for a quiet moment before each step', async () => {
    const { asked, doubt } = slowly();
    const { whenQuiet, waiting, goBy } = manualQuiet();
    const { mistakes } = openGameReviews({ thinkPool: { checkMistake: doubt }, ...ALWAYS_QUIET, whenQuiet, log });
    mistakes(ROOM);
    for (const step of [0, 1]) {
      await until(() => waiting() === 1);
      await wait(5);
      expect(asked).toHaveLength(step);
      goBy();
      await until(() => asked.length > step);
      asked[step]!.done(MISSED);
    }
  });

  it('go on with the next match when one can’t be weighed, and end when the bot does', async () => {
    const { asked, doubt } = slowly();
    const { mistakes, stop } = openGameReviews({ thinkPool: { checkMistake: doubt }, ...ALWAYS_QUIET, log });
    mistakes(called('broken'));
    mistakes(called('sound'));
    await until(() => asked.length === 1);
    asked[0]!.fail(new Error('the thread ended'));
    await until(() => asked.length === 2);
    expect(warnings).toHaveLength(1);
    stop();
    asked[1]!.done(MISSED);
    await wait(10);
    expect(asked).toHaveLength(2);
  });
});
