import { makeDice, makeRng, required, shuffle } from '#engine';
import { FIRST_HANDS, SCORING_CARDS, sorted } from './content.ts';
import { CARD_NUMBERS, type SprawlopolisOptions, type State } from './types.ts';

export function setup(seats: number, options: SprawlopolisOptions, seed: string): State {
  const dice = makeDice(makeRng(seed));
  const start = dice.roll(seats);
  const cards = shuffle(dice, CARD_NUMBERS);
  const scoring = sorted(cards.splice(0, SCORING_CARDS));
  const hands = Array.from({ length: seats }, (_, seat) =>
    sorted(cards.splice(0, seat === start ? FIRST_HANDS.start : FIRST_HANDS.other)),
  );
  const [card, ...deck] = cards;
  return {
    difficulty: options.difficulty,
    open: options.hands === 'open',
    scoring,
    deck,
    hands,
    city: [{ card: required(card, 'first card'), turned: false, x: 0, y: 0 }],
    active: start,
    work: null,
    last: null,
  };
}
