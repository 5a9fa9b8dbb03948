import type { GameId } from '#games';
import { RULES } from '#games/rules';
import type { Language } from '#i18n';
import { reviewRequest } from '../../src/bot/views/review.ts';
import { finishedRoom, timelineOf } from '../rig/finished-matches.ts';
import { type Golden, golden } from './golden.ts';
import { NAMES } from './names.ts';

function sample(name: string, game: GameId, fixture: string, language: Language = 'en'): Golden {
  const room = finishedRoom(RULES[game], fixture);
  const seats = room.seats.length;
  const names = Array.from({ length: seats }, (_, i) => NAMES[i] ?? `Player ${i + 1}`);
  return golden(name, reviewRequest(room, timelineOf(room), { language, names }), language, names);
}

export const REVIEW_GOLDEN: readonly Golden[] = [
  sample('review', 'cities', 'three-sydney'),
  sample('review-four', 'cities', 'four-lisbon', 'es'),
  sample('review-two', 'cities', 'two-long-venice'),
  sample('review', 'sprawlopolis', 'two-easier'),
  sample('review-solo', 'sprawlopolis', 'solo-harder', 'es'),
  sample('review', 'tourists', 'four-level-3'),
  sample('review-eight', 'tourists', 'eight-level-2', 'es'),
  sample('review', 'wonders', 'three-day'),
  sample('review-teams', 'wonders', 'four-teams', 'es'),
  sample('review-seven', 'wonders', 'seven-random'),
];
