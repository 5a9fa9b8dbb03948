import { itemAt } from '#engine';
import type { Button, Choice, Control, Intent, Panel, PanelState } from '#games/contract';
import { emoji, nameOf, type Reader } from '#i18n';

import { ownOf, seatOfPanel, standing } from './own-panel.ts';
import type { WondersRequest } from './requests.ts';
import { seatOf } from './rules/city.ts';
import { type CardId, nextStage, SALE, wonderOf } from './rules/content.ts';
import type { Flank } from './rules/kinds.ts';
import { waysOf } from './rules/offers.ts';
import { offerForStage, offerToBuild } from './rules/payments.ts';
import { timeOf } from './rules/turn-count.ts';
import type { Action, Use } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { answerLine, paymentOf } from './words/answer-text.ts';
import { describe } from './words/describe.ts';
import { cardEmoji, coinsEmoji, goodEmoji, stageEmoji, wonderEmoji } from './words/emoji-names.ts';
import { handCard } from './words/hand-text.ts';
import { cardName, wonderName } from './words/names.ts';
import { type Neighbors, priced, pricedTo, whyNot } from './words/payment-text.ts';
import { opening } from './words/phrases.ts';
import { stageLines } from './words/question-text.ts';
import { type Say, speech } from './words/speech.ts';

/** What the panel shows beside the hand: a neighbor's city, the partner's hand, or the hand in words. */
const LOOKS = ['hand', 'left', 'right', 'partner', 'words'] as const;
type Look = (typeof LOOKS)[number];

const shownAs = (chosen: number | null, look: Look): PanelState => [chosen, LOOKS.indexOf(look)];
const show = (chosen: number | null, look: Look): Intent => ({ kind: 'show', shown: shownAs(chosen, look) });

const CARDS_IN_ROW = 4;
/** A button for each card, with its price; blue if it can be built. Equal cards share one. */
function cardRows(view: View, chosen: number | null, say: Say): Control[] {
  const { hand } = ownOf(view);
  const cards = [...new Set(hand)].map((card): Button => {
    const at = hand.indexOf(card);
    const [cheapest] = waysOf(offerToBuild(view.cities, seatOfPanel(view), card, timeOf(view)));
    const name = cardName(say.language, card);
    const isChosen = chosen !== null && hand[chosen] === card;
    return {
      label: emoji(cardEmoji(card), '') + (cheapest ? priced(say, name, cheapest) : name),
      intent: show(at, 'hand'),
      style: isChosen ? 'success' : cheapest ? 'primary' : 'secondary',
    };
  });
  const rows = [cards.slice(0, CARDS_IN_ROW), cards.slice(CARDS_IN_ROW)];
  return rows.filter(({ length }) => length > 0).map((buttons) => ({ kind: 'buttons', buttons }));
}

const isUse = (action: Action): action is Use =>
  action.kind === 'build' || action.kind === 'stage' || action.kind === 'sell';

const MOST_WAYS = 3;
const MOST_BUTTONS = 5;

/** Where there are several ways to pay, with who gets how much. */
function useLabel(view: View, legal: readonly Action[], use: Use, reader: Reader): string {
  const say = speech(reader.language);
  if (use.kind === 'sell') return say('panel.sell', { coins: say('count.coins', { count: SALE }) });
  const seat = seatOfPanel(view);
  const what =
    use.kind === 'build' ? say('panel.build') : say('panel.stage', { stage: itemAt(view.cities, seat).stages + 1 });
  const ways = legal.filter((other) => other.kind === use.kind && other.card === use.card).length;
  const price = paymentOf(view, seat, use);
  if (ways > 1) return pricedTo(say, what, price, payees(view, reader));
  return priced(say, what, { bank: price.bank + price.left + price.right, left: 0, right: 0 });
}

const neighborsOf = (view: View, reader: Reader): Neighbors => {
  const name = (flank: Flank) => nameOf(reader, seatOf(seatOfPanel(view), flank, view.cities.length));
  return { left: name('left'), right: name('right') };
};

/** Names so long that a label with both would be cut. */
const LONG = 40;
function payees(view: View, reader: Reader): Neighbors {
  const names = neighborsOf(view, reader);
  const say = speech(reader.language);
  const isLong = names.left.length + names.right.length > LONG;
  return isLong ? { left: say('panel.price.left'), right: say('panel.price.right') } : names;
}

