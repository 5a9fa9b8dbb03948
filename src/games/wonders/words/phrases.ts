import { emoji } from '#i18n';
import { CARD_IDS, type CardId, cardOf } from '../rules/content.ts';
import { COLORS, type Cost, type Countable, type Flank, type Good, type Source } from '../rules/kinds.ts';
import type { City } from '../rules/types.ts';
import { goodEmoji } from './emoji-names.ts';

import { cardName } from './names.ts';
import type { Say } from './speech.ts';

/** As Ages are counted. */
export const roman = (age: number): string => 'I'.repeat(age);

const listed = (type: 'conjunction' | 'disjunction') => {
  const lists = { en: new Intl.ListFormat('en-GB', { type }), es: new Intl.ListFormat('es', { type }) };
  return ({ language }: Pick<Say, 'language'>, things: readonly string[]): string => lists[language].format(things);
};
/** "a, b and c" */
export const allOf = listed('conjunction');
/** "a, b or c" */
export const oneOf = listed('disjunction');

/** The first letter large, as a sentence begins. */
export const opening = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** With a true minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
/** "9 points", "−1 point" */
export const pointsWords = (say: Say, count: number): string => say('count.points', { count }).replace('-', '−');
export const withSign = (value: number): string => (value > 0 ? `+${value}` : signed(value));

function counted(goods: readonly Good[]): (readonly [Good, number])[] {
  const counts = new Map<Good, number>();
  for (const good of goods) counts.set(good, (counts.get(good) ?? 0) + 1);
  return [...counts];
}

/** "2 clay, textile" */
const goodsWords = (say: Say, goods: readonly Good[]): string =>
  counted(goods)
    .map(([good, count]) => (count > 1 ? say('count.good', { count, good: say(`good.${good}`) }) : say(`good.${good}`)))
    .join(', ');

/** "1 clay, 2 ore" */
export const amountWords = (say: Say, goods: readonly Good[], isIllustrated = false): string =>
  counted(goods)
    .map(
      ([good, count]) =>
        (isIllustrated ? emoji(goodEmoji(good), '') : '') + say('count.good', { count, good: say(`good.${good}`) }),
    )
    .join(', ');

const sourceWords = (say: Say, source: Source): string =>
  oneOf(
    say,
    source.map((good) => say(`good.${good}`)),
  );

/** "2 clay, textile; wood or ore; clay or ore": whatever leaves a choice stands for itself. */
export function sourcesWords(say: Say, sources: readonly Source[]): string {
  const single = sources.flatMap((source) => (source.length === 1 ? source : []));
  const choices = sources.filter((source) => source.length > 1).map((source) => sourceWords(say, source));
  return [...(single.length ? [goodsWords(say, single)] : []), ...choices].join('; ');
}

export const costsNothing = ({ coins, goods }: Cost): boolean => coins === 0 && goods.length === 0;

/** "2 coins, 3 stone"; empty for what costs nothing. */
export const costWords = (say: Say, { coins, goods }: Cost): string =>
  [...(coins ? [say('count.coins', { count: coins })] : []), ...(goods.length ? [goodsWords(say, goods)] : [])].join(
    ', ',
  );

/** "brown, gray or purple card", "wonder stage" */
export function itemWords(say: Say, what: readonly Countable[]): string {
  const colors = COLORS.filter((color) => what.includes(color)).map((color) => say(`color.${color}`));
  const others = what.flatMap((each) => (isColor(each) ? [] : [say(`item.${each}`)]));
  return oneOf(say, [...(colors.length ? [say('item.card', { colors: oneOf(say, colors) })] : []), ...others]);
}

const isColor = (what: Countable): what is (typeof COLORS)[number] => COLORS.some((color) => color === what);

/** Either of these in the city makes the card free. */
export function builtBy(id: CardId): readonly CardId[] {
  const { needs } = cardOf(id);
  return needs ? CARD_IDS.filter((other) => cardOf(other).gives.includes(needs)) : [];
}

/** What the card makes free in turn. */
export function leadsTo(id: CardId): readonly CardId[] {
  const { gives } = cardOf(id);
  return CARD_IDS.filter((other) => gives.some((chain) => chain === cardOf(other).needs));
}

export const cardNames = (say: Say, ids: readonly CardId[]): string[] => ids.map((id) => cardName(say.language, id));

/** Those of the city whose chain makes the card free. */
export const chainIn = ({ cards }: City, id: CardId): readonly CardId[] =>
  builtBy(id).filter((other) => cards.includes(other));

/** Where a neighbor sits, on buttons and in lines of text. */
export const ARROW: { readonly [flank in Flank]: string } = { left: '◀', right: '▶' };
