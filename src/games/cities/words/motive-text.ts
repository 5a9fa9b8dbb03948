import { type WordValues, wordingOf } from '#i18n';
import type { Motive } from '../rules/motive.ts';
import { cardText, firstClause } from './phrases.ts';
import type { Say } from './speech.ts';

/** The numbers and names that a reason mentions. */
function valuesOf(say: Say, motive: Motive): WordValues {
  switch (motive.kind) {
    case 'claim':
    case 'goal':
      return { ...motive, name: say(`achievement.${motive.goal}.name`) };
    case 'card':
    case 'pays':
    case 'suits':
    case 'hope':
      return { ...motive, what: firstClause(cardText(say.language, motive.card)) };
    case 'area':
      return { ...motive, land: say(`land.${motive.land}`) };
    default:
      return {};
  }
}

/** Why someone built so, in a few words; the turn's number picks the wording. */
export const motiveWords = (say: Say, motive: Motive, turn: number): string =>
  say(`motive.${motive.kind}.${wordingOf(turn)}`, valuesOf(say, motive));

/** The same as the rest of a sentence. */
export const adviceWords = (say: Say, motive: Motive): string => say(`advice.${motive.kind}`, valuesOf(say, motive));
