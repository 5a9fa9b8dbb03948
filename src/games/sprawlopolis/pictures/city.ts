import { centered, type Drawing, group, type Rect, type Scene, type Shape, seatBackdrop, WIDTH } from '#draw';
import { extent } from '../rules/city-plan.ts';
import { type Light, litBlocks } from '../rules/score.ts';
import { newCards, type View } from '../rules/view.ts';
import { coordinates, dots, well } from './city-grid.ts';
import { cityShapes, waysOf } from './city-layers.ts';
import { blockWidth, type Crop, heightOf, makeSite, type Site } from './city-site.ts';
import { STRIPS, strips } from './condition-strips.ts';
import { groupTags } from './group-tags.ts';
import { lastOutline, spotlight } from './placement-marks.ts';
import { scoreHeader } from './score-header.ts';
import { supply, supplyHeight } from './supply.ts';

const TOP = STRIPS.y + STRIPS.h + 26;
const LEFT = 66;
/** A bit of table above and below tells where the city may grow. */
const MARGIN = 0.3;
const TALLEST = 1240;
const ROOM = 904;
/** From the city to what lies below it, with the letters between. */
const LETTERS = 62;

type Setting = { readonly crop: Crop; readonly field: Rect };

function settingFor(city: View['city']): Setting {
  const window = extent(city);
  const down = window.height + 2 * MARGIN;
  const w = blockWidth(window.width, down, { w: ROOM, h: TALLEST });
  const field = { x: LEFT, y: TOP, w: ROOM, h: Math.round(down * heightOf(w)) };
  const crop = { window, w, ...centered(field, window.width * w, window.height * heightOf(w)) };
  return { crop, field };
}

export function layoutCity(view: View, light: Light | null, scene: Scene, room = view.city): Drawing {
  const { crop, field } = settingFor(room);
  const below = TOP + field.h + LETTERS;
  const height = below + supplyHeight(view) + 18;
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
      ...supply(view, below, scene),
    ],
  };
}

/** The city in the light that is asked for, or with its newest cards and its groups marked. */
function litCity(site: Site, field: Rect, view: View, light: Light | null): Shape[] {
  const plain = [dots(site), ...cityShapes(site, { rims: light === null })];
  if (light) return [...plain, ...spotlight(site, field, light, litBlocks(view, light))];
  return [...plain, ...newCards(view).flatMap((placed) => lastOutline(site, placed))];
}
