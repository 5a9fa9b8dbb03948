import {
  dailyAlt,
  fitAltText,
  isDaily,
  isReview,
  isStandings,
  type Reader,
  reviewAlt,
  reviewText,
  standingsAlt,
  words,
} from '#i18n';
import { citiesWords } from './cities/words/index.ts';
import type { Request, Words } from './contract.ts';
import type { GameId } from './index.ts';
import { sprawlopolisWords } from './sprawlopolis/words/index.ts';
import { touristsWords } from './tourists/words/index.ts';
import { wondersWords } from './wonders/words/index.ts';

export const WORDS: { readonly [id in GameId]: Words } = {
  cities: citiesWords,
  sprawlopolis: sprawlopolisWords,
  tourists: touristsWords,
  wonders: wondersWords,
};

/** Any picture told in a few sentences. */
export function altText(request: Request, reader: Reader): string {
  if (isStandings(request)) return standingsAlt(request, reader.language);
  if (isDaily(request))
    return dailyAlt(request, (shown) => WORDS[request.game].preview?.(shown, reader) ?? [], reader.language);
  if (isReview(request)) return reviewAlt(request.sheet, reader);
  const alt = WORDS[request.game].alt(request, reader);
  return request.plan ? fitAltText([words(reader.language)('bot.plan.alt'), ...alt.split(/(?<=[.:]) /)]) : alt;
}

/** Any picture of a match in words. */
export const pictureText = (request: Request, reader: Reader): string =>
  isReview(request) ? reviewText(request.sheet, reader) : WORDS[request.game].text(request, reader);