/** What is built or earned with the card. */
function useEmoji(view: View, use: Use): string {
  if (use.kind === 'sell') return emoji(coinsEmoji(SALE), '');
  return emoji(use.kind === 'build' ? cardEmoji(use.card) : stageEmoji(stageAfter(view)), '');
}

const USE_STYLES = { build: 'success', stage: 'primary', sell: 'secondary' } as const;

/** What fits one menu; a second one would crowd the panel. */
const MOST_CHOICES = 25;
/** The uses left out first where there are too many: the card's button offers them. */
const LEFT_OUT = ['sell', 'stage'] as const satisfies readonly Use['kind'][];

/** A card and what it's used for by one choice; its button looks at it first. */
function everyUse(view: View, legal: readonly Action[], reader: Reader): Control {
  const all = legal.flatMap((use, index) => (isUse(use) ? [{ use, index }] : []));
  const fitting = LEFT_OUT.reduce(
    (uses, kind) => (uses.length > MOST_CHOICES ? uses.filter(({ use }) => use.kind !== kind) : uses),
    all,
  );
  const choices = fitting.map(({ use, index }): Choice => {
    const card = `${emoji(cardEmoji(use.card), '')}${cardName(reader.language, use.card)}`;
    return { label: `${card}: ${useLabel(view, legal, use, reader)}`, intent: { kind: 'play', index } };
  });
  return { kind: 'menu', prompt: speech(reader.language)('panel.cardAndUse'), choices };
}

/** What can be done with the chosen card: a button each, or a menu if there are many ways to pay. */
function useControls(view: View, legal: readonly Action[], card: CardId, reader: Reader): Control[] {
  const say = speech(reader.language);
  const uses = legal.flatMap((action, index) =>
    isUse(action) && action.card === card ? [{ use: action, index }] : [],
  );
  const choices = uses.map(({ use, index }): Button & Choice => ({
    label: `${useEmoji(view, use)}${useLabel(view, legal, use, reader)}`,
    intent: { kind: 'play', index },
    style: USE_STYLES[use.kind],
  }));
  const ways = (kind: Use['kind']) => uses.filter(({ use }) => use.kind === kind).length;
  const many = choices.length > MOST_BUTTONS || ways('build') > MOST_WAYS || ways('stage') > MOST_WAYS;
  const out = BARRED.filter((kind) => ways(kind) === 0).map((kind) => barredButton(view, kind, card, say));
  return many
    ? [
        { kind: 'menu', prompt: say('panel.use'), choices },
        { kind: 'buttons', buttons: out },
      ]
    : [{ kind: 'buttons', buttons: [...choices, ...out] }];
}

/** What may be impossible: a card can always be sold. */
const BARRED = ['build', 'stage'] as const;
type Barred = (typeof BARRED)[number];

/** Pressing it gives the reason. */
function barredButton(view: View, kind: Barred, card: CardId, say: Say): Button {
  const label = kind === 'build' ? say('panel.build') : say('panel.stage', { stage: stageAfter(view) });
  return {
    label,
    emoji: '🚫',
    intent: { kind: 'why', about: [ownOf(view).hand.indexOf(card), BARRED.indexOf(kind)] },
  };
}

/** The next stage; when all are built, the last one. */
const stageAfter = (view: View): number => {
  const city = itemAt(view.cities, seatOfPanel(view));
  return nextStage(city) ? city.stages + 1 : city.stages;
};

/** Why a card can't be built, or no stage with it: its place in the hand, and which of the two. */
export function barred(view: View, [at, which]: PanelState, { language }: Reader): string | null {
  const card = view.own?.hand[at ?? -1];
  const kind = BARRED[which ?? -1];
  if (view.seat === null || card === undefined || kind === undefined) return null;
  const offer =
    kind === 'build' ? offerToBuild(view.cities, view.seat, card, timeOf(view)) : offerForStage(view.cities, view.seat);
  const say = speech(language);
  const what = kind === 'build' ? cardName(language, card) : say('panel.why.stage', { stage: stageAfter(view) });
  return whyNot(say, offer, what, itemAt(view.cities, view.seat).coins);
}

