import type { CardNumber, Zone } from '../rules/types.ts';

/** Plain names of the emojis, as a screen reader speaks them. */
export const cardEmoji = (card: CardNumber): string => `blocks_${card}`;
export const goalEmoji = (card: CardNumber): string => `scoring_${card}`;
export const zoneEmoji = (zone: Zone): string => `${zone}_zone`;
export const ROADS = 'roads';
