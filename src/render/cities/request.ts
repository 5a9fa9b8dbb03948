import type { Seat } from '../../engine/game.ts';
import type { CardId } from '../../games/cities/content.ts';
import type { View } from '../../games/cities/view.ts';
import type { Scene } from '../scene.ts';
import type { Drawing } from '../shape.ts';
import { layoutBoard } from './board.ts';
import { layoutFinal } from './final.ts';
import { layoutAchievement, layoutCard } from './goal.ts';
import { layoutNeighborhood } from './neighborhood.ts';
import { layoutOverview } from './overview.ts';
import { layoutPanel } from './panel.ts';
import type { Ask } from './places.ts';
import { layoutStartTiles } from './start-tiles.ts';

/** Which picture, of what. Everything in it is plain data, for it travels to another thread. */
export type CitiesRequest = { readonly game: 'cities' } & (
  | { readonly kind: 'board'; readonly view: View }
  | { readonly kind: 'neighborhood'; readonly view: View; readonly seat: Seat }
  | { readonly kind: 'panel'; readonly view: View; readonly ask: Ask }
  | { readonly kind: 'start'; readonly view: View }
  | { readonly kind: 'card'; readonly view: View; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'achievement'; readonly view: View; readonly seat: Seat; readonly achievement: number }
  | { readonly kind: 'overview'; readonly view: View }
  | { readonly kind: 'final'; readonly view: View }
);

export type Kind = CitiesRequest['kind'];

/** The picture as shapes; nothing is drawn yet. */
export function layout(request: CitiesRequest, scene: Scene): Drawing {
  switch (request.kind) {
    case 'board':
      return layoutBoard(request.view, scene);
    case 'neighborhood':
      return layoutNeighborhood(request.view, request.seat, scene);
    case 'panel':
      return layoutPanel(request.view, request.ask, scene);
    case 'start':
      return layoutStartTiles(request.view, scene);
    case 'card':
      return layoutCard(request.view, request.seat, request.card, scene);
    case 'achievement':
      return layoutAchievement(request.view, request.seat, request.achievement, scene);
    case 'overview':
      return layoutOverview(request.view, scene);
    case 'final':
      return layoutFinal(request.view, scene);
  }
}
