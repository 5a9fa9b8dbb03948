import { cornerOf, dashedBand, disc, image, PAPER, rect, type Scene, type Shape, tileCornerOf } from '#draw';
import type { Point, Seat } from '#engine';
import { letterOf } from '#i18n';
import type { VisitPrompt } from '../requests.ts';
import { isAt } from '../rules/city.ts';
import { seenAfter } from '../rules/preselected-turn.ts';
import type { Action } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { bubbles, cityShapes, figureHeight, figures, footOf, type Site } from './city-layers.ts';
import { fadedTourist } from './tourist.ts';

type Marks = readonly Action[];

/** Where a tourist is marked, and where it comes from. */
export const targetOf = (marks: Marks): Point | null =>
  marks.find((mark) => mark.kind !== 'tile' && 'x' in mark) ?? null;
const originOf = (marks: Marks): Point | null => marks.find((mark) => 'from' in mark)?.from ?? null;

/** The view as it would be once what is marked is played. */
export const afterMarks = (view: View, seat: Seat, marks: Marks): View => ({
  ...view,
  cities: view.cities.map((city, owner) => (owner === seat ? seenAfter(city, marks) : city)),
});

function fieldFrame(site: Site, at: Point, chosen: boolean): Shape[] {
  const { x, y } = cornerOf(site, at);
  const { size } = site;
  if (chosen) return dashedBand(x + 3, y + 3, size - 6);
  return [
    rect(x + 2, y + 2, size - 4, size - 4, { stroke: PAPER.ink, width: 11 }, 14),
    rect(x + 2, y + 2, size - 4, size - 4, { stroke: PAPER.gold, width: 7 }, 14),
  ];
}

/** The tile just placed, or selected, keeps its pink dashes through the whole step. */
export const newTile = (site: Site, tiles: readonly Point[]): Shape[] =>
  tiles.flatMap((tile) => {
    const { x, y } = tileCornerOf(site, tile);
    return dashedBand(x + 2, y + 2, 2 * site.size - 4);
  });

/** The field a tourist is marked on, and the tourist faded where it came from. */
export function markedVisit(site: Site, marks: Marks): Shape[] {
  const [target, origin] = [targetOf(marks), originOf(marks)];
  const foot = origin && footOf(site, origin);
  return [
    ...(target ? fieldFrame(site, target, true) : []),
    ...(foot ? [image(fadedTourist(site.seat, figureHeight(site.size)), foot.x, foot.y)] : []),
  ];
}

/** Letters at the lower left of their fields: above is the bubble, beside the figure. */
const letters = (site: Site, places: readonly Point[], target: Point | null, scene: Scene): Shape[] =>
  places.flatMap((place, i) => {
    const { x, y } = cornerOf(site, place);
    const radius = Math.max(22, Math.round(site.size * 0.28));
    return disc(
      x + Math.round(site.size * 0.22),
      y + Math.round(site.size * 0.72),
      radius,
      letterOf(i),
      target !== null && isAt(target, place),
      scene,
    );
  });

/** The city with letters on fields or tourists; a tourist that moves is faded where it came from. */
export function visitStep(site: Site, view: View, prompt: VisitPrompt, scene: Scene): Shape[] {
  const { from, places, marks } = prompt;
  const target = targetOf(marks);
  return [
    ...cityShapes(site),
    ...newTile(site, view.work?.laid ?? []),
    ...places.filter((place) => !target || !isAt(target, place)).flatMap((place) => fieldFrame(site, place, false)),
    ...markedVisit(site, marks),
    ...(from && !target ? fieldFrame(site, from, true) : []),
    ...figures(site),
    ...bubbles(site),
    ...letters(site, places, target, scene),
  ];
}