/** The neighbors by name, the hand in words, and in teams the partner's. */
function lookButtons(view: View, chosen: number | null, look: Look, reader: Reader): Control {
  const say = speech(reader.language);
  const neighbors = neighborsOf(view, reader);
  const labels: { readonly [each in Look]: string } = {
    hand: say('panel.hand'),
    left: `◀ ${neighbors.left}`,
    right: `${neighbors.right} ▶`,
    words: say('panel.words'),
    partner: say('panel.partner'),
  };
  const looks: Look[] = ['left', 'right', 'words', ...(view.partner ? (['partner'] as const) : [])];
  const offered = looks.map((each) => (each === look ? 'hand' : each));
  return { kind: 'buttons', buttons: offered.map((each) => ({ label: labels[each], intent: show(chosen, each) })) };
}

function pictureOf(view: View, chosen: number | null, look: Look): WondersRequest {
  const seat = seatOfPanel(view);
  switch (look) {
    case 'left':
    case 'right':
      return { game: 'wonders', kind: 'city', view, seat: seatOf(seat, look, view.cities.length) };
    case 'partner':
      return { game: 'wonders', kind: 'partner', view };
    default:
      return { game: 'wonders', kind: 'hand', view, chosen };
  }
}

const question = ({ phase }: View, say: Say): string =>
  say(phase === 'last' ? 'panel.question.last' : 'panel.question.choose');

/** The city one leads, before the first card is played. */
function leadLines(view: View, say: Say): string[] {
  if (view.phase !== 'choose' || view.age > 1 || view.turn > 1) return [];
  const city = itemAt(view.cities, seatOfPanel(view));
  const lead = `${emoji(wonderEmoji(city.wonder), '🏛️')} ${say('panel.lead', {
    wonder: wonderName(say.language, city.wonder),
    side: say(`side.${city.side}`),
    good: emoji(goodEmoji(wonderOf(city.wonder).good), '') + say(`good.${wonderOf(city.wonder).good}`),
  })}`;
  return [lead, ...stageLines(city, say).map((line) => `-# ${opening(line)}.`)];
}

/** The card that is looked at, in a sentence. */
function chosenLine(view: View, chosen: number, say: Say): string {
  const card = itemAt(ownOf(view).hand, chosen);
  return emoji(cardEmoji(card), '') + handCard(view, seatOfPanel(view), card, say);
}

/** Choosing a card, then its use; then Confirm. */
export function handPanel(view: View, legal: readonly Action[], reader: Reader, say: Say, shown: PanelState): Panel {
  const { hand, answer } = ownOf(view);
  const look = LOOKS[shown[1] ?? 0] ?? 'hand';
  const { line, buttons } = standing(view, legal, say);
  if (answer) {
    const at = 'card' in answer ? hand.indexOf(answer.card) : -1;
    const picture = pictureOf(view, at < 0 ? null : at, look);
    return {
      picture,
      lines: [answerLine(view, seatOfPanel(view), answer, reader), line],
      controls: [],
      extra: buttons,
      ready: true,
    };
  }
  const chosen = hand[shown[0] ?? -1] === undefined ? null : (shown[0] ?? null);
  const asked = reader.taught ? [] : [...leadLines(view, say), question(view, say)];
  const spoken =
    look === 'words' ? describe({ game: 'wonders', kind: 'hand', view, chosen }, reader, true).join('\n') : '';
  return {
    picture: pictureOf(view, chosen, look),
    lines: [...(chosen === null ? asked : [chosenLine(view, chosen, say)]), line, spoken].filter(Boolean),
    controls: [
      ...cardRows(view, chosen, say),
      ...(chosen === null ? [everyUse(view, legal, reader)] : useControls(view, legal, itemAt(hand, chosen), reader)),
      lookButtons(view, chosen, look, reader),
    ],
    extra: buttons,
    ready: false,
  };
}

/** Which side of the board is played. */
export function sidePanel(view: View, legal: readonly Action[], reader: Reader, say: Say): Panel {
  const { answer } = ownOf(view);
  const seat = seatOfPanel(view);
  const { wonder } = itemAt(view.cities, seat);
  const buttons = legal.flatMap((action, index): Button[] =>
    action.kind === 'side'
      ? [{ label: say(`panel.side.${action.side}`), intent: { kind: 'play', index }, style: 'primary' }]
      : [],
  );
  return {
    picture: { game: 'wonders', kind: 'sides', view, seat },
    lines: [
      answer
        ? answerLine(view, seatOfPanel(view), answer, reader)
        : say('panel.question.side', { wonder: wonderName(say.language, wonder) }),
    ],
    controls: answer ? [] : [{ kind: 'buttons', buttons }],
    extra: [],
    ready: answer !== null,
  };
}
