import type { Point } from '../../engine/grid.ts';
import { fieldsOf, isAt, receive } from '../../games/tourists/city.ts';
import { scoreCity } from '../../games/tourists/scoring.ts';
import type { Action, City, TileId, Turn } from '../../games/tourists/types.ts';
import type { View } from '../../games/tourists/view.ts';
import { letterOf, type Say, speech } from '../../render/speech.ts';
import type { Reader } from '../../render/studio.ts';
import { movesOf, tilePlaces, visitPlaces } from '../../render/tourists/places.ts';
import type { Ask, Move } from '../../render/tourists/request.ts';
import { type Button, buttonRow } from '../parts.ts';
import { gainSign, placeRows } from '../places.ts';
import type { Ids, Panel } from '../stage.ts';

const panelOf = (view: View, ask: Ask) => ({ game: 'tourists', kind: 'panel', view, ask }) as const;

const points = ({ level }: View, { tiles, tourists }: City): number =>
  scoreCity(level, fieldsOf(tiles), tourists).total;

const ownCity = ({ cities, seat }: View): City => cities[seat!]!;

const after = (city: City, action: Action): City => {
  if (action.kind === 'end') return city;
  if (action.kind !== 'tile') return receive(city, action);
  const { tile, x, y, turn } = action;
  return { ...city, tiles: [...city.tiles, { tile, x, y, turn }] };
};

/** Each place with its letter and what it would bring now. */
function placeButtons(view: View, legal: readonly Action[], indexes: readonly number[], ids: Ids): Button[] {
  const city = ownCity(view);
  const before = points(view, city);
  return indexes.map((index, i) => ({
    id: ids.play(index),
    label: `${letterOf(i)}${gainSign(points(view, after(city, legal[index]!)) - before)}`,
    style: 'primary',
  }));
}

const rotateButton = (id: string, say: Say): Button => ({ id, label: say('bot.panel.rotate'), emoji: '🔄' });

/** Several tiles in hand only at the start. A rotation no tile has keeps these ids apart from Rotate's. */
const handButtons = (hand: readonly TileId[], chosen: number, say: Say, ids: Ids): Button[] =>
  hand.length < 2
    ? []
    : hand.map((_, i) => ({
        id: ids.show(i, 4),
        label: say('tourists.panel.tile', { number: i + 1 }),
        style: i === chosen ? 'success' : 'secondary',
        disabled: i === chosen,
      }));

function tilePanel(
  view: View,
  legal: readonly Action[],
  say: Say,
  ids: Ids,
  [wanted = 0, turns = 0]: readonly number[],
): Panel {
  const number = wanted < view.hand.length ? wanted : 0;
  const tile = view.hand[number]!;
  const turn = (turns % 4) as Turn;
  const places = tilePlaces(legal, tile);
  const indexes = places.map((place) =>
    legal.findIndex(
      (action) => action.kind === 'tile' && action.tile === tile && action.turn === turn && isAt(action, place),
    ),
  );
  const hand = handButtons(view.hand, number, say, ids);
  return {
    picture: panelOf(view, { mode: 'tile', tile, turn, places, chosen: null }),
    lines: [say(`tourists.panel.why.${view.phase === 'start' ? 'start' : 'tile'}`), total(view, say)],
    rows: [
      ...placeRows(placeButtons(view, legal, indexes, ids), ids, say('bot.panel.places')),
      ...(hand.length ? [buttonRow(hand)] : []),
    ],
    extra: [rotateButton(ids.show(number, (turn + 1) % 4), say)],
    ready: false,
  };
}

const total = (view: View, say: Say): string => say('tourists.panel.score', { total: points(view, ownCity(view)) });

/** What a tourist may do, and to stay as you are. */
function moveButtons(legal: readonly Action[], chosen: Move | null, say: Say, ids: Ids): Button[] {
  const moves = movesOf(legal).map(
    (move, i): Button => ({
      id: ids.show(i),
      label: say(`tourists.panel.move.${move}`),
      style: move === chosen ? 'success' : 'secondary',
      disabled: move === chosen,
    }),
  );
  const stay = legal.findIndex(({ kind }) => kind === 'stay');
  return [...moves, { id: ids.play(stay), label: say('tourists.panel.move.stay'), style: 'secondary' }];
}

/** Where a move can lead: fields for a new tourist, else first who goes and then where to. */
function visitRows(
  view: View,
  legal: readonly Action[],
  move: Move,
  from: Point | null,
  chosen: number,
  say: Say,
  ids: Ids,
) {
  const places = visitPlaces(legal, move, from);
  if (move !== 'tourist' && !from) {
    const who = places.map((_, i): Button => ({ id: ids.show(chosen, i), label: letterOf(i), style: 'primary' }));
    return placeRows(who, ids, say('bot.panel.places'));
  }
  const indexes = places.map((place) =>
    legal.findIndex(
      (action) =>
        action.kind === move && isAt(action, place) && (!from || !('from' in action) || isAt(action.from, from)),
    ),
  );
  return placeRows(placeButtons(view, legal, indexes, ids), ids, say('bot.panel.places'));
}

function visitPanel(view: View, legal: readonly Action[], say: Say, ids: Ids, [wanted, who]: readonly number[]): Panel {
  const chosen = wanted ?? -1;
  const move = movesOf(legal)[chosen] ?? null;
  const from = move && move !== 'tourist' && who !== undefined ? (visitPlaces(legal, move, null)[who] ?? null) : null;
  const places = move ? visitPlaces(legal, move, from) : [];
  return {
    picture: panelOf(view, { mode: 'visit', move, from, places, chosen: null }),
    lines: [say('tourists.panel.why.visit'), total(view, say)],
    rows: [
      buttonRow(moveButtons(legal, move, say, ids)),
      ...(move ? visitRows(view, legal, move, from, chosen, say, ids) : []),
    ],
    extra: [rotateButton(ids.turn(), say)],
    ready: false,
  };
}

/** Tile, then a tourist, then Confirm. */
export function panel(
  view: View,
  legal: readonly Action[],
  reader: Reader,
  ids: Ids,
  shown: readonly number[],
): Panel | null {
  if (view.seat === null || legal.length === 0) return null;
  const say = speech(reader.language);
  if (view.hand.length > 0) return tilePanel(view, legal, say, ids, shown);
  if (legal.some(({ kind }) => kind === 'stay')) return visitPanel(view, legal, say, ids, shown);
  const done = panelOf(view, { mode: 'done' });
  return { picture: done, lines: [total(view, say)], rows: [], extra: [], ready: true };
}
