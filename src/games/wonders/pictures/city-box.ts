import {
  group,
  image,
  initial,
  line,
  PAPER,
  pawn,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  sheetCard,
  textWidth,
  write,
} from '#draw';
import { itemAt, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { effectsOf, forSale, keptSources, ofKind, seatOf, shieldsOf } from '../rules/city.ts';
import { nextStage, stagesOf } from '../rules/content.ts';
import type { Flank } from '../rules/kinds.ts';
import { offerForStage } from '../rules/payments.ts';
import { priceAt } from '../rules/trade.ts';
import type { City } from '../rules/types.ts';
import { speech } from '../words/speech.ts';
import { costParts, effectParts, sourceParts } from './effects.ts';
import { offerPill } from './offer-pill.ts';
import { anyGood, board, extraGood } from './signs/good.ts';
import { arrow, madePrice, rawPrice, stage } from './signs/plain-signs.ts';
import { type Sign, signSprite } from './signs/sign.ts';
import { flow, type Part, part, row } from './signs/sign-row.ts';
import { coin, loss } from './signs/treasure.ts';
import { disarmed, shield } from './signs/war.ts';
import { wonderArt } from './wonder/wonder.ts';

/** Height of the three boxes at the foot of a hand. */
export const BOX = 260;

const HEAD = 72;
const FOOT = 90;

/** Paper with a darker band, the corners of which are round where the paper's are. */
function banded({ x, y, w, h }: Rect, band: { readonly y: number; readonly h: number }): Shape[] {
  const r = RADIUS.panel;
  const clip = `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
  return [...sheetCard({ x, y, w, h }), group([rect(x, band.y, w, band.h, { fill: PAPER.second })], { clip })];
}

/** A number beside its sign; returns the shapes from a left edge. */
const counted = (sign: Sign, size: number, n: number, x: number, y: number, on: string, scene: Scene): Shape[] => [
  image(signSprite(sign, size), x + Math.round(size / 2), y),
  write(scene, String(n), { x: x + size + 8, y: y + 2 }, 'sum', { on }),
];

/** What goods cost at this neighbor's, and what is taken off. */
function priceParts(city: City, flank: Flank): Part[] {
  const effects = effectsOf(city);
  const price = priceAt(effects, flank);
  const wharf = effects.some((effect) => effect.kind === 'wharf' && effect.from === flank);
  const cache = effects.some(({ kind }) => kind === 'cache');
  return [
    part(rawPrice()),
    part(coin(price('W'))),
    part(madePrice(), 1, 0.46),
    part(coin(price('G'))),
    ...(wharf ? [part(anyGood(), 0.9, 0.4), part(loss(1), 0.8, 0.06)] : []),
    ...(cache ? [part(board(), 0.9, 0.4), part(loss(1), 0.8, 0.06)] : []),
  ];
}

/** A neighbor: name and shields, what can be bought there and for how much. */
function neighborBox(cities: readonly City[], seat: Seat, flank: Flank, at: Rect, scene: Scene): Shape[] {
  const { x, y, w, h } = at;
  const other = seatOf(seat, flank, cities.length);
  const city = itemAt(cities, other);
  const name = nameOf(scene, other);
  const left = flank === 'left';
  const start = x + (left ? 38 : 12);
  const end = x + w - (left ? 12 : 38);
  const shields = String(shieldsOf(city));
  const count = Math.ceil(textWidth(scene, shields, 'name'));
  const middle = y + 38;
  return [
    ...banded(at, { y, h: HEAD }),
    image(signSprite(arrow(flank), 32), left ? x + 20 : x + w - 20, middle),
    image(pawn(other, initial(name), 54), start + 28, y + 66),
    write(scene, name, { x: start + 60, y: middle + 1, max: end - count - 48 - start - 60 }, 'name', 'ink on second'),
    image(signSprite(city.diplomacy > 0 ? disarmed() : shield(), 40), end - count - 25, middle),
    write(scene, shields, { right: end, y: middle + 1 }, 'name', 'ink on second'),
    ...flow(sourceParts(forSale(city)), x + 16, y + HEAD + 16, w - 32, 98, 46),
    line(`M${x + 16} ${y + h - 66}H${x + w - 16}`, PAPER.line, 2.5),
    ...row(priceParts(itemAt(cities, seat), flank), { x: x + 20, y: y + h - 33, height: 44, max: w - 40 }),
  ];
}

/** All a city makes for itself: one unit a turn of each source. */
const ownSourceParts = (city: City): Part[] => [
  ...sourceParts([...forSale(city), ...keptSources(city)]),
  ...effectsOf(city)
    .filter(ofKind('extra'))
    .map(({ of }) => part(extraGood(of))),
];

/** One's own: the wonder as far as it stands, coins, shields, goods, and the next stage. */
function ownBox(cities: readonly City[], seat: Seat, at: Rect, scene: Scene): Shape[] {
  const { x, y, w, h } = at;
  const city = itemAt(cities, seat);
  const stages = stagesOf(city).length;
  const right = x + 196;
  return [
    ...banded(at, { y: y + h - FOOT, h: FOOT }),
    image(wonderArt(city.wonder, city.stages, stages, 148), x + 96, y + h - FOOT - 4),
    ...counted(coin(), 48, city.coins, right, y + 42, PAPER.paper, scene),
    ...counted(
      city.diplomacy > 0 ? disarmed() : shield(),
      50,
      shieldsOf(city),
      right + 116,
      y + 42,
      PAPER.paper,
      scene,
    ),
    ...flow(ownSourceParts(city), right, y + 74, w - 212, 94, 42),
    ...nextStageRow(cities, seat, { x, y: y + h - FOOT, w, h: FOOT }, scene),
  ];
}

/** The stage that is built next: cost, what it brings, and how it can be had. */
function nextStageRow(cities: readonly City[], seat: Seat, { x, y, w, h }: Rect, scene: Scene): Shape[] {
  const city = itemAt(cities, seat);
  const next = nextStage(city);
  const middle = y + Math.round(h / 2);
  const offer = offerForStage(cities, seat);
  const pill = offerPill(offer, null, scene);
  const label = next ? String(city.stages + 1) : speech(scene.language)('pictures.hand.complete');
  const start = x + 84;
  const wide = Math.ceil(textWidth(scene, label, 'name'));
  return [
    image(signSprite(stage(), 50), x + 48, middle),
    write(scene, label, { x: start, y: middle + (next ? 10 : 1) }, 'name', 'ink on second'),
    ...(next
      ? row(
          [
            ...costParts(next.cost, null, offer.kind === 'missing' ? offer.goods : []),
            part(arrow('right', PAPER.mute), 0.44),
            ...effectParts(next.effects),
          ],
          { x: start + wide + 12, y: middle, height: 44, max: x + w - 12 - pill.w - 10 - (start + wide + 12) },
        )
      : []),
    ...pill.draw(x + w - 12 - pill.w, middle),
  ];
}

/** Left neighbor, own city, right neighbor. */
export const cityBoxes = (cities: readonly City[], seat: Seat, y: number, scene: Scene): Shape[] => [
  ...neighborBox(cities, seat, 'left', { x: 16, y, w: 258, h: BOX }, scene),
  ...ownBox(cities, seat, { x: 286, y, w: 428, h: BOX }, scene),
  ...neighborBox(cities, seat, 'right', { x: 726, y, w: 258, h: BOX }, scene),
];
