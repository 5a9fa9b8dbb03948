import { required } from '#engine';
import type { Language, Reader } from '#i18n';
import type { CardId } from '../../../../src/games/wonders/rules/content.ts';
import { scoreOf } from '../../../../src/games/wonders/rules/scoring.ts';
import type { City } from '../../../../src/games/wonders/rules/types.ts';
import type { Own, View } from '../../../../src/games/wonders/rules/view.ts';
import type { WonderId } from '../../../../src/games/wonders/rules/wonders.ts';
import { PLAIN_CITY } from '../table.ts';

const NAMES = ['Bruno', 'Ines', 'Marta', 'Théo', 'Kenji', 'Aylin', 'Rosa'] as const;
export const readerOf = (language: Language, names: readonly string[] = NAMES): Reader => ({ language, names });

export const cityOf = (wonder: WonderId, city: Partial<City> = {}): City => ({ ...PLAIN_CITY, wonder, ...city });

const OWN: Own = { hand: [], answer: null, always: false, owed: 0, pile: null, recalled: null };

type Set = Partial<Omit<View, 'cities' | 'own'>> & { readonly own?: Partial<Own> };

/** A view of these cities, in Age II if nothing else is said. */
export function viewOf(cities: readonly City[], { own, ...set }: Set = {}): View {
  return {
    seat: own ? 0 : null,
    variant: 'cities',
    phase: 'choose',
    age: 2,
    turn: 1,
    turns: 7,
    asked: cities.map((_, seat) => seat),
    deeds: cities.map(() => null),
    news: [],
    conflict: null,
    cities: cities.map((city, seat) => ({ ...city, score: scoreOf(cities, seat) })),
    held: cities.map(() => 8),
    discarded: 0,
    done: cities.map(() => false),
    own: own ? { ...OWN, ...own } : null,
    partner: null,
    ...set,
  };
}

const GIZAH = cityOf('gizah', {
  stages: 1,
  cards: ['forest-cave', 'glassworks', 'east-trading-post', 'marketplace'],
});
/** Ines on the left sells stone, ore and textile; Rosa, here the third seat, on the right clay, wood or stone and papyrus. */
export const THREE: readonly City[] = [
  GIZAH,
  cityOf('byzantium', { cards: ['ore-vein', 'loom'] }),
  cityOf('petra', { cards: ['timber-yard', 'press', 'altar'] }),
];
export const THREE_NAMES = ['Bruno', 'Ines', 'Rosa'] as const;
export const HAND: readonly CardId[] = [
  ...(['courthouse', 'sawmill', 'forum', 'glassworks-2', 'training-ground', 'school', 'library', 'lair'] as const),
];

const BIG = [
  ...(['clay-pit', 'stone-pit', 'ore-vein', 'forest-cave', 'brickyard', 'loom', 'press', 'glassworks'] as const),
  ...(['tavern', 'chamber-of-commerce', 'haven', 'pantheon', 'stockade', 'library', 'observatory'] as const),
  ...(['university', 'apothecary', 'scientists-guild', 'raider-fort', 'embassy', 'black-market'] as const),
];
const WONDERS: readonly WonderId[] = [
  ...(['halikarnassos', 'alexandria', 'byzantium', 'babylon', 'ephesos', 'olympia', 'rhodos'] as const),
];
/** As much as may stand in seven cities. */
export const SEVEN: readonly City[] = WONDERS.map((wonder) =>
  cityOf(wonder, { stages: 2, cards: BIG, coins: 17, debts: 12, diplomacy: 2, tokens: [-1, -1, 1, 3, 3, 5] }),
);

/** Anything that should be in a list of this length. */
export const at = <T>(items: readonly T[], index: number): T => required(items[index], `item ${index}`);
