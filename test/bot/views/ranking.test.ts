import { expect, it } from 'vitest';
import { rankingText } from '#i18n';
import { emptyLadder, MIN_RANKED_GAMES, statsOf } from '#room';
import { profileBody, rankingSheet } from '../../../src/bot/views/ranking.ts';
import type { Row } from '../../../src/room/rating-ladder.ts';
import { person, resultWith } from '../../rig/match-results.ts';

const row = (i: number): Row => ({
  user: String(1000 + i),
  computer: null,
  name: `Player ${i}`,
  mu: 40 - i,
  sigma: 2,
  games: MIN_RANKED_GAMES,
  wins: 1,
});
const ladder = { ...emptyLadder('3000000000000000001', 'cities'), rows: Array.from({ length: 14 }, (_, i) => row(i)) };

it('one’s own row stands out in one’s own copy alone, wherever it is in the ranking', () => {
  const own = (reader: string | null) =>
    rankingSheet(ladder, reader, 'en')
      ?.rows.filter((each) => each.own)
      .map(({ name, place }) => `${place} ${name}`);
  expect(own('1002')).toEqual(['3 Player 2']);
  expect(own('1013')).toEqual(['14 Player 13']);
  expect(own('5')).toEqual([]);
  expect(own(null)).toEqual([]);
});

it('ten are shown of however many there are, also of those that are not kept', () => {
  const sheet = rankingSheet({ ...ladder, others: 300 }, '1013', 'en')!;
  expect(sheet.rows).toHaveLength(10);
  expect(sheet.players).toBe(314);
  expect(rankingText(sheet, 'en')).toMatch(/^\*\*Ranking: Cities, this server\*\*\n1\. .*Player 0/);
});

it('a best result below nothing has a true minus sign, as everywhere', () => {
  const user = '1000';
  const results = [
    resultWith('1', [person(user)], {
      game: 'sprawlopolis',
      options: { difficulty: 'harder' },
      verdict: { kind: 'together', total: -19, target: 21, won: false },
    }),
  ];
  const overall = emptyLadder('all', 'sprawlopolis');
  const known = { user, name: 'Ada', isRanked: true, stats: statsOf(results, user)!, results, ladders: {}, overall };
  const [said] = profileBody(known, 'sprawlopolis', { language: 'en', text: true }).filter(
    (piece) => typeof piece === 'string',
  );
  expect(said?.match(/best .19/g)).toEqual(['best −19', 'best −19']);
});
