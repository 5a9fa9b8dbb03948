import type { Fact } from '#games/contract';
import type { Language } from '#i18n';
import { CARD_IDS, type CardId, cardOf, stagesOf, WONDER_IDS, wonderOf } from '../rules/content.ts';
import { type Cost, GOODS, isRaw, SIDES, type Side, type Stage } from '../rules/kinds.ts';
import type { WonderId } from '../rules/wonders.ts';
import { effectSentence } from './effect-text.ts';
import { cardName, isAgain, wonderName } from './names.ts';
import { allOf, builtBy, cardNames, costsNothing, costWords, leadsTo, oneOf, roman } from './phrases.ts';
import { type Say, speech } from './speech.ts';

const costSentence = (say: Say, cost: Cost): string =>
  costsNothing(cost) ? say('card.free') : say('card.cost', { cost: costWords(say, cost) });

/** How many of it there are, by seats or by draw. */
function dealt(say: Say, id: CardId): string {
  const { color, copies } = cardOf(id);
  if (color === 'purple' || color === 'black') return say(`card.drawn.${color}`);
  return say('card.copies', { count: copies.length, seats: allOf(say, copies.map(String)) });
}

/** All there is to say of a card, in sentences. */
export function cardSentences(say: Say, id: CardId): readonly string[] {
  const { age, color, cost, effects } = cardOf(id);
  const from = builtBy(id);
  const to = leadsTo(id);
  return [
    say(`card.color.${color}`, { age: roman(age) }),
    costSentence(say, cost),
    ...(from.length ? [say('card.chain', { cards: oneOf(say, cardNames(say, from)) })] : []),
    ...effects.map((effect) => effectSentence(say, effect)),
    ...(to.length ? [say('card.leads', { cards: cardNames(say, to).join(', ') })] : []),
    dealt(say, id),
  ];
}

/** Cards of one name are told apart where they are looked up. */
const title = (say: Say, id: CardId): string => {
  const name = cardName(say.language, id);
  return isAgain(id) ? say('card.again', { name, age: roman(cardOf(id).age) }) : name;
};

const cardFact = (say: Say, id: CardId): Fact => {
  const { age, color, copies, cost } = cardOf(id);
  return {
    kind: 'card',
    id,
    name: title(say, id),
    text: cardSentences(say, id).join(' '),
    age,
    color,
    copies,
    cost,
    chains: { from: builtBy(id), to: leadsTo(id) },
  };
};

const stageText = (say: Say, { cost, effects }: Stage, index: number): string =>
  say('card.stage', {
    stage: index + 1,
    cost: costWords(say, cost),
    text: effects.map((effect) => effectSentence(say, effect)).join(' '),
  });

function boardFact(say: Say, id: WonderId, side: Side): Fact {
  const { good, needsCities } = wonderOf(id);
  const words = { wonder: wonderName(say.language, id), side: say(`side.${side}`) };
  const board = say('card.board', { ...words, monument: say(`monument.${id}`), good: say(`good.${good}`) });
  const stages = stagesOf({ wonder: id, side }).map((stage, i) => ({
    stage: i + 1,
    cost: stage.cost,
    text: stageText(say, stage, i),
  }));
  return {
    kind: 'board',
    id: `${id}-${side}`,
    name: say('card.side', words),
    text: [board, ...stages.map(({ text }) => text), ...(needsCities ? [say('card.needsCities')] : [])].join(' '),
    wonder: id,
    side,
    good,
    stages,
  };
}

/** Everything Wonders is made of. */
export function content(language: Language): Fact[] {
  const say = speech(language);
  return [
    ...CARD_IDS.map((id) => cardFact(say, id)),
    ...WONDER_IDS.flatMap((id) => SIDES.map((side) => boardFact(say, id, side))),
    ...GOODS.map((id) => ({
      kind: 'good',
      id,
      text: `${say(`good.${id}`)}, ${say(`card.good.${isRaw(id) ? 'raw' : 'made'}`)}`,
    })),
  ];
}
