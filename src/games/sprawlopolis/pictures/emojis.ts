import { type Motif, motifOf, onGround, PAPER, placed } from '#draw';
import { CARD_NUMBERS, ZONES } from '../rules/types.ts';
import { cardEmoji, goalEmoji, ROADS, zoneEmoji } from '../words/emoji-names.ts';
import { roadIcon, zoneIcon } from './blocks/zone-icons.ts';
import { cardFace } from './city-layers.ts';
import { pictogram } from './pictogram.ts';

/** The cards, what they score as goals, and what every city scores. */
export const emojis: { readonly [name: string]: () => Motif } = {
  ...Object.fromEntries(
    CARD_NUMBERS.flatMap((card) => [
      [cardEmoji(card), () => placed(206, 178, [cardFace(card, false, 97), 3, 8])],
      [goalEmoji(card), () => onGround(PAPER.paper, PAPER.line, pictogram(card, 116, 110, 3))],
    ]),
  ),
  ...Object.fromEntries(ZONES.map((zone) => [zoneEmoji(zone), () => motifOf(zoneIcon(zone, 104))])),
  [ROADS]: () => motifOf(roadIcon(104)),
};
