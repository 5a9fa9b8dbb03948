import type { Button } from '#games/contract';
import { defineUi } from '#games/define';
import { nameOf } from '#i18n';
import { TOY } from '../toy-id.ts';
import type { Toy } from './requests.ts';
import { SIZE, totalOf } from './rules/index.ts';
import { speech } from './words/index.ts';

export const toyUi = defineUi<Toy>({
  table: (view) => ({ game: TOY, kind: 'table', view }),
  panel(view, legal, { language }) {
    if (legal.length === 0) return null;
    const say = speech(language);
    const buttons = legal.flatMap((action, index): Button[] =>
      action.kind === 'choose' ? [{ label: say('card', action), intent: { kind: 'play', index } }] : [],
    );
    return {
      picture: { game: TOY, kind: 'hand', view },
      lines: [say('rules.turn.text')],
      controls: [{ kind: 'buttons', buttons }],
      extra: [],
      ready: buttons.length < legal.length,
    };
  },
  /** Nothing until everyone has committed; then all cards at once, and later who bows. */
  story({ kept, asked, ready }, _before, reader) {
    const last = kept.map((cards) => cards.at(-1) ?? -1);
    if (ready.some(Boolean) || last.includes(-1)) return { lines: [], picture: null, seat: null };
    const cards = last.map((card, seat) => `${nameOf(reader, seat)} ${card}`).join(', ');
    const name = nameOf(reader, last.indexOf(Math.max(...last)));
    const text = speech(reader.language)(asked === null ? 'bows' : 'kept', { name, cards });
    return { lines: [{ text: `${text}.`, points: null }], picture: null, seat: null };
  },
  progress({ kept }, seat) {
    const cards = kept[seat] ?? [];
    return { total: totalOf(cards), target: null, round: Math.min(cards.length + 1, SIZE), rounds: SIZE };
  },
});
