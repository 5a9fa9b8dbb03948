import type { Reader } from '#i18n';
import type { TouristsRequest } from '../requests.ts';
import { SCORE_LINES } from '../rules/score.ts';
import { tileWords } from './phrases.ts';
import { speech } from './speech.ts';

/** The start position of a daily city, in sentences. */
export function previewLines({ view }: TouristsRequest, { language }: Reader): string[] {
  const say = speech(language);
  const tiles = view.drawn.map((tile) => `(${tileWords(say, tile)})`).join(', ');
  return [
    `${say('pictures.round.level', { level: view.level })}, ${say('pictures.preview.rounds', { count: view.rounds })}.`,
    ...SCORE_LINES.map(
      (kind) => `${say(`pictures.kinds.${kind}`)}: ${say(`pictures.preview.pays.${view.level}.${kind}`)}.`,
    ),
    `${say('pictures.preview.tiles')}: ${tiles}.`,
  ];
}
