import { describe, expect, it } from 'vitest';
import { layoutEmoji } from '#draw';
import { GAME_IDS } from '#games';
import { EMOJIS, emojiDigests, PICTURES } from '#games/pictures';
import { SEAT_EMOJIS } from '#i18n';
import { emojiName } from '../../src/bot/discord/emoji-upload.ts';
import { LIMITS } from '../../src/local/discord-limits.ts';
import { painter } from '../draw/drawing.ts';

const names = [...EMOJIS.keys()];
const isWhole = process.env['TEST_SCOPE'] === 'whole';

describe('emojis', () => {
  it('have names of their own, which Discord takes and a screen reader can speak', () => {
    const all = [...SEAT_EMOJIS, ...GAME_IDS.flatMap((id) => Object.keys(PICTURES[id].emojis ?? {}))];
    expect(all.filter((name, i) => all.indexOf(name) < i)).toEqual([]);
    expect(names.filter((name) => !/^[a-z]+(_([a-z]+|\d+))*$/.test(name))).toEqual([]);
    const digest = 'f'.repeat(64);
    expect(names.filter((name) => emojiName(name, digest).length > LIMITS.emojiName)).toEqual([]);
    expect(names.length).toBeLessThanOrEqual(LIMITS.emojis);
  });

  it('are there for every game', () => {
    for (const id of GAME_IDS) expect(Object.keys(PICTURES[id].emojis ?? {}).length, id).toBeGreaterThan(20);
  });

  it('have a digest that is the same each time, and changes with the drawing', () => {
    const [one, other] = [emojiDigests(), emojiDigests()];
    for (const name of names.filter((_, i) => i % 20 === 0)) expect(one.get(name)!()).toBe(other.get(name)!());
    expect(one.get('red_block')!()).not.toBe(one.get('blue_block')!());
  });

  it('fill their square, leave its corners to the ground behind them, and are small files', () => {
    for (const name of isWhole ? names : names.filter((_, i) => i % 12 === 0)) {
      painter.paint(layoutEmoji(EMOJIS.get(name)!()));
      const pixels = painter.scanlines(0, 128);
      const covered = pixels.filter((value, i) => i % 4 === 3 && value > 128).length;
      expect(covered, name).toBeGreaterThan(128 * 128 * 0.2);
      expect(painter.exactPng().length, name).toBeLessThan(LIMITS.emojiSize / 4);
    }
  });
});
