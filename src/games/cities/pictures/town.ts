import { openGround, type Rect, type Scene, type Shape, tilesIn } from '#draw';
import type { CitiesRequest } from '../requests.ts';
import { townOf } from '../rules/scoring.ts';
import { changedSpaces, changeOutlines, changeTags, NONE } from './change-marks.ts';
import { frame } from './neighborhood-frame.ts';
import { badgeLayer, groundLayer, type Site, standingLayer } from './town-layers.ts';

/** A neighborhood alone, with what was new in it, in the middle of the room. */
export function layoutTown(request: CitiesRequest, room: Rect, scene: Scene): Shape[] {
  if (request.kind !== 'neighborhood') throw new Error(`no neighborhood in a picture of the kind ${request.kind}`);
  const { view, seat } = request;
  const town = townOf(view, seat);
  const shown = frame({ tiles: request.tiles ?? town.tiles }, view.length);
  const size = 2 * Math.floor(Math.min(room.w / (2 * shown.width), room.h / (2 * shown.height)) / 2);
  const site: Site = { town, ...tilesIn(room, shown, size) };
  // A finished one is looked at as a whole.
  const change = view.phase === 'over' ? NONE : changedSpaces(view, seat);
  return [
    ...openGround(site, town.tiles),
    ...groundLayer(site),
    ...standingLayer(site, changeOutlines(site, change)),
    ...changeTags(site, change, scene),
    ...badgeLayer(site),
  ];
}
