import type { Fact } from '#games/contract';
import type { Language } from '#i18n';
import { fieldsOfTile } from '../rules/city.ts';
import { TILE_IDS } from '../rules/content.ts';
import { KINDS, type Kind, type TileId } from '../rules/types.ts';
import { tileWords } from './phrases.ts';
import { speech } from './speech.ts';

/** Top left, top right, bottom left, bottom right, as a tile lies before it is rotated. */
const fieldsOf = (tile: TileId): Kind[] => fieldsOfTile({ tile, x: 0, y: 0, turn: 0 }).map(({ kind }) => kind);

/** Everything Tourists is made of. */
export function content(language: Language): Fact[] {
  const say = speech(language);
  return [
    ...TILE_IDS.map((id) => ({ kind: 'tile', id, text: tileWords(say, id), fields: fieldsOf(id) })),
    ...KINDS.map((id) => ({
      kind: 'field',
      id,
      text: say(`kind.${id}`),
      count: TILE_IDS.flatMap(fieldsOf).filter((kind) => kind === id).length,
    })),
  ];
}
