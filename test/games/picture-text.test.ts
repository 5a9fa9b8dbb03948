import { describe, expect, test } from 'vitest';
import { altText, pictureText } from '#games/words';
import { LANGUAGES, words } from '#i18n';
import { conditionText } from '../../src/games/sprawlopolis/words/phrases.ts';
import { HARD_NAMES } from '../draw/names.ts';
import { WON } from './sprawlopolis/views.ts';
import { EIGHT_OVER, OWN_LAID } from './tourists/rich-views.ts';

const LONG = HARD_NAMES.map((name, seat) => `${seat}${name}`.padEnd(32, 'x'));
const final = { game: 'tourists', kind: 'final', view: EIGHT_OVER } as const;

describe.each(LANGUAGES)('the text view of a picture, in %s', (language) => {
  const reader = { language, names: LONG };
  const lines = pictureText(final, reader).split('\n');

  test('has all that the alt text has no room for', () => {
    const end = { game: 'sprawlopolis', kind: 'final', view: WON } as const;
    const conditions = WON.scoring.map((card) => conditionText(language, card));
    const saidBy = (said: string) => conditions.filter((condition) => said.includes(condition));
    expect(saidBy(altText(end, reader)).length).toBeLessThan(conditions.length);
    expect(saidBy(pictureText(end, reader))).toEqual(conditions);
  });

  test('numbers places itself, which Markdown would count without ties', () => {
    const places = lines.filter((line) => LONG.some((name) => line.includes(`. ${name}`)));
    expect(places).toHaveLength(LONG.length);
    for (const line of places) expect(line).toMatch(/^\d\\\. /);
  });

  test('says that a plan is not played, as the alt text does', () => {
    const panel = { game: 'tourists', kind: 'panel', view: OWN_LAID, prompt: { mode: 'done' }, plan: true } as const;
    const plan = words(language)('bot.plan.alt');
    expect(pictureText(panel, reader).startsWith(`${plan}\n`)).toBe(true);
    expect(altText(panel, reader).startsWith(`${plan} `)).toBe(true);
  });
});
