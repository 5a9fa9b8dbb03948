import { itemAt, maxBy, type Point, sameJson } from '#engine';
import type { Button, Choice, Control, Hinted, Panel, PanelState } from '#games/contract';
import { rotationMenus } from '#games/rotation-menus';
import { emoji, gainLabel, letterOf, type Reader, words } from '#i18n';
import { ownCity, ownPoints } from './own-city.ts';
import type { Prompt, TouristsRequest } from './requests.ts';
import { isAt } from './rules/city.ts';
import { tilePlaces, type VisitKind, visitKindsOf, visitPlaces } from './rules/places.ts';
import { after, marksOf, pointsOf, promise } from './rules/preselected-turn.ts';
import { type Action, ROTATIONS, type Rotation, type TileId } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { bestButtons, bestVisits, newcomers, turnButtons, visitMenu } from './visit-controls.ts';
import { tileEmoji } from './words/emoji-names.ts';
import { markWords, moveWords } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';

const panelOf = (view: View, prompt: Prompt) => ({ game: 'tourists', kind: 'panel', view, prompt }) as const;

/** Each place with its letter and what it would bring now. */
function placeButtons(ways: readonly Rated[], mark: Action | undefined): (Button & Choice)[] {
  return ways.map(({ index, gain, action }, i) => ({
    label: `${letterOf(i)}${gainLabel(gain)}`,
    intent: { kind: 'play', index },
    style: sameJson(action, mark ?? null) ? 'success' : 'primary',
  }));
}

/** A city seldom has more places for a tile. */
const PLACE_ROWS = 4;

const placesOf = (places: readonly (Button & Choice)[], say: Say): Control => ({
  kind: 'places',
  prompt: words(say.language)('bot.panel.places'),
  places,
  rows: PLACE_ROWS,
});

/** Several tiles in hand only at the start. */
const handButtons = (hand: readonly TileId[], chosen: number, say: Say): Button[] =>
  hand.length < 2
    ? []
    : hand.map((tile, i) => ({
        label: `${emoji(tileEmoji(tile), '')}${say('panel.tile', { number: i + 1 })}`,
        intent: i === chosen ? { kind: 'chosen' } : { kind: 'show', shown: [i] },
      }));

/** An action with what it would bring now. */
type Rated = { readonly action: Action; readonly index: number; readonly gain: number };

/** Every way a tile may lie at a place, or the one asked for, with what it would bring with a tourist on it. */
function waysAt(view: View, legal: readonly Action[], tile: TileId, place: Point, asked: Rotation | null): Rated[] {
  const city = ownCity(view);
  const before = ownPoints(view);
  return legal.flatMap((action, index): Rated[] => {
    if (action.kind !== 'tile' || action.tile !== tile || !isAt(action, place)) return [];
    return asked === null || action.turn === asked
      ? [{ action, index, gain: promise(view, city, action) - before }]
      : [];
  });
}

/** The way round a tile brings most at each place, with a tourist on it if that helps; the way asked for, if one was. */
function waysToLay(
  view: View,
  legal: readonly Action[],
  tile: TileId,
  at: readonly Point[],
  asked: Rotation | null,
): Rated[] {
  return at.map((place) => maxBy(waysAt(view, legal, tile, place, asked), ({ gain }) => gain));
}

/** Every way the tile may lie at each place. */
const tileWays = (view: View, legal: readonly Action[], tile: TileId, at: readonly Point[]) =>
  at.map((place) =>
    waysAt(view, legal, tile, place, null).map(({ action, index, gain }) => ({
      index,
      turn: action.kind === 'tile' ? action.turn : 0,
      gain,
    })),
  );

/** Which way the tile shall lie wherever it is laid: as is best for each place, or one of the four. */
const wayButtons = (number: number, chosen: Rotation | null, { say, preselect }: Asks): Button[] =>
  [...(preselect ? [null] : []), ...ROTATIONS].map((rotation) => ({
    label: rotation === null ? say('panel.best') : `${90 * rotation}°`,
    intent: rotation === chosen ? { kind: 'chosen' } : { kind: 'show', shown: [number, rotation] },
    ...(rotation === null ? {} : { emoji: '🔄' }),
  }));

/** In whose words, whether the best-scoring place is preselected, and whether a lesson says what to do. */
type Asks = { readonly say: Say; readonly preselect: boolean; readonly taught: boolean };
/** The kind of move, and whose. */
type Move = readonly [chosen: number, who: number | null];

