import type { Drawing, Scene } from '#draw';
import type { CitiesRequest } from '../requests.ts';
import { layoutAchievement } from './achievement.ts';
import { layoutBoard } from './board.ts';
import { layoutBoth } from './both-neighborhoods.ts';
import { layoutCard } from './card-picture.ts';
import { layoutFinal } from './final-picture.ts';
import { layoutMoves } from './moves-picture.ts';
import { layoutNeighborhood } from './neighborhood.ts';
import { layoutOverview } from './overview.ts';
import { layoutPanel } from './panel-picture.ts';
import { layoutStartTiles } from './start-tiles.ts';

/** The picture as shapes; nothing is drawn yet. */
export function layout(request: CitiesRequest, scene: Scene): Drawing {
  switch (request.kind) {
    case 'board':
      return layoutBoard(request.view, scene);
    case 'neighborhood':
      return layoutNeighborhood(request.view, request.seat, scene, request.tiles);
    case 'both':
      return layoutBoth(request.view, scene);
    case 'panel':
      return layoutPanel(request, scene);
    case 'start':
      return layoutStartTiles(request, scene);
    case 'card':
      return layoutCard(request.view, request.seat, request.card, scene);
    case 'achievement':
      return layoutAchievement(request.view, request.seat, request.achievement, scene);
    case 'overview':
      return layoutOverview(request.view, scene);
    case 'moves':
      return layoutMoves(request.view, request.turns, scene);
    case 'final':
      return layoutFinal(request.view, scene);
  }
}
