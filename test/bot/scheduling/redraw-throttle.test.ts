import { expect, it } from 'vitest';
import { RedrawThrottle } from '../../../src/bot/scheduling/redraws.ts';
import { manualClock } from '../../rig/manual-clock.ts';

function throttled() {
  const clock = manualClock();
  const drawn: string[] = [];
  const redraws = new RedrawThrottle(clock, (channel) => {
    if (redraws.mayDraw(channel)) drawn.push(channel);
  });
  return { clock, drawn, redraws };
}

it('draws the first tick at once and those of the next five seconds together', () => {
  const { clock, drawn, redraws } = throttled();
  expect([redraws.mayDraw('a'), redraws.mayDraw('a'), redraws.mayDraw('a')]).toEqual([true, false, false]);
  clock.advance(4999);
  expect(drawn).toEqual([]);
  clock.advance(1);
  expect(drawn).toEqual(['a']);
});

it('never draws a channel more than once in five seconds, however many ticks come', () => {
  const { clock, drawn, redraws } = throttled();
  for (let second = 0; second < 30; second++) {
    redraws.mayDraw('a');
    clock.advance(1000);
  }
  expect(drawn).toHaveLength(6);
});

it('draws nothing for a tick that a new table shows, and nothing without one', () => {
  const { clock, drawn, redraws } = throttled();
  redraws.mayDraw('a');
  redraws.mayDraw('a');
  redraws.clear('a');
  redraws.mayDraw('b');
  clock.advance(10_000);
  expect(drawn).toEqual([]);
  expect(redraws.mayDraw('a')).toBe(true);
});

it('draws later what was to be drawn and was not', () => {
  const { clock, drawn, redraws } = throttled();
  redraws.mayDraw('a');
  redraws.postpone('a');
  redraws.postpone('b');
  clock.advance(4999);
  expect(drawn).toEqual([]);
  clock.advance(1);
  expect(drawn).toEqual(['a', 'b']);
});
