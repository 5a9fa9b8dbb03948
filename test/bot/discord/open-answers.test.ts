import { HTTPError } from 'discord.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '#platform';
import { OpenAnswers } from '../../../src/bot/discord/open-answers.ts';
import { type ManualClock, manualClock } from '../../rig/manual-clock.ts';

const TOKEN = 'token of an interaction';
const away = () => new HTTPError(502, 'Bad Gateway', 'PATCH', 'https://discord.com', {});

let clock: ManualClock;
let answers: OpenAnswers;
let tries: number;
let told: string[];

beforeEach(() => {
  clock = manualClock();
  answers = new OpenAnswers(clock, openLog('silent'));
  tries = 0;
  told = [];
});

const failing = async () => {
  tries += 1;
  throw away();
};
const begin = (token = TOKEN) =>
  answers.begin(token, { onSend: () => told.push('answer'), giveUp: async () => told.push(`try again: ${token}`) });

describe('an answer that Discord does not take', () => {
  it('is sent again later, until it is taken', async () => {
    const request = async () => {
      tries += 1;
      if (tries < 3) throw away();
    };
    expect(await answers.send('answer not given', request)).toBe('away');
    clock.advance(2_000);
    await expect.poll(() => tries).toBe(2);
    await new Promise(setImmediate);
    clock.advance(10_000);
    await expect.poll(() => tries).toBe(3);
    clock.advance(600_000);
    expect(tries).toBe(3);
  });

  it('is sent once more at once when the bot stops, and then no more', async () => {
    await answers.send('answer not given', failing);
    await answers.close();
    expect(tries).toBe(2);
    clock.advance(600_000);
    await new Promise(setImmediate);
    expect(tries).toBe(2);
  });
});

describe('a person whose answer takes too long when the bot stops', () => {
  it('is told to try again', async () => {
    begin('first');
    begin('second');
    await answers.giveUp();
    expect(told).toEqual(['try again: first', 'try again: second']);
  });

  it('hears nothing more once the answer is on its way', async () => {
    begin();
    answers.onRequest(TOKEN);
    answers.onRequest(TOKEN);
    await answers.giveUp();
    expect(told).toEqual(['answer']);
  });

  it('hears nothing more once the work is over', async () => {
    begin();
    answers.end(TOKEN);
    await answers.giveUp();
    expect(told).toEqual([]);
  });
});
