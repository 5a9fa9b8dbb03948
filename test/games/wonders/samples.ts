import type { Score } from '#engine';
import type { CardId } from '../../../src/games/wonders/rules/content.ts';
import { scoreOf as count } from '../../../src/games/wonders/rules/scoring.ts';
import type { City, Conflict, PlayedCard } from '../../../src/games/wonders/rules/types.ts';
import type { SeenCity, View } from '../../../src/games/wonders/rules/view.ts';
import { PLAIN_CITY } from './table.ts';

/** Cities, hands and views as they might be, set down by hand for pictures and words. */
export const CITY_NAMES = ['Marta', 'Théo', 'Kenji', 'Aylin', 'Rosa', 'Bruno', 'Ines'] as const;

const LINES = ['military', 'treasury', 'wonder', 'blue', 'yellow', 'green', 'purple', 'black'] as const;
/** Points line by line, in the usual order. */
const scoreOf = (...points: readonly number[]): Score => ({
  total: points.reduce((sum, each) => sum + each, 0),
  parts: LINES.map((key, i) => ({ key, count: 0, points: points[i] ?? 0, parts: [] })),
});

export const cityOf = (city: Partial<SeenCity> & Pick<City, 'wonder'>): SeenCity => ({
  ...PLAIN_CITY,
  score: scoreOf(),
  ...city,
});

/** Seven cities late in Age III. */
const SEVEN_CITIES: readonly SeenCity[] = [
  cityOf({
    wonder: 'alexandria',
    stages: 2,
    coins: 11,
    tokens: [-1, 3],
    cards: [
      ...(['lumber-yard', 'clay-pit', 'loom', 'west-trading-post', 'caravansery', 'vineyard', 'theater'] as const),
      ...(['aqueduct', 'gardens', 'stables', 'archery-range', 'barracks', 'apothecary', 'lodge'] as const),
      ...(['spies-guild', 'brotherhood'] as const),
    ],
    score: scoreOf(2, 3, 3, 13, 0, 4, 3, 4),
  }),
  cityOf({
    wonder: 'byzantium',
    side: 'night',
    stages: 2,
    coins: 8,
    diplomacy: 1,
    tokens: [1, 3, -1],
    cards: [
      ...(['ore-vein', 'sawmill', 'glassworks', 'press', 'tavern', 'forum', 'haven', 'arena', 'altar'] as const),
      ...(['guard-tower', 'walls', 'fortifications', 'workshop', 'laboratory', 'observatory', 'lair'] as const),
      ...(['residence'] as const),
    ],
    score: scoreOf(3, 2, 10, 3, 3, 9, 0, 4),
  }),
  cityOf({
    wonder: 'rhodos',
    stages: 2,
    coins: 8,
    tokens: [-1, -1],
    cards: [
      ...(['timber-yard', 'foundry', 'brickyard', 'clay-pit', 'loom', 'press', 'well', 'statue'] as const),
      ...(['senate', 'apothecary', 'dispensary', 'school', 'scientists-guild', 'hideout', 'dive'] as const),
      ...(['opium-den'] as const),
    ],
    score: scoreOf(-2, 2, 3, 13, 0, 11, 0, 2),
  }),
  cityOf({
    wonder: 'babylon',
    stages: 2,
    coins: 17,
    debts: 1,
    tokens: [-1, -1, 1, 3, 3],
    cards: [
      ...(['clay-pit', 'stone-pit', 'ore-vein', 'forest-cave', 'brickyard', 'loom', 'press', 'glassworks'] as const),
      ...(['tavern', 'chamber-of-commerce', 'haven', 'pantheon', 'stockade', 'library', 'observatory'] as const),
      ...(['university', 'scientists-guild', 'raider-fort'] as const),
    ],
    score: scoreOf(5, 4, 3, 7, 11, 18, 0, 0),
  }),
  cityOf({
    wonder: 'petra',
    side: 'night',
    stages: 1,
    coins: 2,
    debts: 3,
    tokens: [1],
    cards: [
      ...(['excavation', 'lumber-yard', 'quarry', 'marketplace', 'bazaar', 'baths', 'temple', 'town-hall'] as const),
      ...(['militia', 'contingent', 'scriptorium', 'library', 'study', 'cells', 'customs'] as const),
    ],
    score: scoreOf(1, -3, 3, 13, 0, 7, 0, 6),
  }),
  cityOf({
    wonder: 'gizah',
    side: 'night',
    stages: 3,
    coins: 5,
    tokens: [1, -1, 3],
    cards: [
      ...(['tree-farm', 'mine', 'sawmill', 'glassworks', 'east-trading-post', 'lighthouse', 'theater'] as const),
      ...([
        'courthouse',
        'palace',
        'barracks',
        'training-ground',
        'circus',
        'builders-guild',
        'shipowners-guild',
      ] as const),
      ...(['guardhouse', 'secret-network'] as const),
    ],
    score: scoreOf(3, 1, 13, 15, 2, 0, 9, 5),
  }),
  cityOf({
    wonder: 'olympia',
    side: 'night',
    stages: 1,
    coins: 0,
    debts: 2,
    tokens: [-1, -1],
    cards: [
      ...(['stone-pit', 'foundry', 'press', 'loom', 'forum', 'ludus', 'altar', 'pantheon', 'stockade'] as const),
      ...(['workshop', 'laboratory', 'academy', 'philosophers-guild', 'smugglers-cache', 'mint'] as const),
    ],
    score: scoreOf(-2, -2, 2, 10, 1, 5, 4, 8),
  }),
];

