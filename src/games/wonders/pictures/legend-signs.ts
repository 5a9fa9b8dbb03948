import { drawnSign, image, type LegendSign, PAPER, type Scene, type Shape, signOf, write } from '#draw';
import { SYMBOLS } from '../rules/kinds.ts';
import type { Offer } from '../rules/offers.ts';
import type { SignName } from '../words/legend-text.ts';
import { stageMark } from './monument.ts';
import { offerPill } from './offer-pill.ts';
import { chainGiven } from './signs/chain.ts';
import { colorBadge } from './signs/color.ts';
import { choice, fan } from './signs/good.ts';
import { arrow, settled, slash, waiting } from './signs/plain-signs.ts';
import { noScience, science } from './signs/science.ts';
import { type Sign, signSprite, widthOf } from './signs/sign.ts';
import { part, row, rowWidth } from './signs/sign-row.ts';
import { coin, debt } from './signs/treasure.ts';
import { disarmed, shield, victory } from './signs/war.ts';
import { HELD } from './table-header.ts';
import { BACK } from './wonders-tones.ts';

const HEIGHT = 56;
const single = (sign: Sign): LegendSign => signOf(signSprite(sign, HEIGHT), Math.ceil(widthOf(sign, HEIGHT)), 60);

/** Some signs side by side. */
function several(signs: readonly Sign[], height = HEIGHT): LegendSign {
  const parts = signs.map((sign) => part(sign, 1, 0.3));
  return drawnSign(Math.ceil(rowWidth(parts, height)), 60, ({ x, y }) => row(parts, { x, y: y + 30, height }));
}

/** What is said on a card of how it can be had. */
const pill = (offer: Offer, scene: Scene, chain: 'horseshoe' | null = null): LegendSign => {
  const { w, draw } = offerPill(offer, chain, scene);
  return drawnSign(w, 50, ({ x, y }) => draw(x, y + 25));
};

const held = ({ x, y }: { readonly x: number; readonly y: number }, scene: Scene): Shape[] => [
  image(HELD, x, y + 3),
  write(scene, '5', { center: x + 34, y: y + 31 }, 'tag', { color: '#FFE8C4', on: BACK.face }),
  image(signSprite(arrow('down', PAPER.gold), 40), x + 96, y + 30),
];

/** Each sign of the pictures by itself. */
export const signs: { readonly [name in SignName]: (scene: Scene) => LegendSign } = {
  own: (scene) => pill({ kind: 'own' }, scene),
  chain: (scene) => pill({ kind: 'chain' }, scene, 'horseshoe'),
  bank: (scene) => pill({ kind: 'pay', ways: [{ bank: 1, left: 0, right: 0 }] }, scene),
  trade: (scene) => pill({ kind: 'pay', ways: [{ bank: 0, left: 2, right: 1 }] }, scene),
  missing: (scene) => pill({ kind: 'missing', goods: ['W'] }, scene),
  dear: (scene) => pill({ kind: 'dear', way: { bank: 4, left: 0, right: 0 } }, scene),
  has: (scene) => pill({ kind: 'has' }, scene),
  waiting: () => single(waiting()),
  ready: () => single(settled()),
  passing: (scene) => drawnSign(120, 60, (at) => held(at, scene), true),
  stages: () =>
    drawnSign(100, 56, ({ x, y }) => [
      ...stageMark({ x: x + 6, y: y + 4, w: 34, h: 48 }, true),
      ...stageMark({ x: x + 58, y: y + 4, w: 34, h: 48 }, false),
    ]),
  badge: () => several([colorBadge('yellow', '3'), colorBadge('red', '2')]),
  coins: () => single(coin()),
  shields: () => single(shield()),
  dove: () => single(disarmed()),
  military: () => single(victory()),
  debt: () => single(debt(false)),
  science: () => several([...SYMBOLS.map(science), ...SYMBOLS.slice(0, 1).map(noScience)], 40),
  goods: () => several([fan('S', 1), fan('G', 1)]),
  choice: () => single(choice(['C', 'O'])),
  gives: () => single(chainGiven('horseshoe')),
  each: () => single(slash()),
};
