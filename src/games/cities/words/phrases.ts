import { boundingBox } from '#engine';
import { cachedText, emoji, type Language } from '#i18n';
import { type Achievement, type CardId, card, tileFace } from '../rules/content.ts';
import { isColor, isOpen } from '../rules/held-item.ts';
import type { Color, Feature, TileId } from '../rules/kinds.ts';
import { rotateFace } from '../rules/neighborhood.ts';
import type { Item, Length, Placement, Rotation, Space, Town } from '../rules/types.ts';
import type { SeenItem, View } from '../rules/view.ts';
import { spaceName, tileName } from './address.ts';
import { cardEmoji, featuresEmoji, piecesEmoji, tileEmoji } from './emoji-labels.ts';
import { counted } from './space-list.ts';
import { type Say, speech } from './speech.ts';

/** Whose turn it is, at the end of a table. */
export const turnCall = ({ phase }: View, mention: string, language: Language): string =>
  speech(language)(phase === 'start' ? 'table.choose' : 'table.turn', { mention });

/** A card's or an achievement's whole text, numbers and all. */
export const cardText = (language: Language, id: CardId): string =>
  cachedText(`cities card ${language} ${id}`, () => cardClauses(language, id).join('; '));
/** What is otherwise a part of one, by itself. */
export const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

export const achievementText = (language: Language, achievement: Achievement): string =>
  cachedText(`cities achievement ${language} ${achievement.id}`, () =>
    describeAchievement(speech(language), achievement),
  );

/** What a card pays for, and how that is counted where it matters: numbers and the rule for overlaps come from the table. */
export function cardClauses(language: Language, id: CardId): readonly [pays: string, ...counted: string[]] {
  const say = speech(language);
  const { condition } = card(id);
  const pays = say(`card.${id}`, { ...condition });
  return condition.kind === 'pattern' ? [pays, say(`overlap.${condition.overlap ? 'yes' : 'no'}`)] : [pays];
}

const describeAchievement = (say: Say, { id, condition, times }: Achievement): string =>
  say(`achievement.${id}.text`, { ...condition, times });

/** A piece or a feature by its name. */
export const heldName = (say: Say, held: Color | Feature): string =>
  say(isColor(held) ? `piece.${held}` : `feature.${held}`);

export const pointWords = (say: Say, count: number): string => say('pictures.goal.worth', { count });

/** Left to right, top over bottom, as one reads a tile. */
export function tileWords(say: Say, tile: TileId, rotation: Rotation = 0): string {
  const lands = rotateFace(tileFace(tile), rotation).map((land) => say(`land.${land}`));
  const line = (from: number) => counted(lands.slice(from, from + 2)).join(', ');
  return say('pictures.text.lands', { top: line(0), bottom: line(2) });
}

export function itemWords(say: Say, item: SeenItem): string {
  if (item === null) return say('pictures.alt.hidden');
  switch (item.kind) {
    case 'card':
      return cardText(say.language, item.card);
    case 'tile':
      return say('pictures.text.tileWith', { lands: tileWords(say, item.tile) });
    case 'feature':
      return say(`feature.${item.feature}`);
    case 'piece':
      return say(`piece.${item.color}`);
  }
}

/** Long card texts lose their second half where there is little room: it only says how to count. */
export const firstClause = (text: string): string => text.replace(/;.*$/s, '');
export const shortItemWords = (say: Say, item: SeenItem): string =>
  item?.kind === 'piece' ? say(`color.${item.color}`) : firstClause(itemWords(say, item));

/** What is on a space, without its name. */
export function spaceWords(say: Say, { land, feature, color, height }: Space): string {
  const ground = say(`land.${land}`);
  if (color) {
    const key = feature === 'special' ? 'pictures.text.onSpecial' : 'pictures.text.building';
    return say(key, { color: say(`color.${color}`), height });
  }
  if (feature) {
    const what = say(`feature.${feature}`);
    return say(isOpen(land) ? 'pictures.text.feature' : 'pictures.text.onLand', { land: ground, feature: what });
  }
  return say(isOpen(land) ? 'pictures.text.ground' : 'pictures.text.empty', { land: ground });
}

export function placementWords(say: Say, length: Length, placement: Placement): string {
  switch (placement.kind) {
    case 'card':
      return firstClause(cardText(say.language, placement.card));
    case 'tile':
      return say('pictures.text.put', {
        at: tileName(length, placement),
        what: say('pictures.text.tileWith', { lands: tileWords(say, placement.tile, placement.turn) }),
      });
    case 'feature':
      return say('pictures.text.put', { at: spaceName(length, placement), what: say(`feature.${placement.feature}`) });
    case 'piece':
      return say('pictures.text.put', { at: spaceName(length, placement), what: say(`piece.${placement.color}`) });
    case 'drop':
      return say('pictures.text.drop', { item: heldName(say, placement.item) });
  }
}

/** Where there is room for a sentence, or for words alone. */
type Brevity = 'story.at' | 'pictures.moves.at';

/** The same as the channel is told: a tile by its place alone, for its picture follows. */
function toldPlacement(say: Say, length: Length, placement: Placement, key: Brevity): string {
  const put = (what: string, at: string) => say(key, { what, at });
  switch (placement.kind) {
    case 'card': {
      const what = firstClause(cardText(say.language, placement.card));
      return say('story.card', { what, count: card(placement.card).points });
    }
    case 'tile':
      return put(say('story.tile'), tileName(length, placement));
    case 'feature':
      return put(say(`feature.${placement.feature}`), spaceName(length, placement));
    case 'piece':
      return put(say(`color.${placement.color}`), spaceName(length, placement));
    case 'drop':
      return placementWords(say, length, placement);
  }
}

/** What was placed as an emoji, where the channel is told; pictures have their own. */
export function ornament(placement: Placement): string {
  switch (placement.kind) {
    case 'card':
      return emoji(cardEmoji(placement.card), '');
    case 'tile':
      return emoji(tileEmoji(placement.tile), '');
    case 'feature':
      return emoji(featuresEmoji([placement.feature]), '');
    case 'piece':
      return emoji(piecesEmoji([placement.color]), '');
    case 'drop':
      return '';
  }
}

/** The same thing done several times is said once. */
export function toldPlacements(
  say: Say,
  length: Length,
  placed: readonly Placement[],
  key: Brevity = 'story.at',
): string[] {
  return oftenTold(
    say,
    placed.map(
      (placement) => (key === 'story.at' ? ornament(placement) : '') + toldPlacement(say, length, placement, key),
    ),
  );
}

/** Merges equal texts into one with a count. */
export const oftenTold = (say: Say, said: readonly string[]): string[] =>
  [...new Set(said)].map((what) => {
    const count = said.filter((each) => each === what).length;
    return count > 1 ? say('story.often', { what, count }) : what;
  });

export const handWords = (say: Say, hand: readonly Item[]): string =>
  hand.map((item) => shortItemWords(say, item)).join(', ');

/** The neighborhood's spaces line by line, in reading order. */
export function spacesByLine(town: Town): Space[][] {
  const { top, height } = boundingBox(town.spaces);
  return Array.from({ length: height }, (_, i) =>
    town.spaces.filter(({ y }) => y === top + i).sort((a, b) => a.x - b.x),
  );
}
