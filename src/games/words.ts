import {
  dailyAlt,
  fitAltText,
  isDaily,
  isLegend,
  isReview,
  isStandings,
  type Reader,
  reviewAlt,
  reviewText,
  standingsAlt,
  words,
} from '#i18n';
import { citiesWords } from './cities/words/index.ts';
import type { PictureRequest, Words } from './contract.ts';
import type { WordsFor } from './define.ts';
import { COVER, EMOJI, type GameId } from './index.ts';
import type { Rules } from './rules.ts';
import { sprawlopolisWords } from './sprawlopolis/words/index.ts';
import { touristsWords } from './tourists/words/index.ts';
import { wondersWords } from './wonders/words/index.ts';

const gameWords = {
  cities: citiesWords,
  sprawlopolis: sprawlopolisWords,
  tourists: touristsWords,
  wonders: wondersWords,
} satisfies { readonly [id in GameId]: WordsFor<Rules[id]> };

export const WORDS: { readonly [id in GameId]: Words } = gameWords;

const coverText = ({ game }: PictureRequest, { language }: Reader): string =>
  WORDS[game].cover?.texts[language].alt ?? WORDS[game].say(language)('name');

/** What the signs of a game mean, one sentence each. */
const legendLines = (game: GameId, { language }: Reader): string[] => [
  words(language)('bot.look.signs'),
  ...Object.values(WORDS[game].legend?.[language] ?? {}),
];

/** The alt text of any picture. */
export function altText(request: PictureRequest, reader: Reader): string {
  if (isStandings(request)) return standingsAlt(request, reader.language);
  if (isDaily(request))
    return dailyAlt(request, (shown) => WORDS[request.game].daily?.preview(shown, reader) ?? [], reader.language);
  if (isReview(request)) return reviewAlt(request.sheet, reader);
  return fitAltText(described(request, reader, false));
}

/** Any picture of a match in words. A place at the start of a line stays as it is: Markdown would count a list itself. */
export const pictureText = (request: PictureRequest, reader: Reader): string =>
  isReview(request)
    ? reviewText(request.sheet, reader)
    : described(request, reader, true)
        .join('\n')
        .replace(/^(\d+)\. /gm, '$1\\. ');

function described(request: PictureRequest, reader: Reader, full: boolean): string[] {
  if (request.kind === COVER) return [coverText(request, reader)];
  if (request.kind === EMOJI) return [];
  if (isLegend(request)) return legendLines(request.game, reader);
  const t = words(reader.language);
  const marks = [
    ...(request.plan ? [t(request.hint ? 'bot.hint.alt' : 'bot.plan.alt')] : []),
    ...(request.daily ? [`${t('bot.daily.name')}.`] : []),
  ];
  return [...marks, ...WORDS[request.game].describe(request, reader, full)];
}
