import type { Drawing, Scene } from '#draw';
import type { SprawlopolisRequest } from '../requests.ts';
import { layoutCard } from './card-picture.ts';
import { layoutCity } from './city.ts';
import { layoutFinal } from './final-picture.ts';
import { layoutPanel } from './panel-picture.ts';
import { layoutProposal } from './proposal.ts';

/** The picture as shapes; nothing is drawn yet. */
export function layout(request: SprawlopolisRequest, scene: Scene): Drawing {
  switch (request.kind) {
    case 'city':
      return layoutCity(request.view, request.light ?? null, scene, request.room);
    case 'panel':
      return layoutPanel(request.view, request.prompt, scene);
    case 'proposal':
      return layoutProposal(request.view, request.seat, request.placement, scene);
    case 'final':
      return layoutFinal(request.view, scene);
    case 'card':
      return layoutCard(request.number, scene);
  }
}
