import { type Rect, type Shape, tilesIn } from '#draw';
import { boundingBox } from '#engine';
import type { CitiesRequest } from '../requests.ts';
import { townOf } from '../rules/scoring.ts';
import { changedSpaces, changeOutlines } from './change-marks.ts';
import { groundLayer, type Site, standingLayer } from './town-layers.ts';

const LARGEST = 67;
/** Roofs rise over the upper edge. */
const PAD = 10;
/** Thinner than in a large picture, but still to be seen on a phone. */
const BAND = 0.7;

/** A neighborhood as it was just after a move, as large as fits. */
export function vignette(request: CitiesRequest, at: Rect): Shape[] {
  if (request.kind !== 'neighborhood') return [];
  const { view, seat } = request;
  const town = townOf(view, seat);
  if (town.tiles.length === 0) return [];
  const shown = boundingBox(town.tiles);
  const sideIn = (room: number, tiles: number) => Math.floor((room - 2 * PAD) / (2 * tiles));
  const size = Math.min(LARGEST, sideIn(at.w, shown.width), sideIn(at.h, shown.height));
  const site: Site = { town, ...tilesIn(at, shown, size) };
  return [...groundLayer(site), ...standingLayer(site, changeOutlines(site, changedSpaces(view, seat), BAND))];
}
