import { itemAt, type Seat, sameJson } from '#engine';
import type { GameId } from '#games';
import { RULES } from '#games/rules';
import type { Language } from '#i18n';
import { gameOf, type Mistakes, noMistakes, type Room } from '#room';
import { reviewRequest } from '../../src/bot/views/review.ts';
import { NO_MISTAKE, turnWith } from '../../src/engine/mistake-check.ts';
import type { Mistake } from '../../src/room/mistakes.ts';
import { finishedRoom, mistakesIn, pastOf } from '../rig/finished-matches.ts';
import { type Golden, golden } from './golden.ts';
import { NAMES } from './names.ts';

/** As if the expert had found something at every second seat, in the middle of the match: another beginning of a turn. */
function found(room: Room): Mistakes {
  const { doubts } = mistakesIn(room, () => NO_MISTAKE);
  const missed = (seat: Seat): Mistake => {
    const own = doubts.filter((doubt) => doubt.seat === seat && doubt.from.length > 0);
    const doubt = itemAt(own, Math.floor((own.length * (seat + 2)) / (3 * room.seats.length + 4)));
    const { from, played } = doubt;
    const game = gameOf(room);
    const others = game.lookahead.candidates(game.view(from.state, seat), game.legal(from.state, seat));
    const better = itemAt(
      others.filter((action) => !sameJson(action, played)),
      0,
    );
    return { seat, index: from.length, points: seat + 3, better: turnWith(game, doubt, better) };
  };
  return { bySeat: room.seats.map((_, seat) => (seat % 2 ? null : missed(seat))), complete: true };
}

function sample(name: string, game: GameId, fixture: string, language: Language = 'en', isDone = true): Golden {
  const room = finishedRoom(RULES[game], fixture);
  const seats = room.seats.length;
  const names = Array.from({ length: seats }, (_, i) => NAMES[i] ?? `Player ${i + 1}`);
  const mistakes = isDone ? found(room) : noMistakes(room);
  return golden(name, reviewRequest(room, pastOf(room, mistakes), { language, names }), language, names);
}

export const REVIEW_GOLDEN: readonly Golden[] = [
  sample('review', 'cities', 'three-sydney'),
  sample('review-four', 'cities', 'four-lisbon', 'es'),
  sample('review-two', 'cities', 'two-long-venice', 'en', false),
  sample('review', 'sprawlopolis', 'two-easier'),
  sample('review-solo', 'sprawlopolis', 'solo-harder', 'es'),
  sample('review', 'tourists', 'four-level-3'),
  sample('review-eight', 'tourists', 'eight-level-2', 'es'),
  sample('review', 'wonders', 'three-day'),
  sample('review-teams', 'wonders', 'four-teams', 'es'),
  sample('review-seven', 'wonders', 'seven-random'),
];
