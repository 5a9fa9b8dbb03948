import { box, CONTOUR, contoured, group, line, path, type Shape, SPACE, type Sprite, sprite } from '#draw';
import { itemAt } from '#engine';
import type { WonderId } from '../../rules/wonders.ts';
import { alexandria } from './alexandria.ts';
import { babylon } from './babylon.ts';
import { byzantium } from './byzantium.ts';
import { ephesos } from './ephesos.ts';
import { gizah } from './gizah.ts';
import { halikarnassos } from './halikarnassos.ts';
import { OUTLINE, type Wonder } from './masonry.ts';
import { olympia } from './olympia.ts';
import { petra } from './petra.ts';
import { rhodos } from './rhodos.ts';

const WONDERS: { readonly [id in WonderId]: Wonder } = {
  alexandria,
  babylon,
  ephesos,
  gizah,
  halikarnassos,
  olympia,
  rhodos,
  byzantium,
  petra,
};

/** What is still to be built, by what it stands before. */
const SHADES = {
  paper: { fill: '#EFE0BE', line: '#A9936A' },
  day: { fill: '#B4DBE8', line: '#5F9DB8' },
  night: { fill: '#3B4670', line: '#6F7CAE' },
} as const;
export type Ground = keyof typeof SHADES;

export const FIELD = { w: 200, h: 206, foot: 203 } as const;

/** One shape for all that is missing yet. */
function shadow({ masses }: Wonder, ground: Ground): Shape[] {
  const outlines = masses.flatMap(({ outline }) => outline);
  const { fill, line: rim } = SHADES[ground];
  return [
    ...outlines.map((d) => line(d, rim, OUTLINE)),
    ...outlines.map((d) => path(d, { fill, stroke: fill, width: 1.8 })),
  ];
}

const whole = ({ masses, details }: Wonder): Shape[] => [...contoured(masses, OUTLINE), ...details];

/** Built as far as the cut, with a dark edge where it ends; a shadow of itself above. */
function partly(wonder: Wonder, cut: number, ground: Ground): Shape[] {
  const edge = wonder.masses.flatMap(({ outline }) => outline).join('');
  return [
    group(shadow(wonder, ground), { clip: box(-10, -10, 220, cut + 10) }),
    group(whole(wonder), { clip: box(-10, cut, 220, 220 - cut) }),
    group([line(`M-10 ${cut}H210`, CONTOUR, OUTLINE / 2)], { clip: edge }),
  ];
}

function shapesOf(id: WonderId, built: number, stages: number, ground: Ground): Shape[] {
  const wonder = WONDERS[id];
  if (built === 0) return shadow(wonder, ground);
  if (built === stages) return whole(wonder);
  return partly(wonder, itemAt(wonder.cuts[stages] ?? [], built - 1), ground);
}

/** Placed by the middle of its foot; `height` is that of the whole field. */
export const wonderArt = (
  id: WonderId,
  built: number,
  stages: number,
  height: number,
  ground: Ground = 'paper',
): Sprite =>
  sprite(
    `wonder ${id} ${built === stages ? 'whole' : `${built} of ${stages} ${ground}`}`,
    Math.round((height * SPACE * 10) / FIELD.h) / 10,
    { left: -FIELD.w / 2 - 4, top: -FIELD.foot - 2, right: FIELD.w / 2 + 4, bottom: FIELD.h - FIELD.foot + 4 },
    () => [group(shapesOf(id, built, stages, ground), { x: -FIELD.w / 2, y: -FIELD.foot })],
  );
