import { image, PAPER, type Rect, rect, type Shape } from '#draw';
import { itemAt } from '#engine';
import type { WondersRequest } from '../requests.ts';
import { cardOf, stagesOf } from '../rules/content.ts';
import type { PlayedCard } from '../rules/types.ts';
import type { SeenCity } from '../rules/view.ts';
import { effectParts } from './effects.ts';
import { tabCloth } from './signs/card-tab.ts';
import { tabSign } from './signs/color.ts';
import { signSprite } from './signs/sign.ts';
import { flow, type Part, part, rowWidth } from './signs/sign-row.ts';
import { cardBack } from './signs/treasure.ts';
import { FIELD, wonderArt } from './wonder/wonder.ts';

const PAD = 14;
const SIGN = 58;
const [TAB, RADIUS] = [64, 16];
/** The wonder has the rest. */
const slipHeight = ({ h }: Rect): number => Math.min(112, Math.round(0.38 * h));

/** A slip of paper with what was won on it, behind the sign of what it came from. */
function slip(parts: readonly Part[], played: PlayedCard, at: Rect): Shape[] {
  const card = played.kind === 'built' || played.kind === 'unearthed' ? cardOf(played.card) : null;
  const left = card ? TAB : 0;
  const room = at.w - left - 24;
  const wide = Math.min(room, Math.ceil(rowWidth(parts, SIGN)));
  const x = at.x + left + 12 + Math.round((room - wide) / 2);
  return [
    rect(at.x, at.y, at.w, at.h, { fill: PAPER.paper }, RADIUS),
    ...(card
      ? [
          image(tabCloth(card.color, TAB, at.h, RADIUS), at.x, at.y),
          image(signSprite(tabSign(card.color), 50), at.x + TAB / 2, at.y + Math.round(at.h / 2)),
        ]
      : []),
    ...flow(parts, x, at.y + Math.round((at.h - SIGN) / 2), room, at.h - 16, SIGN),
  ];
}

function gainOf(played: PlayedCard, city: SeenCity): readonly Part[] {
  if (played.kind === 'sold') return [part(cardBack())];
  return effectParts(
    played.kind === 'stage' ? itemAt(stagesOf(city), played.stage - 1).effects : cardOf(played.card).effects,
  );
}

/** The wonder as it stood, and what was built just then. */
export function vignette(request: WondersRequest, at: Rect): Shape[] {
  if (request.kind !== 'city') return [];
  const { view, seat } = request;
  const city = itemAt(view.cities, seat);
  const played = view.deeds[seat];
  const slipped = slipHeight(at);
  const high = Math.min(at.h - slipped - 3 * PAD, Math.floor(((at.w - 2 * PAD) * FIELD.h) / FIELD.w));
  const below = { x: at.x + PAD, y: at.y + at.h - slipped - PAD, w: at.w - 2 * PAD, h: slipped };
  return [
    image(
      wonderArt(city.wonder, city.stages, stagesOf(city).length, high, 'night'),
      at.x + Math.round(at.w / 2),
      below.y - PAD,
    ),
    ...(played ? slip(gainOf(played, city), played, below) : []),
  ];
}
