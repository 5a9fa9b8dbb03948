import type { ReviewedTurn } from '#games/contract';
import type { UiParts } from '#games/define';
import type { Language, Person, Reader } from '#i18n';
import type { Sprawlopolis } from './requests.ts';
import type { Placement } from './rules/types.ts';
import { addressOf } from './words/address.ts';
import { cardName } from './words/phrases.ts';
import { speech } from './words/speech.ts';

function laidWords(placed: Placement, language: Language): string {
  const say = speech(language);
  return say('story.at', { card: cardName(say, placed.card), at: addressOf(placed) });
}

type Turn = ReviewedTurn<Sprawlopolis>;

function contrast({ view: { work: did } }: Turn, { view: { work: other } }: Turn, person: Person, reader: Reader) {
  if (!did || !other) return null;
  const say = speech(reader.language);
  const placed = (mood: Person | 'doing', placement: Placement) =>
    say(`review.placed.${mood}`, { card: cardName(say, placement.card), at: addressOf(placement) });
  const played = placed(person, did);
  const at = addressOf(other);
  if (did.card !== other.card) return { played, better: placed('doing', other) };
  if (at === addressOf(did)) return did.turned === other.turned ? null : { played, better: say('review.turned') };
  return { played, better: say(did.turned === other.turned ? 'review.moved' : 'review.movedAndTurned', { at }) };
}

export const review: UiParts<Sprawlopolis>['review'] = {
  move: ({ last }, _before, _seat, { language }) => (last ? laidWords(last.placed, language) : ''),
  contrast,
};
