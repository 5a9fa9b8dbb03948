import type { Motive } from '../rules/motive.ts';
import { cardText, firstClause } from './phrases.ts';
import type { Say } from './speech.ts';

/** Why somebody built so: in a few words, or as the rest of a sentence. */
export function motiveWords(say: Say, motive: Motive, as: 'motive' | 'advice' = 'motive'): string {
  switch (motive.kind) {
    case 'claim':
    case 'goal':
      return say(`${as}.${motive.kind}`, { ...motive, name: say(`achievement.${motive.goal}.name`) });
    case 'card':
    case 'pays':
    case 'suits':
    case 'hope': {
      const what = firstClause(cardText(say.language, motive.card));
      return say(`${as}.${motive.kind}`, { ...motive, what });
    }
    case 'area':
      return say(`${as}.area`, { ...motive, land: say(`land.${motive.land}`) });
    default:
      return say(`${as}.${motive.kind}`);
  }
}
