import { FIRST_HANDS, SCORING_CARDS } from '../rules/content.ts';

/** Every number the rules in short mention, from the rules that the engine plays by. */
export const rulesNumbers = {
  startHand: FIRST_HANDS.start,
  otherHand: FIRST_HANDS.other,
  conditions: SCORING_CARDS,
};
export type RulesNumbers = typeof rulesNumbers;
