import { describe, expect, it } from 'vitest';
import type { Drawing, Sprite } from '#draw';
import { contrast } from '../../../draw/color-science.ts';
import { outside, overlaps, ownTexts, texts } from '../../../draw/shapes.ts';

/** A drawing to look at; in a `plain` one nothing has to be cut. */
export type Case = { readonly name: string; readonly sheet: Drawing; readonly plain: boolean };

/** What holds for every picture of the game, whatever is in it. */
export function areSound(what: string, cases: readonly Case[]): void {
  describe(what, () => {
    it('keep their shapes inside the canvas', () => {
      for (const { name, sheet } of cases) expect(outside(sheet), name).toEqual([]);
    });

    it('set whole pixels', () => {
      for (const { name, sheet } of cases) {
        const odd = sheet.shapes.filter(
          (shape) => shape.kind !== 'path' && ![shape.x, shape.y].every(Number.isInteger),
        );
        expect(odd, name).toEqual([]);
      }
    });

    it('never let texts run into each other', () => {
      for (const { name, sheet } of cases) expect(overlaps(sheet), name).toEqual([]);
    });

    it('write nothing below the least size, and cut none of our own words', () => {
      for (const { name, sheet, plain } of cases) {
        for (const { text, size } of ownTexts(sheet)) {
          expect(size, `${name}: ${text}`).toBeGreaterThanOrEqual(28);
          if (plain) expect(text, name).not.toMatch(/…$/);
        }
      }
    });

    it('give every text enough contrast', () => {
      const known = new Set<string>();
      const isKnown = ({ key }: Sprite) => known.has(key) || !known.add(key);
      const pairs = new Set(
        cases.flatMap(({ sheet }) =>
          texts(sheet.shapes, 1, isKnown).map(({ text: { color, on } }) => `${color} ${on}`),
        ),
      );
      for (const pair of pairs) {
        const [color = '', on = ''] = pair.split(' ');
        expect(contrast(color, on), pair).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
}
