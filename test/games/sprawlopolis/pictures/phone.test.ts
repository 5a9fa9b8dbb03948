import { describe, expect, it } from 'vitest';
import { PAPER } from '#draw';
import { waysOf } from '../../../../src/games/sprawlopolis/pictures/city-layers.ts';
import { heightOf, makeSite, type Site } from '../../../../src/games/sprawlopolis/pictures/city-site.ts';
import { groupTags } from '../../../../src/games/sprawlopolis/pictures/group-tags.ts';
import { layout } from '../../../../src/games/sprawlopolis/pictures/sprawlopolis-layout.ts';
import { extent } from '../../../../src/games/sprawlopolis/rules/city-plan.ts';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import type { State } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { NAMES } from '../../../draw/names.ts';
import { sprawlopolisPlayout } from '../sample-requests.ts';

const scene = sceneFor('en', NAMES);
const games = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
  sprawlopolisPlayout(`phone ${seed}`, 2, { difficulty: 'easier', hands: 'closed' }),
);
const some = games.flatMap((states) => states.filter((_, i) => i % 4 === 3));
const siteOf = (state: State, w: number): Site => {
  const view = sprawlopolis.view(state, null);
  return makeSite(view.city, view, { window: extent(view.city), x: 60, y: 150, w });
};

describe('the size of a group stands', () => {
  const tagsOn = (site: Site) =>
    groupTags(site, waysOf(site), scene).flatMap((shape) =>
      shape.kind === 'rect' && shape.ink.fill === PAPER.ink ? [shape] : [],
    );

  it('in the middle of a block without a road where the group has one', () => {
    let plain = 0;
    for (const site of some.map((state) => siteOf(state, 90))) {
      const tags = tagsOn(site);
      const groups = site.score.groups.filter(({ points }) => points > 1);
      expect(tags).toHaveLength(groups.length);
      for (const [i, { blocks }] of groups.entries()) {
        const middles = site.blocks
          .filter(({ x, y, road }) => road === '' && blocks.some((at) => at.x === x && at.y === y))
          .map(({ x, y }) => `${x - site.window.left + 0.5} ${y - site.window.top + 0.5}`);
        if (middles.length === 0) continue;
        plain++;
        const { x, y, w, h } = tags[i]!;
        expect(middles).toContain(
          `${((x + w / 2 - site.x) / site.w).toFixed(1)} ${((y + h / 2 - site.y) / site.h).toFixed(1)}`,
        );
      }
    }
    expect(plain).toBeGreaterThan(10);
  });

  it('beside a road, never on where two blocks join it', () => {
    for (const site of some.map((state) => siteOf(state, 90))) {
      const joints = waysOf(site).flatMap(({ stretches }) =>
        stretches.map(({ x, y }) => ({ x: site.x + (x + 0.5) * site.w, y: site.y + (y + 0.5) * site.h })),
      );
      for (const { x, y, w, h } of tagsOn(site)) {
        const covered = joints.filter((at) => at.x > x && at.x < x + w && at.y > y && at.y < y + h);
        expect(covered).toEqual([]);
      }
    }
  });
});

describe('the finished city', () => {
  it('has blocks as large as the width allows, up to thirteen columns', () => {
    for (const state of games.map((states) => states.at(-1)!)) {
      const view = sprawlopolis.view(state, null);
      const { width, height } = extent(view.city);
      const { shapes } = layout({ game: 'sprawlopolis', kind: 'final', view }, scene);
      const [well] = shapes.filter((shape) => shape.kind === 'rect' && shape.w === 968);
      const w = [97, 90, 84, 78, 72, 68].find((each) => each * width <= 928 && heightOf(each) * height <= 800);
      expect(well).toMatchObject({ h: height * heightOf(w!) + 68 });
    }
  });
});
