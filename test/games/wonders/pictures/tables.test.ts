import type { Drawing } from '#draw';
import { LANGUAGES } from '#i18n';
import { layoutCity } from '../../../../src/games/wonders/pictures/city.ts';
import { layoutConflict } from '../../../../src/games/wonders/pictures/conflict.ts';
import { layoutFinal } from '../../../../src/games/wonders/pictures/final-picture.ts';
import { layoutTable } from '../../../../src/games/wonders/pictures/table.ts';
import { conflictOf } from '../../../../src/games/wonders/rules/conflict.ts';
import { CARD_IDS, cardOf, stagesOf, WONDER_IDS } from '../../../../src/games/wonders/rules/content.ts';
import { COLORS, SIDES } from '../../../../src/games/wonders/rules/kinds.ts';
import type { City, Phase, PlayedCard } from '../../../../src/games/wonders/rules/types.ts';
import type { SeenCity, View } from '../../../../src/games/wonders/rules/view.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { HARD_NAMES } from '../../../draw/names.ts';
import { CITY_NAMES, cityOf, SEVEN, SIDES_CHOSEN, scored, seatsOf } from '../samples.ts';
import { areSound } from './layout-checks.ts';

type Make = (scene: ReturnType<typeof sceneFor>) => Drawing;

/** Every wonder and side with every number of stages, in views of seven seats. */
const BOARDS: readonly SeenCity[] = WONDER_IDS.flatMap((wonder) =>
  SIDES.flatMap((side) =>
    Array.from({ length: stagesOf({ wonder, side }).length + 1 }, (_, stages) =>
      cityOf({ wonder, side, stages, cards: CARD_IDS.filter((_, i) => i % 11 === stages), tokens: [5, 5, -1] }),
    ),
  ),
);

/** As rich as a city can become: 24 cards, many of one color, every token. */
const rich = (seat: number): City => {
  const many = COLORS[seat % COLORS.length];
  const cards = CARD_IDS.filter((id) => cardOf(id).color === many).slice(0, 14);
  const others = CARD_IDS.filter((id, i) => cardOf(id).color !== many && i % 12 === seat).slice(0, 24 - cards.length);
  return {
    ...cityOf({ wonder: 'gizah', side: 'night', stages: 4 }),
    cards: [...cards, ...others],
    coins: 48,
    debts: 12,
    diplomacy: 3,
    tokens: [1, 1, 3, 3, 5, 5, 5, -1, -1, -1, 1, 3],
  };
};
const RICH: View = scored({
  ...SEVEN,
  cities: Array.from({ length: 7 }, (_, seat) => ({ ...rich(seat), score: { total: 0, parts: [] } })),
});

const withPlayed = (view: View, played: (seat: number) => PlayedCard): View => ({
  ...view,
  deeds: view.cities.map((_, seat) => played(seat)),
});
/** Each card's name stands in a row once. */
const playedViews = (view: View): View[] =>
  Array.from({ length: Math.ceil(CARD_IDS.length / view.cities.length) }, (_, i) =>
    withPlayed(view, (seat) => {
      const card = CARD_IDS[(i * view.cities.length + seat) % CARD_IDS.length] ?? 'altar';
      return { kind: 'unearthed', card };
    }),
  );

const PHASES: readonly Phase[] = ['choose', 'last', 'pile', 'loss', 'over'];
const teams = (view: View, seats: number): View => ({ ...seatsOf(view, seats), variant: 'teams' });
const views: readonly View[] = [
  ...[3, 4, 5, 6, 7].map((seats) => seatsOf(RICH, seats)),
  ...[4, 6].map((seats) => teams(RICH, seats)),
  ...PHASES.map((phase, i) => ({ ...seatsOf(SEVEN, 3 + i), phase, age: 2 as const })),
  { ...SEVEN, variant: 'base', turns: 6, phase: 'over', asked: [] },
  SIDES_CHOSEN,
];

const fought = (view: View): View => ({
  ...view,
  conflict: conflictOf(
    view.cities.map(({ diplomacy }, seat) => ({ shields: (seat * 5) % 12, diplomacy: seat % 3 ? 0 : diplomacy })),
    3,
    view.variant === 'teams',
  ),
});

const MAKES: readonly (readonly [string, Make])[] = [
  ...[...views, ...playedViews(SEVEN), ...playedViews(seatsOf(SEVEN, 3))].map(
    (view) => [`table of ${view.cities.length}`, (scene) => layoutTable(view, scene)] as const satisfies [string, Make],
  ),
  ...BOARDS.map(
    (city) =>
      [
        `${city.wonder} ${city.side} ${city.stages}`,
        (scene) => layoutCity(scored({ ...SEVEN, cities: [city, ...SEVEN.cities.slice(1)] }), 0, scene),
      ] as const satisfies [string, Make],
  ),
  ...RICH.cities.map(
    (_, seat) => [`rich city ${seat}`, (scene) => layoutCity(RICH, seat, scene)] as const satisfies [string, Make],
  ),
  ...views.flatMap(
    (view) =>
      [
        [`conflict of ${view.cities.length}`, (scene) => layoutConflict(fought(view), scene)],
        [`final of ${view.cities.length}`, (scene) => layoutFinal(scored(view), scene)],
      ] as const satisfies [string, Make][],
  ),
  ['no conflict', (scene) => layoutConflict({ ...SEVEN, conflict: null }, scene)],
];

const cases = LANGUAGES.flatMap((language) =>
  [CITY_NAMES, HARD_NAMES].flatMap((names) =>
    MAKES.map(([name, make]) => ({
      name: `${name} in ${language}`,
      plain: names === CITY_NAMES,
      sheet: make(sceneFor(language, names)),
    })),
  ),
);

areSound('tables, cities, conflicts and final scores of Wonders', cases);
