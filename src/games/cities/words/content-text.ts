import type { Fact } from '#games/contract';
import type { Language } from '#i18n';
import {
  achievements,
  BOARD_IDS,
  type BoardId,
  CARD_IDS,
  CITY_TILES,
  card,
  FEATURE_COUNTS,
  MONUMENT_POINTS,
  PIECES_PER_COLOR,
  START_TILES,
  tileFace,
} from '../rules/content.ts';
import { cities } from '../rules/index.ts';
import { AREA_FEATURES, COLORS, FEATURES, type Feature, type TileId } from '../rules/kinds.ts';
import { BAG_DRAW, roundsFor, SLOT_SIZES } from '../rules/round.ts';
import { placesOf } from '../rules/scoring.ts';
import { LENGTHS, ROWS } from '../rules/types.ts';
import { achievementText, cardText, tileWords } from './phrases.ts';
import { type Say, speech } from './speech.ts';

/** One value for each number of seats. */
function bySeats<Value>(of: (seats: number) => Value): { readonly [seats: number]: Value } {
  const { min, max } = cities.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return Object.fromEntries(counts.map((seats) => [seats, of(seats)]));
}

const goals = (say: Say, board: BoardId): Fact[] =>
  achievements(board).map((achievement, index) => ({
    kind: 'achievement',
    id: achievement.id,
    name: say(`achievement.${achievement.id}.name`),
    text: achievementText(say.language, achievement),
    board,
    times: achievement.times,
    condition: achievement.condition,
    values: achievement.values,
    valuesBySeats: bySeats((seats) => placesOf(board, index, seats)),
  }));

const tiles = (say: Say, kind: string, table: { readonly [tile: TileId]: unknown }): Fact[] =>
  Object.keys(table)
    .map(Number)
    .map((id) => ({ kind, id, text: tileWords(say, id), spaces: tileFace(id) }));

function groundOf(feature: Feature): string {
  const [ground] =
    Object.entries(AREA_FEATURES).find(([, features]) => features.some((each) => each === feature)) ?? [];
  return ground ?? 'building';
}

const features = (say: Say): Fact[] =>
  FEATURES.map((id) => ({
    kind: 'feature',
    id,
    text: say(`feature.${id}`),
    count: FEATURE_COUNTS[id],
    ground: groundOf(id),
    ...(id === 'monument' ? { points: MONUMENT_POINTS } : {}),
  }));

/** Everything Cities is made of. */
export function content(language: Language): Fact[] {
  const say = speech(language);
  const slots = { ...SLOT_SIZES, pieces: [...SLOT_SIZES.pieces.slice(0, -1), BAG_DRAW] };
  return [
    ...LENGTHS.map((id) => ({
      kind: 'length',
      id,
      text: say(`option.length.choice.${id}`),
      roundsBySeats: bySeats((seats) => roundsFor(seats, id)),
    })),
    ...BOARD_IDS.map((id) => ({
      kind: 'board',
      id,
      text: say(`board.${id}`),
      achievements: achievements(id).map((each) => each.id),
    })),
    ...BOARD_IDS.flatMap((board) => goals(say, board)),
    ...CARD_IDS.map((id) => ({ kind: 'card', id, text: cardText(language, id), ...card(id) })),
    ...tiles(say, 'start-tile', START_TILES),
    ...tiles(say, 'tile', CITY_TILES),
    ...features(say),
    ...COLORS.map((id) => ({ kind: 'piece', id, text: say(`color.${id}`), count: PIECES_PER_COLOR })),
    ...ROWS.map((id) => ({ kind: 'row', id, text: say(`row.${id}`), slots: slots[id] })),
  ];
}
