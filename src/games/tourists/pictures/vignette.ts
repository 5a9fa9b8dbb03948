import { centered, image, type Rect, type Shape } from '#draw';
import type { TouristsRequest } from '../requests.ts';
import { littleCity } from './city-layers.ts';

/** Fields across and down: four by four tiles. */
const FIELDS = 8;
const LARGEST = 55;
const PAD = 6;

/** The city as it was at the end of a round. */
export function vignette(request: TouristsRequest, at: Rect): Shape[] {
  if (request.kind !== 'city') return [];
  const size = Math.min(LARGEST, Math.floor((Math.min(at.w, at.h) - 2 * PAD) / FIELDS));
  const { x, y } = centered(at, FIELDS * size, FIELDS * size);
  return [image(littleCity(request.view, request.seat, size), x, y)];
}
