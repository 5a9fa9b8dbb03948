import { boundingBox, type Point } from '../../../engine/grid.ts';
import type { Language } from '../../../i18n/index.ts';
import { remembered } from '../../../i18n/speech.ts';
import { type Achievement, type CardId, card, tileFace } from '../rules/content.ts';
import type { Color, Feature, TileId } from '../rules/kinds.ts';
import { rotateFace } from '../rules/neighborhood.ts';
import { isColor, isOpen } from '../rules/places.ts';
import type { Item, Placement, Rotation, Space, Town } from '../rules/types.ts';
import type { SeenItem } from '../rules/view.ts';
import { type Say, speech } from './speech.ts';

/** A card's or an achievement's whole text, numbers and all. */
export const cardText = (language: Language, id: CardId): string =>
  remembered(`cities card ${language} ${id}`, () => describeCard(speech(language), id));
export const achievementText = (language: Language, achievement: Achievement): string =>
  remembered(`cities achievement ${language} ${achievement.id}`, () =>
    describeAchievement(speech(language), achievement),
  );

/** What a card pays for: numbers and the rule for overlaps come from the table. */
function describeCard(say: Say, id: CardId): string {
  const { condition } = card(id);
  const text = say(`card.${id}`, { ...condition });
  if (condition.kind !== 'pattern') return text;
  return `${text}; ${say(`overlap.${condition.overlap ? 'yes' : 'no'}`)}`;
}

const describeAchievement = (say: Say, { id, condition, times }: Achievement): string =>
  say(`achievement.${id}.text`, { ...condition, times });

/** A piece or a feature by its name. */
export const heldName = (say: Say, held: Color | Feature): string =>
  say(isColor(held) ? `color.${held}` : `feature.${held}`);

/** Left to right, top to bottom, as one reads a tile. */
export const tileWords = (say: Say, tile: TileId, rotation: Rotation = 0): string =>
  rotateFace(tileFace(tile), rotation)
    .map((land) => say(`land.${land}`))
    .join(', ');

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
      return say(`color.${item.color}`);
  }
}

/** Long card texts lose their second half where there is little room: it only says how to count. */
export const firstClause = (text: string): string => text.replace(/;.*$/s, '');
export const shortItemWords = (say: Say, item: SeenItem): string => firstClause(itemWords(say, item));

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
        what: say(`feature.${placement.feature}`),
      });
    case 'piece':
      return say('pictures.text.space', {
        at: spaceName(town, placement),
        what: say(`color.${placement.color}`),
      });
    case 'drop':
      return say('pictures.text.drop', { item: heldName(say, placement.item) });
  }
}

export const handWords = (say: Say, hand: readonly Item[]): string =>
  hand.map((item) => shortItemWords(say, item)).join(', ');

/** The neighborhood's spaces line by line, in reading order. */
export function spacesByLine(town: Town): Space[][] {
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
