import {
  image,
  PAPER,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  textWidth,
  wrap,
  write,
  writeLines,
} from '#draw';
import { type CardId, cardOf } from '../rules/content.ts';
import type { Offer } from '../rules/offers.ts';
import { cardName } from '../words/names.ts';
import { costParts, effectParts, givenParts } from './effects.ts';
import { offerPill } from './offer-pill.ts';
import { tabCloth } from './signs/card-tab.ts';
import { tabSign } from './signs/color.ts';
import { signSprite } from './signs/sign.ts';
import { type Part, row, rowWidth } from './signs/sign-row.ts';
import { DULL } from './wonders-tones.ts';

export const CARD = { w: 478, h: 150, tab: 78 } as const;
const SHADOW = '#0E132357';

type CardLook = {
  readonly id: CardId;
  readonly chosen: boolean;
  /** How it can be had; null where it costs nothing anyway. */
  readonly offer: Offer | null;
};

/** Whether the card may be built as things are. */
export const isBuildable = (offer: Offer | null): boolean =>
  offer === null || !['missing', 'dear', 'has', 'complete'].includes(offer.kind);

/** A card of a hand, placed by its corner. */
export function handCard(look: CardLook, x: number, y: number, scene: Scene): Shape[] {
  const ground = isBuildable(look.offer) ? PAPER.paper : DULL.paper;
  const at = { x, y, w: CARD.w, h: CARD.h };
  return [
    rect(x + 4, y + 6, CARD.w, CARD.h, { fill: SHADOW }, RADIUS.panel),
    rect(x, y, CARD.w, CARD.h, { fill: ground }, RADIUS.panel),
    ...tab(look, x, y),
    ...head(look, at, ground, scene),
    ...body(look, at),
    ...(look.chosen ? chosenBand(at) : []),
  ];
}

/** The color's sign on its cloth. */
function tab({ id }: CardLook, x: number, y: number): Shape[] {
  const { color } = cardOf(id);
  return [
    image(tabCloth(color, CARD.tab, CARD.h, RADIUS.panel), x, y),
    image(signSprite(tabSign(color), 64), x + CARD.tab / 2, y + CARD.h / 2),
  ];
}

const NAME = 35;
/** Below this one line becomes two. */
const ONE_LINE = 31;

function head({ id, offer }: CardLook, { x, y, w }: Rect, on: string, scene: Scene): Shape[] {
  const pill = offer ? offerPill(offer, cardOf(id).needs, scene) : null;
  const left = x + CARD.tab + 16;
  const right = x + w - 12 - (pill ? pill.w + 12 : 0);
  return [
    ...nameLines(cardName(scene.language, id), left, y + 37, right - left, on, scene),
    ...(pill ? pill.draw(x + w - 12 - pill.w, y + 37) : []),
  ];
}

/** In one line if it fits, else in two small ones. */
function nameLines(name: string, x: number, y: number, max: number, on: string, scene: Scene): Shape[] {
  if (textWidth(scene, name, { face: 'display', size: ONE_LINE }) <= max)
    return [write(scene, name, { x, y: y + 1, max }, 'name', { size: NAME, on })];
  const lines = wrap(scene, name, 'tag', max, 2);
  const top = y + 1 - (lines.length - 1) * 14;
  return writeLines(scene, lines, 29, { x, y: top, max }, 'tag', { on });
}

const COST = 46;
const EFFECT = 54;
const APART = 22;

/** The cost at the left, what the card does at the right; both shrink before they meet. */
function body({ id, offer }: CardLook, { x, y, w }: Rect): Shape[] {
  const { cost, needs, gives, effects } = cardOf(id);
  const missing = offer?.kind === 'missing' ? offer.goods : [];
  const price = offer ? costParts(cost, needs, missing) : [];
  const gain = [...givenParts(gives), ...effectParts(effects)];
  const room = w - CARD.tab - 30;
  const k = shrink(price, gain, room);
  const line = y + 106;
  return [
    ...row(price, { x: x + CARD.tab + 16, y: line, height: Math.floor(COST * k) }),
    ...row(gain, { x: x + w - 14, y: line, height: Math.floor(EFFECT * k), align: 'right' }),
  ];
}

function shrink(price: readonly Part[], gain: readonly Part[], room: number): number {
  const apart = price.length > 0 ? APART : 0;
  return Math.min(1, (room - apart) / (rowWidth(price, COST) + rowWidth(gain, EFFECT)));
}

/** White, hot and ink around what is chosen. */
export function chosenBand({ x, y, w, h }: Rect, r: number = RADIUS.panel): Shape[] {
  const band = (inset: number, stroke: string, width: number): Shape =>
    rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, { stroke, width }, r - inset);
  return [band(1, PAPER.white, 12), band(1, PAPER.hot, 7), band(8, PAPER.ink, 2)];
}
