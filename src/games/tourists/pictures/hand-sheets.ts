import {
  heading,
  image,
  PAPER,
  type Rect,
  rect,
  rotateIcon,
  type Scene,
  type Shape,
  sheetCard,
  star,
  write,
} from '#draw';
import type { TilePrompt } from '../requests.ts';
import { citySums, SCORE_LINES } from '../rules/score.ts';
import { type PlacedTile, ROTATIONS, type TileId } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { tileSprite } from './city-layers.ts';
import { icon } from './street-furniture.ts';

const titled = (key: 'hand' | 'laid' | 'points', at: Rect, scene: Scene): Shape[] => [
  ...sheetCard(at),
  heading(scene, speech(scene.language)(`pictures.panel.${key}`), at),
];

const framed = (x: number, y: number, side: number): Shape =>
  rect(x - 7, y - 8, side + 14, side + 18, { stroke: PAPER.hot, width: 6 }, 16);

/** Leaves room below the heading for a landmark that rises over the tile. */
const LARGE = { size: 84, y: 84 };

/** The tile in hand, large and as it is rotated. */
export function handCard({ tile, rotation }: TilePrompt, at: Rect, scene: Scene): Shape[] {
  const left = at.x + Math.round(at.w / 2) - LARGE.size;
  return [...titled('hand', at, scene), image(tileSprite(tile, rotation, LARGE.size), left, at.y + LARGE.y)];
}

/** Several starting tiles in hand, numbered; the one to place now is framed. */
export function tilesCard(hand: readonly TileId[], current: TileId, at: Rect, scene: Scene): Shape[] {
  const side = 78;
  const pitch = 94;
  const left = at.x + Math.round((at.w - (hand.length - 1) * pitch - side) / 2);
  return [
    ...titled('hand', at, scene),
    ...hand.flatMap((tile, i) => {
      const [x, y] = [left + i * pitch, at.y + 92];
      return [
        image(tileSprite(tile, 0, side / 2), x, y),
        ...(tile === current ? [framed(x, y, side)] : []),
        write(scene, String(i + 1), { center: x + side / 2, y: y + side + 44 }, 'name'),
      ];
    }),
  ];
}

/** The four ways the tile can lie; the current one framed. */
export function rotationCard({ tile, rotation }: TilePrompt, at: Rect, scene: Scene): Shape[] {
  const text = speech(scene.language)('pictures.panel.rotation');
  return [
    ...sheetCard(at),
    image(rotateIcon(40), at.x + Math.round(at.w / 2) - 92, at.y + 36),
    heading(scene, text, at, 22),
    ...ROTATIONS.flatMap((each) => {
      const [x, y] = [at.x + 16 + (each % 2) * 140, at.y + 82 + (each >> 1) * 142];
      return [image(tileSprite(tile, each, 60), x, y), ...(each === rotation ? [framed(x, y, 120)] : [])];
    }),
  ];
}

/** The tile of this round as it was placed. */
export function laidCard(laid: readonly PlacedTile[], at: Rect, scene: Scene): Shape[] {
  const size = laid.length > 1 ? 40 : LARGE.size;
  const pitch = 2 * size + 14;
  const left = at.x + Math.round((at.w - (laid.length - 1) * pitch - 2 * size) / 2);
  return [
    ...titled('laid', at, scene),
    ...laid.map(({ tile, turn }, i) =>
      image(tileSprite(tile, turn, size), left + i * pitch, at.y + (laid.length > 1 ? 108 : LARGE.y)),
    ),
  ];
}

/** The points there would be now, and what they come from. */
export function scoreCard(view: View, points: number, at: Rect, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const sums = citySums(view, view.seat ?? 0);
  const on = PAPER.paper;
  return [
    ...titled('points', at, scene),
    rect(at.x + 56, at.y + 66, at.w - 112, 78, { fill: PAPER.ink }, 39),
    image(star(22), at.x + 104, at.y + 104),
    write(scene, String(points), { center: at.x + 180, y: at.y + 107 }, 'total', 'gold on ink'),
    ...SCORE_LINES.flatMap((kind, i) => {
      const y = at.y + 186 + i * 62;
      return [
        image(icon(kind, 46), at.x + 12, y - 23),
        write(scene, say(`pictures.kinds.${kind}`), { x: at.x + 66, y: y + 1, max: at.w - 66 - 60 }, 'caption', {
          color: PAPER.ink,
          on,
        }),
        write(scene, String(sums[kind]), { right: at.x + at.w - 16, y: y + 1 }, 'name', { on }),
      ];
    }),
  ];
}
