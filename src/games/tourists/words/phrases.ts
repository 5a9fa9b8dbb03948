import { boundingBox, type Point } from '../../../engine/grid.ts';
import type { Finish } from '../../../engine/score.ts';
import { fieldsOfTile } from '../rules/city.ts';
import type { Change, City, Field, Rotation, TileId, Visit } from '../rules/types.ts';
import type { Say } from './speech.ts';

/** The four fields of a tile as it lies. */
export function tileWords(say: Say, tile: TileId, rotation: Rotation = 0): string {
  const [a, b, c, d] = fieldsOfTile({ tile, x: 0, y: 0, turn: rotation }).map(({ kind }) => say(`kind.${kind}`));
  return say('pictures.text.tile', { top: `${a}, ${b}`, bottom: `${c}, ${d}` });
}

export const fieldNames = (city: City, fields: readonly Point[]): string =>
  fields.map((field) => fieldName(city, field)).join(', ');

function visitWords(say: Say, city: City, visit: Visit): string {
  if (visit.kind === 'stay') return say('pictures.text.stayed');
  const at = fieldName(city, visit);
  if (visit.kind === 'tourist') return say('pictures.text.arrived', { at });
  const from = fieldName(city, visit.from);
  return say(`pictures.text.${visit.kind === 'jump' ? 'jumped' : 'walked'}`, { from, at });
}

/** What a round changed in a city. */
export function changeWords(say: Say, city: City, { laid, visit }: Change): string {
  const tiles = laid.map(({ tile, turn, x, y }) =>
    say('pictures.text.laid', {
      tile: `(${tileWords(say, tile, turn)})`,
      at: fieldName(city, { x: 2 * x, y: 2 * y }),
    }),
  );
  return [...tiles, ...(visit ? [visitWords(say, city, visit)] : [])].join(', ');
}

const SIDES = [
  ['above', 0, 1],
  ['below', 0, -1],
  ['leftOf', 1, 0],
  ['rightOf', -1, 0],
  ['aboveLeft', 1, 1],
  ['aboveRight', -1, 1],
  ['belowLeft', 1, -1],
  ['belowRight', -1, -1],
] as const;

/** A place without a tile has no name yet: it lies beside one that has, or touches its corner. */
export function placeWords(say: Say, city: City, { x, y }: Point): string {
  for (const [side, dx, dy] of SIDES) {
    const tile = city.tiles.find((other) => other.x === x + dx && other.y === y + dy);
    if (tile) return say(`pictures.text.${side}`, { at: fieldName(city, { x: 2 * tile.x, y: 2 * tile.y }) });
  }
  return say('pictures.text.first');
}

/** By how much, or by what, the first are ahead; their points where nobody is behind. */
export function marginWords(say: Say, { winners, points, lead }: Finish): string {
  if (winners.length > 1 || lead === null) return say('pictures.final.points', { count: points });
  return lead > 0 ? say('pictures.final.by', { count: lead }) : say('pictures.final.byBest');
}

/** The fields line by line, in reading order. */
export function fieldsByLine(fields: readonly Field[]): Field[][] {
  const { top, height } = boundingBox(fields);
  return Array.from({ length: height }, (_, i) => fields.filter(({ y }) => y === top + i).sort((a, b) => a.x - b.x));
}

/** Letters for columns, numbers for rows, counted from the city's own corner: "A1" to "H8". */
export function fieldName({ tiles }: City, { x, y }: Point): string {
  const { left, top } = boundingBox(tiles);
  return `${String.fromCharCode(65 + x - 2 * left)}${y - 2 * top + 1}`;
}
