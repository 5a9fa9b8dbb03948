import { describe, expect, it } from 'vitest';
import { type MistakeCheck, sameJson } from '#engine';
import { GAMES } from '#games/rules';
import { LANGUAGES, mistakeLines, reviewAlt, words } from '#i18n';
import { gameOf, type Mistakes, noMistakes, type Room } from '#room';
import { reviewPieces, reviewRequest } from '../../../src/bot/views/review.ts';
import { NO_MISTAKE, turnWith } from '../../../src/engine/mistake-check.ts';
import { fixtureNames } from '../../games/fixtures.ts';
import { finishedRoom, mistakesIn, pastOf, timelineOf } from '../../rig/finished-matches.ts';
import { isWhole, shareOf } from '../../rig/todays-share.ts';

const FINISHED = GAMES.flatMap((game) =>
  shareOf(fixtureNames(game), 2).map((name) => [`${game.id}, ${name}`, game, name] as const),
);

/** As if another action than this decision's had been better: the last of what could be done. */
function missedAt(room: Room, doubt: MistakeCheck): Mistakes {
  const { from, seat, played } = doubt;
  const game = gameOf(room);
  const other = game.legal(from.state, seat).findLast((action) => !sameJson(action, played))!;
  const miss = { seat, index: from.length, points: 3, better: turnWith(game, doubt, other) };
  return { bySeat: noMistakes(room).bySeat.with(seat, miss), complete: true };
}

describe.each(FINISHED)('what could have been done better in %s', (_, game, name) => {
  const room = finishedRoom(game, name);
  const course = timelineOf(room);
  const { doubts } = mistakesIn(room, () => NO_MISTAKE);
  // Some of them, from all parts of the match and of all seats.
  const some = doubts.filter((_doubt, i) => i % Math.ceil(doubts.length / (isWhole ? 12 : 5)) === 0);

  it.each(LANGUAGES)('is said in %s with what was done instead, whatever it was', (language) => {
    const reader = { language, names: room.seats.map((_seat, i) => `Name ${i}`) };
    for (const doubt of some) {
      const { sheet } = reviewRequest(room, pastOf(room, missedAt(room, doubt), course), reader);
      const { missed } = sheet.cards.find(({ seat }) => seat === doubt.seat)!;
      for (const said of [missed!.better, missed!.played]) {
        expect(said).toMatch(/\p{L}/u);
        expect(said).not.toMatch(/\{\{|undefined|\w\.\w+\./);
      }
      const [line, ...others] = mistakeLines(sheet, reader);
      expect(others).toEqual([]);
      expect(line).toContain(`Name ${doubt.seat}`);
      expect(line).toContain(missed!.better);
      expect(reviewAlt(sheet, reader)).toContain(missed!.better);
    }
  });
});

it('is not said where nothing was missed, nor before it is known', () => {
  const room = finishedRoom(GAMES[0]!, fixtureNames(GAMES[0]!)[0]!);
  const reader = { language: 'en', names: room.seats.map((_, i) => `Name ${i}`) } as const;
  const [, , looking] = reviewPieces(room, pastOf(room, noMistakes(room)), reader);
  expect(looking).toBe(words('en')('bot.review.again'));
  const [, , done] = reviewPieces(room, pastOf(room, { ...noMistakes(room), complete: true }), reader);
  expect(done).toBe(words('en')('bot.review.explained'));
});

it.each(FINISHED)('nobody is said to lead by a move that brought nothing: %s', (_, game, name) => {
  const room = finishedRoom(game, name);
  const reader = { language: 'en', names: room.seats.map((_seat, i) => `Name ${i}`) } as const;
  const { sheet } = reviewRequest(room, pastOf(room, noMistakes(room)), reader);
  for (const { kind, gain, what } of sheet.turnings) if (kind === 'lead' && gain <= 0) expect(what).toBe('');
});
