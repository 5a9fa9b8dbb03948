import { composed, cornerOf, image, type Shape, SPACE, type Sprite, seatTones, type TileSite } from '#draw';
import { boundingBox, type Point, type Seat } from '#engine';
import { fieldsOfTile, isAt, type Landmark, landmarksOf } from '../rules/city.ts';
import { TOURISTS } from '../rules/content.ts';
import { cityOf, cityScore, lastChange } from '../rules/score.ts';
import type { CityScore } from '../rules/scoring.ts';
import type { Field, Rotation, TileId } from '../rules/types.ts';
import type { SeenCity, View } from '../rules/view.ts';
import { changeOutlines } from './change-outlines.ts';
import { type Frame, frame } from './city-frame.ts';
import { COARSE } from './city-ground.ts';
import { landmark, landmarkName, type Stance, stanceOf } from './landmark.ts';
import { isFurnished, things } from './street-furniture.ts';
import { terrain } from './terrain.ts';
import { badge, bubble, sight, stud, tourist, touristHead } from './tourist.ts';
import { curbOf } from './tourists-tones.ts';

/** A city on its sheet. Without a score no zone is outlined. */
export type Site = TileSite & { readonly city: SeenCity; readonly seat: Seat; readonly score: CityScore | null };

/** Figures are larger where fields are small. */
export const figureHeight = (size: number): number =>
  Math.round(size * (size < COARSE ? 0.86 : size < 90 ? 0.62 : 0.58));

/** Where the feet of a tourist on this field stand: always at the same spot, whatever stands there. */
export const footOf = (site: Site, at: Point): Point => {
  const { x, y } = cornerOf(site, at);
  return { x: x + Math.round(site.size * 0.66), y: y + Math.round(site.size * 0.9) };
};

function groundLayer(site: Site): Shape[] {
  const { city, seat, size, score } = site;
  if (city.fields.length === 0) return [];
  const { left, top } = boundingBox(city.fields);
  const corner = cornerOf(site, { x: left, y: top });
  const scoring = (score?.tourists ?? []).filter(({ zone }) => zone.length > 0);
  const curb = curbOf(seatTones(seat).body);
  return [image(terrain({ tiles: city.tiles, fields: city.fields, scoring, curb }, size), corner.x, corner.y)];
}

const isVisited = ({ city }: Site, fields: readonly Point[]) =>
  fields.some((field) => city.tourists.some((visitor) => isAt(visitor, field)));

function landmarkShape(site: Site, { tile, fields }: Landmark, { form, head }: Stance): Shape {
  const { x, y } = cornerOf(site, head);
  // Across there is room beside the figure; upright only a tourist in the upper field is in the way.
  const aside = form === 'single' ? isVisited(site, fields) : form === 'upright' && isVisited(site, [head]);
  return image(landmark(landmarkName(tile, form), form, aside, site.size), x, y);
}

const thingsOf = (site: Site, field: Field): Shape[] => {
  if (!isFurnished(field)) return [];
  const { x, y } = cornerOf(site, field);
  return [image(things(field, isVisited(site, [field]), site.size), x, y)];
};

/** Landmarks, trees and parasols row by row from the back; `before` lies on the ground in front of the rows behind. */
function standingLayer(site: Site, before: (depth: number) => readonly Shape[] = () => []): Shape[] {
  const { tiles, fields } = site.city;
  const landmarks = landmarksOf(tiles).map((each) => ({ each, stance: stanceOf(each) }));
  const { top, height } = boundingBox(fields);
  return Array.from({ length: height }, (_, i) => top + i).flatMap((depth) => [
    ...before(depth),
    ...fields.filter(({ y }) => y === depth).flatMap((field) => thingsOf(site, field)),
    ...landmarks
      .filter(({ stance }) => stance.foot.y === depth)
      .map(({ each, stance }) => landmarkShape(site, each, stance)),
  ]);
}

/** Views as dots, neighbors that count as studs on the border. */
function scoreMarks(site: Site): Shape[] {
  const { seat, size, score } = site;
  return (score?.tourists ?? []).flatMap(({ x, y, zone, beside, seen }) => [
    ...seen.map((field) => {
      const at = cornerOf(site, field);
      return image(sight(seat, field.y === y ? 'across' : 'down', size), at.x, at.y);
    }),
    ...beside.map((field) => {
      const inside = zone.find((own) => Math.abs(own.x - field.x) + Math.abs(own.y - field.y) === 1) ?? { x, y };
      const at = cornerOf(site, { x: (field.x + inside.x + 1) / 2, y: (field.y + inside.y + 1) / 2 });
      return image(stud(seat, size), Math.round(at.x), Math.round(at.y));
    }),
  ]);
}

