import { describe, expect, it } from 'vitest';
import type { Shape } from '#draw';
import { monument } from '../../../../src/games/wonders/pictures/monument.ts';
import { colorBadge } from '../../../../src/games/wonders/pictures/signs/color.ts';
import { choice } from '../../../../src/games/wonders/pictures/signs/good.ts';
import { widthOf } from '../../../../src/games/wonders/pictures/signs/sign.ts';
import { lowRow } from '../../../../src/games/wonders/pictures/table-row-low.ts';
import { tallRow } from '../../../../src/games/wonders/pictures/table-row-tall.ts';
import { CARD_IDS, cardOf, stagesOf, WONDER_IDS } from '../../../../src/games/wonders/rules/content.ts';
import { COLORS, GOODS, SIDES } from '../../../../src/games/wonders/rules/kinds.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { NAMES } from '../../../draw/names.ts';
import { cityOf, SEVEN } from '../samples.ts';

const scene = sceneFor('en', NAMES);
const score = { total: 12, parts: [] };

describe('what must be told apart on a phone', () => {
  it('stages: a ticked box for each that stands, an empty one for each that does not', () => {
    const plaque = { x: 0, y: 120, w: 104, h: 34, style: 'points' } as const;
    for (const wonder of WONDER_IDS) {
      for (const side of SIDES) {
        const all = stagesOf({ wonder, side }).length;
        for (let stages = 0; stages <= all; stages++) {
          const city = { ...cityOf({ wonder, side, stages }), score };
          const shapes = monument(city, { x: 0, foot: 110, height: 92, mark: 24, plaque }, stages > 1, scene);
          const boxes = shapes.flatMap((shape) =>
            shape.kind === 'rect' && shape.ink.fill && shape.w < 40 ? [shape] : [],
          );
          const ticks = shapes.filter((shape) => shape.kind === 'path');
          expect([boxes.length, boxes.filter(({ ink }) => ink.dash).length, ticks.length]).toEqual([
            all,
            all - stages,
            stages,
          ]);
          for (const { w, h } of boxes) expect(Math.min(w, h)).toBeGreaterThanOrEqual(14);
        }
      }
    }
  });

  it('how many cards of each color: no badge touches the next, and the new one neither', () => {
    const cards = COLORS.flatMap((color) => CARD_IDS.filter((id) => cardOf(id).color === color).slice(0, 2));
    const city = { ...cityOf({ wonder: 'gizah', side: 'day', stages: 1, cards }), score };
    const deeds = SEVEN.cities.map((_, seat) => ({ kind: 'unearthed', card: cards[2 * seat]! }) as const);
    const view = { ...SEVEN, cities: SEVEN.cities.map(() => city), deeds };
    for (const [row, h] of [
      [lowRow, 152],
      [tallRow, 276],
    ] as const) {
      for (const seat of view.cities.keys()) {
        const shapes = row(view, seat, { x: 16, y: 100, w: 968, h }, scene);
        const badges = shapes.flatMap((shape: Shape) =>
          shape.kind === 'image' && shape.sprite.key.startsWith('sign badge') ? [shape] : [],
        );
        expect(badges.map(({ sprite }) => sprite.key.split(' ')[2])).toEqual([...COLORS]);
        for (const [i, { x, sprite }] of badges.entries()) {
          const next = badges[i + 1];
          if (!next) continue;
          const half = (key: string) => {
            const [, , color, text] = key.split(' ');
            const own = COLORS.find((each) => each === color)!;
            // A sign keeps six units free on either side of its outline.
            return (widthOf(colorBadge(own, text!), Number(key.split('@')[1])) * 0.9) / 2;
          };
          expect(half(sprite.key) + half(next.sprite.key)).toBeLessThanOrEqual(next.x - x);
        }
      }
    }
  });

  it('goods to choose from: side by side, none over another', () => {
    const { shapes } = choice(GOODS.slice(0, 4));
    const goods = shapes().flatMap((shape) => (shape.kind === 'group' ? [shape] : []));
    expect(goods).toHaveLength(4);
    for (const [i, { x, scale }] of goods.entries()) {
      if (i > 0) expect(x - goods[i - 1]!.x).toBeGreaterThanOrEqual(99 * scale);
    }
  });
});
