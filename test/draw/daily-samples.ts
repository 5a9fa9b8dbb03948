import { startMatch } from '#engine';
import type { PictureRequest } from '#games/contract';
import { RULES } from '#games/rules';
import { UIS } from '#games/uis';
import { WORDS } from '#games/words';
import type { DailyResultSheet, DailyRow, Language } from '#i18n';
import { dailyProgram, matchOf } from '#room';
import { finishedRoom } from './film/samples.ts';
import { type Golden, golden } from './golden.ts';

/** What is posted in the morning of a day. */
function posting(day: string, seed: string, language: Language = 'en'): Golden {
  const { game, options, computers, level } = dailyProgram(day);
  const seats = [
    { name: 'Ada', computer: null },
    ...Array.from({ length: computers }, () => ({ name: 'Bot', computer: level })),
  ];
  const match = startMatch(RULES[game], seats, options, seed);
  const shown = UIS[game].overview(RULES[game].view(match.state, null));
  const sheet = { day, game: WORDS[game].say(language)('name') };
  const request: PictureRequest = { game, kind: 'daily', sheet, shown };
  return golden('daily', request, language);
}

const row = (place: number, name: string, total: number): DailyRow => ({
  place,
  name,
  total,
  face: (7 * name.length + place) % 8,
});

const SHEET: DailyResultSheet = {
  day: '2026-11-16',
  game: 'Sprawlopolis',
  rows: [
    row(1, 'Théo', 34),
    row(2, 'Marta', 31),
    row(2, 'Aylin', 31),
    row(4, 'Priya', 29),
    row(5, 'Kenji', 28),
    row(6, 'Lúcia', 26),
    row(7, 'Maximiliano', 3),
    row(8, 'Jonas', -2),
  ],
  count: 8,
  target: 28,
  met: 5,
  streak: { name: 'Priya', days: 4 },
  next: 'Cities',
};

const TIED: DailyResultSheet = {
  ...SHEET,
  game: 'Turistas',
  rows: [row(1, 'Maximiliano', 67), row(1, '李明', 67), row(3, 'Ada', 41)],
  count: 3,
  target: null,
  met: 0,
  streak: null,
  next: 'Sprawlopolis',
};

/** The best city as it was built in a match that was kept as a file. */
function result(name: string, file: string, sheet: DailyResultSheet, language: Language = 'en'): Golden {
  const room = finishedRoom(file);
  const ui = UIS[room.game];
  const view = RULES[room.game].view(matchOf(room).state, null);
  const shown = ui.film?.growing(view, 0, view) ?? ui.home(view, 0);
  const request: PictureRequest = { game: room.game, kind: 'daily-result', sheet, shown };
  return golden(name, request, language);
}

export const DAILY_GOLDEN: readonly Golden[] = [
  posting('2026-01-05', 'golden'),
  posting('2026-01-06', 'golden', 'es'),
  posting('2026-01-07', 'golden'),
  result('daily-result', 'sprawlopolis/solo-standard', SHEET),
  result('daily-result', 'tourists/solo-level-3', TIED, 'es'),
  result('daily-result', 'cities/two-new-york', {
    ...TIED,
    game: 'Cities',
    next: 'Tourists',
    rows: [row(1, 'Ada', 41)],
    count: 1,
  }),
];
