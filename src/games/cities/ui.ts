import { itemAt, maxBy, type Point, type Seat, sameJson } from '#engine';
import type { Button, Choice, Control, Intent, Panel, PanelState, Prepared, Story, StoryLine } from '#games/contract';
import { defineUi } from '#games/define';
import { gainLabel, letterOf, nameOf, type Reader, words } from '#i18n';
import { barred } from './barred-space.ts';
import { closeups, type Topic, topicAt, topicPicture } from './closeups.ts';
import { lesson } from './lesson.ts';
import { lost } from './lost-step.ts';
import type { Cities, CitiesRequest, Prompt } from './requests.ts';
import { review } from './review.ts';
import { achievements } from './rules/content.ts';
import { isMarked, marksOf, onlyMarks } from './rules/marks.ts';
import { motiveOf } from './rules/motive.ts';
import { place, placementsOf } from './rules/neighborhood.ts';
import type { Held } from './rules/places.ts';
import { differentIn, heldBy, heldIn, isAt, isColor, places } from './rules/places.ts';
import { joined } from './rules/prospects.ts';
import { isBag } from './rules/round.ts';
import { claimsOf, scoreOf, scoreTown, townOf } from './rules/scoring.ts';
import {
  type Action,
  MAX_HEIGHT,
  type Move,
  mapSlots,
  type Placement,
  ROTATIONS,
  ROWS,
  type Rotation,
  SLOTS,
  type Town,
  type Work,
} from './rules/types.ts';
import type { View } from './rules/view.ts';
import { progress } from './score-progress.ts';
import { cardPanel, hidden, warning } from './take-panel.ts';
import { signOf, slotSign } from './words/emoji-labels.ts';
import { motiveWords } from './words/motive-text.ts';
import { heldName, itemWords, oftenTold, toldPlacements } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';

/** A tile is two by two. */
const TILE_SPACES = 4;

const play = (index: number): Intent => ({ kind: 'play', index });
const CHOSEN: Intent = { kind: 'chosen' };

const total = (view: View, seat: Seat, town: Town) => scoreTown(town, view.board, claimsOf(view, seat)).total;

/** Four rows of four worker spaces, as on the board: free ones can be pressed, taken ones say by whom. */
const workerRows = (view: View, legal: readonly Action[], reader: Reader): Control[] =>
  ROWS.map((row) => ({
    kind: 'buttons',
    buttons: SLOTS.map((slot): Button => {
      const index = legal.findIndex((action) => action.kind === 'worker' && action.row === row && action.slot === slot);
      const label = slotSign(view, row, slot, reader);
      return index < 0
        ? { label, intent: { kind: 'why', about: [ROWS.indexOf(row), slot] } }
        : { label, intent: play(index), style: 'primary' };
    }),
  }));

function firstStep(view: View, legal: readonly Action[], reader: Reader): Control[] {
  if (view.phase !== 'start') return workerRows(view, legal, reader);
  const buttons = legal.map((_, i): Button => ({ label: letterOf(i), intent: play(i), style: 'primary' }));
  return [{ kind: 'buttons', buttons }];
}

const isFreshRound = ({ phase, workers }: View): boolean =>
  phase === 'work' && ROWS.every((row) => workers[row].every((worker) => worker === null));

function moveWords(view: View, { placed, claims }: Move, say: Say): string {
  const goals = claims.map(({ achievement, value }) => {
    const { id } = itemAt(achievements(view.board), achievement);
    return say('story.claims', { name: say(`achievement.${id}.name`), value });
  });
  return [...toldPlacements(say, view.length, placed), ...goals].join(', ');
}

/** Who has a start tile now and had none before. */
const starter = (view: View, before: View): Seat =>
  view.towns.findIndex(({ tiles }, seat) => tiles.length > townOf(before, seat).tiles.length);

function beginLines(view: View, { names, language }: Reader): StoryLine[] {
  if (!isFreshRound(view)) return [];
  const say = speech(language);
  const { round, rounds, star, last } = view;
  const text = last ? say('story.round', { round, rounds, name: names[star ?? 0] }) : say('story.started');
  const leftovers = round === 2 && view.towns.length === 3 ? [{ text: say('story.leftovers'), points: null }] : [];
  return [...leftovers, { text, points: null }];
}

function story(view: View, before: View, reader: Reader): Story<CitiesRequest> {
  const say = speech(reader.language);
  const move = view.last;
  const seat = move ? move.seat : starter(view, before);
  const what = move ? moveWords(view, move, say) : say('story.start');
  const total = scoreOf(view, seat).total;
  const points = { gain: total - scoreOf(before, seat).total, total };
  return {
    lines: [
      { text: say('story.move', { name: nameOf(reader, seat), what }), points, by: seat },
      ...beginLines(view, reader),
    ],
    picture: move && { game: 'cities', kind: 'neighborhood', view, seat },
    seat,
    untouched: move !== null && !move.placed.some((placement) => 'x' in placement),
  };
}

