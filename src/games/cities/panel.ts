import { itemAt, maxBy, type Point, type Seat, sameJson } from '#engine';
import type { Button, Choice, Control, Hinted, Intent, Panel, PanelState } from '#games/contract';
import { rotationMenus } from '#games/rotation-menus';
import { gainLabel, letterOf, type Reader, words } from '#i18n';
import type { CitiesRequest, Prompt } from './requests.ts';
import { differentIn, type Held, heldBy, heldIn, isAt, isColor, places } from './rules/held-item.ts';
import { EXTENT, place, placementsOf } from './rules/neighborhood.ts';
import { isMarked, type Mark, marksOf, onlyMarks } from './rules/preselected-turn.ts';
import { claimsOf, scoreTown, townOf } from './rules/scoring.ts';
import { joined } from './rules/standing-after.ts';
import {
  type Action,
  MAX_HEIGHT,
  type Placement,
  ROTATIONS,
  type Rotation,
  type Town,
  type Work,
} from './rules/types.ts';
import type { View } from './rules/view.ts';
import { cardPanel } from './take-panel.ts';
import { heldEmoji } from './words/emoji-labels.ts';
import { heldName, itemWords, oftenTold } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';

/** A tile is two by two. */
const TILE_SPACES = 4;

const play = (index: number): Intent => ({ kind: 'play', index });
const CHOSEN: Intent = { kind: 'chosen' };

const total = (view: View, seat: Seat, town: Town) => scoreTown(town, view.board, claimsOf(view, seat)).total;

export const kindsInHand = (view: View): Held[] =>
  differentIn(view.work?.hand ?? [])
    .map(heldIn)
    .filter((kind) => kind !== 'card');

/** What someone would do here in one rotation, or the best in any: their indexes in what is legal. */
const laidAt = (legal: readonly Action[], held: Held, { x, y }: Point, rotation: Rotation | null): number[] =>
  legal.flatMap((action, i) => {
    const fits = heldBy(action) === held && 'x' in action && action.x === x && action.y === y;
    return fits && (action.kind !== 'tile' || rotation === null || action.turn === rotation) ? [i] : [];
  });

type Asked = Prompt & { readonly held: Held };

/** What the town would score at a place, in each way the held thing may lie there. */
function waysAt(view: View, legal: readonly Action[], held: Held, point: Point, rotation: Rotation | null) {
  const seat = view.seat!;
  const town = view.towns[seat]!;
  const before = total(view, seat, town);
  return laidAt(legal, held, point, rotation).map((index) => {
    const action = itemAt(legal, index);
    const built = 'x' in action ? place(town, action) : town;
    return { index, action, gain: total(view, seat, built) - before, joined: joined(built) };
  });
}

/** Each place with its letter and what it would bring now; of a tile that may lie in any rotation, the most. */
const placeButtons = (view: View, legal: readonly Action[], prompt: Asked) =>
  prompt.places.map((point, i): Button & Choice => {
    const ways = waysAt(view, legal, prompt.held, point, prompt.rotation);
    const { index, gain } = maxBy(ways, (way) => 100_000 * way.gain + way.joined);
    return {
      label: `${letterOf(i)}${gainLabel(gain)}`,
      intent: play(index),
      style: isMarked(prompt, point) ? 'success' : 'primary',
    };
  });

/** Every way a tile may lie at each place. */
const tileWays = (view: View, legal: readonly Action[], { held, places: at }: Asked) =>
  at.map((point) =>
    waysAt(view, legal, held, point, null).map(({ index, action, gain }) => ({
      index,
      turn: action.kind === 'tile' ? action.turn : 0,
      gain,
    })),
  );

function handButtons(kinds: readonly Held[], held: Held, say: Say): Button[] {
  if (kinds.length < 2) return [];
  return kinds.map((kind, i) => ({
    label: kind === 'tile' ? say('panel.tile') : heldName(say, kind),
    intent: kind === held ? CHOSEN : { kind: 'show', shown: [i] },
    ...(kind === 'tile' ? {} : { emoji: heldEmoji(kind) }),
  }));
}

function fitOf(held: Held) {
  if (held === 'tile') return 'tile';
  if (held === 'monument' || held === 'special') return held;
  return isColor(held) ? 'piece' : 'feature';
}

/** Which way the tile shall lie wherever it is laid: as is best for each place, or one of the four. */
const wayButtons = (kind: number, chosen: Rotation | null, { language, preselect }: Reader): Button[] =>
  [...(preselect ? [null] : []), ...ROTATIONS].map((rotation) => ({
    label: rotation === null ? speech(language)('panel.best') : angleOf(rotation),
    intent: rotation === chosen ? CHOSEN : { kind: 'show', shown: [kind, rotation] },
  }));

