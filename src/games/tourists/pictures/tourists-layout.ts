import type { Drawing, Scene } from '#draw';
import type { TouristsRequest } from '../requests.ts';
import { layoutCity } from './city.ts';
import { layoutFinal } from './final-picture.ts';
import { layoutPanel } from './panel-picture.ts';
import { layoutRound } from './round-picture.ts';

/** The picture as shapes; nothing is drawn yet. */
export function layout(request: TouristsRequest, scene: Scene): Drawing {
  switch (request.kind) {
    case 'round':
      return layoutRound(request.view, scene);
    case 'city':
      return layoutCity(request, scene);
    case 'panel':
      return layoutPanel(request, scene);
    case 'final':
      return layoutFinal(request.view, request.page ?? 0, scene);
  }
}
