import { LEVELS } from '#engine';
import { GAME_IDS, isGameId } from '#games';
import { RULES } from '#games/rules';
import { LANGUAGES } from '#i18n';
import { DEFAULT_ZONE } from './calendar.ts';
import { RESERVES } from './clock-state.ts';
import { clockOf, withClock } from './match-clock.ts';
import { entryCardOf, VENUES, venueOf, withVenue } from './match-thread.ts';
import { ADDING, gameOf, HINT_RULES, PACES, type Room } from './room.ts';
import { Refused } from './room-refusal.ts';
import { computersOf, levelOf, setComputers } from './seating.ts';

export const COMMON_OPTIONS = [
  'pace',
  'reserve',
  'weekends',
  'late',
  'computers',
  'strength',
  'hints',
  'language',
  'place',
] as const;
type CommonOption = (typeof COMMON_OPTIONS)[number];

/** Whether weekends count as time for a turn. */
export const WEEKEND_CHOICES = ['on', 'off'] as const;

export const OVERDUE_CHOICES = ['vote', 'computer'] as const;

/** An option's name; `own` options belong to the game. */
export type OptionName =
  | { readonly own: true; readonly name: string }
  | { readonly own: false; readonly name: 'game' | 'adding' | CommonOption };

export type RoomOption = OptionName & {
  readonly value: string;
  readonly values: readonly string[];
  /** What it is unless someone changes it. */
  readonly usual: string;
};

const ownOptions = (room: Room): RoomOption[] =>
  Object.entries(gameOf(room).options).map(([name, { choices }]) => {
    const values = choices.map(({ value }) => value);
    const usual = values[0] ?? '';
    return { own: true, name, value: room.options[name] ?? usual, values, usual };
  });

/** All options: the game, its own options and those of every game. */
export function roomOptions(room: Room): RoomOption[] {
  const common = (
    name: 'game' | 'adding' | CommonOption,
    value: string,
    values: readonly (string | number)[],
    usual = String(values[0]),
  ): RoomOption => ({
    own: false,
    name,
    value,
    values: values.map(String),
    usual,
  });
  const computers = computersOf(room);
  const { reserve, weekends } = clockOf(room);
  const clockOptions = [
    common('reserve', String(reserve), RESERVES),
    common('weekends', weekends === null ? 'on' : 'off', WEEKEND_CHOICES),
  ];
  return [
    ...(GAME_IDS.length > 1 ? [common('game', room.game, GAME_IDS)] : []),
    ...ownOptions(room),
    common('pace', String(room.pace), PACES),
    ...(room.pace > 0 ? clockOptions : []),
    ...(room.pace > 0 ? [common('late', room.automatic ? 'computer' : 'vote', OVERDUE_CHOICES)] : []),
    common('computers', String(computers), [...Array(gameOf(room).seats.max).keys()]),
    common('adding', room.adding, ADDING),
    ...(computers > 0 ? [common('strength', levelOf(room), LEVELS, LEVELS[1])] : []),
    common('hints', room.hints, HINT_RULES, 'request'),
    common('language', room.language, LANGUAGES),
    ...(entryCardOf(room) || room.guild === null ? [] : [common('place', venueOf(room), VENUES)]),
  ];
}

const parseChoice = <Value extends string | number>(values: readonly Value[], wanted: string): Value => {
  const value = values.find((each) => String(each) === wanted);
  if (value === undefined) throw new Refused('unknown');
  return value;
};

function withOption(room: Room, name: string, value: string): Room {
  switch (name) {
    case 'game': {
      if (!isGameId(value) || room.seats.length > RULES[value].seats.max) throw new Refused('full');
      return { ...room, game: value, options: {} };
    }
    case 'pace':
      return { ...room, pace: parseChoice(PACES, value) };
    case 'reserve':
      return withClock(room, { reserve: parseChoice(RESERVES, value) });
    case 'weekends':
      return withClock(room, { weekends: value === 'off' ? DEFAULT_ZONE : null });
    case 'late':
      return { ...room, automatic: value === 'computer' };
    case 'adding':
      return { ...room, adding: parseChoice(ADDING, value) };
    case 'computers':
      return setComputers(room, Number(value));
    case 'strength':
      return setComputers(room, computersOf(room), parseChoice(LEVELS, value));
    case 'hints':
      return { ...room, hints: parseChoice(HINT_RULES, value) };
    case 'language':
      return { ...room, language: parseChoice(LANGUAGES, value) };
    case 'place':
      return withVenue(room, parseChoice(VENUES, value));
    default:
      return { ...room, options: { ...room.options, [name]: value } };
  }
}

/** What menus posted by version 0.2 call hints that are given on request. */
const EARLIER_HINTS = 'on';

export function setOption(room: Room, name: string, value: string): Room {
  const option = roomOptions(room).find((each) => each.name === name);
  const known = name === 'hints' && value === EARLIER_HINTS ? 'request' : value;
  if (!option?.values.includes(known)) throw new Refused('option', { name, value });
  return withOption(room, name, known);
}
