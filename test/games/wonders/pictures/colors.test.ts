import { describe, expect, it } from 'vitest';
import { PAPER } from '#draw';
import {
  COLOR_TONES,
  DULL,
  GOOD_TONES,
  PEACE,
  SCIENCE,
  SET,
} from '../../../../src/games/wonders/pictures/wonders-tones.ts';
import { COLORS, MADE, RAW } from '../../../../src/games/wonders/rules/kinds.ts';
import { apart, contrast, VISIONS } from '../../../draw/color-science.ts';

const tabs = COLORS.map((color) => COLOR_TONES[color].tab);
const badges = COLORS.map((color) => COLOR_TONES[color].badge);

/** Signs tell all of them apart, too: these are what color alone does. */
describe('colors of Wonders', () => {
  for (const [name, vision] of Object.entries(VISIONS)) {
    it(`stay apart with ${name}`, () => {
      expect(apart(tabs, vision), 'tabs').toBeGreaterThanOrEqual(13);
      expect(apart(badges, vision), 'badges').toBeGreaterThanOrEqual(10);
      expect(
        apart(
          RAW.map((good) => GOOD_TONES[good]),
          vision,
        ),
        'raw goods',
      ).toBeGreaterThanOrEqual(18);
      expect(
        apart(
          MADE.map((good) => GOOD_TONES[good]),
          vision,
        ),
        'made goods',
      ).toBeGreaterThanOrEqual(26);
    });
  }

  it('let numerals stand out from badges, and ink from dull paper', () => {
    for (const color of COLORS)
      expect(contrast(COLOR_TONES[color].numeral, COLOR_TONES[color].badge), color).toBeGreaterThanOrEqual(5);
    for (const ground of [SET, SCIENCE, PEACE])
      expect(contrast(PAPER.white, ground), ground).toBeGreaterThanOrEqual(4.5);
    expect(contrast(PAPER.ink, DULL.paper)).toBeGreaterThanOrEqual(10);
  });
});
