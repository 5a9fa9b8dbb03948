import { boundingBox, type FinalRanking, type Point } from '#engine';
import { letterOf, listText } from '#i18n';
import { fieldsOfTile, isAt } from '../rules/city.ts';
import type { Action, Change, Field, PlacedTile, Rotation, TileId, Visit } from '../rules/types.ts';
import { fieldName, tileName } from './address.ts';
import type { Say } from './speech.ts';

/** The four fields of a tile as it lies. */
export function tileWords(say: Say, tile: TileId, rotation: Rotation = 0): string {
  const [a, b, c, d] = fieldsOfTile({ tile, x: 0, y: 0, turn: rotation }).map(({ kind }) => say(`kind.${kind}`));
  return say('pictures.text.tile', { top: `${a}, ${b}`, bottom: `${c}, ${d}` });
}

export const pointWords = (say: Say, count: number): string => say('pictures.final.points', { count });

export const fieldNames = (fields: readonly Point[]): string => fields.map(fieldName).join(', ');

export function visitWords(say: Say, visit: Visit): string {
  if (visit.kind === 'stay') return say('pictures.text.stayed');
  const at = fieldName(visit);
  if (visit.kind === 'tourist') return say('pictures.text.arrived', { at });
  const from = fieldName(visit.from);
  return say(`pictures.text.${visit.kind === 'jump' ? 'jumped' : 'walked'}`, { from, at });
}

/** What a round changed in a city. */
export function changeWords(say: Say, { laid, visit }: Change): string {
  const tiles = laid.map(({ tile, turn, x, y }) =>
    say('pictures.text.laid', {
      tile: `(${tileWords(say, tile, turn)})`,
      at: tileName({ x, y }),
    }),
  );
  return [...tiles, ...(visit ? [visitWords(say, visit)] : [])].join(', ');
}

/** By how much, or by what, the first are ahead; their points where nobody is behind. */
export function marginWords(say: Say, { winners, points, lead }: FinalRanking): string {
  if (winners.length > 1 || lead === null) return pointWords(say, points);
  return lead > 0 ? say('pictures.final.by', { count: lead }) : say('pictures.final.byBest');
}

/** The fields line by line, in reading order. */
export function fieldsByLine(fields: readonly Field[]): Field[][] {
  const { top, height } = boundingBox(fields);
  return Array.from({ length: height }, (_, i) => fields.filter(({ y }) => y === top + i).sort((a, b) => a.x - b.x));
}

/** "New tourist G7", "Walk G7 → H8". */
export function moveWords(say: Say, visit: Visit): string {
  const what = say(`panel.move.${visit.kind}`);
  if (visit.kind === 'stay') return what;
  const from = visit.kind === 'tourist' ? '' : `${fieldName(visit.from)} → `;
  return `${what} ${from}${fieldName(visit)}`;
}

/** "a new tourist at G7", "a walk from G7 to H8", as part of a sentence. */
function visitPhrase(say: Say, visit: Visit, to?: string): string {
  if (visit.kind === 'stay') return say('panel.visit.stay');
  const from = visit.kind === 'tourist' ? null : fieldName(visit.from);
  return say(`panel.visit.${visit.kind}`, { from, at: to ?? fieldName(visit) });
}

/** The tile's place, and how it's rotated if it is. */
function placedWords(say: Say, tile: PlacedTile): string {
  const at = tileName(tile);
  return tile.turn === 0 ? say('panel.laid', { at }) : say('panel.turned', { at, degrees: 90 * tile.turn });
}

/** The preselected actions in order; the first one by its letter if the panel asks for its place. */
export function markWords(say: Say, marks: readonly Action[], places: readonly Point[] = []): string {
  const phrases = marks.flatMap((mark, i) => {
    const at = i === 0 && 'x' in mark ? places.findIndex((place) => isAt(place, mark)) : -1;
    const letter = at < 0 ? undefined : letterOf(at);
    if (mark.kind === 'tile') return [say('panel.laid', { at: letter ?? tileName(mark) })];
    return mark.kind === 'end' ? [] : [visitPhrase(say, mark, letter)];
  });
  return listText(say.language, phrases);
}

/** The preselected actions, each tile with its fields, for those who can't see it. */
export function seenMarkWords(say: Say, marks: readonly Action[]): string {
  const phrases = marks.flatMap((mark) => {
    if (mark.kind === 'tile')
      return [say('pictures.text.at', { tile: `(${tileWords(say, mark.tile, mark.turn)})`, at: tileName(mark) })];
    return mark.kind === 'end' ? [] : [visitPhrase(say, mark)];
  });
  return listText(say.language, phrases);
}

/** What someone would build in a round, in few words, as a picture shows it. */
export function workWords(say: Say, { laid, visit }: Change): string {
  if (laid.length > 1) return say('panel.pictured', { what: say('panel.laidAll', { count: laid.length }) });
  const tiles = laid.map((tile) => placedWords(say, tile));
  return listText(say.language, [...tiles, ...(visit ? [visitPhrase(say, visit)] : [])]);
}
