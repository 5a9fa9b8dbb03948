import { defineWords } from '#games/define';
import { fitAltText, makeTranslator, nameOf, type Reader } from '#i18n';
import type { Toy, ToyRequest } from './request.ts';
import { CARDS, totalOf } from './rules.ts';

const en = {
  name: 'Toy',
  table: {
    begin: 'Nothing to prepare: {{link}}',
    home: 'My cards',
    all: 'All cards',
    closer: 'A closer look',
    whose: 'Whose cards?',
    choose: '{{mention}}, choose a card in secret.',
    bow: '{{mention}}, you kept the highest card: bow.',
  },
  option: {
    length: {
      label: 'Length',
      command: { name: 'length', text: 'How many cards each is dealt' },
      choice: { long: 'Three cards', short: 'Two cards' },
    },
  },
  rules: {
    turn: { title: 'A turn', text: 'Choose a card in secret; when all have, everyone keeps theirs.' },
    end: { title: 'The end', text: 'Most points win.' },
  },
  review: { axis: 'round', round: 'Round {{round}}', within: 'in round {{round}}' },
  hints: { first: 'Choose a card.', second: 'Nobody sees it.', third: 'Points count.' },
  panel: { hand: 'Your hand', card: 'Card {{card}}', ask: 'Which card do you keep?', bow: 'Bow before the others.' },
  story: { kept: 'All have chosen: {{cards}}.', bows: '**{{name}}** bows.' },
  picture: {
    table: 'Kept cards',
    kept: 'Cards of {{name}}',
    final: 'The end',
    deciding: 'is choosing',
    done: 'is ready',
  },
  alt: { row: '{{name}} has kept {{cards}}, points: {{total}}.', none: 'nothing yet', hand: 'In hand: {{cards}}.' },
};

const es: typeof en = {
  name: 'Juguete',
  table: {
    begin: 'Nada que preparar: {{link}}',
    home: 'Mis cartas',
    all: 'Todas las cartas',
    closer: 'Ver de cerca',
    whose: '¿Las cartas de quién?',
    choose: '{{mention}}, elige una carta en secreto.',
    bow: '{{mention}}, tienes la carta más alta: haz una reverencia.',
  },
  option: {
    length: {
      label: 'Duración',
      command: { name: 'duración', text: 'Cuántas cartas recibe cada cual' },
      choice: { long: 'Tres cartas', short: 'Dos cartas' },
    },
  },
  rules: {
    turn: {
      title: 'Un turno',
      text: 'Elige una carta en secreto; cuando todos lo han hecho, cada cual se queda la suya.',
    },
    end: { title: 'El final', text: 'Gana quien tiene más puntos.' },
  },
  review: { axis: 'ronda', round: 'Ronda {{round}}', within: 'en la ronda {{round}}' },
  hints: { first: 'Elige una carta.', second: 'Nadie la ve.', third: 'Cuentan los puntos.' },
  panel: { hand: 'Tu mano', card: 'Carta {{card}}', ask: '¿Con qué carta te quedas?', bow: 'Haz una reverencia.' },
  story: { kept: 'Todos han elegido: {{cards}}.', bows: '**{{name}}** hace una reverencia.' },
  picture: {
    table: 'Cartas',
    kept: 'Cartas de {{name}}',
    final: 'El final',
    deciding: 'está eligiendo',
    done: 'está listo',
  },
  alt: { row: '{{name}} tiene {{cards}}, puntos: {{total}}.', none: 'nada todavía', hand: 'En la mano: {{cards}}.' },
};

export const speech = makeTranslator<typeof en>({ en, es });

function alt(request: ToyRequest, reader: Reader): string {
  const say = speech(reader.language);
  const { kept, hand } = request.view;
  const shown = request.kind === 'kept' ? [request.seat] : [...kept.keys()];
  const rows = shown.map((seat) =>
    say('alt.row', {
      name: nameOf(reader, seat),
      cards: kept[seat]?.join(', ') || say('alt.none'),
      total: totalOf(kept[seat] ?? []),
    }),
  );
  return fitAltText(request.kind === 'hand' ? [say('alt.hand', { cards: hand.join(', ') }), ...rows] : rows);
}

export const toyWords = defineWords<Toy>({
  texts: { en, es },
  say: speech,
  call: ({ asked }, mention, language) => speech(language)(asked === null ? 'table.choose' : 'table.bow', { mention }),
  alt,
  content: (language) =>
    CARDS.map((card) => ({ kind: 'card', id: card, text: speech(language)('panel.card', { card }) })),
});
