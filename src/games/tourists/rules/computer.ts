import { type Dice, itemAt, maxBy, pick, type QuickLevel, required } from '#engine';
import { fieldsOf, touristsAfter } from './city.ts';
import { survey, type Weights, worthOf } from './evaluation.ts';
import type { Action, City, ScoringLevel, Visit } from './types.ts';
import type { View } from './view.ts';
import { visitsOf } from './visits.ts';

const NOW: Weights = { side: { attraction: 0, park: 0 }, view: 0, free: 0 };

const LATER: { readonly [level in ScoringLevel]: Weights } = {
  1: { side: { attraction: 0.45, park: 0.5 }, view: 0, free: 0.45 },
  2: { side: { attraction: 0.25, park: 0.35 }, view: 0.8, free: 0.5 },
  3: { side: { attraction: 0.7, park: 0.7 }, view: 1.3, free: 0.5 },
};

/** How many places the easy computer looks at before it takes the best of them. */
const GLANCES = 3;

type TileAction = Extract<Action, { kind: 'tile' }>;
const isTile = (action: Action): action is TileAction => action.kind === 'tile';
const isVisit = (action: Action): action is Visit => action.kind !== 'tile' && action.kind !== 'end';

/** Plays from what its seat sees. `easy` glances at a few places and the points there; `normal` looks at all, and ahead. */
export function computer(view: View, legal: readonly Action[], dice: Dice, level: QuickLevel): Action {
  // Everyone gets the same tiles: starting by chance keeps computers from building the same city.
  if (legal.length === 1 || view.phase === 'start') return pick(dice, legal);
  const city = itemAt(view.cities, required(view.seat, 'seat of its own'));
  const weights = level === 'easy' ? NOW : LATER[view.level];
  const tiles = legal.filter(isTile);
  if (tiles.length === 0) return bestVisit(view, city, legal.filter(isVisit), weights).visit;
  const seen = level === 'easy' ? Array.from({ length: GLANCES }, () => pick(dice, tiles)) : tiles;
  return maxBy(seen, (tile) => tileWorth(view, city, tile, weights));
}

/** An action, and what the city seems to be worth after it. */
type Seeming = { readonly action: Action; readonly worth: number };

/** As `normal` sees the places for a tile. */
export function ratedTiles(view: View, legal: readonly Action[]): Seeming[] {
  const city = itemAt(view.cities, required(view.seat, 'seat of its own'));
  const weights = LATER[view.level];
  return legal.filter(isTile).map((action) => ({ action, worth: tileWorth(view, city, action, weights) }));
}

/** As `normal` sees what tourists may do. */
export function ratedVisits(view: View, legal: readonly Action[]): Seeming[] {
  const city = itemAt(view.cities, required(view.seat, 'seat of its own'));
  const visits = legal.filter(isVisit);
  return visitWorths(view, city, visits, LATER[view.level]).map(({ visit, worth }) => ({ action: visit, worth }));
}

function tileWorth(view: View, city: City, action: TileAction, weights: Weights): number {
  const built = { ...city, tiles: [...city.tiles, action] };
  return bestVisit(view, built, visitsOf(built, action), weights).worth;
}

/** What a city is worth to `normal` with `coming` of all rounds left. */
export function cityWorth(level: ScoringLevel, { tiles, tourists }: City, coming: number, rounds: number): number {
  const weights = LATER[level];
  return worthOf(survey(level, fieldsOf(tiles), coming / rounds, weights), tourists, coming, weights);
}

type Rated = { readonly visit: Visit; readonly worth: number };

function visitWorths(view: View, city: City, visits: readonly Visit[], weights: Weights): Rated[] {
  const rounds = view.rounds - view.round;
  const places = survey(view.level, fieldsOf(city.tiles), rounds / view.rounds, weights);
  return visits.map((visit) => ({
    visit,
    worth: worthOf(places, touristsAfter(city.tourists, visit), rounds, weights),
  }));
}

const bestVisit = (view: View, city: City, visits: readonly Visit[], weights: Weights): Rated =>
  maxBy(visitWorths(view, city, visits, weights), ({ worth }) => worth);
