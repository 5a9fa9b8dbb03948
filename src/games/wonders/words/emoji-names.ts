import type { CardId } from '../rules/content.ts';
import type { Good, Victory } from '../rules/kinds.ts';
import type { WonderId } from '../rules/wonders.ts';

/** Plain names of the emojis, as a screen reader speaks them. */
export const cardEmoji = (card: CardId): string => `${card.replaceAll('-', '_')}_card`;

const GOODS: { readonly [good in Good]: string } = {
  W: 'wood',
  S: 'stone',
  C: 'clay',
  O: 'ore',
  G: 'glass',
  P: 'papyrus',
  T: 'textile',
};
export const goodEmoji = (good: Good): string => GOODS[good];
export const wonderEmoji = (wonder: WonderId): string => wonder;
export const stageEmoji = (stage: number): string => `stage_${stage}`;
export const coinsEmoji = (coins: number): string => `coins_${coins}`;
export const COIN = 'coin';
export const DEBT = 'debt';
export const SHIELD = 'shield';
export const DOVE = 'dove';
export const victoryEmoji = (value: Victory): string => `victory_${value}`;
