import type { Scene } from '#draw';
import { itemAt } from '#engine';
import { cardOf, stagesOf } from '../rules/content.ts';
import type { Color, Effect } from '../rules/kinds.ts';
import type { City, PlayedCard } from '../rules/types.ts';
import { cardName } from '../words/names.ts';
import { speech } from '../words/speech.ts';
import { colorSign } from './signs/color.ts';
import { stage } from './signs/plain-signs.ts';
import type { Sign } from './signs/sign.ts';
import { cardBack } from './signs/treasure.ts';

/** What a player did, as a row shows it: a sign, a few words, and what it brings. */
export type Told = { readonly sign: Sign; readonly words: string; readonly effects: readonly Effect[] };

export function told(played: PlayedCard, city: City, { language }: Scene): Told {
  const say = speech(language);
  switch (played.kind) {
    case 'built':
    case 'unearthed': {
      const { color, effects } = cardOf(played.card);
      return { sign: colorSign(color), words: cardName(language, played.card), effects };
    }
    case 'stage':
      return {
        sign: stage(),
        words: say('pictures.table.stage', { stage: played.stage }),
        effects: itemAt(stagesOf(city), played.stage - 1).effects,
      };
    case 'sold':
      return { sign: cardBack(), words: say('pictures.table.sold'), effects: [] };
  }
}

/** In which tower there is a new floor. */
export const freshColor = (played: PlayedCard | null): Color | null =>
  played?.kind === 'built' || played?.kind === 'unearthed' ? cardOf(played.card).color : null;
