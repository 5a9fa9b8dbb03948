import { seatBackdrop } from '../../../draw/header.ts';
import type { Rect } from '../../../draw/paper.ts';
import type { Scene } from '../../../draw/scene.ts';
import { type Drawing, group, type Shape } from '../../../draw/shape.ts';
import { WIDTH } from '../../../draw/theme.ts';
import { extent } from '../rules/plan.ts';
import type { Light } from '../rules/score.ts';
import { litBlocks } from '../rules/score.ts';
import type { View } from '../rules/view.ts';
import { coordinates, dots, well } from './coordinates.ts';
import { cityShapes, waysOf } from './layers.ts';
import { lastOutline, spotlight } from './marks.ts';
import { scoreHeader } from './score-header.ts';
import { blockWidth, type Crop, heightOf, makeSite, type Site } from './site.ts';
import { STRIPS, strips } from './strip.ts';
import { BELOW_HEIGHT, besideHeight, supplyBelow, supplyBeside } from './supply.ts';
import { groupTags } from './tags.ts';

const TOP = STRIPS.y + STRIPS.h + 40;
const LEFT = 66;
/** A bit of table on each side tells where the city may grow. */
const MARGIN = 0.3;
const TALLEST = 1000;
/** Blocks narrower than this make room by moving the supply below. */
const NARROW = 65;
const ROOM = { beside: 776, alone: 904 } as const;

type Setting = { readonly crop: Crop; readonly field: Rect; readonly height: number; readonly wide: boolean };

/** The city beside the supply, or over it where it is too wide. */
function settingFor(view: View): Setting {
  const window = extent(view.city);
  const [across, down] = [window.width + 2 * MARGIN, window.height + 2 * MARGIN];
  const fitting = (room: number) => blockWidth(across, down, { w: room, h: TALLEST });
  const beside = fitting(ROOM.beside);
  const wide = beside < NARROW && fitting(ROOM.alone) > beside;
  const w = wide ? fitting(ROOM.alone) : beside;
  const [cityWidth, cityHeight] = [window.width * w, window.height * heightOf(w)];
  const room = wide ? ROOM.alone : ROOM.beside;
  const field = {
    x: LEFT,
    y: TOP,
    w: room,
    h: Math.max(Math.round(down * heightOf(w)), wide ? 0 : besideHeight(view) - 62),
  };
  const crop = {
    window,
    w,
    x: LEFT + Math.round((room - cityWidth) / 2),
    y: TOP + Math.round((field.h - cityHeight) / 2),
  };
  return { crop, field, wide, height: TOP + field.h + (wide ? 70 + BELOW_HEIGHT + 20 : 66) };
}

export function layoutCity(view: View, light: Light | null, scene: Scene): Drawing {
  const { crop, field, height, wide } = settingFor(view);
  const site = makeSite(view.city, view, crop);
  const lit = light?.kind === 'condition' ? light.card : null;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, view.active),
      ...scoreHeader(view, site.score, scene),
      ...strips(site.score, lit, scene),
      well(field),
      group(litCity(site, field, view, light), { x: site.x, y: site.y }),
      ...(light ? [] : groupTags(site, waysOf(site), scene)),
      ...coordinates(site, field, null, scene),
      ...(wide ? supplyBelow(view, TOP + field.h + 70, scene) : supplyBeside(view, 870, TOP - 14, scene)),
    ],
  };
}

/** The city in the light that is asked for, or with its last card and its groups marked. */
function litCity(site: Site, field: Rect, view: View, light: Light | null): Shape[] {
  const plain = [dots(site), ...cityShapes(site, { rims: light === null })];
  if (light) return [...plain, ...spotlight(site, field, light, litBlocks(view, light))];
  return view.last ? [...plain, ...lastOutline(site, view.last.placed)] : plain;
}
