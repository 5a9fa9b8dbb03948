import { itemAtCyclic } from '#engine';
import type { WondersRequest } from '../requests.ts';
import { CARD_IDS, type CardId, cardOf, stagesOf, WONDER_IDS } from '../rules/content.ts';
import { COLORS, type Color } from '../rules/kinds.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { City } from '../rules/types.ts';
import type { View } from '../rules/view.ts';

const ofColor = (color: Color): readonly CardId[] => CARD_IDS.filter((id) => cardOf(id).color === color);

/** Towers of one to four floors and all stages of wonders come up somewhere. */
function cityAt(seat: number): City {
  const board = { wonder: itemAtCyclic(WONDER_IDS, seat), side: seat % 2 ? 'night' : 'day' } as const;
  return {
    ...board,
    stages: seat % stagesOf(board).length,
    cards: COLORS.flatMap((color, i) => ofColor(color).slice(0, 1 + ((seat + i) % 4))),
    coins: seat,
    debts: seat % 3,
    tokens: [1, 3, -1],
    diplomacy: seat % 2,
  };
}

function viewOf(seats: number): View {
  const cities = Array.from({ length: seats }, (_, seat) => cityAt(seat));
  const hand = CARD_IDS.filter((_, i) => i % 19 === 0).slice(0, 8);
  return {
    variant: 'cities',
    phase: 'choose',
    age: 2,
    turn: 4,
    turns: 7,
    seat: 0,
    asked: cities.map((_, seat) => seat),
    done: cities.map((_, seat) => seat % 2 > 0),
    cities: cities.map((city, seat) => ({ ...city, score: scoreOf(cities, seat) })),
    held: cities.map(() => hand.length),
    discarded: 4,
    deeds: cities.map(({ cards }, seat) => ({ kind: 'unearthed', card: itemAtCyclic(cards, seat * 3) })),
    news: [],
    conflict: null,
    own: { hand, answer: null, always: false, owed: 0, pile: null, recalled: null },
    partner: null,
  };
}

/** What is drawn most, in the sizes in which it is drawn most. */
export function wondersRehearsal(): WondersRequest[] {
  const [few, many] = [viewOf(4), viewOf(7)];
  return [
    { game: 'wonders', kind: 'city', view: few, seat: 0 },
    { game: 'wonders', kind: 'table', view: few },
    { game: 'wonders', kind: 'table', view: many },
    { game: 'wonders', kind: 'hand', view: few, chosen: 0 },
  ];
}
