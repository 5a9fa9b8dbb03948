import type { Point } from '../../engine/grid.ts';
import { words } from '../../i18n/index.ts';
import type { Reader } from '../../i18n/speech.ts';
import { gainSign, letterOf } from '../../i18n/speech.ts';
import type { Button, Choice, Control, Intent, Panel, Shown } from '../contract.ts';
import type { Prompt } from './request.ts';
import { fieldsOf, isAt, receive } from './rules/city.ts';
import type { VisitKind } from './rules/places.ts';
import { tilePlaces, visitKindsOf, visitPlaces } from './rules/places.ts';
import { scoreCity } from './rules/scoring.ts';
import { type Action, type City, ROTATIONS, type TileId } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { type Say, speech } from './words/speech.ts';

const panelOf = (view: View, prompt: Prompt) => ({ game: 'tourists', kind: 'panel', view, prompt }) as const;

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
function placeButtons(view: View, legal: readonly Action[], indexes: readonly number[]): (Button & Choice)[] {
  const city = ownCity(view);
  const before = points(view, city);
  return indexes.map((index, i) => ({
    label: `${letterOf(i)}${gainSign(points(view, after(city, legal[index]!)) - before)}`,
    intent: { kind: 'play', index },
    style: 'primary',
  }));
}

const rotateButton = (intent: Intent, say: Say): Button => ({
  label: words(say.language)('bot.panel.rotate'),
  intent,
  emoji: '🔄',
});

const placesOf = (places: readonly (Button & Choice)[], say: Say): Control => ({
  kind: 'places',
  prompt: words(say.language)('bot.panel.places'),
  places,
});

/** Several tiles in hand only at the start. */
const handButtons = (hand: readonly TileId[], chosen: number, say: Say): Button[] =>
  hand.length < 2
    ? []
    : hand.map((_, i) => ({
        label: say('panel.tile', { number: i + 1 }),
        intent: i === chosen ? null : { kind: 'show', shown: [i] },
        style: i === chosen ? 'success' : 'secondary',
      }));

function tilePanel(view: View, legal: readonly Action[], say: Say, [wanted, quarters]: Shown): Panel {
  const number = view.hand[wanted ?? 0] === undefined ? 0 : (wanted ?? 0);
  const tile = view.hand[number]!;
  const rotation = ROTATIONS.find((each) => each === (quarters ?? 0) % 4) ?? 0;
  const places = tilePlaces(legal, tile);
  const indexes = places.map((place) =>
    legal.findIndex(
      (action) => action.kind === 'tile' && action.tile === tile && action.turn === rotation && isAt(action, place),
    ),
  );
  return {
    picture: panelOf(view, { mode: 'tile', tile, rotation, places, chosen: null }),
    lines: [say(`panel.why.${view.phase === 'start' ? 'start' : 'tile'}`), total(view, say)],
    controls: [
      placesOf(placeButtons(view, legal, indexes), say),
      { kind: 'buttons', buttons: handButtons(view.hand, number, say) },
    ],
    extra: [rotateButton({ kind: 'show', shown: [number, (rotation + 1) % 4] }, say)],
    ready: false,
  };
}

const total = (view: View, say: Say): string => say('panel.score', { total: points(view, ownCity(view)) });

/** What a tourist may do, and to stay as you are. */
function moveButtons(legal: readonly Action[], chosen: VisitKind | null, say: Say): Button[] {
  const moves = visitKindsOf(legal).map(
    (move, i): Button => ({
      label: say(`panel.move.${move}`),
      intent: move === chosen ? null : { kind: 'show', shown: [i] },
      style: move === chosen ? 'success' : 'secondary',
    }),
  );
  const stay = legal.findIndex(({ kind }) => kind === 'stay');
  return [...moves, { label: say('panel.move.stay'), intent: { kind: 'play', index: stay } }];
}

/** Where a move can lead: fields for a new tourist, else first who goes and then where to. */
function visitPlacesOf(view: View, legal: readonly Action[], move: VisitKind, from: Point | null, chosen: number) {
  const places = visitPlaces(legal, move, from);
  if (move !== 'tourist' && !from)
    return places.map((_, i): Button & Choice => ({
      label: letterOf(i),
      intent: { kind: 'show', shown: [chosen, i] },
      style: 'primary',
    }));
  const indexes = places.map((place) =>
    legal.findIndex(
      (action) =>
        action.kind === move && isAt(action, place) && (!from || !('from' in action) || isAt(action.from, from)),
    ),
  );
  return placeButtons(view, legal, indexes);
}

function visitPanel(view: View, legal: readonly Action[], say: Say, [wanted, who]: Shown): Panel {
  const chosen = wanted ?? -1;
  const move = visitKindsOf(legal)[chosen] ?? null;
  const from = move && move !== 'tourist' && who != null ? (visitPlaces(legal, move, null)[who] ?? null) : null;
  const places = move ? visitPlaces(legal, move, from) : [];
  return {
    picture: panelOf(view, { mode: 'visit', kind: move, from, places, chosen: null }),
    lines: [say('panel.why.visit'), total(view, say)],
    controls: [
      { kind: 'buttons', buttons: moveButtons(legal, move, say) },
      ...(move ? [placesOf(visitPlacesOf(view, legal, move, from, chosen), say)] : []),
    ],
    extra: [rotateButton({ kind: 'rotate' }, say)],
    ready: false,
  };
}

/** Tile, then a tourist, then Confirm. */
export function panel(view: View, legal: readonly Action[], reader: Reader, shown: Shown): Panel | null {
  if (view.seat === null || legal.length === 0) return null;
  const say = speech(reader.language);
  if (view.hand.length > 0) return tilePanel(view, legal, say, shown);
  if (legal.some(({ kind }) => kind === 'stay')) return visitPanel(view, legal, say, shown);
  const done = panelOf(view, { mode: 'done' });
  return { picture: done, lines: [total(view, say)], controls: [], extra: [], ready: true };
}