function motiveIn(view: View, before: View, seat: Seat, { language }: Reader): string | null {
  const motive = motiveOf(view, before, seat);
  // A goal that is claimed is told as such.
  const isTold = motive?.kind === 'claim' && view.work === null;
  return motive && !isTold ? motiveWords(speech(language), motive) : null;
}

function prepared(view: View, before: View, { language }: Reader): Prepared<CitiesRequest> | null {
  const { work, seat } = view;
  if (!work || seat === null) return null;
  const what = toldPlacements(speech(language), view.length, work.placed).join(', ');
  const gain = scoreOf(view, seat).total - scoreOf(before, seat).total;
  const onMap = work.placed.some((placement) => 'x' in placement);
  return { what, gain, ...(onMap ? { picture: { game: 'cities', kind: 'neighborhood', view, seat } } : {}) };
}

/** With the worker where it would be sent, or the start tile that would be chosen. */
function selected(view: View, action: Action, seat: Seat): CitiesRequest {
  if (action.kind === 'start') return { game: 'cities', kind: 'start', view, chosen: action.tile };
  if (action.kind !== 'worker') return { game: 'cities', kind: 'board', view };
  const { row, slot } = action;
  const slots = mapSlots((other) => (other === slot ? seat : view.workers[row][other]));
  return { game: 'cities', kind: 'board', view: { ...view, workers: { ...view.workers, [row]: slots } } };
}

/** What a tile to begin with, or what nobody has seen, is taken for. */
function purpose({ round, rounds }: View, action: Action, { language }: Reader): string {
  const say = speech(language);
  if (action.kind !== 'worker') return say('motive.start');
  return say(isBag(action.row, action.slot) && round < rounds ? 'motive.star' : 'motive.hidden');
}

function moves(turns: readonly { readonly view: View; readonly before: View }[]): CitiesRequest {
  const shown = turns.map(({ view, before }) => {
    const seat = view.last?.seat ?? 0;
    return { view, gain: scoreOf(view, seat).total - scoreOf(before, seat).total };
  });
  return { game: 'cities', kind: 'moves', view: itemAt(turns, turns.length - 1).view, turns: shown };
}

const kindsInHand = (view: View): Held[] =>
  differentIn(view.work?.hand ?? [])
    .map(heldIn)
    .filter((kind) => kind !== 'card');

/** What somebody would do here in one rotation, or the best in any: their indexes in what is legal. */
const laidAt = (legal: readonly Action[], held: Held, { x, y }: Point, rotation: Rotation | null): number[] =>
  legal.flatMap((action, i) => {
    const fits = heldBy(action) === held && 'x' in action && action.x === x && action.y === y;
    return fits && (action.kind !== 'tile' || rotation === null || action.turn === rotation) ? [i] : [];
  });

type Asked = Prompt & { readonly held: Held };

/** Each place with its letter and what it would bring now; of a tile that may lie in any rotation, the most. */
function placeButtons(view: View, legal: readonly Action[], prompt: Asked) {
  const { held, rotation } = prompt;
  const seat = view.seat!;
  const town = view.towns[seat]!;
  const before = total(view, seat, town);
  return prompt.places.map((point, i): Button & Choice => {
    const ways = laidAt(legal, held, point, rotation).map((index) => {
      const action = itemAt(legal, index);
      const built = 'x' in action ? place(town, action) : town;
      return { index, gain: total(view, seat, built) - before, joined: joined(built) };
    });
    const { index, gain } = maxBy(ways, (way) => 100_000 * way.gain + way.joined);
    return {
      label: `${letterOf(i)}${gainLabel(gain)}`,
      intent: play(index),
      style: isMarked(prompt, point) ? 'success' : 'primary',
    };
  });
}

function handButtons(kinds: readonly Held[], held: Held, say: Say): Button[] {
  if (kinds.length < 2) return [];
  return kinds.map((kind, i) => ({
    label: kind === 'tile' ? say('panel.tile') : heldName(say, kind),
    intent: kind === held ? CHOSEN : { kind: 'show', shown: [i] },
    ...(kind === 'tile' ? {} : { emoji: signOf(kind) }),
  }));
}

function fitOf(held: Held) {
  if (held === 'tile') return 'tile';
  if (held === 'monument' || held === 'special') return held;
  return isColor(held) ? 'piece' : 'feature';
}

