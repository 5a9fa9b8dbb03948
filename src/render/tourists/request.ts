import type { Seat } from '../../engine/game.ts';
import type { View } from '../../games/tourists/view.ts';
import type { Scene } from '../scene.ts';
import type { Drawing } from '../shape.ts';
import { layoutCity } from './city.ts';
import { layoutFinal } from './final.ts';
import { layoutPanel } from './panel.ts';
import type { Ask } from './places.ts';
import { layoutRound } from './round.ts';

/** Which picture, of what. Everything in it is plain data, for it travels to another thread. */
export type TouristsRequest = { readonly game: 'tourists' } & (
  | { readonly kind: 'round'; readonly view: View }
  | { readonly kind: 'city'; readonly view: View; readonly seat: Seat; readonly zones: boolean }
  | { readonly kind: 'panel'; readonly view: View; readonly ask: Ask }
  | { readonly kind: 'final'; readonly view: View }
);

/** The picture as shapes; nothing is drawn yet. */
export function layout(request: TouristsRequest, scene: Scene): Drawing {
  switch (request.kind) {
    case 'round':
      return layoutRound(request.view, scene);
    case 'city':
      return layoutCity(request.view, request.seat, request.zones, scene);
    case 'panel':
      return layoutPanel(request.view, request.ask, scene);
    case 'final':
      return layoutFinal(request.view, scene);
  }
}
