import { makeDice, makeRng, pick, shuffle } from '#engine';
import { BOARD_IDS, CARD_IDS, CITY_TILES, FEATURE_COUNTS, PIECES_PER_COLOR, START_TILES } from './content.ts';
import { FEATURES } from './kinds.ts';
import { EMPTY_MARKET, NO_WORKERS, roundsFor } from './round.ts';
import { placesOf } from './scoring.ts';
import { ACHIEVEMENT_NUMBERS, type CitiesOptions, type State } from './types.ts';

const ids = (table: { readonly [id: number]: unknown }) => Object.keys(table).map(Number);

export function setup(seats: number, options: CitiesOptions, seed: string): State {
  const dice = makeDice(makeRng(seed));
  const board = options.board === 'random' ? pick(dice, BOARD_IDS) : options.board;
  const decks = {
    cards: shuffle(dice, CARD_IDS),
    tiles: shuffle(dice, ids(CITY_TILES)),
    features: shuffle(
      dice,
      FEATURES.flatMap((feature) => new Array(FEATURE_COUNTS[feature]).fill(feature)),
    ),
  };
  const star = dice.roll(seats);
  const all = PIECES_PER_COLOR;
  return {
    board,
    length: options.length,
    phase: 'start',
    round: 0,
    rounds: roundsFor(seats, options.length),
    // Start tiles are chosen from the start player's right, counter-clockwise; seats count clockwise.
    active: (star + seats - 1) % seats,
    star,
    startTiles: ids(START_TILES),
    decks,
    bag: { red: all, blue: all, green: all, yellow: all },
    rng: dice.rng(),
    market: EMPTY_MARKET,
    workers: NO_WORKERS,
    towns: Array.from({ length: seats }, () => ({ tiles: [], spaces: [], cards: [] })),
    rings: ACHIEVEMENT_NUMBERS.map((achievement) => placesOf(board, achievement, seats).map(() => null)),
    work: null,
    last: null,
    removed: [],
  };
}
