import { type Dice, itemAt, type LookaheadRules, makeRng, required, type Seat, shuffle } from '#engine';
import { judgeOf, ratedPlacements, ratedWorkers, STAR } from './computer.ts';
import { CARD_IDS, type CardId, CITY_TILES, FEATURE_COUNTS } from './content.ts';
import { share, worth } from './evaluation.ts';
import { FEATURES, type Feature, type TileId } from './kinds.ts';
import { mapSlots } from './round.ts';
import { claimsOf } from './scoring.ts';
import { type Action, type Item, type Market, ROWS, type Row, type State } from './types.ts';
import type { SeenItem, View } from './view.ts';

/** The components of limited number that haven't been seen yet. */
type Unseen = { readonly cards: CardId[]; readonly tiles: TileId[]; readonly features: Feature[] };

const without = <T>(all: readonly T[], seen: readonly T[]): T[] => {
  const left = [...all];
  for (const each of seen) {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

const TILES: readonly TileId[] = Object.keys(CITY_TILES).map(Number);
const ALL_FEATURES: readonly Feature[] = FEATURES.flatMap((feature) =>
  new Array(FEATURE_COUNTS[feature]).fill(feature),
);

/** What left the game unused counts as unseen. */
function unseenBy({ market, towns, work }: View, dice: Dice): Unseen {
  const open = ROWS.flatMap((row) => market[row].flat()).filter((item): item is Item => item !== null);
  const items = [...open, ...(work?.hand ?? [])];
  const cards = [
    ...items.flatMap((item) => (item.kind === 'card' ? [item.card] : [])),
    ...towns.flatMap((town) => town.cards),
  ];
  const tiles = [
    ...items.flatMap((item) => (item.kind === 'tile' ? [item.tile] : [])),
    ...towns.flatMap((town) => town.tiles.map(({ tile }) => tile)),
  ];
  const features = [
    ...items.flatMap((item) => (item.kind === 'feature' ? [item.feature] : [])),
    ...towns.flatMap((town) => town.spaces.flatMap(({ feature }) => (feature ? [feature] : []))),
  ];
  return {
    cards: shuffle(dice, without(CARD_IDS, cards)),
    tiles: shuffle(dice, without(TILES, tiles)),
    features: shuffle(dice, without(ALL_FEATURES, features)),
  };
}

function turnedUp(row: Row, { cards, tiles, features }: Unseen): Item {
  if (row === 'cards') return { kind: 'card', card: required(cards.pop(), 'card') };
  if (row === 'tiles') return { kind: 'tile', tile: required(tiles.pop(), 'tile') };
  return { kind: 'feature', feature: required(features.pop(), 'feature') };
}

/** Pieces in the bag are drawn when they are taken: until then none lie there. */
function filled(row: Row, seen: readonly SeenItem[], unseen: Unseen): readonly Item[] {
  if (row === 'pieces') return seen.filter((item) => item !== null);
  return seen.map((item) => item ?? turnedUp(row, unseen));
}

function fill(view: View, dice: Dice): { readonly state: State; readonly seat: Seat } {
  const { board, length, phase, round, rounds, active, star, startTiles, bag, workers, towns, rings, last, piles } =
    view;
  const unseen = unseenBy(view, dice);
  const slots = (row: Row) =>
    mapSlots((slot) => {
      const isTaken = view.work?.row === row && view.work.slot === slot;
      return isTaken && row !== 'pieces' ? view.work.taken : filled(row, view.market[row][slot], unseen);
    });
  const market: Market = {
    cards: slots('cards'),
    tiles: slots('tiles'),
    features: slots('features'),
    pieces: slots('pieces'),
  };
  const state: State = {
    ...{ board, length, phase, round, rounds, active, star, startTiles, bag, workers, towns, rings, last, market },
    decks: {
      cards: unseen.cards.slice(0, piles.cards),
      tiles: unseen.tiles.slice(0, piles.tiles),
      features: unseen.features.slice(0, piles.features),
    },
    rng: makeRng(`${dice.roll(2 ** 31)}`),
    // The seat sees its town with what it has placed in this turn.
    work: view.work && { ...view.work, placed: [] },
    removed: [],
  };
  return { state, seat: required(view.seat, 'seat of its own') };
}

/** How many of its worker spaces, and of the places for an item, are tried. */
const SPACES = 8;
const PLACES = 3;

function candidates(view: View, legal: readonly Action[]): readonly Action[] {
  if (view.phase === 'start') return legal;
  const seat = required(view.seat, 'seat of its own');
  const town = itemAt(view.towns, seat);
  const judge = judgeOf(view, seat);
  const rated = view.work ? ratedPlacements(town, legal, judge) : ratedWorkers(view, town, legal, judge);
  return rated
    .toSorted((a, b) => b.value - a.value)
    .slice(0, view.work ? PLACES : SPACES)
    .map(({ action }) => action);
}

function standing(state: State, seat: Seat): number {
  const claimed = claimsOf(state, seat).reduce((sum, { value }) => sum + value, 0);
  if (state.phase === 'over') return claimed + worth(state, seat, itemAt(state.towns, seat), 0);
  const star = state.star === seat ? STAR : 0;
  return claimed + star + worth(state, seat, itemAt(state.towns, seat), share(state, seat, 0));
}

/** The rival who is ahead matters as much as all together. */
const RIVALS = 0.5;

export const lookahead: LookaheadRules<State, Action, View> = {
  fill,
  candidates,
  isFar: (from, state) => state.round > Math.max(1, from.round),
  worth(state, seat) {
    const others = state.towns.flatMap((_, other) => (other === seat ? [] : [standing(state, other)]));
    const usual = others.reduce((sum, each) => sum + each, 0) / others.length;
    return standing(state, seat) - RIVALS * Math.max(...others) - (1 - RIVALS) * usual;
  },
  effort: ({ work }) => (work ? 400 : 3000),
};
