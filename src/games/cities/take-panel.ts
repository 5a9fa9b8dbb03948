import { itemAt } from '#engine';
import type { Button, Panel } from '#games/contract';
import type { Reader } from '#i18n';
import { type CardId, card } from './rules/content.ts';
import { nearby } from './rules/nearby.ts';
import { makePlan } from './rules/neighborhood-plan.ts';
import { timesMet } from './rules/occurrences.ts';
import { LAST_SLOT } from './rules/round.ts';
import { townOf } from './rules/scoring.ts';
import { type Action, SLOTS, type Slot, type Work } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { cardSign } from './words/emoji-labels.ts';
import { cardText, itemWords, sentence } from './words/phrases.ts';
import { speech } from './words/speech.ts';

/** What lies face down on the space an action takes; its button has only a question mark, as others have. */
export function hidden(action: Action, { language }: Reader): string | null {
  if (action.kind !== 'worker' || action.slot !== LAST_SLOT) return null;
  return speech(language)(`panel.hidden.${action.row}`);
}

/** Asks before the last space of a row is taken: what lies there face down, and what lies beside it. */
export function warning(view: View, action: Action, reader: Reader): string | null {
  const what = hidden(action, reader);
  if (action.kind !== 'worker' || what === null) return null;
  const say = speech(reader.language);
  const open = view.market[action.row][action.slot].flatMap((item) => (item ? [itemWords(say, item)] : []));
  const asked = open.length
    ? say('panel.hidden.both', { what, open: open.join(', ') })
    : say('panel.hidden.take', { what });
  return `${asked} ${say('panel.hidden.fixed')}`;
}

/** The cards of the row that lie face up and that nobody has taken. */
const openCards = ({ market, workers }: View): { readonly slot: Slot; readonly id: CardId }[] =>
  SLOTS.flatMap((slot) => {
    const [item] = market.cards[slot];
    return item?.kind === 'card' && workers.cards[slot] === null ? [{ slot, id: item.card }] : [];
  });

/** To the card before and to the one behind, round the row; none after a card was revealed. */
function browsing(view: View, slot: Slot): Button[] {
  const cards = openCards(view);
  const at = cards.findIndex((each) => each.slot === slot);
  if (at < 0) return [];
  const button = (step: number, label: (sign: string) => string): Button => {
    const { slot: other, id } = itemAt(cards, (at + step + cards.length) % cards.length);
    return {
      label: label(cardSign(id)),
      intent: { kind: 'restart', action: { kind: 'worker', row: 'cards', slot: other } },
    };
  };
  const before = cards.length > 2 ? [button(-1, (sign) => `◀ ${sign}`)] : [];
  return cards.length > 1 ? [...before, button(1, (sign) => `${sign} ▶`)] : [];
}

/** A card before it is taken for good: large, on one's own neighborhood, with what it pays now and at best. */
export function cardPanel(view: View, work: Work, seat: number, reader: Reader): Panel | null {
  const taken = work.placed.find((placement) => placement.kind === 'card');
  if (!taken) return null;
  const say = speech(reader.language);
  const town = townOf(view, seat);
  const { condition, points } = card(taken.card);
  const now = points * timesMet(makePlan(town.spaces), condition);
  const best = points * Math.max(0, ...nearby(town, condition).map(({ more }) => more));
  return {
    picture: { game: 'cities', kind: 'card', view, seat, card: taken.card },
    lines: [
      sentence(`${cardText(reader.language, taken.card)} (${say('pictures.goal.each', { points })})`),
      best > 0 ? say('panel.paysMore', { count: now, best: now + best }) : say('panel.pays', { count: now }),
    ],
    controls: [],
    extra: [],
    beside: browsing(view, work.slot),
    confirm: { now: say('panel.takeIt'), plan: say('panel.planIt') },
    ready: true,
  };
}
