import { type Match, type Seat, sameJson } from '#engine';
import type { Intent, Panel, PanelState } from '#games/contract';
import { LANGUAGES } from '#i18n';
import { reader } from '#room';
import type { Subject } from './law-subject.ts';
import { MISSING_WORDS } from './missing-words.ts';
import { intentsOf, type Seen } from './panels.ts';
import { roomFor } from './public.ts';

type Panels = readonly Seen<Panel | null>[];

/** What is grayed out, each once. */
function askedAbout(panels: Panels, open: readonly Intent[]): PanelState[] {
  const intents = [...open, ...panels.flatMap(({ made }) => (made ? intentsOf(made) : []))];
  const topics = intents.flatMap((intent) => (intent.kind === 'why' ? [intent.about] : []));
  return topics.filter((about, i) => topics.findIndex((other) => sameJson(other, about)) === i);
}

/** Pressing a grayed-out button gives the reason, in the presser's language. */
function* reasoned({ game, ui }: Subject, match: Match, asker: Seat | null, about: PanelState): Generator<string> {
  const room = roomFor(match);
  const view = game.view(match.state, asker);
  const told = LANGUAGES.map((language) => ui.barred(view, about, reader(room, language)) ?? '');
  for (const sentence of told) {
    if (!/\w.*\.$/s.test(sentence) || MISSING_WORDS.test(sentence))
      yield `“${sentence}” is no reason why ${JSON.stringify(about)} can't be done`;
  }
  if (new Set(told).size < told.length) yield `“${told[0]}” is said in one language only`;
}

/** Every grayed-out button has a reason: for the owner in a panel, for everyone at the table. */
export function* reasonLaw(subject: Subject, match: Match, seat: Seat, panels: Panels, open: readonly Intent[]) {
  const anyone = [null, ...match.seats.map((_, each) => each)];
  for (const about of askedAbout(panels, [])) yield* reasoned(subject, match, seat, about);
  for (const about of askedAbout([], open)) for (const asker of anyone) yield* reasoned(subject, match, asker, about);
}

/** Rules opens an existing topic from every panel. */
export function* topicLaw({ game, ui, words }: Subject, match: Match, seat: Seat, panels: Panels) {
  const topics = Object.keys(words.texts[LANGUAGES[0]].rules);
  const places: readonly (readonly [Seat | null, PanelState | null])[] = [
    [null, null],
    [seat, null],
    ...panels.map(({ shown }) => [seat, shown] as const),
  ];
  for (const [viewer, shown] of places) {
    const topic = ui.topicAt(game.view(match.state, viewer), shown);
    if (topic !== null && !topics.includes(topic))
      yield `Rules opens “${topic}”, which is none of ${topics.join(', ')}`;
  }
}
