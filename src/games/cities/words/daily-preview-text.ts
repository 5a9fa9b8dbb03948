import type { Reader } from '#i18n';
import type { CitiesRequest } from '../requests.ts';
import { goalsOf } from '../rules/scoring.ts';
import { achievementText, tileWords } from './phrases.ts';
import { speech } from './speech.ts';

/** The start position of a daily city, in sentences. */
export function previewLines({ view }: CitiesRequest, { language }: Reader): string[] {
  const say = speech(language);
  const tiles = view.startTiles.map((tile) => `(${tileWords(say, tile)})`).join(', ');
  return [
    `${say(`board.${view.board}`)}, ${say('pictures.preview.rival')}.`,
    ...goalsOf(view).map(({ achievement, places }) => {
      const values = places.map(({ value }) => value).join(', ');
      return `${say(`achievement.${achievement.id}.name`)} (${values}): ${achievementText(language, achievement)}.`;
    }),
    `${say('pictures.preview.tiles')}: ${tiles}.`,
  ];
}
