import {
  avatar,
  type Drawing,
  image,
  initial,
  PAPER,
  pawn,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  title,
  WIDTH,
} from '#draw';
import { itemAt, required, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { partnerOf, seatOf } from '../rules/city.ts';
import type { CardId } from '../rules/content.ts';
import type { Offer } from '../rules/offers.ts';
import { offerForStage, offerToBuild } from '../rules/payments.ts';
import { timeOf } from '../rules/turn-count.ts';
import type { Answer } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { actionBar } from './action-bar.ts';
import { BOX, cityBoxes } from './city-box.ts';
import { CARD, handCard } from './hand-card.ts';
import { arrow } from './signs/plain-signs.ts';
import { signSprite } from './signs/sign.ts';
import { cardBackNumbered } from './signs/treasure.ts';
import { agePlate, handsGo, isPassing, MIDDLE, turnLine, turnLineWidth } from './table-header.ts';

const TOP = 112;
const PITCH = 162;
/** From turn to turn in the header. */
const DOTS = 23;

/** Who gets the rest of the hand, and how many cards that is. */
function passedOn(view: View, seat: Seat, left: number, scene: Scene): Shape[] {
  const flank = handsGo(view.age);
  const to = seatOf(seat, flank, view.cities.length);
  return [
    rect(836, 14, 148, 68, { fill: PAPER.paper }, 34),
    image(signSprite(arrow(flank), 38), 866, 48),
    image(pawn(to, initial(nameOf(scene, to)), 50), 907, 75),
    image(signSprite(cardBackNumbered(left), 48), 954, 48),
  ];
}

/** Who, what is asked, and when. */
function handHeader(view: View, seat: Seat, text: string, left: number, scene: Scene): Shape[] {
  const passes = isPassing(view);
  const line = (passes ? 824 : 984) - turnLineWidth(view, DOTS);
  return [
    ...avatar(scene, seat),
    title(scene, text, 112, line - 86 - 112),
    image(agePlate(view.age), line - 72, MIDDLE - 29),
    ...turnLine(view, line, scene, DOTS),
    ...(passes ? passedOn(view, seat, left, scene) : []),
  ];
}

/** Where each card lies: two columns; a single one in the middle. */
export const cardPlace = (i: number, count: number): { readonly x: number; readonly y: number } => ({
  x: count === 1 ? (WIDTH - CARD.w) / 2 : i % 2 === 0 ? 16 : 506,
  y: TOP + Math.floor(i / 2) * PITCH,
});
/** Where the next thing below so many cards begins. */
export const belowCards = (count: number): number => TOP + Math.ceil(count / 2) * PITCH;

type Hand = {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  readonly answer: Answer | null;
  readonly chosen: number | null;
  /** Someone else's hand is only looked at. */
  readonly own: boolean;
  readonly text: string;
};

const cardIn = (answer: Answer | null): CardId | null =>
  answer && 'card' in answer && answer.kind !== 'unearth' ? answer.card : null;

function indexOfAnswer(cards: readonly CardId[], answer: Answer | null): number | null {
  const card = cardIn(answer);
  const i = card ? cards.indexOf(card) : -1;
  return i < 0 ? null : i;
}

function offers(view: View, { seat, cards }: Hand): readonly Offer[] {
  return cards.map((card) => offerToBuild(view.cities, seat, card, timeOf(view)));
}

function handDrawing(view: View, hand: Hand, scene: Scene): Drawing {
  const { seat, cards, chosen } = hand;
  const ways = offers(view, hand);
  const bar = chosen === null ? null : barFor(view, hand, chosen, itemAt(ways, chosen), scene);
  const foot = belowCards(cards.length) + (bar ? bar.h + 16 : 0);
  const height = foot + BOX + 16;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...handHeader(view, seat, hand.text, Math.max(0, cards.length - 1), scene),
      ...cards.flatMap((id, i) => {
        const { x, y } = cardPlace(i, cards.length);
        return handCard({ id, chosen: i === chosen, offer: itemAt(ways, i) }, x, y, scene);
      }),
      ...(bar?.draw(belowCards(cards.length) + 2) ?? []),
      ...cityBoxes(view.cities, seat, foot, scene),
    ],
  };
}

function barFor(view: View, { seat, cards, answer, own }: Hand, chosen: number, build: Offer, scene: Scene) {
  const card = itemAt(cards, chosen);
  const uses = {
    card,
    build,
    stage: offerForStage(view.cities, seat),
    next: itemAt(view.cities, seat).stages + 1,
  };
  return actionBar(uses, cardIn(answer) === card ? answer : null, !own, scene);
}

/** The viewer's hand and the question of the moment. */
export function layoutHand(view: View, chosen: number | null, scene: Scene): Drawing {
  const seat = required(view.seat, 'seat of a hand');
  const { hand, answer } = required(view.own, 'own hand');
  const say = speech(scene.language);
  const question = view.done[seat] ? 'waiting' : view.phase === 'last' ? 'last' : 'title';
  const text = say(`pictures.hand.${question}`);
  const shown = chosen ?? indexOfAnswer(hand, answer);
  return handDrawing(view, { seat, cards: hand, answer, chosen: shown, own: true, text }, scene);
}

/** The partner's hand, and what the partner has set. */
export function layoutPartner(view: View, scene: Scene): Drawing {
  const seat = partnerOf(required(view.seat, 'seat of a team'));
  const { hand, answer } = required(view.partner, 'partner');
  const text = speech(scene.language)('pictures.hand.partner', { name: nameOf(scene, seat) });
  const chosen = indexOfAnswer(hand, answer);
  return handDrawing(view, { seat, cards: hand, answer, chosen, own: false, text }, scene);
}
