import { defineWords } from '#games/define';
import { GAME_WORDS, makeTranslator, nameOf } from '#i18n';
import type { Toy } from '../requests.ts';
import { CARDS, totalOf } from '../rules/index.ts';

const en = {
  ...GAME_WORDS.en,
  name: 'Toy',
  rules: { turn: { title: 'A turn', text: 'Keep one card in secret. The player with the highest one takes a bow.' } },
  choose: '{{mention}}, choose a card in secret.',
  bow: '{{mention}}, you kept the highest card: take a bow.',
  card: 'Card {{card}}',
  hand: 'You can choose from these cards: {{cards}}.',
  kept: 'Everyone has chosen: {{cards}}',
  bows: '**{{name}}** takes a bow',
  row_one: '{{name}} has {{count}} point.',
  row_other: '{{name}} has {{count}} points.',
};

const es: typeof en = {
  ...GAME_WORDS.es,
  name: 'Juguete',
  rules: { turn: { title: 'Un turno', text: 'Quédate una carta en secreto. Quien tiene la más alta saluda.' } },
  choose: '{{mention}}, elige una carta en secreto.',
  bow: '{{mention}}, tienes la carta más alta: saluda.',
  card: 'Carta {{card}}',
  hand: 'Puedes elegir entre estas cartas: {{cards}}.',
  kept: 'Todos han elegido: {{cards}}',
  bows: '**{{name}}** saluda',
  row_one: '{{name}} tiene {{count}} punto.',
  row_other: '{{name}} tiene {{count}} puntos.',
};

export const speech = makeTranslator<typeof en>({ en, es });

export const toyWords = defineWords<Toy>({
  texts: { en, es },
  say: speech,
  call: ({ asked }, mention, language) => speech(language)(asked === null ? 'choose' : 'bow', { mention }),
  describe({ kind, view: { hand, kept, chosen } }, reader) {
    const say = speech(reader.language);
    const cards = hand.map((card) => (card === chosen ? `${card} ✓` : card)).join(', ');
    if (kind === 'hand') return [say('hand', { cards })];
    return kept.map((cards, seat) => say('row', { name: nameOf(reader, seat), count: totalOf(cards) }));
  },
  content: (language) => CARDS.map((card) => ({ kind: 'card', id: card, text: speech(language)('card', { card }) })),
});
