import type { Motive } from '../rules/motive.ts';
import { cardText, firstClause } from './phrases.ts';
import type { Say } from './speech.ts';

/** Why somebody built so, in a few words. */
export function motiveWords(say: Say, motive: Motive): string {
  switch (motive.kind) {
    case 'claim':
    case 'goal':
      return say(`motive.${motive.kind}`, { ...motive, name: say(`achievement.${motive.goal}.name`) });
    case 'card':
    case 'pays':
    case 'suits':
    case 'hope': {
      const what = firstClause(cardText(say.language, motive.card));
      return say(`motive.${motive.kind}`, { ...motive, what });
    }
    case 'area':
      return say('motive.area', { ...motive, land: say(`land.${motive.land}`) });
    default:
      return say(`motive.${motive.kind}`);
  }
}
