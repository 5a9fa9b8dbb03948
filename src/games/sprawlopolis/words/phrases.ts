import { cachedText, type Language } from '#i18n';
import type { Block } from '../rules/city.ts';
import { face } from '../rules/content.ts';
import type { GainLine } from '../rules/score.ts';
import type { CardNumber, Placement, RoadSides, Zone } from '../rules/types.ts';
import { addressOf } from './address.ts';
import { describeCondition, shortCondition } from './condition-text.ts';
import { type Say, speech } from './speech.ts';

/** What a card pays for. */
export const conditionText = (language: Language, number: CardNumber): string =>
  cachedText(`sprawlopolis condition ${language} ${number}`, () => describeCondition(speech(language), number));

/** The same in a few words, for two short lines. */
export const conditionShort = (language: Language, number: CardNumber): string =>
  cachedText(`sprawlopolis short ${language} ${number}`, () => shortCondition(speech(language), number));

/** With a true minus sign, as numbers stand in the pictures. */
export const number = (points: number): string => (points < 0 ? `−${-points}` : String(points));
export const signed = (points: number): string => (points > 0 ? `+${points}` : number(points));

export const cardName = (say: Say, card: CardNumber): string => say(`card.${card}.name`);

const quarterWords = (say: Say, zone: Zone, road: RoadSides): string => {
  const what = say(`pictures.block.${zone}`);
  return road ? say('pictures.text.inCard', { what, sides: say(`pictures.sides.${road}`) }) : what;
};

/** A card with all four blocks and their roads, as it lies. */
export function cardWords(say: Say, card: CardNumber, turned = false): string {
  const {
    blocks: [a, b, c, d],
    roads: [roadA, roadB, roadC, roadD],
  } = face(card, turned);
  const top = `${quarterWords(say, a, roadA)}, ${quarterWords(say, b, roadB)}`;
  const bottom = `${quarterWords(say, c, roadC)}, ${quarterWords(say, d, roadD)}`;
  const values = { number: card, name: cardName(say, card), top, bottom };
  const text = say('pictures.text.card', values);
  return turned ? say('pictures.text.turned', { card: text }) : text;
}

export const placementWords = (say: Say, { card, turned }: Placement): string => cardWords(say, card, turned);

export function blockWords(say: Say, block: Block): string {
  const values = { at: addressOf(block), what: say(`pictures.block.${block.zone}`) };
  if (!block.road) return say('pictures.text.block', values);
  return say('pictures.text.blockRoad', { ...values, sides: say(`pictures.sides.${block.road}`) });
}

/** The name of a part of the score. */
export function partWords(say: Say, part: GainLine['part']): string {
  if (typeof part === 'number') return cardName(say, part);
  return say(part === 'roads' ? 'pictures.city.roads' : `pictures.zone.${part}`);
}
