import { itemAt, maxBy, type Seat } from '#engine';
import type { Button, Hinted, Intent, Panel, PanelState, Proposal, Views } from '#games/contract';
import { letterOf, nameOf, type Reader, words } from '#i18n';
import {
  bestButtons,
  type Chosen,
  cardButtons,
  chosenIn,
  chosenPlace,
  corners,
  handOf,
  isNamed,
  modeButton,
  placeControls,
  placesFor,
  rotateButton,
  samePlace,
  showing,
  shownFor,
} from './placing.ts';
import type { SprawlopolisRequest } from './requests.ts';
import { type BestPlace, bestPlaces } from './rules/best-places.ts';
import { makePlan, placementsOf } from './rules/city-plan.ts';
import { gainOf } from './rules/score.ts';
import type { Action, CardNumber, Placement } from './rules/types.ts';
import { handShown, type View } from './rules/view.ts';
import { addressOf } from './words/address.ts';
import { cardName, number, partWords, signed } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';

type Marked = { readonly best: readonly BestPlace[] | null; readonly free: readonly Placement[] };

export const panelOf = (
  view: View,
  chosen: Pick<Chosen, 'card' | 'turned'> | null,
  at: Placement | null,
  { best, free }: Marked,
): SprawlopolisRequest => ({
  game: 'sprawlopolis',
  kind: 'panel',
  view,
  prompt: {
    card: chosen?.card ?? null,
    turned: chosen?.turned ?? false,
    at: at && { x: at.x, y: at.y },
    best,
    free: corners(free),
  },
});

/** What a card would bring; its place by its letter among the best, else by its address, as the picture has it. */
function gainLine(view: View, place: Placement, say: Say, best: readonly BestPlace[] | null): string {
  const { from, to, target, lines } = gainOf(view, place);
  const changed = lines.filter((line) => line.from !== line.to);
  const why = changed.map((line) => `${partWords(say, line.part)} ${signed(line.to - line.from)}`).join(', ');
  const told = why ? `${why}.` : say('panel.unchanged');
  const values = { card: cardName(say, place.card), from: number(from), to: number(to), count: to, target, why: told };
  const letter = best?.findIndex((each) => samePlace(each, place)) ?? -1;
  if (best && letter < 0) return say('panel.gainMarked', values);
  return say('panel.gain', { ...values, at: best ? letterOf(letter) : addressOf(place) });
}

/** How a panel's presses lay a card: the first time, or in the place of one that was laid already. */
type Laying = (place: Placement) => Intent;

function layingOf(view: View, legal: readonly Action[]): Laying {
  if (!view.work)
    return (place) => ({
      kind: 'play',
      index: legal.findIndex((action) => action.kind === 'place' && samePlace(action, place)),
    });
  const before = placementsOf(makePlan(view.city), handOf(view));
  return (place) => ({ kind: 'instead', index: before.findIndex((each) => samePlace(each, place)) });
}

const placing = ({ card, turned, x, y }: Placement): Action => ({ kind: 'place', card, turned, x, y });

const talkButton = (work: Placement, say: Say): Button => ({
  label: words(say.language)('bot.propose.button'),
  intent: { kind: 'post', shown: shownFor({ ...work, all: false }) },
  emoji: '💬',
});

/**
 * The best places of a card, lettered. The best is marked until a card is laid by hand; then any other press lays it
 * elsewhere, or another in its place.
 */
function bestPanel(view: View, chosen: Chosen, laying: Laying, { language, confirm }: Reader): Panel {
  const say = speech(language);
  const press = confirm ?? words(language)('bot.panel.confirm');
  const { work } = view;
  const best = bestPlaces(view, chosen.card);
  const lies = work ?? itemAt(best, 0);
  const bestOf = (card: CardNumber): Intent =>
    work ? laying(itemAt(bestPlaces(view, card), 0)) : showing({ ...chosen, card, x: null, y: null });
  const turned = { ...lies, turned: !lies.turned };
  return {
    picture: panelOf(view, lies, lies, { best, free: [] }),
    lines: [
      gainLine(view, lies, say, best),
      ...(work ? [] : [say('panel.best', { card: cardName(say, chosen.card), confirm: press })]),
    ],
    controls: [
      bestButtons(best, lies, laying),
      cardButtons(handOf(view), chosen.card, say, bestOf, [rotateButton(laying(turned), say)]),
    ],
    extra: [talkButton(lies, say), modeButton({ ...chosen, x: null, y: null }, say)],
    ready: true,
    selected: work ? [] : [placing(lies)],
  };
}

/** Any place at all: the column, then the row. A laid card can be confirmed as long as it is what is shown. */
function allPanel(view: View, chosen: Chosen, laying: Laying, reader: Reader): Panel {
  const say = speech(reader.language);
  const { work } = view;
  const places = placesFor(view, chosen);
  const column = places.filter(({ x }) => x === chosen.x);
  const laid = work && chosenPlace(places, chosen) && work.card === chosen.card && work.turned === chosen.turned;
  const other = (card: CardNumber) => showing({ ...chosen, card, y: null });
  const turn = showing({ ...chosen, turned: !chosen.turned, y: null });
  return {
    picture: panelOf(view, chosen, laid ? work : null, { best: null, free: column.length ? column : places }),
    lines: laid ? [gainLine(view, work, say, null)] : reader.taught ? [] : [say('panel.ask'), say('panel.why')],
    controls: [
      cardButtons(handOf(view), chosen.card, say, other, [rotateButton(turn, say)]),
      ...placeControls(view, chosen, say, laying),
    ],
    extra: [...(laid ? [talkButton(work, say)] : []), ...modeButtons(chosen, reader)],
    ready: Boolean(laid),
  };
}