const FREE = { bank: 0, left: 0, right: 0 } as const;
const built = (card: CardId, paid: Partial<typeof FREE> = {}): PlayedCard => ({
  kind: 'built',
  card,
  way: 'paid',
  paid: { ...FREE, ...paid },
});

const SEVEN_PLAYED: readonly PlayedCard[] = [
  built('brotherhood'),
  { kind: 'stage', stage: 2, paid: FREE },
  { kind: 'sold' },
  { kind: 'built', card: 'university', way: 'chain', paid: FREE },
  { kind: 'unearthed', card: 'town-hall' },
  built('palace'),
  built('philosophers-guild'),
];

/** Three others fight, one keeps out of it. */
const CONFLICT: Conflict = {
  age: 2,
  fights: [
    { seats: [0, 2], shields: [5, 0], winner: 0, tokens: 1 },
    { seats: [2, 3], shields: [0, 1], winner: 3, tokens: 1 },
    { seats: [3, 4], shields: [1, 7], winner: 4, tokens: 1 },
    { seats: [4, 5], shields: [7, 6], winner: 4, tokens: 1 },
    { seats: [5, 6], shields: [6, 1], winner: 5, tokens: 1 },
    { seats: [6, 0], shields: [1, 5], winner: 0, tokens: 1 },
  ],
  diplomats: [1],
};

/** What a spectator sees of seven cities in the sixth turn of Age III. */
export const SEVEN: View = {
  variant: 'cities',
  phase: 'choose',
  age: 3,
  turn: 6,
  turns: 7,
  seat: null,
  asked: [0, 1, 2, 3, 4, 5, 6],
  done: [true, false, true, true, false, true, false],
  cities: SEVEN_CITIES,
  held: [3, 3, 3, 3, 3, 3, 3],
  discarded: 6,
  deeds: SEVEN_PLAYED,
  news: SEVEN_PLAYED.map((played, seat) => ({ kind: 'did', seat, deed: played })),
  conflict: CONFLICT,
  own: null,
  partner: null,
};

/** The same table with its first seats only. */
export const seatsOf = (view: View, seats: number): View => ({
  ...view,
  cities: view.cities.slice(0, seats),
  asked: view.asked.filter((seat) => seat < seats),
  done: view.done.slice(0, seats),
  held: view.held.slice(0, seats),
  deeds: view.deeds.slice(0, seats),
  news: view.news.filter((news) => !('seat' in news) || news.seat < seats),
  conflict: view.conflict && {
    ...view.conflict,
    fights: view.conflict.fights.filter(({ seats: both }) => both.every((seat) => seat < seats)),
  },
});
export const TEAMS: View = { ...seatsOf(SEVEN, 6), variant: 'teams' };
export const OVER: View = { ...SEVEN, phase: 'over', turn: 7, asked: [], held: [0, 0, 0, 0, 0, 0, 0], deeds: [] };

