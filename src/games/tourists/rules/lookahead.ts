import { type Dice, itemAt, type LookaheadRules, required, shuffle } from '#engine';
import { fieldsOf } from './city.ts';
import { cityWorth, ratedTiles, ratedVisits } from './computer.ts';
import { ROUNDS, TILE_IDS } from './content.ts';
import { scoreCity } from './scoring.ts';
import type { Action, ScoringLevel, State } from './types.ts';
import type { View } from './view.ts';

const ALONE = 0;

/** Cities are independent, so playouts only simulate the seat's own. */
function fill(view: View, dice: Dice): { readonly state: State; readonly seat: number } {
  const { level, phase, round, drawn } = view;
  const { tiles, tourists } = itemAt(view.cities, required(view.seat, 'seat of its own'));
  const work = required(view.work, 'work of its own');
  const laid = tiles.map(({ tile }) => tile);
  const unseen = shuffle(
    dice,
    TILE_IDS.filter((tile) => !laid.includes(tile) && !drawn.includes(tile)),
  );
  // The seat sees its city with what it has laid in this round, which is laid again from there.
  const before = tiles.slice(0, tiles.length - work.laid.length);
  const state: State = {
    ...{ level, phase, round, drawn },
    pile: unseen.slice(0, view.left),
    aside: unseen.slice(view.left),
    cities: [{ tiles: before, tourists }],
    // Its tourists stand where they went.
    work: [{ ...work, visit: work.visit && { kind: 'stay' }, done: false }],
    last: [{ laid: [], visit: null }],
  };
  return { state, seat: ALONE };
}

/** How many places for the tile, and how many visits, are tried. */
const TILES = 8;
const VISITS = 5;
/** How many ways to begin: all are much alike. */
const STARTS = 6;

/** How many rounds it looks ahead: from there on `normal` judges what will come of the city. */
const AHEAD = 6;

/** Where more is scored an action takes longer, and fewer are played in the same time. */
const PACE: { readonly [level in ScoringLevel]: number } = { 1: 1, 2: 1, 3: 0.75 };

function candidates(view: View, legal: readonly Action[]): readonly Action[] {
  if (view.phase === 'start') {
    const every = Math.max(1, Math.ceil(legal.length / STARTS));
    return legal.filter((_, i) => i % every === 0);
  }
  const tiles = ratedTiles(view, legal);
  const rated = tiles.length ? tiles : ratedVisits(view, legal);
  if (rated.length === 0) return legal;
  return rated
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, tiles.length ? TILES : VISITS)
    .map(({ action }) => action);
}

export const lookahead: LookaheadRules<State, Action, View> = {
  fill,
  candidates,
  isFar: (from, state) => state.phase !== 'over' && state.round >= from.round + AHEAD,
  worth({ level, phase, round, cities }) {
    const city = itemAt(cities, ALONE);
    if (phase === 'over') return scoreCity(level, fieldsOf(city.tiles), city.tourists).total;
    return cityWorth(level, city, ROUNDS - round + 1, ROUNDS);
  },
  effort({ level, phase, hand }) {
    if (phase === 'start') return PACE[level] * 250;
    return PACE[level] * (hand.length > 0 ? 1000 : 350);
  },
};
