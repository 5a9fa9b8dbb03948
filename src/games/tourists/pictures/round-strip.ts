import { ellipse, fill, image, PAPER, type Scene, type Shape, sheetCard, write } from '#draw';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { tileSprite } from './city-layers.ts';

/** Half a tile; the fields must be told apart on a phone. */
const SIDE = 66;
const HEIGHT = 2 * SIDE + 30;
const GAP = 14;
const DIM = '#C9B48F';

/** A dot for each round, those that are over in gold, the current one big with its number. */
function dots({ round, rounds }: View, x: number, y: number, scene: Scene): Shape[] {
  const pitch = 44;
  return Array.from({ length: rounds }, (_, i) => i + 1).flatMap((each) => {
    const at = x + (each - 1) * pitch;
    if (each !== round) return [fill(ellipse(at, y, 11), each < round ? PAPER.goldEdge : DIM)];
    return [
      fill(ellipse(at, y, 24), PAPER.gold),
      write(scene, String(round), { center: at, y: y + 1 }, 'points', 'ink on gold'),
    ];
  });
}

/** The tile everyone places this round, large, and how far the game has come; nothing when it is over. */
export function roundStrip(
  view: View,
  at: { readonly x: number; readonly y: number; readonly w: number },
  scene: Scene,
): { readonly bottom: number; readonly shapes: Shape[] } {
  const [tile] = view.drawn;
  if (tile === undefined || view.phase !== 'round') return { bottom: at.y, shapes: [] };
  const say = speech(scene.language);
  const left = at.x + 2 * SIDE + 52;
  return {
    bottom: at.y + HEIGHT + GAP,
    shapes: [
      ...sheetCard({ ...at, h: HEIGHT }),
      image(tileSprite(tile, 0, SIDE), at.x + 20, at.y + 15),
      write(scene, say('pictures.round.tile'), { x: left, y: at.y + 54, max: at.w - left - 8 }, 'value'),
      ...dots(view, left + 14, at.y + 116, scene),
    ],
  };
}
