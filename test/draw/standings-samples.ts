import type { PictureRequest } from '#games/contract';
import type { ProfileSheet, RankingSheet, StandingRow } from '#i18n';
import { type Golden, golden } from './golden.ts';

const row = (
  place: number | null,
  name: string,
  [rating, spread]: readonly [number, number],
  [wins, games]: readonly [number, number],
  more: Partial<StandingRow> = {},
): StandingRow => ({
  place,
  name,
  rating,
  spread,
  wins,
  games,
  isOpen: false,
  face: ((place ?? 5) * 3) % 8,
  own: false,
  ...more,
});

const RANKING: RankingSheet = {
  game: 'Cities',
  isOverall: false,
  players: 14,
  rows: [
    row(1, 'Kenji', [38, 5], [31, 61]),
    row(2, 'Théo', [34, 3], [30, 70]),
    row(3, 'Marta', [31, 4], [12, 28], { own: true }),
    row(4, 'Maximiliano', [29, 6], [11, 33]),
    row(5, 'Medium bot', [28, 2], [96, 240], { face: null }),
    row(6, 'Priya', [26, 7], [6, 19]),
    row(7, '李明', [24, 6], [107, 524]),
    row(8, 'Lúcia', [21, 8], [3, 15]),
    row(9, 'Wilhelmina', [2, 9], [2, 11]),
    row(null, 'Jonas', [24, 14], [1, 3]),
  ],
};

/** Of all servers, in which the reader is far from the best. */
const OVERALL: RankingSheet = {
  ...RANKING,
  isOverall: true,
  players: 12_480,
  rows: [
    ...RANKING.rows.slice(0, 9).map((each) => (each.own ? { ...each, name: 'Noor', own: false } : each)),
    row(731, 'Marta', [27, 4], [19, 47], { isOpen: true, own: true }),
  ],
};

const PROFILE: ProfileSheet = {
  name: 'Marta',
  face: 0,
  since: Date.UTC(2026, 2, 3),
  game: 'Cities',
  rating: { rating: 31, spread: 4, place: 3, isOpen: false, of: 14, overall: '30 ± 3 on all servers' },
  feats: [],
  isTogether: false,
  games: 47,
  wins: 19,
  streak: 3,
  most: 'Cities',
  byGame: [
    { name: 'Cities', wins: 12, games: 28, best: 98, note: '31 ± 4' },
    { name: 'Tourists', wins: 3, games: 8, best: 71, note: '27 ± 11' },
    { name: 'Sprawlopolis', wins: 4, games: 11, best: 34, note: 'together' },
  ],
  last: [2, 1, 3, 1, 2, 4, 2, 1, 1, 1],
};

const UNSURE: ProfileSheet = {
  ...PROFILE,
  name: 'Maximiliano-Alejandro',
  face: 3,
  rating: { rating: 24, spread: 14, place: null, isOpen: false, of: 5, overall: '' },
  games: 1024,
  wins: 0,
  streak: 0,
  most: 'Sprawlopolis',
  byGame: [{ name: 'Wonders', wins: 0, games: 1024, best: 103, note: '24 ± 14' }],
  last: [7, 0],
};

const RECORDS: ProfileSheet = {
  ...PROFILE,
  game: 'Sprawlopolis',
  rating: null,
  isTogether: true,
  feats: ['estándar: 4 de 11 objetivos, máximo 34', 'más difícil: 1 de 7 objetivos, máximo 31'],
  byGame: [
    ...PROFILE.byGame.slice(0, 2),
    { name: 'Sprawlopolis', wins: 5, games: 18, best: 34, note: 'en equipo' },
    { name: 'Wonders', wins: 1, games: 2, best: 58, note: '29 ± 15' },
  ],
};

const ranking = (sheet: RankingSheet): PictureRequest => ({ game: 'cities', kind: 'ranking', sheet });
const profile = (sheet: ProfileSheet): PictureRequest => ({ game: 'cities', kind: 'profile', sheet });

export const STANDINGS_GOLDEN: readonly Golden[] = [
  golden('ranking', ranking(RANKING)),
  golden('ranking-overall', ranking(OVERALL), 'es'),
  golden('profile', profile(PROFILE)),
  golden('profile-unsure', profile(UNSURE)),
  golden('profile-records', profile(RECORDS), 'es'),
];
