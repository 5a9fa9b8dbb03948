import { image, type Preview, type Rect, type Scene, type Shape } from '#draw';
import type { CitiesRequest } from '../requests.ts';
import { tileFace } from '../rules/content.ts';
import type { TileId } from '../rules/kinds.ts';
import { goalsOf } from '../rules/scoring.ts';
import { speech } from '../words/speech.ts';
import { goalCard, goalHeight } from './goal-card.ts';
import { tile } from './tile.ts';

const GOAL_WIDTH = 312;
const GAP = 16;

/** The tiles to start from, two by two. */
function startTiles(ids: readonly TileId[], room: Rect): Shape[] {
  const size = Math.floor((Math.min(room.w, room.h) - GAP) / 4);
  const side = 2 * size;
  const [left, top] = [room.w, room.h].map((free) => Math.round((free - 2 * side - GAP) / 2));
  return ids.map((id, i) =>
    image(
      tile(tileFace(id), size),
      room.x + (left ?? 0) + (i % 2) * (side + GAP),
      room.y + (top ?? 0) + Math.floor(i / 2) * (side + GAP),
    ),
  );
}

/** The city, its goals, and the tiles to start from. */
export function layoutPreview(request: CitiesRequest, scene: Scene): Preview {
  const { view } = request;
  const say = speech(scene.language);
  const goals = goalsOf(view);
  return {
    caption: say('pictures.preview.tiles'),
    pills: [say('pictures.preview.rival'), say(`board.${view.board}`)],
    show: (room) => startTiles(view.startTiles, room),
    tall: goalHeight(goals, GOAL_WIDTH, scene),
    cards: goals.map((goal) => (at) => goalCard(goal, at, scene)),
  };
}