/** Everything is placed: a tile that came last can still lie in any other way. */
function placedPanel(view: View, work: Work, lines: readonly string[]): Panel {
  const last = work.placed.at(-1);
  const buttons = last?.kind === 'tile' ? rotationButtons(view, last) : [];
  const prompt = { held: null, places: [], rotation: 0, marks: [] } as const;
  return {
    picture: { game: 'cities', kind: 'panel', view, prompt },
    lines,
    controls: [{ kind: 'buttons', buttons }],
    extra: [],
    ready: true,
  };
}

const angleOf = (rotation: Rotation): string => `🔄 ${90 * rotation}°`;

/** The tile that was laid, in all four ways, each with what it would bring. */
function rotationButtons(view: View, { tile, x, y, turn }: Extract<Placement, { kind: 'tile' }>): Button[] {
  const seat = view.seat!;
  const now = itemAt(view.towns, seat);
  const town = { ...now, tiles: now.tiles.slice(0, -1), spaces: now.spaces.slice(0, -TILE_SPACES) };
  const before = placementsOf(town, { kind: 'tile', tile }, view.length);
  return ROTATIONS.map((rotation): Button => {
    const laid = { kind: 'tile', tile, x, y, turn: rotation } as const;
    const gain = total(view, seat, place(town, laid)) - total(view, seat, town);
    const index = before.findIndex((each) => sameJson(each, laid));
    return {
      label: `${angleOf(rotation)}${gainLabel(gain)}`,
      intent: rotation === turn ? CHOSEN : { kind: 'instead', index },
    };
  });
}

/** What is in hand goes somewhere, one thing after the other; then Confirm. */
export function panel(
  view: View,
  legal: readonly Action[],
  reader: Reader,
  [wanted, quarters]: PanelState,
): Panel | null {
  if (!view.work || view.seat === null) return null;
  const card = cardPanel(view, view.work, view.seat, reader);
  if (card) return card;
  const say = speech(reader.language);
  const kinds = kindsInHand(view);
  // What fits in the most places comes first, so that people seldom switch; what fits nowhere can only be discarded.
  const fit = kinds.filter((kind) => places(legal, kind).length > 0);
  const placeable = fit.length > 0 ? maxBy(fit, (kind) => places(legal, kind).length) : undefined;
  const held = kinds[wanted ?? -1] ?? placeable ?? kinds[0];
  const rotation = ROTATIONS.find((each) => each === quarters) ?? (reader.preselect ? null : 0);
  // Unless someone wants the best preselected, only what can't be otherwise is.
  const marks = reader.preselect ? marksOf(view, view.seat, rotation) : onlyMarks(view, view.seat);
  // Before anything is placed there is nothing new to say of the score.
  const isBegun = marks.length > 0 || view.work.placed.length > 0;
  const lines = [
    say('panel.taken', { what: view.work.taken.map((item) => itemWords(say, item)).join(', ') }),
    ...(isBegun
      ? [say('panel.score', { total: total(view, view.seat, marks.reduce(place, townOf(view, view.seat))) })]
      : []),
  ];
  if (!held) return placedPanel(view, view.work, lines);
  const prompt: Asked = { held, places: places(legal, held), rotation, marks };
  return {
    picture: { game: 'cities', kind: 'panel', view, prompt },
    lines: [
      ...lines,
      ...markedLines(prompt, reader),
      ...(reader.taught ? [] : whereLines(view, prompt, placeable !== undefined, say)),
    ],
    controls: placeControls(view, legal, prompt, reader),
    extra: dropButton(legal, held, say),
    ready: marks.length > 0,
    selected: marks,
  };
}

/** What is asked for, and where such a thing may go. */
function whereLines({ length }: View, { held, marks }: Asked, fits: boolean, say: Say): string[] {
  if (!fits) return [];
  const why = say(`panel.why.${fitOf(held)}`, { floors: MAX_HEIGHT, size: EXTENT[length].join(' × ') });
  return [...(marks.length > 0 ? [] : [say('panel.ask')]), why];
}

function placeControls(view: View, legal: readonly Action[], prompt: Asked, reader: Reader): Control[] {
  const { held, rotation } = prompt;
  const say = speech(reader.language);
  const kinds = kindsInHand(view);
  const hand: Control = { kind: 'buttons', buttons: handButtons(kinds, held, say) };
  const places: Control = {
    kind: 'places',
    prompt: words(say.language)('bot.panel.places'),
    places: placeButtons(view, legal, prompt),
  };
  if (held !== 'tile') return [places, hand];
  const ways: Control = { kind: 'buttons', buttons: wayButtons(kinds.indexOf(held), rotation, reader) };
  const promptFor = (letters: string) => say('panel.spotAndTurn', { letters });
  const menus = reader.preselect || reader.taught ? [] : rotationMenus(tileWays(view, legal, prompt), promptFor);
  return [places, ways, ...menus, hand];
}