/** Where no card was named, the panel opens with the one that brings most now. */
function bestFirst(view: View, hand: readonly CardNumber[], [named]: PanelState): readonly CardNumber[] {
  if (named != null || hand.length < 2) return hand;
  return [maxBy(hand, (card) => bestPlaces(view, card)[0]?.gain ?? Number.NEGATIVE_INFINITY)];
}

/** The best places are shown only to those who want the best preselected. */
const modeButtons = (chosen: Chosen, { language, preselect }: Reader): Button[] =>
  preselect ? [modeButton(chosen, speech(language))] : [];

/** What is asked for; with nothing preselected it's the first card in hand, and any place. */
function askedIn(view: View, hand: readonly CardNumber[], { preselect }: Reader, shown: PanelState): Chosen | null {
  const asked = chosenIn(preselect ? bestFirst(view, hand, shown) : hand, shown);
  return asked && !preselect ? { ...asked, all: true } : asked;
}

export function panel(view: View, legal: readonly Action[], reader: Reader, shown: PanelState): Panel | null {
  const { work } = view;
  const asked = askedIn(view, handOf(view), reader, shown);
  if (!asked) return null;
  const laying = layingOf(view, legal);
  const laid = work && shown.length === 0 ? { ...work, all: asked.all } : asked;
  if (asked.all) return allPanel(view, laid, laying, reader);
  return bestPanel(view, work ? { ...work, all: false } : asked, laying, reader);
}

/** With open hands everyone may talk of what the seat to move could do, unless an own card is named; else of those alone. */
function talkedSeat(view: View, seat: Seat, [named]: PanelState): Seat {
  const isOwn = handOf(view, seat).some((card) => card === named);
  return view.open && view.active !== null && !isOwn ? view.active : seat;
}

export function propose({ seat, own: view, open }: Views<View>, reader: Reader, shown: PanelState): Proposal {
  const say = speech(reader.language);
  const of = talkedSeat(view, seat, shown);
  const hand = handOf(view, of);
  const chosen = askedIn(view, hand, reader, shown);
  if (!chosen) {
    const picture = panelOf(view, null, null, { best: [], free: [] });
    return { of, panel: { picture, lines: [say('panel.empty')], controls: [], extra: [] }, post: null };
  }
  const places = placesFor(view, chosen);
  // A button of before may name a card that was passed on since.
  const place = isNamed(chosen, shown) ? chosenPlace(places, chosen) : null;
  const name = reader.names[seat]!;
  return {
    of,
    panel: talkPanel(view, hand, chosen, place, reader),
    post: place && {
      shown: shownFor({ ...place, all: false }),
      line: proposalLine(view, place, name, say),
      picture: { game: 'sprawlopolis', kind: 'proposal', view: open, seat, placement: place },
      action: { kind: 'place', ...place },
    },
  };
}

export const proposed = (action: Action): PanelState | null =>
  action.kind === 'place' ? shownFor({ ...action, all: false }) : null;

function proposalLine(view: View, place: Placement, name: string, say: Say): string {
  const { from, to, target } = gainOf(view, place);
  const card = cardName(say, place.card);
  const points = { gain: signed(to - from), total: number(to), target };
  return say('story.proposes', { name, card, at: addressOf(place), ...points });
}

function talkPanel(
  view: View,
  hand: readonly CardNumber[],
  chosen: Chosen,
  place: Placement | null,
  reader: Reader,
): Proposal['panel'] {
  const say = speech(reader.language);
  const show = (each: Placement) => showing({ ...each, all: chosen.all });
  const { seat } = handShown(view, chosen.card);
  const best = chosen.all ? null : bestPlaces(view, chosen.card);
  const lines = [
    ...(seat === view.seat ? [] : [say('panel.whose', { name: nameOf(reader, seat) })]),
    say('panel.talk'),
    ...(place ? [gainLine(view, place, say, best)] : []),
  ];
  const turn = rotateButton(showing({ ...chosen, turned: !chosen.turned, y: chosen.all ? null : chosen.y }), say);
  if (best) {
    const other = (card: CardNumber) => showing({ ...chosen, card, x: null, y: null });
    return {
      picture: panelOf(view, chosen, place, { best, free: [] }),
      lines,
      controls: [bestButtons(best, place, show), cardButtons(hand, chosen.card, say, other, place ? [turn] : [])],
      extra: modeButtons(chosen, reader),
    };
  }
  const places = placesFor(view, chosen);
  const column = places.filter(({ x }) => x === chosen.x);
  const other = (card: CardNumber) => showing({ ...chosen, card, y: null });
  return {
    picture: panelOf(view, chosen, place, { best: null, free: place ? [] : column.length ? column : places }),
    lines,
    controls: [cardButtons(hand, chosen.card, say, other, [turn]), ...placeControls(view, chosen, say, show)],
    extra: modeButtons(chosen, reader),
  };
}

/** Where a hint would lay a card: by its letter where the best places have one, else by its address. */
export function hinted(
  view: View,
  _legal: readonly Action[],
  steps: readonly Action[],
  { language, preselect }: Reader,
): Hinted<SprawlopolisRequest> | null {
  const place = steps.find((action) => action.kind === 'place');
  if (!place) return null;
  const say = speech(language);
  const best = preselect ? bestPlaces(view, place.card) : [];
  const letter = best.findIndex((each) => samePlace(each, place));
  const at = letter < 0 ? addressOf(place) : letterOf(letter);
  return {
    what: say(place.turned ? 'advice.turned' : 'advice.place', { card: cardName(say, place.card), at }),
    picture: panelOf(view, place, place, { best: letter < 0 ? null : best, free: [] }),
  };
}
