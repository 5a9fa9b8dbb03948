import { image, type Preview, type Rect, type Scene, type Shape, sheetCard, wrap, write, writeLines } from '#draw';
import type { TouristsRequest } from '../requests.ts';
import { SCORE_LINES, type ScoreLine } from '../rules/score.ts';
import type { TileId } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { tileSprite } from './city-layers.ts';
import { icon } from './street-furniture.ts';

const GAP = 16;
const LINES = 4;

/** What a tourist on a kind of field pays on the level. */
function kindCard(kind: ScoreLine, { level }: View, at: Rect, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const lines = wrap(scene, say(`pictures.preview.pays.${level}.${kind}`), 'caption', at.w - 36, LINES);
  return [
    ...sheetCard(at, 20),
    image(icon(kind, 60), at.x + 18, at.y + 20),
    write(scene, say(`pictures.kinds.${kind}`), { x: at.x + 96, y: at.y + 50, max: at.w - 112 }, 'name'),
    ...writeLines(scene, lines, 31, { x: at.x + 18, y: at.y + 110, max: at.w - 36 }, 'caption'),
  ];
}

/** Two in a line; what is left over lies in the middle. */
function firstTiles(tiles: readonly TileId[], room: Rect): Shape[] {
  const size = Math.floor((Math.min(room.w, room.h) - GAP) / 4);
  const pitch = 2 * size + GAP;
  const middle = room.x + Math.round(room.w / 2);
  return tiles.map((tile, i) => {
    const inLine = Math.min(2, tiles.length - 2 * Math.floor(i / 2));
    const left = middle - Math.round((inLine * pitch - GAP) / 2);
    return image(tileSprite(tile, 0, size), left + (i % 2) * pitch, room.y + 4 + Math.floor(i / 2) * pitch);
  });
}

/** The level with what it pays, and the tiles everyone begins with. */
export function layoutPreview(request: TouristsRequest, scene: Scene): Preview {
  const { view } = request;
  const say = speech(scene.language);
  return {
    caption: say('pictures.preview.tiles'),
    pills: [say('pictures.preview.rounds', { count: view.rounds }), say('pictures.round.level', { level: view.level })],
    show: (room) => firstTiles(view.drawn, room),
    tall: 226,
    cards: SCORE_LINES.map((kind) => (at) => kindCard(kind, view, at, scene)),
  };
}
