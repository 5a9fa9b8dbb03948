import { itemAt, type Seat, sameJson } from '#engine';
import type { ReviewedTurn } from '#games/contract';
import type { UiParts } from '#games/define';
import { listText, nameOf, type Person, type Reader } from '#i18n';
import type { Wonders } from './requests.ts';
import { seatOf } from './rules/city.ts';
import { pointsBeforeCoins } from './rules/scoring.ts';
import type { Answer } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { cardName } from './words/names.ts';
import { type Say, speech } from './words/speech.ts';
import { beforeConflict } from './words/story-text.ts';

function move({ deeds }: View, _before: View, seat: Seat, { language }: Reader): string {
  const played = deeds[seat];
  if (!played) return '';
  const say = speech(language);
  if (played.kind === 'sold') return say('pictures.table.sold');
  return played.kind === 'stage'
    ? say('pictures.table.stage', { stage: played.stage })
    : cardName(language, played.card);
}

type Mood = Person | 'doing';

function answerWords(say: Say, answer: Answer, stage: number, mood: Mood): string {
  switch (answer.kind) {
    case 'build':
    case 'stage':
    case 'sell':
    case 'unearth':
      return say(`review.${answer.kind}.${mood}`, { card: cardName(say.language, answer.card), stage });
    case 'leave':
      return say(`review.leave.${mood}`);
    case 'pay':
      return say(`review.pay.${mood}`, { coins: say('count.coins', { count: answer.coins }) });
    case 'side':
      return say(`review.side.${mood}`, { side: say(`side.${answer.side}`) });
  }
}

const isUse = (answer: Answer) => answer.kind === 'build' || answer.kind === 'stage' || answer.kind === 'sell';

/** Who gets how much for what is bought. */
function receivers({ cities, seat }: View, { left, right }: { left: number; right: number }, reader: Reader): string {
  const say = speech(reader.language);
  const to = (flank: 'left' | 'right', count: number) => {
    const name = nameOf(reader, seatOf(seat ?? 0, flank, cities.length));
    return count > 0 ? [say('review.to', { name, coins: say('count.coins', { count }) })] : [];
  };
  const all = [...to('left', left), ...to('right', right)];
  return all.length > 0 ? listText(reader.language, all) : say('review.nobody');
}

/** Of one card it is told what was different: what it was used for, or who was paid. */
function contrast(played: ReviewedTurn<Wonders>, better: ReviewedTurn<Wonders>, person: Person, reader: Reader) {
  const say = speech(reader.language);
  const { view } = played;
  const [did, other] = [played.view.own?.answer, better.view.own?.answer];
  if (!did || !other || view.seat === null || sameJson(did, other)) return null;
  const stage = itemAt(view.cities, view.seat).stages + 1;
  const said = answerWords(say, did, stage, person);
  if (!isUse(did) || !isUse(other) || did.card !== other.card)
    return { played: said, better: answerWords(say, other, stage, 'doing') };
  if (did.kind !== other.kind) return { played: said, better: say(`review.${other.kind}.same`, { stage }) };
  if (did.kind === 'sell' || other.kind === 'sell') return null;
  const [paid, instead] = [receivers(view, did, reader), receivers(view, other, reader)];
  return {
    played: say(`review.paid.${person}`, { did: said, to: paid }),
    better: say('review.paid.doing', { to: instead }),
  };
}

export const review: UiParts<Wonders>['review'] = {
  round: ({ phase, age }) => (phase === 'side' ? 0 : age),
  /** A conflict is decided by many turns before it. */
  gain: (view, before, seat) => pointsBeforeCoins(beforeConflict(view), seat) - pointsBeforeCoins(before.cities, seat),
  move,
  contrast,
  /** A card's name says more than that it was for points. */
  feat: move,
};