function tilePanel(view: View, legal: readonly Action[], asks: Asks, [wanted, quarters]: PanelState): Panel {
  const { say, preselect, taught } = asks;
  const number = view.hand[wanted ?? 0] === undefined ? 0 : (wanted ?? 0);
  const tile = itemAt(view.hand, number);
  const asked = ROTATIONS.find((each) => each === quarters) ?? (preselect ? null : 0);
  const places = tilePlaces(legal, tile);
  const marks = preselect ? marksOf(view, ownCity(view), tile, asked) : [];
  const [mark] = marks;
  const rotation = mark?.kind === 'tile' ? mark.turn : (asked ?? 0);
  const promptFor = (letters: string) => say('panel.spotAndTurn', { letters });
  return {
    picture: panelOf(view, { mode: 'tile', tile, rotation, places, marks }),
    lines: [
      ...markLines(view, marks, places, say),
      ...(preselect || taught || view.phase === 'start' ? [] : [say('panel.ask')]),
      ...(taught ? [] : ruleLines(view, view.phase === 'start' ? 'start' : 'tile', say)),
    ],
    controls: [
      placesOf(placeButtons(waysToLay(view, legal, tile, places, asked), mark), say),
      { kind: 'buttons', buttons: wayButtons(number, asked, asks) },
      // In a lesson, letters are to be buttons.
      ...(preselect || taught ? [] : rotationMenus(tileWays(view, legal, tile, places), promptFor)),
      { kind: 'buttons', buttons: handButtons(view.hand, number, say) },
    ],
    extra: [],
    ready: preselect,
    selected: marks,
  };
}

/** What Confirm would do; where it puts several tiles is seen best. */
function markLine({ hand }: View, marks: readonly Action[], places: readonly Point[], say: Say): string {
  const tiles = marks.flatMap((mark) => (mark.kind === 'tile' ? [mark.tile] : []));
  const [first] = tiles;
  const isSeveral = tiles.length > 1 && first !== undefined;
  const what = isSeveral ? say('panel.laidAll', { count: tiles.length }) : markWords(say, marks, places);
  const isElsewhere = places.length > 1 && marks[0]?.kind !== 'stay';
  if (!isElsewhere) return say('panel.marked', { what: isSeveral ? say('panel.pictured', { what }) : what });
  return isSeveral
    ? say('panel.elsewhereTile', { what, number: hand.indexOf(first) + 1 })
    : say('panel.elsewhere', { what });
}

/** What Confirm would do, and what the city has then, once it has something. */
const markLines = (view: View, marks: readonly Action[], places: readonly Point[], say: Say): string[] => [
  ...(marks.length > 0 ? [markLine(view, marks, places, say)] : []),
  ...pointsLine(view, marks, say),
];

function pointsLine(view: View, marks: readonly Action[], say: Say): string[] {
  const count = pointsOf(view, marks.reduce(after, ownCity(view)));
  return count === 0 ? [] : [say(marks.length > 0 ? 'panel.hoped' : 'panel.score', { count })];
}

/** By then everyone knows; **Rules** says it whenever they don't. */
const TOLD_ROUNDS = 3;

const ruleLines = ({ round }: View, what: 'start' | 'tile' | 'visit', say: Say): string[] =>
  round <= TOLD_ROUNDS ? [say(`panel.why.${what}`)] : [];

/** What a tourist may do, and to stay as you are. */
function moveButtons(legal: readonly Action[], chosen: VisitKind | null, mark: Action | undefined, say: Say): Button[] {
  const moves = visitKindsOf(legal).map(
    (move, i): Button => ({
      label: say(`panel.move.${move}`),
      intent: move === chosen ? { kind: 'chosen' } : { kind: 'show', shown: [i] },
    }),
  );
  return [...moves, stayButton(legal, mark, say)];
}

const stayButton = (legal: readonly Action[], mark: Action | undefined, say: Say): Button => ({
  label: say('panel.move.stay'),
  intent: { kind: 'play', index: legal.findIndex(({ kind }) => kind === 'stay') },
  style: mark?.kind === 'stay' ? 'success' : 'secondary',
});

/** Who may go: pressing one shows where to. */
const moverButtons = (movers: readonly Point[], chosen: number): (Button & Choice)[] =>
  movers.map((_, i) => ({ label: letterOf(i), intent: { kind: 'show', shown: [chosen, i] }, style: 'primary' }));

/** What a move can lead to, place by place. */
function visitsTo(view: View, legal: readonly Action[], move: VisitKind, from: Point | null, at: readonly Point[]) {
  const city = ownCity(view);
  const before = ownPoints(view);
  return at.flatMap((place) =>
    legal.flatMap((action, index): Rated[] => {
      if (action.kind !== move || !isAt(action, place) || ('from' in action && from && !isAt(action.from, from)))
        return [];
      return [{ action, index, gain: pointsOf(view, after(city, action)) - before }];
    }),
  );
}