/** Eight cards at the start of Age II: each stands differently with the city. */
const HAND: readonly CardId[] = [
  'courthouse',
  'sawmill',
  'forum',
  'glassworks-2',
  'training-ground',
  'school',
  'library',
  'lair',
];

const YOUNG_CITIES: readonly SeenCity[] = [
  cityOf({ wonder: 'alexandria', cards: ['lumber-yard', 'clay-pool', 'theater', 'stockade'], coins: 4 }),
  cityOf({ wonder: 'ephesos', stages: 1, cards: ['tavern', 'mine', 'loom', 'hideout'], coins: 7 }),
  cityOf({ wonder: 'rhodos', cards: ['tree-farm', 'stone-pit', 'baths', 'barracks', 'cells'], coins: 2, tokens: [1] }),
  cityOf({ wonder: 'halikarnassos', side: 'night', stages: 1, cards: ['ore-vein', 'press', 'workshop'], coins: 5 }),
  cityOf({ wonder: 'petra', cards: ['timber-yard', 'press', 'altar', 'scriptorium', 'well'], coins: 5, tokens: [-1] }),
  cityOf({
    wonder: 'gizah',
    side: 'night',
    stages: 1,
    cards: ['forest-cave', 'glassworks', 'east-trading-post', 'marketplace'],
    coins: 3,
  }),
  cityOf({ wonder: 'byzantium', cards: ['ore-vein', 'loom', 'apothecary', 'opium-stash'], coins: 6 }),
];

/** What the sixth of seven seats sees at the start of Age II; its left neighbor is the seventh. */
export const CHOOSING: View = {
  ...SEVEN,
  age: 2,
  turn: 1,
  seat: 5,
  cities: YOUNG_CITIES,
  held: [8, 8, 8, 8, 8, 8, 8],
  discarded: 9,
  done: [true, false, true, false, false, false, true],
  deeds: [null, null, null, null, null, null, null],
  news: [],
  conflict: null,
  own: { hand: HAND, answer: null, always: false, owed: 0, pile: null, recalled: null },
};

/** The same seat in a team: the fifth is its partner. */
export const TEAMED: View = {
  ...seatsOf(CHOOSING, 6),
  variant: 'teams',
  partner: {
    hand: ['brickyard', 'temple', 'vineyard', 'walls', 'dispensary', 'consulate', 'gambling-den', 'caravansery'],
    answer: { kind: 'build', card: 'temple', left: 2, right: 0 },
  },
};

/** One seat has to lose coins, for two cards at once. */
export const LOSING: View = {
  ...SEVEN,
  phase: 'loss',
  seat: 3,
  asked: [2, 3],
  done: [true, true, false, false, true, true, true],
  cities: SEVEN_CITIES.map((city, seat) => (seat === 3 ? { ...city, coins: 7 } : city)),
  own: { hand: [], answer: null, always: false, owed: 3, pile: null, recalled: null },
};

const PILE: readonly CardId[] = ['stone-pit', 'tavern', 'walls', 'school', 'opium-den', 'senate', 'castrum', 'palace'];
/** One seat looks through the discard pile. */
export const DIGGING: View = {
  ...SEVEN,
  phase: 'pile',
  seat: 4,
  asked: [4],
  own: {
    hand: ['mint'],
    answer: null,
    always: false,
    owed: 0,
    pile: [...PILE, 'loom', 'lodge', 'embassy'],
    recalled: null,
  },
};

/** Before the first turn each seat picks a side of its board. */
export const SIDES_CHOSEN: View = {
  ...CHOOSING,
  phase: 'side',
  age: 1,
  cities: YOUNG_CITIES.map(({ wonder }) => cityOf({ wonder })),
  asked: [5],
  done: [true, true, true, true, true, false, false],
  own: { hand: [], answer: null, always: false, owed: 0, pile: null, recalled: null },
};

/** With points as the rules count them, not as they were set down. */
export const scored = (view: View): View => ({
  ...view,
  cities: view.cities.map((city, seat) => ({ ...city, score: count(view.cities, seat) })),
});