function dropButton(legal: readonly Action[], held: Held, say: Say): Button[] {
  const drop = legal.findIndex((action) => action.kind === 'drop' && action.item === held);
  if (drop < 0 || held === 'tile') return [];
  return [{ label: say('panel.drop', { what: heldName(say, held) }), intent: play(drop), style: 'danger' }];
}

/** What Confirm would place, and what it would drop because it fits nowhere. */
function markedLines(prompt: Asked, { language, confirm, taught = false }: Reader): string[] {
  const { held, places: at, marks } = prompt;
  const say = speech(language);
  const press = { confirm: confirm ?? words(language)('bot.panel.confirm') };
  const named = (kind: Held) => (kind === 'tile' ? say('story.tile') : heldName(say, kind));
  const lettered = at.flatMap((point, i) => {
    if (!isMarked(prompt, point)) return [];
    const what = say('story.at', { what: named(held), at: letterOf(i) });
    const count = marks.filter((mark) => 'x' in mark && heldBy(mark) === held && isAt(mark, point)).length;
    return [count > 1 ? say('story.often', { what, count }) : what];
  });
  const others = marks.flatMap((mark) => {
    const kind = heldBy(mark);
    return kind === null || kind === held ? [] : [named(kind)];
  });
  // The panel has no coordinates: what has no letter now is dashed in it.
  const dashed = oftenTold(say, others).join(', ');
  const placed = [...lettered, ...(dashed ? [say('panel.dashed', { what: dashed })] : [])];
  const dropped = marks.flatMap((mark) => (mark.kind === 'drop' ? [heldName(say, mark.item)] : []));
  return [
    ...(placed.length && !taught ? [say('panel.marked', { what: placed.join(', '), ...press })] : []),
    ...(placed.length && !taught && at.length > 1 ? [say('panel.elsewhere')] : []),
    ...(dropped.length ? [say('panel.dropped', { what: dropped.join(', '), count: dropped.length, ...press })] : []),
  ];
}

const isPlacement = (action: Action): action is Mark =>
  action.kind !== 'worker' && action.kind !== 'start' && action.kind !== 'end';

/** Where a hint would place all that is in hand: the first kind by its letters, the others dashed in the same picture. */
export function hinted(
  view: View,
  legal: readonly Action[],
  steps: readonly Action[],
  { language }: Reader,
): Hinted<CitiesRequest> | null {
  const marks = steps.filter(isPlacement);
  const [first] = marks;
  const held = first ? (heldBy(first) ?? (first.kind === 'drop' ? first.item : null)) : null;
  if (!first || held === null) return null;
  const say = speech(language);
  const rotation = first.kind === 'tile' ? first.turn : 0;
  const prompt: Asked = { held, places: places(legal, held), rotation, marks };
  const lettered = prompt.places.flatMap((point, i) =>
    marks.flatMap((mark) =>
      'x' in mark && heldBy(mark) === held && isAt(mark, point) ? [hintedAt(mark, letterOf(i), say)] : [],
    ),
  );
  const others = marks.flatMap((mark) => {
    const kind = heldBy(mark);
    return kind === null || kind === held ? [] : [thing(kind, say)];
  });
  const list = (parts: readonly string[]) => new Intl.ListFormat(language).format(parts);
  const dashed = list(oftenTold(say, others));
  const placed = [...oftenTold(say, lettered), ...(dashed ? [say('advice.dashed', { what: dashed })] : [])];
  const dropped = marks.flatMap((mark) => (mark.kind === 'drop' ? [thing(mark.item, say)] : []));
  const what = [
    ...(placed.length > 0 ? [say('advice.place', { what: list(placed) })] : []),
    ...(dropped.length > 0 ? [say('advice.drop', { what: list(dropped) })] : []),
  ].join('. ');
  return { what, picture: { game: 'cities', kind: 'panel', view, prompt } };
}

function thing(held: Held, say: Say): string {
  if (held === 'tile') return say('advice.tile');
  return say(isColor(held) ? 'advice.piece' : 'advice.feature', { what: heldName(say, held) });
}

function hintedAt(mark: Mark, at: string, say: Say): string {
  if (mark.kind !== 'tile') return say('advice.at', { what: thing(heldBy(mark) ?? 'tile', say), at });
  return mark.turn === 0
    ? say('advice.at', { what: say('advice.tile'), at })
    : say('advice.turned', { what: say('advice.tile'), at, degrees: 90 * mark.turn });
}