/** One kind of move: fields for a new tourist, else first who goes and then where to, the best of them marked. */
function movePanel(view: View, legal: readonly Action[], { say, preselect, taught }: Asks, [chosen, who]: Move): Panel {
  const move = itemAt(visitKindsOf(legal), chosen);
  const movers = visitPlaces(legal, move, null);
  // Of one tourist nobody asks who goes.
  const isSole = movers.length === 1;
  const from = move === 'tourist' ? null : (movers[isSole ? 0 : (who ?? -1)] ?? null);
  const asks = move !== 'tourist' && !from;
  const places = asks ? movers : visitPlaces(legal, move, from);
  const visits = asks ? [] : visitsTo(view, legal, move, from, places);
  const marks = preselect && visits.length > 0 ? [maxBy(visits, ({ gain }) => gain).action] : [];
  return {
    picture: panelOf(view, { mode: 'visit', kind: move, from, places, marks }),
    lines: [...markLines(view, marks, places, say), ...(taught ? [] : ruleLines(view, 'visit', say))],
    controls: [
      { kind: 'buttons', buttons: moveButtons(legal, move, marks[0], say) },
      placesOf(asks ? moverButtons(movers, chosen) : placeButtons(visits, marks[0]), say),
      { kind: 'buttons', buttons: turnButtons(view) },
    ],
    extra: [],
    back: from && !isSole ? [chosen] : [],
    ready: !asks && preselect,
    selected: marks,
  };
}

function visitPanel(view: View, legal: readonly Action[], asks: Asks, [wanted, who]: PanelState): Panel {
  const { say, preselect, taught } = asks;
  if (wanted != null && visitKindsOf(legal)[wanted]) return movePanel(view, legal, asks, [wanted, who ?? null]);
  const best = preselect ? bestVisits(view, legal) : newcomers(view, legal);
  const places = best.map(({ visit: { x, y } }) => ({ x, y }));
  // Every visit has its letter, but for staying.
  const isAll = best.length === legal.length - 1;
  // Unless someone wants the best preselected, only what can't be otherwise is.
  const only = legal.length === 1 ? legal : [];
  const marks = preselect ? marksOf(view, ownCity(view), undefined, null) : only;
  return {
    picture: panelOf(view, { mode: 'visit', kind: null, from: null, places, marks }),
    lines: [
      ...markLines(view, marks, places, say),
      ...(marks.length > 0 || taught ? [] : [say('panel.askVisit')]),
      ...(taught ? [] : ruleLines(view, 'visit', say)),
    ],
    controls: [
      bestButtons(best, marks[0], say),
      ...(isAll
        ? [{ kind: 'buttons', buttons: [stayButton(legal, marks[0], say)] } as const]
        : [
            { kind: 'buttons', buttons: moveButtons(legal, null, marks[0], say) } as const,
            visitMenu(view, legal, say),
          ]),
      { kind: 'buttons', buttons: turnButtons(view) },
    ],
    extra: [],
    ready: marks.length > 0,
    selected: marks,
  };
}

/** Tile, then a tourist, then Confirm; who has confirmed sees what they built until all have. */
export function panel(view: View, legal: readonly Action[], reader: Reader, shown: PanelState): Panel | null {
  if (view.seat === null || (legal.length === 0 && !view.work?.done)) return null;
  const say = speech(reader.language);
  const asks = { say, preselect: Boolean(reader.preselect), taught: Boolean(reader.taught) };
  if (view.hand.length > 0) return tilePanel(view, legal, asks, shown);
  if (legal.some(({ kind }) => kind === 'stay')) return visitPanel(view, legal, asks, shown);
  const done = panelOf(view, { mode: 'done' });
  const lines = view.phase === 'start' ? [] : markLines(view, [], [], say);
  return { picture: done, lines, controls: [], extra: [], ready: true };
}

/** Where a hint would place the tiles in hand and what a tourist would do, all of it marked in one picture. */
export function hinted(
  view: View,
  legal: readonly Action[],
  steps: readonly Action[],
  { language }: Reader,
): Hinted<TouristsRequest> | null {
  const marks = steps.filter(({ kind }) => kind !== 'end');
  const [first] = marks;
  if (!first) return null;
  const say = speech(language);
  if (first.kind !== 'tile') {
    const places = newcomers(view, legal).map(({ visit: { x, y } }) => ({ x, y }));
    const picture = panelOf(view, { mode: 'visit', kind: null, from: null, places, marks });
    return { what: say('advice.pick', { what: visitLabel(first, places, say) }), picture };
  }
  const { tile, turn } = first;
  const places = tilePlaces(legal, tile);
  const picture = panelOf(view, { mode: 'tile', tile, rotation: turn, places, marks });
  const count = marks.filter(({ kind }) => kind === 'tile').length;
  if (count > 1) return { what: say('advice.all'), picture };
  const at = letterOf(places.findIndex((place) => isAt(place, first)));
  const laid = say(turn === 0 ? 'advice.place' : 'advice.turned', { at, degrees: 90 * turn });
  const visits = marks.flatMap((mark) =>
    mark.kind === 'tile' ? [] : [say('advice.visit', { what: visitLabel(mark, [], say) })],
  );
  return { what: [laid, ...visits].join('. '), picture };
}

/** A new tourist by the letter of its field, where it has one; anything else as the panel calls it. */
function visitLabel(visit: Action, places: readonly Point[], say: Say): string {
  if (visit.kind === 'tile' || visit.kind === 'end') return '';
  const at = visit.kind === 'tourist' ? places.findIndex((place) => isAt(place, visit)) : -1;
  return at < 0 ? moveWords(say, visit) : `${letterOf(at)} ${say('panel.move.tourist')}`;
}
