import type { Drawing, Scene } from '#draw';
import type { WondersRequest } from '../requests.ts';
import { layoutCard } from './card-picture.ts';
import { layoutCity } from './city.ts';
import { layoutConflict } from './conflict.ts';
import { layoutFinal } from './final-picture.ts';
import { layoutHand, layoutPartner } from './hand.ts';
import { layoutLoss } from './loss.ts';
import { layoutPile } from './pile.ts';
import { layoutSides } from './sides-picture.ts';
import { layoutTable } from './table.ts';

/** The picture as shapes; nothing is drawn yet. */
export function layout(request: WondersRequest, scene: Scene): Drawing {
  switch (request.kind) {
    case 'table':
      return layoutTable(request.view, scene);
    case 'hand':
      return layoutHand(request.view, request.chosen, scene);
    case 'partner':
      return layoutPartner(request.view, scene);
    case 'pile':
      return layoutPile(request, scene);
    case 'loss':
      return layoutLoss(request.view, request.chosen, scene);
    case 'sides':
      return layoutSides(request.view, request.seat, scene);
    case 'city':
      return layoutCity(request.view, request.seat, scene);
    case 'conflict':
      return layoutConflict(request.view, scene);
    case 'final':
      return layoutFinal(request.view, scene);
    case 'card':
      return layoutCard(request.card, scene);
  }
}
