import { itemAt, type Seat } from '#engine';
import type { Panel, PanelState, Story } from '#games/contract';
import { defineUi } from '#games/define';
import type { Reader } from '#i18n';
import { barred, handPanel, sidePanel } from './hand-panel.ts';
import { lesson } from './lesson.ts';
import { lossPanel, pilePanel } from './question-panels.ts';
import type { Wonders, WondersRequest } from './requests.ts';
import { review } from './review.ts';
import { CARD_IDS, type CardId, cardOf as content } from './rules/content.ts';
import { AGES, type Color } from './rules/kinds.ts';
import { motiveOf } from './rules/motive.ts';
import { pointsBeforeCoins } from './rules/scoring.ts';
import { citiesWith } from './rules/turn-resolution.ts';
import type { Action } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { answerLine } from './words/answer-text.ts';
import type { en } from './words/en.ts';
import { cardName } from './words/names.ts';
import { roman } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';
import { toldLines } from './words/story-text.ts';

const cityPicture = (view: View, seat: Seat): WondersRequest => ({ game: 'wonders', kind: 'city', view, seat });
const tableOf = (view: View): WondersRequest => ({ game: 'wonders', kind: 'table', view });

/** A turn is announced when all have confirmed; at the end of an Age with a picture of the conflicts. */
function story(view: View, before: View, reader: Reader): Story<WondersRequest> {
  if (view.done.some(Boolean)) return { lines: [], picture: null, seat: null };
  const fought = view.news.some(({ kind }) => kind === 'conflict');
  return {
    lines: toldLines(view, before, reader),
    picture: fought ? { game: 'wonders', kind: 'conflict', view } : null,
    seat: null,
  };
}

const WORDINGS = [0, 1, 2] as const;

function told(view: View, before: View, seat: Seat, say: Say, as: 'motive' | 'advice'): string | null {
  const motive = motiveOf(view, before, seat);
  if (!motive) return null;
  const wording = itemAt(WORDINGS, (seat + view.age + view.turn) % WORDINGS.length);
  const key = as === 'advice' ? (`advice.${motive.kind}` as const) : (`motive.${motive.kind}.${wording}` as const);
  if (motive.kind !== 'points') return say(key);
  return say(key, { line: say(`pictures.final.row.${motive.line}`).toLowerCase(), count: motive.points });
}

const reason = (view: View, before: View, seat: Seat, { language }: Reader): string | null =>
  told(view, before, seat, speech(language), 'motive');
const because = (view: View, before: View, seat: Seat, { language }: Reader): string | null =>
  told(view, before, seat, speech(language), 'advice');

/** What the answer scores by itself, without the coins it costs or earns; the others' answers are unknown. */
function prepared(view: View, _before: View, reader: Reader): { what: string; gain: number } | null {
  const { seat, own, cities } = view;
  if (seat === null || !own?.answer) return null;
  const what = answerLine(view, seat, own.answer, reader).replace(/\.$/, '');
  const after = citiesWith(view, seat, own.answer, own.owed);
  return { what, gain: pointsBeforeCoins(after, seat) - pointsBeforeCoins(cities, seat) };
}

function panel(view: View, legal: readonly Action[], reader: Reader, shown: PanelState): Panel | null {
  const say = speech(reader.language);
  switch (view.phase) {
    case 'side':
      return sidePanel(view, legal, reader, say);
    case 'choose':
    case 'last':
      return handPanel(view, legal, reader, say, shown);
    case 'pile':
      return pilePanel(view, legal, reader, say, shown);
    case 'loss':
      return lossPanel(view, legal, reader, say);
    case 'over':
      return null;
  }
}

type Topic = keyof (typeof en)['rules'];

const TOPICS_OF_COLORS: { readonly [color in Color]: Topic } = {
  brown: 'trade',
  gray: 'trade',
  yellow: 'trade',
  blue: 'building',
  red: 'conflict',
  green: 'science',
  purple: 'guilds',
  black: 'black',
};

/** The question one is asked; in the hand, the card one looks at. */
function topicAt({ phase, own }: View, shown: PanelState | null): Topic {
  switch (phase) {
    case 'side':
      return 'stages';
    case 'choose':
    case 'last': {
      if (shown === null) return 'turn';
      const card = own?.hand[shown[0] ?? -1];
      return card === undefined ? 'building' : TOPICS_OF_COLORS[content(card).color];
    }
    case 'pile':
      return 'selling';
    case 'loss':
      return 'losses';
    case 'over':
      return 'end';
  }
}

const cardOf = (card: CardId): WondersRequest => ({ game: 'wonders', kind: 'card', card });

function topicPicture(topic: Topic, view: View): WondersRequest | null {
  switch (topic) {
    case 'turn':
    case 'trade':
      return tableOf(view);
    case 'building':
    case 'stages':
    case 'science':
      return cityPicture(view, 0);
    case 'conflict':
      return view.conflict ? { game: 'wonders', kind: 'conflict', view } : null;
    case 'guilds':
      return cardOf('builders-guild');
    case 'black':
      return cardOf('secret-network');
    case 'losses':
      return cardOf('lair');
    case 'diplomacy':
      return cardOf('embassy');
    case 'end':
      return { game: 'wonders', kind: 'final', view };
    default:
      return null;
  }
}

export const wondersUi = defineUi<Wonders, Topic>({
  icons: { mine: '🏛️', home: '🏙️' },
  lesson,
  review,
  table: tableOf,
  story,
  reason,
  because,
  prepared,
  panel,
  barred,
  topicAt,
  isTaught: ({ phase }) => phase !== 'side',
  home: cityPicture,
  film: { growing: cityPicture, feat: () => null },
  roundName: roman,
  progress: (view, seat) => ({
    total: itemAt(view.cities, seat).score.total,
    target: null,
    round: view.age,
    rounds: AGES.length,
  }),
  final: (view) => [{ game: 'wonders', kind: 'final', view }],
  standing: (view) => ({ game: 'wonders', kind: 'final', view }),
  closeups: ({ cities }, seat, { language }) =>
    itemAt(cities, seat).cards.map((card) => ({ label: cardName(language, card), request: cardOf(card) })),
  topicPicture,
  thingPicture(id) {
    const card = CARD_IDS.find((each) => each === id);
    return card ? cardOf(card) : null;
  },
});
