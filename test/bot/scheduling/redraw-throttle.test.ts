import { expect, it } from 'vitest';
import { Ticks } from '../../../src/bot/scheduling/redraw-throttle.ts';
import { manualClock } from '../../rig/manual-clock.ts';

function ticking() {
  const clock = manualClock();
  const drawn: string[] = [];
  const ticks = new Ticks(clock, (channel) => {
    if (ticks.may(channel)) drawn.push(channel);
  });
  return { clock, drawn, ticks };
}

it('draws the first tick at once and those of the next five seconds together', () => {
  const { clock, drawn, ticks } = ticking();
  expect([ticks.may('a'), ticks.may('a'), ticks.may('a')]).toEqual([true, false, false]);
  clock.advance(4999);
  expect(drawn).toEqual([]);
  clock.advance(1);
  expect(drawn).toEqual(['a']);
});

it('never draws a channel more than once in five seconds, however many ticks come', () => {
  const { clock, drawn, ticks } = ticking();
  for (let second = 0; second < 30; second++) {
    ticks.may('a');
    clock.advance(1000);
  }
  expect(drawn).toHaveLength(6);
});

it('draws nothing for a tick that a new table shows, and nothing without one', () => {
  const { clock, drawn, ticks } = ticking();
  ticks.may('a');
  ticks.may('a');
  ticks.clear('a');
  ticks.may('b');
  clock.advance(10_000);
  expect(drawn).toEqual([]);
  expect(ticks.may('a')).toBe(true);
});

it('draws later what was to be drawn and was not', () => {
  const { clock, drawn, ticks } = ticking();
  ticks.may('a');
  ticks.owe('a');
  ticks.owe('b');
  clock.advance(4999);
  expect(drawn).toEqual([]);
  clock.advance(1);
  expect(drawn).toEqual(['a', 'b']);
});
