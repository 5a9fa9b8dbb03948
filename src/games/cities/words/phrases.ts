import { boundingBox, type Point } from '../../../engine/grid.ts';
import { type Language, words } from '../../../i18n/index.ts';
import { remembered, type Say } from '../../../i18n/speech.ts';
import { type Achievement, type CardId, tileFace } from '../rules/content.ts';
import type { TileId } from '../rules/kinds.ts';
import { turnFace } from '../rules/neighborhood.ts';
import { isColor, isOpen } from '../rules/places.ts';
import type { Item, Placement, Space, Town, Turn } from '../rules/types.ts';
import type { SeenItem } from '../rules/view.ts';
import { describeAchievement, describeCard } from './describe.ts';

/** A card's or an achievement's whole text, numbers and all. */
export const cardText = (language: Language, id: CardId): string =>
  remembered(`cities card ${language} ${id}`, () => describeCard(words(language), id));
export const achievementText = (language: Language, achievement: Achievement): string =>
  remembered(`cities achievement ${language} ${achievement.id}`, () =>
    describeAchievement(words(language), achievement),
  );

/** Left to right, top to bottom, as one reads a tile. */
export const tileWords = (say: Say, tile: TileId, rotation: Turn = 0): string =>
  turnFace(tileFace(tile), rotation)
    .map((land) => say(`cities.land.${land}`))
    .join(', ');

export function itemWords(say: Say, item: SeenItem): string {
  if (item === null) return say('pictures.alt.hidden');
  switch (item.kind) {
    case 'card':
      return cardText(say.language, item.card);
    case 'tile':
      return say('pictures.text.tileWith', { lands: tileWords(say, item.tile) });
    case 'feature':
      return say(`cities.feature.${item.feature}`);
    case 'piece':
      return say(`cities.color.${item.color}`);
  }
}

/** Long card texts lose their second half where there is little room: it only says how to count. */
export const firstClause = (text: string): string => text.replace(/;.*$/s, '');
export const shortItemWords = (say: Say, item: SeenItem): string => firstClause(itemWords(say, item));

/** What is on a space, without its name. */
export function spaceWords(say: Say, { land, feature, color, height }: Space): string {
  const ground = say(`cities.land.${land}`);
  if (height > 0) {
    const key = feature === 'special' ? 'pictures.text.onSpecial' : 'pictures.text.building';
    return say(key, { color: say(`cities.color.${color}`), height });
  }
  if (feature) {
    const what = say(`cities.feature.${feature}`);
    return say(isOpen(land) ? 'pictures.text.feature' : 'pictures.text.onLand', { land: ground, feature: what });
  }
  return say(isOpen(land) ? 'pictures.text.ground' : 'pictures.text.empty', { land: ground });
}

export function placementWords(say: Say, town: Town, placement: Placement): string {
  switch (placement.kind) {
    case 'card':
      return firstClause(cardText(say.language, placement.card));
    case 'tile': {
      const corner = spaceName(town, { x: 2 * placement.x, y: 2 * placement.y });
      return say('pictures.text.space', {
        at: corner,
        what: say('pictures.text.tileWith', { lands: tileWords(say, placement.tile) }),
      });
    }
    case 'feature':
      return say('pictures.text.space', {
        at: spaceName(town, placement),
        what: say(`cities.feature.${placement.feature}`),
      });
    case 'piece':
      return say('pictures.text.space', {
        at: spaceName(town, placement),
        what: say(`cities.color.${placement.color}`),
      });
    case 'drop':
      return say('pictures.text.drop', {
        item: say(`cities.${isColor(placement.item) ? 'color' : 'feature'}.${placement.item}`),
      });
  }
}

export const handWords = (say: Say, hand: readonly Item[]): string =>
  hand.map((item) => shortItemWords(say, item)).join(', ');

/** The neighborhood's spaces row by row, in reading order. */
export function spaceRows(town: Town): Space[][] {
  const { top, height } = boundingBox(town.spaces);
  return Array.from({ length: height }, (_, i) =>
    town.spaces.filter(({ y }) => y === top + i).sort((a, b) => a.x - b.x),
  );
}

/** Letters for columns, numbers for rows, counted from the neighborhood's own corner. */
export function spaceName(town: Town, { x, y }: Point): string {
  const box = boundingBox(town.spaces);
  return `${String.fromCharCode(65 + x - box.left)}${y - box.top + 1}`;
}
