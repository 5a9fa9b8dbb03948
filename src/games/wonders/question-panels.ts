import { itemAt, required } from '#engine';
import type { Button, Choice, Control, Panel, PanelState } from '#games/contract';
import { emoji, type Reader } from '#i18n';

import { ownOf, seatOfPanel, standing } from './own-panel.ts';
import { diggable } from './rules/city.ts';
import type { CardId } from './rules/content.ts';
import type { Action } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { answerLine } from './words/answer-text.ts';
import { cardEmoji } from './words/emoji-names.ts';
import { cardName } from './words/names.ts';
import { splitWords } from './words/payment-text.ts';
import type { Say } from './words/speech.ts';

/** Cards of the pile on one page. */
const PAGE = 8;

/** What of the discard pile may be built, page by page; the same buttons whether there is anything or not. */
export function pilePanel(view: View, legal: readonly Action[], reader: Reader, say: Say, shown: PanelState): Panel {
  const { answer, pile } = ownOf(view);
  const cards = diggable(required(pile, 'pile of who builds from it'), itemAt(view.cities, seatOfPanel(view)));
  const chosen = answer?.kind === 'unearth' ? cards.indexOf(answer.card) : null;
  const pages = Math.max(1, Math.ceil(cards.length / PAGE));
  const page = chosen === null ? Math.min(Math.max(0, shown[0] ?? 0), pages - 1) : Math.floor(chosen / PAGE);
  const here = cards.slice(page * PAGE, (page + 1) * PAGE);
  return {
    picture: {
      game: 'wonders',
      kind: 'pile',
      view,
      cards: here,
      page,
      pages,
      chosen: chosen === null ? null : chosen % PAGE,
    },
    lines: [
      answer
        ? answerLine(view, seatOfPanel(view), answer, reader)
        : say(cards.length ? 'panel.question.pile' : 'panel.question.pileEmpty'),
    ],
    controls: answer ? [] : [...cardMenu(legal, here, say), pageButtons(legal, page, pages, say)],
    extra: [],
    ready: answer !== null,
  };
}

function cardMenu(legal: readonly Action[], here: readonly CardId[], say: Say): Control[] {
  const choices = here.map((card): Choice => {
    const index = legal.findIndex((action) => action.kind === 'unearth' && action.card === card);
    const label = `${emoji(cardEmoji(card), '')}${cardName(say.language, card)}`;
    return { label, intent: { kind: 'play', index } };
  });
  return choices.length ? [{ kind: 'menu', prompt: say('panel.cards'), choices }] : [];
}

function pageButtons(legal: readonly Action[], page: number, pages: number, say: Say): Control {
  const turn = (label: string, to: number): Button[] =>
    to >= 0 && to < pages ? [{ label, intent: { kind: 'show', shown: [to] } }] : [];
  const index = legal.findIndex(({ kind }) => kind === 'leave');
  return {
    kind: 'buttons',
    buttons: [
      ...turn(say('panel.previous'), page - 1),
      ...turn(say('panel.next'), page + 1),
      { label: say('panel.nothing'), intent: { kind: 'play', index } },
    ],
  };
}

/** Up to this number, ways to split a loss are buttons. */
const MOST_SPLITS = 6;

/** Some coins, the rest in debts. */
export function lossPanel(view: View, legal: readonly Action[], reader: Reader, say: Say): Panel {
  const { answer, owed } = ownOf(view);
  const pays = legal.flatMap((action, index) => (action.kind === 'pay' ? [{ coins: action.coins, index }] : []));
  // The most coins come first, as in the picture.
  const splits = pays.toReversed().map(({ coins, index }): Button & Choice => ({
    label: splitWords(say, coins, owed - coins),
    intent: { kind: 'play', index },
    style: 'primary',
  }));
  const control: Control =
    splits.length > MOST_SPLITS
      ? { kind: 'menu', prompt: say('panel.split'), choices: splits }
      : { kind: 'places', prompt: say('panel.split'), places: splits };
  const { line, buttons } = standing(view, legal, say);
  return {
    picture: { game: 'wonders', kind: 'loss', view, chosen: answer?.kind === 'pay' ? answer.coins : null },
    lines: answer
      ? [answerLine(view, seatOfPanel(view), answer, reader), line].filter(Boolean)
      : [say('panel.question.loss', { count: owed })],
    controls: answer ? [] : [control],
    extra: buttons,
    ready: answer !== null,
  };
}
