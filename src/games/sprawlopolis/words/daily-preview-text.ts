import type { Reader } from '#i18n';
import type { SprawlopolisRequest } from '../requests.ts';
import { cardName, conditionText, placementWords } from './phrases.ts';
import { speech } from './speech.ts';

/** The start position of a daily city, in sentences. */
export function previewLines(request: SprawlopolisRequest, { language }: Reader): string[] {
  if (request.kind !== 'city') return [];
  const { city, difficulty, scoring, target } = request.view;
  const say = speech(language);
  return [
    `${say(`pictures.difficulty.${difficulty}`)}, ${say('pictures.preview.target', { target })}.`,
    ...scoring.map((card) => `${cardName(say, card)} (${card}): ${conditionText(language, card)}.`),
    ...city.slice(0, 1).map((placed) => `${say('pictures.preview.card')}: ${placementWords(say, placed)}.`),
  ];
}
