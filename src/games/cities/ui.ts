import { itemAt, type Seat } from '#engine';
import type { Button, Control, Intent, Prepared, Story, StoryLine } from '#games/contract';
import { defineUi } from '#games/define';
import { emoji, letterOf, listText, nameOf, type Reader, seatEmoji } from '#i18n';
import { closeups, type Topic, topicAt, topicPicture } from './closeups.ts';
import { lesson } from './lesson.ts';
import { lost } from './lost-step.ts';
import { hinted, kindsInHand, panel } from './panel.ts';
import type { Cities, CitiesRequest } from './requests.ts';
import { review } from './review.ts';
import { achievements } from './rules/content.ts';
import { motiveOf } from './rules/motive.ts';
import { isBag, mapSlots } from './rules/round.ts';
import { claimsOf, scoreOf, townOf } from './rules/scoring.ts';
import { type Action, type Move, ROWS, SLOTS } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { progress } from './score-progress.ts';
import { hidden, warning } from './take-panel.ts';
import { donePhrases } from './words/done-text.ts';
import { goalEmoji, slotSign, tileEmoji } from './words/emoji-labels.ts';
import { adviceWords, motiveWords } from './words/motive-text.ts';
import { toldPlacements } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';
import { barred } from './worker-refusal.ts';

const play = (index: number): Intent => ({ kind: 'play', index });

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
  const buttons = legal.map((action, i): Button => {
    const tile = action.kind === 'start' ? emoji(tileEmoji(action.tile), '') : '';
    return { label: `${letterOf(i)}${tile}`, intent: play(i), style: 'primary' };
  });
  return [{ kind: 'buttons', buttons }];
}

const isFreshRound = ({ phase, workers }: View): boolean =>
  phase === 'work' && ROWS.every((row) => workers[row].every((worker) => worker === null));

function moveWords(view: View, { placed, claims }: Move, say: Say): string {
  const goals = claims.map(({ achievement, value }) => {
    const { id } = itemAt(achievements(view.board), achievement);
    return emoji(goalEmoji(id), '') + say('story.claims', { name: say(`achievement.${id}.name`), count: value });
  });
  const phrases = donePhrases(placed, 'other', { say, length: view.length, isFull: false, isStory: true });
  return listText(say.language, [...phrases, ...goals]);
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

const homeOf = (view: View, seat: Seat): CitiesRequest => ({ game: 'cities', kind: 'neighborhood', view, seat });

/** In the first round both neighborhoods of a game for two fit beside each other. */
const isShared = ({ towns, round }: View): boolean => towns.length === 2 && round === 1;

function story(view: View, before: View, reader: Reader): Story<CitiesRequest> {
  const say = speech(reader.language);
  const move = view.last;
  const seat = move ? move.seat : starter(view, before);
  const what = move ? moveWords(view, move, say) : say('story.start');
  const total = scoreOf(view, seat).total;
  const points = { gain: total - scoreOf(before, seat).total, total };
  return {
    lines: [
      { text: seatEmoji(seat) + say('story.move', { name: nameOf(reader, seat), what }), points, by: seat },
      ...beginLines(view, reader),
    ],
    picture: move && (isShared(view) ? { game: 'cities', kind: 'both', view } : homeOf(view, seat)),
    seat: isShared(view) ? null : seat,
    untouched: move !== null && !move.placed.some((placement) => 'x' in placement),
  };
}

/** A number that grows with every turn of a round, to vary what is said. */
const turnOf = ({ round, workers }: View): number =>
  round + ROWS.flatMap((row) => workers[row]).filter((worker) => worker !== null).length;

function motiveIn(view: View, before: View, seat: Seat, { language }: Reader): string | null {
  const motive = motiveOf(view, before, seat);
  // A goal that is claimed is told as such.
  const isTold = motive?.kind === 'claim' && view.work === null;
  return motive && !isTold ? motiveWords(speech(language), motive, turnOf(view)) : null;
}

function because(view: View, before: View, seat: Seat, { language }: Reader): string | null {
  const motive = motiveOf(view, before, seat);
  return motive && adviceWords(speech(language), motive);
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
  if (action.kind !== 'worker') return say('advice.start');
  return say(isBag(action.row, action.slot) && round < rounds ? 'advice.star' : 'advice.hidden');
}

function moves(turns: readonly { readonly view: View; readonly before: View }[]): CitiesRequest {
  const shown = turns.map(({ view, before }) => {
    const seat = view.last?.seat ?? 0;
    return { view, gain: scoreOf(view, seat).total - scoreOf(before, seat).total };
  });
  return { game: 'cities', kind: 'moves', view: itemAt(turns, turns.length - 1).view, turns: shown };
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
  because,
  hinted,
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
  home: homeOf,
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
