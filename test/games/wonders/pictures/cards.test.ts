import { describe, expect, it } from 'vitest';
import type { Drawing, Shape } from '#draw';
import { LANGUAGES } from '#i18n';
import type { ImageShape } from '../../../../src/draw/shape.ts';
import { layoutCard } from '../../../../src/games/wonders/pictures/card-picture.ts';
import { effectParts } from '../../../../src/games/wonders/pictures/effects.ts';
import { layoutHand, layoutPartner } from '../../../../src/games/wonders/pictures/hand.ts';
import { CARD, handCard } from '../../../../src/games/wonders/pictures/hand-card.ts';
import { layoutLoss } from '../../../../src/games/wonders/pictures/loss.ts';
import { layoutPile } from '../../../../src/games/wonders/pictures/pile.ts';
import { layoutSides } from '../../../../src/games/wonders/pictures/sides-picture.ts';
import { CARD_IDS, type CardId, cardOf, WONDER_IDS } from '../../../../src/games/wonders/rules/content.ts';
import { SIDES } from '../../../../src/games/wonders/rules/kinds.ts';
import type { Offer } from '../../../../src/games/wonders/rules/offers.ts';
import type { View } from '../../../../src/games/wonders/rules/view.ts';
import { WONDERS } from '../../../../src/games/wonders/rules/wonders.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { HARD_NAMES } from '../../../draw/names.ts';
import { extentOf } from '../../../draw/shapes.ts';
import { CHOOSING, CITY_NAMES, cityOf, DIGGING, LOSING, SEVEN, SIDES_CHOSEN, TEAMED } from '../samples.ts';
import { areSound, type Case } from './layout-checks.ts';

const holding = (view: View, hand: readonly CardId[]): View => ({
  ...view,
  own: { hand, answer: null, always: false, owed: 0, pile: null, recalled: null },
});

/** Hands of one to eight cards in which every card there is comes up, some with a card chosen. */
function hands(view: View): { readonly view: View; readonly chosen: number | null }[] {
  const found: { view: View; chosen: number | null }[] = [];
  for (let at = 0, size = 1; at < CARD_IDS.length; size = (size % 8) + 1) {
    const hand = CARD_IDS.slice(at, at + size);
    found.push({ view: holding(view, hand), chosen: found.length % 3 === 0 ? null : found.length % hand.length });
    at += size;
  }
  return found;
}

const losing = (owed: number, coins: number): View => ({
  ...LOSING,
  own: { hand: [], answer: null, always: false, owed, pile: null, recalled: null },
  cities: LOSING.cities.map((city, seat) => (seat === 3 ? { ...city, coins, debts: 11 } : city)),
});

const boardOf = (wonder: (typeof WONDER_IDS)[number]): View => ({
  ...SIDES_CHOSEN,
  cities: SIDES_CHOSEN.cities.map((city, seat) => (seat === 5 ? cityOf({ wonder }) : city)),
});

const cases: Case[] = LANGUAGES.flatMap((language) =>
  [CITY_NAMES, HARD_NAMES].flatMap((names) => {
    const scene = sceneFor(language, names);
    const plain = names === CITY_NAMES;
    const pile = (cards: readonly CardId[], chosen: number | null) =>
      ({ game: 'wonders', kind: 'pile', view: DIGGING, cards, page: 1, pages: 3, chosen }) as const;
    const sheets: [string, Drawing][] = [
      ...hands(CHOOSING).map(({ view, chosen }): [string, Drawing] => ['young hand', layoutHand(view, chosen, scene)]),
      ...[0, 3, 6].flatMap((seat) =>
        hands({ ...SEVEN, seat }).map(({ view, chosen }): [string, Drawing] => [
          `hand of ${seat}`,
          layoutHand(view, chosen, scene),
        ]),
      ),
      ['partner', layoutPartner(TEAMED, scene)],
      ...[0, 1, 8].map((n): [string, Drawing] => [
        'pile',
        layoutPile(pile(CARD_IDS.slice(-n || -1, n ? undefined : -1), n ? 0 : null), scene),
      ]),
      ...[1, 2, 3, 4, 5, 6, 9, 14].flatMap((owed) =>
        [1, 4, 23].map((coins): [string, Drawing] => [`loss of ${owed}`, layoutLoss(losing(owed, coins), 1, scene)]),
      ),
      ...WONDER_IDS.map((wonder): [string, Drawing] => [wonder, layoutSides(boardOf(wonder), 5, scene)]),
      ...(plain ? CARD_IDS.map((id): [string, Drawing] => [id, layoutCard(id, scene)]) : []),
    ];
    return sheets.map(([name, sheet]) => ({ name: `${name} in ${language}`, sheet, plain }));
  }),
);

areSound('cards, hands, losses and boards of Wonders', cases);

const isImage = (shape: Shape): shape is ImageShape => shape.kind === 'image';
const OFFERS: readonly Offer[] = [
  { kind: 'own' },
  { kind: 'pay', ways: [{ bank: 2, left: 4, right: 3 }] },
  { kind: 'chain' },
  { kind: 'power' },
  { kind: 'has' },
  { kind: 'dear', way: { bank: 5, left: 0, right: 0 } },
];

describe('a card of the hand', () => {
  it('has room for its cost and for all it does, side by side', () => {
    for (const language of LANGUAGES) {
      for (const id of CARD_IDS) {
        for (const offer of [...OFFERS, { kind: 'missing', goods: cardOf(id).cost.goods } as const]) {
          const shapes = handCard({ id, chosen: false, offer }, 0, 0, sceneFor(language, []));
          const signs = shapes.filter(isImage).filter(({ y, sprite }) => y === 106 && sprite.key.startsWith('sign '));
          const extents = signs.flatMap((each) => extentOf(each) ?? []);
          let end = CARD.tab + 14;
          for (const { left, right } of extents) {
            // Drawings have a thin empty rim.
            expect(left, id).toBeGreaterThanOrEqual(end - 6);
            end = right;
          }
          expect(end, id).toBeLessThanOrEqual(CARD.w - 6);
        }
      }
    }
  });

  it('shows every effect there is by a sign', () => {
    const lists = [
      ...CARD_IDS.map((id) => cardOf(id).effects),
      ...WONDER_IDS.flatMap((id) => SIDES.flatMap((side) => WONDERS[id].sides[side].map(({ effects }) => effects))),
    ];
    for (const effects of lists) expect(effectParts(effects).length).toBeGreaterThanOrEqual(effects.length);
  });
});
