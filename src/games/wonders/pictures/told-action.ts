import type { Scene } from '#draw';
import { itemAt } from '#engine';
import { cardOf, stagesOf } from '../rules/content.ts';
import type { Color, Effect } from '../rules/kinds.ts';
import type { City, Deed } from '../rules/types.ts';
import { cardName } from '../words/names.ts';
import { speech } from '../words/speech.ts';
import { colorSign } from './signs/color.ts';
import { stage } from './signs/plain-signs.ts';
import type { Sign } from './signs/sign.ts';
import { cardBack } from './signs/treasure.ts';

/** What a player did, as a row shows it: a sign, a few words, and what it brings. */
export type Told = { readonly sign: Sign; readonly words: string; readonly effects: readonly Effect[] };

export function told(deed: Deed, city: City, { language }: Scene): Told {
  const say = speech(language);
  switch (deed.kind) {
    case 'built':
    case 'unearthed': {
      const { color, effects } = cardOf(deed.card);
      return { sign: colorSign(color), words: cardName(language, deed.card), effects };
    }
    case 'stage':
      return {
        sign: stage(),
        words: say('pictures.table.stage', { stage: deed.stage }),
        effects: itemAt(stagesOf(city), deed.stage - 1).effects,
      };
    case 'sold':
      return { sign: cardBack(), words: say('pictures.table.sold'), effects: [] };
  }
}

/** In which tower there is a new floor. */
export const freshColor = (deed: Deed | null): Color | null =>
  deed?.kind === 'built' || deed?.kind === 'unearthed' ? cardOf(deed.card).color : null;