export const figures = (site: Site): Shape[] =>
  [...site.city.tourists]
    .sort((a, b) => a.y - b.y)
    .map((at) => {
      const { x, y } = footOf(site, at);
      return image(tourist(site.seat, figureHeight(site.size)), x, y);
    });

/** In the lower right corner, so that one sees what the field is. */
const heads = (site: Site): Shape[] =>
  [...site.city.tourists]
    .sort((a, b) => a.y - b.y)
    .map((at) => {
      const { x, y } = cornerOf(site, at);
      const { size, seat } = site;
      return image(touristHead(seat, Math.round(size * 0.6)), x + Math.round(size * 0.66), y + Math.round(size * 0.95));
    });

/** Every tourist's points over the head; drawn last. */
export function bubbles(site: Site): Shape[] {
  const height = Math.max(30, Math.round(site.size * (site.size < 90 ? 0.4 : 0.31)));
  return (site.score?.tourists ?? []).map((each) => {
    const { x } = footOf(site, each);
    return image(bubble(each.points, height), x, cornerOf(site, each).y + Math.round(site.size * 0.14));
  });
}

/** The whole city without its coordinates. */
export const cityShapes = (
  site: Site,
  before?: (depth: number) => readonly Shape[],
  people: (site: Site) => readonly Shape[] = figures,
): Shape[] => [...groundLayer(site), ...standingLayer(site, before), ...scoreMarks(site), ...people(site)];

/** A tile as a city of its own. */
function tileAlone(tile: TileId, rotation: Rotation): SeenCity {
  const alone = { tile, x: 0, y: 0, turn: rotation };
  return { tiles: [alone], tourists: [], fields: fieldsOfTile(alone), stock: TOURISTS };
}

/** A tile by itself, placed by its top left corner; landmarks rise over its upper edge. */
export const tileSprite = (tile: TileId, rotation: Rotation, size: number): Sprite =>
  composed(`tourists tile ${tile} ${rotation}`, size, { left: -14, top: -30, right: 220, bottom: 226 }, () =>
    cityShapes({
      city: tileAlone(tile, rotation),
      seat: 0,
      score: null,
      frame: { left: 0, top: 0, width: 1, height: 1 },
      x: 0,
      y: 0,
      size,
    }),
  );

/** Which tiles of a city in little are shown, and how much of the fields around them, in pixels. */
export type Part = { readonly shown: Frame; readonly edge: number };

/** A city in little as one drawing, for it stays the same all round; placed by the corner of the tiles shown. */
export function littleCity(view: View, seat: Seat, size: number, part?: Part): Sprite {
  const city = cityOf(view, seat);
  const change = lastChange(view, seat);
  const shown = part?.shown ?? frame(city);
  const laid = city.tiles.map(({ tile, x, y, turn }) => `${tile}.${x}.${y}.${turn}`).join(' ');
  const visitors = city.tourists.map(({ x, y }) => `${x}.${y}`).join(' ');
  const key = `little city ${seat} ${view.level} ${laid}/${visitors}/${JSON.stringify([change, part])}`;
  const [right, bottom] = [2 * shown.width * SPACE, 2 * shown.height * SPACE];
  const edge = ((part?.edge ?? 0) * SPACE) / size;
  const extent = edge
    ? { left: -edge, top: -edge, right: right + edge, bottom: bottom + edge }
    : { left: -10, top: -32, right: right + 14, bottom: bottom + 18 };
  return composed(key, size, extent, () => {
    const score = { ...cityScore(view, seat), total: 0 };
    const zones = { ...score, tourists: score.tourists.map((each) => ({ ...each, beside: [], seen: [] })) };
    const site: Site = { city, seat, score: zones, frame: shown, x: 0, y: 0, size };
    return cityShapes(site, changeOutlines(site, change), heads);
  });
}

/** A finished city in little: every tourist as a badge with its points, so that both can be read. */
export function finishedCity(view: View, seat: Seat, size: number): Sprite {
  const city = cityOf(view, seat);
  const score = cityScore(view, seat);
  const laid = city.tiles.map(({ tile, x, y, turn }) => `${tile}.${x}.${y}.${turn}`).join(' ');
  const visitors = score.tourists.map(({ x, y, points }) => `${x}.${y}.${points}`).join(' ');
  const extent = { left: -10, top: -32, right: 8 * SPACE + 14, bottom: 8 * SPACE + 18 };
  return composed(`finished city ${seat} ${view.level} ${laid}/${visitors}`, size, extent, () => {
    const site: Site = { city, seat, score, frame: frame(city), x: 0, y: 0, size };
    const badges = [...score.tourists]
      .sort((a, b) => a.y - b.y)
      .map((each) => {
        const { x, y } = cornerOf(site, each);
        return image(badge(seat, each.points, size), x + Math.round(size / 2), y + Math.round(size * 0.56));
      });
    return [...groundLayer(site), ...standingLayer(site), ...badges];
  });
}
