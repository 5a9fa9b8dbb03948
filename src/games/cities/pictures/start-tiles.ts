import { avatar, seatBackdrop, title } from '../../../draw/header.ts';
import { pawn } from '../../../draw/kit/pawn.ts';
import { initial } from '../../../draw/label.ts';
import { disc } from '../../../draw/marks.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { type Drawing, image, rect, type Shape } from '../../../draw/shape.ts';
import { FELT, PAPER, SIZE, WIDTH } from '../../../draw/theme.ts';
import { letterOf, nameOf } from '../../../i18n/speech.ts';
import { START_TILES, tileFace } from '../rules/content.ts';
import type { TileId } from '../rules/kinds.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { tile } from './tile.ts';

const SIZE_OF_SPACE = 104;
const HEIGHT = 452;

const ids = (): TileId[] => Object.keys(START_TILES).map(Number);

/** The tiles to start from; those already chosen stay in their place, under the pawn of whoever took them. */
export function layoutStartTiles(view: View, scene: Scene): Drawing {
  const seat = view.active ?? 0;
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      seatBackdrop(HEIGHT, view.active),
      ...avatar(scene, seat),
      title(scene, speech(scene.language)('pictures.start.title'), 112, 560),
      write(scene, nameOf(scene, seat), {
        x: 976,
        y: 51,
        size: SIZE.coordinate,
        align: 'right',
        max: 280,
        color: PAPER.soft,
        on: FELT.low,
      }),
      ...ids().flatMap((id, i) => place(view, id, 24 + i * 246, scene)),
    ],
  };
}

function place(view: View, id: TileId, x: number, scene: Scene): Shape[] {
  const y = 130;
  const side = 2 * SIZE_OF_SPACE;
  const letter = view.startTiles.indexOf(id);
  const face = image(tile(tileFace(id), SIZE_OF_SPACE), x, y);
  const middle = x + side / 2;
  if (letter >= 0) return [face, ...disc(middle, y + side + 50, 42, letterOf(letter), false, scene)];
  const owner = view.towns.findIndex((town) => town.tiles[0]?.tile === id);
  return [
    face,
    rect(x, y, side, side, { fill: '#1E223AA6' }, 10),
    ...(owner < 0 ? [] : taken(owner, middle, y, side, scene)),
  ];
}

const taken = (owner: number, middle: number, y: number, side: number, scene: Scene): Shape[] => [
  image(pawn(owner, initial(nameOf(scene, owner)), 112), middle, y + side - 38),
  write(scene, nameOf(scene, owner), {
    x: middle,
    y: y + side + 42,
    size: SIZE.formula,
    align: 'center',
    max: side + 20,
    color: PAPER.soft,
    on: FELT.felt,
  }),
];
