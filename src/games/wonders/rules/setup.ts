import { type Dice, makeDice, makeRng, pick, type Seat, shuffle } from '#engine';
import { BLACK_CARDS } from './black-cards.ts';
import { type CardId, cardOf, cardsOfAge, inOrder, MORE_GUILDS, START_COINS, WONDER_IDS, wonderOf } from './content.ts';
import { AGES, type Age, SIDES, type Side } from './kinds.ts';
import { turnsOf } from './turn-count.ts';
import type { City, SideRule, State, Variant, WondersOptions, Work } from './types.ts';
import type { WonderId } from './wonders.ts';

export const NO_WORK: Work = { answer: null, always: null, done: false };

const isBlack = (id: CardId): boolean => Object.hasOwn(BLACK_CARDS, id);

/** Every copy that is dealt to this number of seats. */
const plainDeck = (age: Age, seats: number): CardId[] =>
  cardsOfAge(age).flatMap((id) =>
    cardOf(id)
      .copies.filter((fewest) => fewest <= seats)
      .map(() => id),
  );

const isGuild = (id: CardId): boolean => cardOf(id).color === 'purple';

/** Draws `count` cards, with the seen ones among them. */
const drawn = (dice: Dice, all: readonly CardId[], count: number, seen: readonly CardId[]): CardId[] => {
  const open = all.filter((id) => seen.includes(id));
  const rest = all.filter((id) => !seen.includes(id));
  return [...open, ...shuffle(dice, rest).slice(0, Math.max(0, count - open.length))];
};

/** What an Age is played with, as far as it is not seen yet by chance; what is left out nobody ever sees. */
export function deckOf(dice: Dice, age: Age, seats: number, variant: Variant, seen: readonly CardId[] = []): CardId[] {
  const black = variant === 'base' ? [] : cardsOfAge(age).filter(isBlack);
  return [
    ...plainDeck(age, seats),
    ...drawn(dice, cardsOfAge(age).filter(isGuild), seats + MORE_GUILDS, seen),
    ...drawn(dice, black, seats, seen),
  ];
}

export function deal(dice: Dice, age: Age, seats: number, variant: Variant): CardId[][] {
  const deck = shuffle(dice, deckOf(dice, age, seats, variant));
  const held = turnsOf(variant) + 1;
  return Array.from({ length: seats }, (_, seat) => inOrder(deck.slice(seat * held, (seat + 1) * held)));
}

const sideOf = (dice: Dice, rule: SideRule): Side => {
  if (rule === 'random') return pick(dice, SIDES);
  return rule === 'night' ? 'night' : 'day';
};

const newCity = (wonder: WonderId, side: Side): City => ({
  wonder,
  side,
  stages: 0,
  cards: [],
  coins: START_COINS,
  debts: 0,
  tokens: [],
  diplomacy: 0,
});

/** All chance lies here, so the state needs no generator. */
export function setup(seats: number, { variant, sides }: WondersOptions, seed: string): State {
  const dice = makeDice(makeRng(seed));
  const boards = WONDER_IDS.filter((id) => variant !== 'base' || !wonderOf(id).needsCities);
  const cities = shuffle(dice, boards)
    .slice(0, seats)
    .map((wonder) => newCity(wonder, sideOf(dice, sides)));
  const [hands = [], ...decks] = AGES.map((age) => deal(dice, age, seats, variant));
  const all: Seat[] = cities.map((_, seat) => seat);
  return {
    variant,
    phase: sides === 'chosen' ? 'side' : 'choose',
    age: 1,
    turn: 1,
    cities,
    hands,
    decks,
    pile: [],
    tucked: [],
    hidden: all.map(() => []),
    asked: sides === 'chosen' ? [0] : all,
    work: all.map(() => NO_WORK),
    diggers: [],
    strikes: [],
    owed: all.map(() => 0),
    always: all.map(() => false),
    deeds: all.map(() => null),
    news: [],
    conflict: null,
  };
}
