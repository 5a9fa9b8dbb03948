import { maxBy, type Seat } from '#engine';
import type { Closeup, PanelState, Prepared, Progress, Story } from '#games/contract';
import { defineUi } from '#games/define';
import { emoji, nameOf, type Reader, seatEmoji, type WordValues, wordingOf } from '#i18n';
import { lesson } from './lesson.ts';
import { lost } from './lost-step.ts';
import { hinted, panel, panelOf, propose, proposed } from './panel.ts';
import type { Sprawlopolis, SprawlopolisRequest } from './requests.ts';
import { review } from './review.ts';
import type { Condition } from './rules/condition.ts';
import { card } from './rules/content.ts';
import { gainOf, type Light, scoreOf } from './rules/score.ts';
import { type Action, type CardNumber, ZONES } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { addressOf } from './words/address.ts';
import { cardEmoji, goalEmoji, ROADS, zoneEmoji } from './words/emoji-names.ts';
import type { en } from './words/en.ts';
import { cardName, conditionText, number, partWords } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';

const cityOf = (view: View, light: Light | null = null): SprawlopolisRequest => ({
  game: 'sprawlopolis',
  kind: 'city',
  view,
  light,
});

/** What a card earned is everyone's. */
function story(view: View, before: View, reader: Reader): Story<SprawlopolisRequest> {
  const { last } = view;
  if (!last) return { lines: [], picture: null, seat: null };
  const say = speech(reader.language);
  const { total, target } = scoreOf(view);
  const card = emoji(cardEmoji(last.placed.card), '') + cardName(say, last.placed.card);
  const values = { name: nameOf(reader, last.seat), card, at: addressOf(last.placed) };
  const points = { gain: total - scoreOf(before).total, total, target };
  return {
    lines: [{ text: seatEmoji(last.seat) + say('story.placed', values), points, by: last.seat }],
    picture: null,
    seat: null,
  };
}

type Motive = 'zone' | 'roads' | 'card' | 'harmless';

/** The part of the score that rose most; where none did, the card did the least harm. */
function motiveOf(view: View, before: View, say: Say): readonly [Motive, WordValues] {
  const placed = view.work ?? view.last?.placed ?? null;
  const { part, from, to } = maxBy(gainOf(before, placed).lines, (line) => line.to - line.from);
  if (to <= from) return ['harmless', {}];
  if (typeof part === 'number') return ['card', { card: cardName(say, part) }];
  return part === 'roads' ? ['roads', {}] : ['zone', { zone: say(`zone.${part}`) }];
}

/** The number of cards in the city picks the wording. */
function reason(view: View, before: View, _seat: Seat, { language }: Reader): string {
  const say = speech(language);
  const [motive, values] = motiveOf(view, before, say);
  return say(`motive.${motive}.${wordingOf(view.city.length)}`, values);
}

function because(view: View, before: View, _seat: Seat, { language }: Reader): string {
  const say = speech(language);
  const [motive, values] = motiveOf(view, before, say);
  return say(`advice.${motive}`, values);
}

function prepared(view: View, before: View, { language }: Reader): Prepared<SprawlopolisRequest> | null {
  const { work } = view;
  if (!work) return null;
  const say = speech(language);
  const { from, to } = gainOf(before, work);
  const what = say('story.at', { card: cardName(say, work.card), at: addressOf(work) });
  return { what, gain: to - from, picture: panelOf(view, work, work, { best: null, free: [] }) };
}

const EDGE_CONDITIONS: readonly Condition['kind'][] = ['road-ends', 'inside', 'open-sides'];
const asksForEdge = (id: CardNumber): boolean => EDGE_CONDITIONS.includes(card(id).condition.kind);

function closeups(view: View, reader: Reader): Closeup[] {
  const say = speech(reader.language);
  const lit = (label: string, light: Light): Closeup => ({ label, request: cityOf(view, light) });
  return [
    ...view.scoring.map((card) => ({
      ...lit(`${emoji(goalEmoji(card), '')}${cardName(say, card)}: ${conditionText(reader.language, card)}`, {
        kind: 'condition',
        card,
      }),
      ...(asksForEdge(card) ? { note: say('table.edge') } : {}),
    })),
    lit(emoji(ROADS, '') + partWords(say, 'roads'), { kind: 'roads' }),
    ...ZONES.map((zone) => lit(emoji(zoneEmoji(zone), '') + partWords(say, zone), { kind: 'group', zone })),
  ];
}

/** Each card is a round of its own; the first one lies there from the beginning. */
function progress(view: View): Progress {
  const { city, hands, left, target } = view;
  const cards = city.length + left + hands.reduce((sum, { count }) => sum + count, 0);
  return { total: scoreOf(view).total, target, round: city.length, rounds: cards - 1 };
}

type Topic = keyof (typeof en)['rules'];

/** How a turn goes at the table, how a card may lie in the panel. */
function topicAt({ active }: View, shown: PanelState | null): Topic {
  if (active === null) return 'end';
  return shown === null ? 'turn' : 'placing';
}

function topicPicture(topic: Topic, view: View): SprawlopolisRequest | null {
  switch (topic) {
    case 'turn':
      return cityOf(view);
    case 'groups':
      return cityOf(view, { kind: 'group', zone: 'park' });
    case 'roads':
      return cityOf(view, { kind: 'roads' });
    case 'conditions':
      return { game: 'sprawlopolis', kind: 'card', number: view.scoring[0]! };
    default:
      return null;
  }
}

export const sprawlopolisUi = defineUi<Sprawlopolis, Topic>({
  icons: { mine: '🏙️', home: '🃏' },
  shared: true,
  lesson,
  review,
  table: (view) => cityOf(view),
  story,
  reason,
  because,
  hinted,
  prepared,
  panel,
  planning: { lost },
  topicAt,
  talk: { propose, proposed },
  rotated(legal, last) {
    if (last.kind !== 'place') return null;
    const { card, turned, x, y } = last;
    const same = (action: Action) =>
      action.kind === 'place' && action.card === card && action.turned !== turned && action.x === x && action.y === y;
    return legal.find(same) ?? null;
  },
  home: (view, seat) => (view.seat === seat ? panelOf(view, null, null, { best: [], free: [] }) : cityOf(view)),
  progress,
  film: {
    growing: (view, _seat, end) => ({ game: 'sprawlopolis', kind: 'city', view, room: end.city }),
    feat: () => null,
  },
  final: (view) => [{ game: 'sprawlopolis', kind: 'final', view }],
  scoreLines(view, reader) {
    const say = speech(reader.language);
    const { lines, from, target } = gainOf(view, null);
    const parts = lines.map((line) => `- ${partWords(say, line.part)}: ${number(line.from)}`);
    return [...parts, say('panel.total', { total: number(from), target })];
  },
  closeups: (view, _seat, reader) => closeups(view, reader),
  topicPicture,
});
