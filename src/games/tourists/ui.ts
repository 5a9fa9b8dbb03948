import { finalRanking, type Seat } from '#engine';
import type { PanelState, Story, StoryLine } from '#games/contract';
import { defineUi } from '#games/define';
import { emoji, nameOf, type Reader, wordingOf } from '#i18n';
import { lesson } from './lesson.ts';
import { hinted, panel } from './panel.ts';
import type { Tourists, TouristsRequest } from './requests.ts';
import { review } from './review.ts';
import { motiveOf } from './rules/motive.ts';
import { cityScore, sumsOf } from './rules/score.ts';
import { rank, scoreOf } from './rules/scoring.ts';
import { withLookout } from './rules/terrace-example.ts';
import type { Action, Kind } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { FINAL_PAGE } from './words/describe.ts';
import { touristEmoji } from './words/emoji-names.ts';
import type { en } from './words/en.ts';
import { pointWords, workWords } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';

const roundOf = (view: View): TouristsRequest => ({ game: 'tourists', kind: 'round', view });
const cityOf = (view: View, seat: Seat, zones: boolean): TouristsRequest => ({
  game: 'tourists',
  kind: 'city',
  view,
  seat,
  zones,
});

/** A round is announced when all have finished it, with the table's own picture. */
function story(view: View, before: View, reader: Reader): Story<TouristsRequest> {
  const say = speech(reader.language);
  if (view.done.some(Boolean) || view.phase === 'start') return { lines: [], picture: null, seat: null };
  const begins = view.phase === 'over' ? '' : ` ${say('story.begins', { round: view.round, of: view.rounds })}`;
  const built = view.round === 1 && view.phase !== 'over' ? 'started' : 'built';
  const round = view.phase === 'over' ? view.round : view.round - 1;
  const gained = byScore(view).map(({ seat, total }): StoryLine => {
    const gain = total - cityScore(before, seat).total;
    const text = emoji(touristEmoji(seat), '') + say('story.gains', { name: nameOf(reader, seat) });
    return { text, points: { gain, total }, by: seat };
  });
  const told = { text: `${say(`story.${built}`, { round })}${begins}`, points: null };
  return { lines: [told, ...(built === 'built' ? gained : [])], picture: null, seat: null };
}

const groundValues = (say: Say, { points, ground }: { readonly points: number; readonly ground: Kind }) => ({
  points: pointWords(say, points),
  where: say(`ground.${ground}`),
});

/** In the last round there is no later. Round and seat pick the wording. */
function reason(view: View, before: View, seat: Seat, { language }: Reader): string | null {
  const say = speech(language);
  const motive = motiveOf(view, before, seat);
  const wording = wordingOf(before.round + seat);
  if (motive.kind === 'later') return before.round < before.rounds ? say(`motive.later.${wording}`) : null;
  return say(`motive.${motive.kind}.${wording}`, groundValues(say, motive));
}

function because(view: View, before: View, seat: Seat, { language }: Reader): string | null {
  const say = speech(language);
  const motive = motiveOf(view, before, seat);
  if (motive.kind === 'later') return before.round < before.rounds ? say('advice.later') : null;
  return say(`advice.${motive.kind}`, groundValues(say, motive));
}

function prepared(view: View, before: View, { language }: Reader): { what: string; gain: number } | null {
  const { work, seat } = view;
  if (!work || seat === null || work.laid.length === 0) return null;
  const gain = cityScore(view, seat).total - cityScore(before, seat).total;
  return { what: workWords(speech(language), work), gain };
}

/** Best first, with what the points come from. */
function scoreLines(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const scores = view.cities.map((each) => scoreOf(view.level, each));
  return finalRanking(scores, rank(scores)).ranked.map(({ seat, place, score }) =>
    say('panel.standing', {
      place: place + 1,
      name: reader.names[seat],
      points: pointWords(say, score.total),
      ...sumsOf(score),
    }),
  );
}
/** Best first; of those with the same, in seating order. */
const byScore = (view: View): { seat: Seat; total: number }[] =>
  view.cities.map((_, seat) => ({ seat, total: cityScore(view, seat).total })).sort((a, b) => b.total - a.total);

type Topic = keyof (typeof en)['rules'];

/** How a round goes at the table; in the panel, what comes next of tile and tourist. */
function topicAt({ phase, hand }: View, shown: PanelState | null): Topic {
  if (phase === 'over') return 'end';
  if (phase === 'start') return 'start';
  if (shown === null) return 'round';
  return hand.length > 0 ? 'placing' : 'tourists';
}

function topicPicture(topic: Topic, view: View): TouristsRequest | null {
  switch (topic) {
    case 'round':
      return roundOf(view);
    case 'placing':
      return cityOf(view, 0, false);
    case 'tourists':
    case 'level1':
      return cityOf(view, 0, true);
    case 'level2':
    case 'level3':
      return cityOf(withLookout({ ...view, level: topic === 'level2' ? '2' : '3' }), 0, true);
    default:
      return null;
  }
}

export const touristsUi = defineUi<Tourists, Topic>({
  icons: { mine: '🧳', home: '🏙️' },
  lesson,
  review,
  table: roundOf,
  story,
  reason,
  because,
  hinted,
  prepared,
  panel,
  topicAt,
  rotated(legal, last) {
    if (last.kind !== 'tile') return null;
    const { tile, x, y } = last;
    const next = (last.turn + 1) % 4;
    const same = (action: Action) =>
      action.kind === 'tile' && action.tile === tile && action.x === x && action.y === y && action.turn === next;
    return legal.find(same) ?? null;
  },
  home: (view, seat) => cityOf(view, seat, true),
  progress: (view, seat) => ({
    total: cityScore(view, seat).total,
    target: null,
    round: view.round,
    rounds: view.rounds,
  }),
  film: {
    growing: (view, seat, end) => ({
      game: 'tourists',
      kind: 'city',
      view,
      seat,
      zones: true,
      tiles: (end.cities[seat]?.tiles ?? []).map(({ x, y }) => ({ x, y })),
    }),
    feat: () => null,
  },
  final: (view) => [
    { game: 'tourists', kind: 'final', view },
    ...(view.cities.length > FINAL_PAGE ? [{ game: 'tourists', kind: 'final', view, page: 1 } as const] : []),
  ],
  scoreLines,
  topicPicture,
});
