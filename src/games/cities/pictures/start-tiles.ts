import {
  avatar,
  type Drawing,
  disc,
  drawPill,
  image,
  initial,
  newBand,
  pawn,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  title,
  WIDTH,
} from '#draw';
import { letterOf, nameOf } from '#i18n';
import type { CitiesRequest } from '../requests.ts';
import { START_TILES, tileFace } from '../rules/content.ts';
import type { TileId } from '../rules/kinds.ts';
import { goalsOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { headline } from './achievement.ts';
import { goalCard, goalHeight } from './goal-card.ts';
import { PRIMER_HEIGHT, primer } from './primer.ts';
import { tile } from './tile.ts';

const SIZE_OF_SPACE = 90;
const SIDE = 2 * SIZE_OF_SPACE;
const GOALS = { y: 114, w: 312, pitch: 328 } as const;

type StartRequest = Extract<CitiesRequest, { kind: 'start' }>;

const ids = (): TileId[] => Object.keys(START_TILES).map(Number);

/**
 * The city's goals, and the tiles to start from; those already chosen stay in their place, under the pawn of the
 * player who took them.
 */
export function layoutStartTiles({ view, primer: taught, chosen }: StartRequest, scene: Scene): Drawing {
  const seat = view.active ?? 0;
  const say = speech(scene.language);
  const goals = goalsOf(view);
  const tall = goalHeight(goals, GOALS.w, scene);
  const y = GOALS.y + tall + 28;
  const below = y + SIDE + (taught ? 68 : 40);
  const height = taught ? below + PRIMER_HEIGHT : below;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, view.active),
      ...avatar(scene, seat),
      title(scene, say('pictures.start.title'), 112, 560),
      headline(scene, say(`board.${view.board}`)),
      ...goals.flatMap((goal, i) =>
        goalCard(goal, { x: 16 + i * GOALS.pitch, y: GOALS.y, w: GOALS.w, h: tall }, scene),
      ),
      ...ids().flatMap((id, i) => place(view, id, id === chosen, 20 + i * 246, y, scene)),
      ...(taught ? primer(view, below, scene) : []),
    ],
  };
}

function place(view: View, id: TileId, isChosen: boolean, x: number, y: number, scene: Scene): Shape[] {
  const letter = view.startTiles.indexOf(id);
  const face = image(tile(tileFace(id), SIZE_OF_SPACE), x, y);
  if (letter >= 0)
    return [
      face,
      ...(isChosen ? newBand(x, y, SIDE) : []),
      ...disc(x + SIDE + 22, y + 116, 31, letterOf(letter), isChosen, scene),
    ];
  const owner = view.towns.findIndex((town) => town.tiles[0]?.tile === id);
  return [
    face,
    rect(x, y, SIDE, SIDE, { fill: '#1E223AA6' }, 10),
    ...(owner < 0 ? [] : taken(owner, x + SIDE / 2, y, scene)),
  ];
}

const taken = (owner: number, middle: number, y: number, scene: Scene): Shape[] => [
  image(pawn(owner, initial(nameOf(scene, owner)), 108), middle, y + SIDE - 28),
  ...drawPill(scene, nameOf(scene, owner), { x: middle - 84, y: y + SIDE - 34, w: 168, h: 44 }, 'tag', 'paper on mat', {
    inset: 20,
    down: 0,
  }),
];