/** Which way the tile shall lie wherever it is laid: as is best for each place, or one of the four. */
const wayButtons = (kind: number, chosen: Rotation | null, { language, hintless }: Reader): Button[] =>
  [...(hintless ? [] : [null]), ...ROTATIONS].map((rotation) => ({
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

function panel(view: View, legal: readonly Action[], reader: Reader, [wanted, quarters]: PanelState): Panel | null {
  if (!view.work || view.seat === null) return null;
  const card = cardPanel(view, view.work, view.seat, reader);
  if (card) return card;
  const say = speech(reader.language);
  const kinds = kindsInHand(view);
  // What can be placed comes first; the rest can only be dropped.
  const placeable = kinds.find((kind) => places(legal, kind).length > 0);
  const held = kinds[wanted ?? -1] ?? placeable ?? kinds[0];
  const rotation = ROTATIONS.find((each) => each === quarters) ?? (reader.hintless ? 0 : null);
  // Without hints only what can't be otherwise is marked.
  const marks = reader.hintless ? onlyMarks(view, view.seat) : marksOf(view, view.seat, rotation);
  const lines = [
    say('panel.taken', { what: view.work.taken.map((item) => itemWords(say, item)).join(', ') }),
    say('panel.score', { total: total(view, view.seat, marks.reduce(place, townOf(view, view.seat))) }),
  ];
  if (!held) return placedPanel(view, view.work, lines);
  const prompt: Asked = { held, places: places(legal, held), rotation, marks };
  const drop = legal.findIndex((action) => action.kind === 'drop' && action.item === held);
  const dropping: Button[] =
    drop < 0 || held === 'tile'
      ? []
      : [{ label: say('panel.drop', { what: heldName(say, held) }), intent: play(drop), style: 'danger' }];
  return {
    picture: { game: 'cities', kind: 'panel', view, prompt },
    lines: [
      ...lines,
      ...markedLines(prompt, reader),
      ...(placeable === undefined ? [] : [say(`panel.why.${fitOf(held)}`, { floors: MAX_HEIGHT })]),
    ],
    controls: [
      {
        kind: 'places',
        prompt: words(say.language)('bot.panel.places'),
        places: placeButtons(view, legal, prompt),
      },
      { kind: 'buttons', buttons: held === 'tile' ? wayButtons(kinds.indexOf(held), rotation, reader) : [] },
      { kind: 'buttons', buttons: handButtons(kinds, held, say) },
    ],
    extra: dropping,
    ready: marks.length > 0,
    selected: marks,
  };
}

/** What Confirm would place, and what it would drop because it fits nowhere. */
function markedLines(prompt: Asked, { language, confirm }: Reader): string[] {
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
    ...(placed.length ? [say('panel.marked', { what: placed.join(', '), ...press })] : []),
    ...(placed.length && at.length > 1 ? [say('panel.elsewhere')] : []),
    ...(dropped.length ? [say('panel.dropped', { what: dropped.join(', '), count: dropped.length, ...press })] : []),
  ];
}

/** The goals claimed with a turn. */
function feat(view: View, before: View, seat: Seat, { language }: Reader): string | null {
  const say = speech(language);
  const known = claimsOf(before, seat).map(({ achievement }) => achievement);
  const claimed = claimsOf(view, seat).filter(({ achievement }) => !known.includes(achievement));
  if (claimed.length === 0) return null;
  const goals = achievements(view.board);
  return claimed
    .map(({ achievement, value }) => `${say(`achievement.${itemAt(goals, achievement).id}.name`)} +${value}`)
    .join(', ');
}

export const citiesUi = defineUi<Cities, Topic>({
  icons: { mine: '👷', home: '🏘️' },
  lesson,
  review,
  lasting: 'move',
  table: (view) => ({ game: 'cities', kind: view.phase === 'start' ? 'start' : 'board', view }),
  openMoves: { controls: firstStep },
  isTaught: ({ phase }) => phase === 'work',
  primer: (view) => (view.phase === 'start' ? { game: 'cities', kind: 'start', view, primer: true } : null),
  story,
  reason: motiveIn,
  prepared,
  moves,
  panel,
  reveals: { warning, hidden, selected, purpose },
  barred,
  topicAt: (view, shown) => topicAt(view, view.work ? kindsInHand(view)[shown?.[0] ?? 0] : undefined),
  planning: { lost },
  rotated(legal, last) {
    if (last.kind !== 'tile') return null;
    const next = (last.turn + 1) % 4;
    return (
      legal.find(
        (action) => action.kind === 'tile' && action.x === last.x && action.y === last.y && action.turn === next,
      ) ?? null
    );
  },
  home: (view, seat) => ({ game: 'cities', kind: 'neighborhood', view, seat }),
  film: {
    growing: (view, seat, end) => ({
      game: 'cities',
      kind: 'neighborhood',
      view,
      seat,
      tiles: townOf(end, seat).tiles.map(({ x, y }) => ({ x, y })),
    }),
    feat,
  },
  progress,
  overview: (view) => ({ game: 'cities', kind: 'overview', view }),
  final: (view) => [{ game: 'cities', kind: 'final', view }],
  standing: (view) => ({ game: 'cities', kind: 'final', view }),
  closeups,
  topicPicture,
});
