import { type AchievementId, type CardId, tileFace } from '../rules/content.ts';
import { COLORS, type Color, FEATURES, type Feature, type TileId } from '../rules/kinds.ts';

/** Plain names of the emojis, as a screen reader speaks them. */
const worded = (id: string): string => id.replaceAll('-', '_');

/** `red_2_blue`: in which order they lie makes no difference. */
const counted = (all: readonly string[], kinds: readonly string[]): string =>
  kinds
    .flatMap((kind) => {
      const { length } = all.filter((each) => each === kind);
      return length > 1 ? [kind, String(length)] : length > 0 ? [kind] : [];
    })
    .join('_');

export const HIDDEN = 'unknown';

export const cardEmoji = (card: CardId): string => `${worded(card)}_card`;
export const goalEmoji = (goal: AchievementId): string => `${worded(goal)}_goal`;
export const tileEmoji = (tile: TileId): string => tileFace(tile).join('_');
export const piecesEmoji = (colors: readonly Color[]): string => {
  const [only] = colors;
  return only && colors.length === 1 ? `${only}_block` : counted(colors, COLORS);
};
export const featuresEmoji = (features: readonly (Feature | typeof HIDDEN)[]): string => {
  const [only] = features;
  return only && features.length === 1 ? `${only}_token` : counted(features, [...FEATURES, HIDDEN]);
};
