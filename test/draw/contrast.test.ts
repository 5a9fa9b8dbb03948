import { describe, expect, it } from 'vitest';
import type { TextShape } from '../../src/draw/shape.ts';
import { layout } from '../../src/games/pictures.ts';
import { contrast } from './color-science.ts';
import { painter, sceneFor } from './drawing.ts';
import { GOLDEN } from './golden-samples.ts';
import { ownTexts, textExtent } from './shapes.ts';

const hex = (color: number) =>
  `#${[0, 8, 16].map((shift) => ((color >>> shift) & 255).toString(16).padStart(2, '0')).join('')}`;

/** The colour that fills most of a line's surroundings, apart from the letters themselves. */
function groundOf(text: TextShape): string {
  const { left, top, right, bottom } = textExtent(text);
  const [from, to] = [Math.max(0, Math.floor(left) - 3), Math.ceil(right) + 3];
  const pixels = painter.rows(Math.floor(top), Math.ceil(bottom - top));
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const width = 1000;
  const counts = new Map<number, number>();
  for (let i = 0; i < colors.length; i++) {
    const x = i % width;
    if (x >= from && x < to) counts.set(colors[i]!, (counts.get(colors[i]!) ?? 0) + 1);
  }
  const common = [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => hex(color));
  return common.find((color) => color !== text.color.toLowerCase())!;
}

describe('painted texts', () => {
  for (const { name, request, language, names } of GOLDEN) {
    it(`stand out from what is really behind them: ${name}`, () => {
      const sheet = layout(request, sceneFor(language, names));
      painter.paint(sheet);
      for (const text of ownTexts(sheet)) {
        const ground = groundOf(text);
        expect(contrast(text.color, ground), `${text.text}: ${text.color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  }
});
