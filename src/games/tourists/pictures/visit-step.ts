import { disc } from '../../../draw/marks.ts';
import type { Scene } from '../../../draw/scene.ts';
import { image, rect, type Shape } from '../../../draw/shape.ts';
import { cornerOf, dashedBand, tileCornerOf } from '../../../draw/site.ts';
import { PAPER } from '../../../draw/theme.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Point } from '../../../engine/grid.ts';
import { letterOf } from '../../../i18n/speech.ts';
import type { VisitPrompt } from '../request.ts';
import { isAt } from '../rules/city.ts';
import type { SeenCity, View } from '../rules/view.ts';
import { bubbles, cityShapes, figureHeight, figures, footOf, type Site } from './layers.ts';
import { fadedTourist } from './tourist.ts';

const targetOf = ({ kind, from, places, chosen }: VisitPrompt): Point | undefined =>
  chosen === null || (kind !== 'tourist' && !from) ? undefined : places[chosen];

function moved(city: SeenCity, from: Point | null, to: Point): SeenCity {
  const { x, y } = to;
  const tourists = from
    ? city.tourists.map((each) => (isAt(each, from) ? { x, y } : each))
    : [...city.tourists, { x, y }];
  return { ...city, tourists, stock: city.stock - (from ? 0 : 1) };
}

/** The view as it would be once the chosen place is taken; the same where nothing is chosen. */
export function afterVisit(view: View, seat: Seat, prompt: VisitPrompt): View {
  const to = targetOf(prompt);
  if (!to) return view;
  return { ...view, cities: view.cities.map((city, owner) => (owner === seat ? moved(city, prompt.from, to) : city)) };
}

function fieldFrame(site: Site, at: Point, chosen: boolean): Shape[] {
  const { x, y } = cornerOf(site, at);
  const { size } = site;
  if (chosen) return dashedBand(x + 3, y + 3, size - 6);
  return [
    rect(x + 2, y + 2, size - 4, size - 4, { stroke: PAPER.ink, width: 11 }, 14),
    rect(x + 2, y + 2, size - 4, size - 4, { stroke: PAPER.gold, width: 7 }, 14),
  ];
}

/** The tile just laid keeps its hot dashes through the whole step. */
function newTile(site: Site, { work }: View): Shape[] {
  return (work?.laid ?? []).flatMap((tile) => {
    const { x, y } = tileCornerOf(site, tile);
    return dashedBand(x + 2, y + 2, 2 * site.size - 4);
  });
}

/** Letters at the lower left of their fields: above is the bubble, beside the figure. */
const letters = (site: Site, places: readonly Point[], chosen: number | null, scene: Scene): Shape[] =>
  places.flatMap((place, i) => {
    const { x, y } = cornerOf(site, place);
    const radius = Math.max(22, Math.round(site.size * 0.28));
    return disc(
      x + Math.round(site.size * 0.22),
      y + Math.round(site.size * 0.72),
      radius,
      letterOf(i),
      i === chosen,
      scene,
    );
  });

/** The city with the lettered fields or tourists, whoever moves faded where it came from. */
export function visitStep(site: Site, view: View, prompt: VisitPrompt, scene: Scene): Shape[] {
  const { from, places, chosen } = prompt;
  const height = figureHeight(site.size);
  const gone = from && targetOf(prompt) ? footOf(site, from) : null;
  return [
    ...cityShapes(site),
    ...newTile(site, view),
    ...places.flatMap((place, i) => fieldFrame(site, place, i === chosen)),
    ...(from && !gone ? fieldFrame(site, from, true) : []),
    ...(gone ? [image(fadedTourist(site.seat, height), gone.x, gone.y)] : []),
    ...figures(site),
    ...bubbles(site),
    ...letters(site, places, chosen, scene),
  ];
}
