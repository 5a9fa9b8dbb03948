import { LEVELS } from '#engine';
import { GAME_IDS } from '#games';
import { type Language, words } from '#i18n';
import {
  clockOf,
  gameOf,
  isDirect,
  OVERDUE_CHOICES,
  PACES,
  type Room,
  type RoomOption,
  roomOptions,
  setOption,
} from '#room';
import { computersOf, levelOf } from '../../room/seating.ts';
import type { Form } from '../discord/answer.ts';
import { makeId } from '../discord/custom-id.ts';
import { checksField, choiceField, FORM_LIMIT, type FormChoice, formOf } from '../discord/forms.ts';
import { choiceLabel, optionLabel } from './options.ts';

/** The fields for every game: the turn timer, bots, and what's on or off. */
const COMMON_FIELDS = 3;

/** A game's own options that are in the form. */
const ownOptions = (room: Room): RoomOption[] =>
  roomOptions(room)
    .filter(({ own }) => own)
    .slice(0, FORM_LIMIT - COMMON_FIELDS);

/** The game and the language, on which the fields depend, and what there's no field left for. */
const BESIDE = ['game', 'language', 'reserve', 'place'];

/** What the form leaves out. */
export function optionsBesideForm(room: Room): RoomOption[] {
  const inForm = ownOptions(room).map(({ name }) => name);
  return roomOptions(room).filter(({ own, name }) => BESIDE.includes(name) || (own && !inForm.includes(name)));
}

const joined = (...parts: readonly (string | number)[]): string => parts.join(' ');

/** How long a turn may take and what happens then, in one choice: without a timer nothing happens. */
function timerChoices(room: Room, language: Language): FormChoice[] {
  const t = words(language);
  const now = room.pace === 0 ? '0' : joined(room.pace, room.automatic ? 'computer' : 'vote');
  return PACES.flatMap((hours) => {
    const time = t(`bot.option.pace.${hours}`);
    if (hours === 0) return [{ value: '0', label: time }];
    return OVERDUE_CHOICES.map((way) => ({
      value: joined(hours, way),
      label: t('bot.lobby.timer', { time, late: t(`bot.option.late.${way}`) }),
    }));
  }).map((choice) => ({ ...choice, chosen: choice.value === now }));
}

/** As many bots as there are seats for, at each level. */
function botChoices(room: Room, language: Language): FormChoice[] {
  const t = words(language);
  const people = room.seats.filter(({ user }) => user).length;
  const now = joined(computersOf(room), levelOf(room));
  const counts = Array.from({ length: gameOf(room).seats.max - people }, (_, i) => i + 1);
  return [
    { value: '0', label: t('bot.lobby.noBots'), chosen: computersOf(room) === 0 },
    ...counts.flatMap((count) =>
      LEVELS.map((level) => ({
        value: joined(count, level),
        label: t('bot.lobby.bots', { count, level: t(`bot.option.strength.${level}`) }),
        chosen: joined(count, level) === now,
      })),
    ),
  ];
}

const CHECKS = ['request', 'always', 'adding', 'weekends'] as const;

function checkChoices(room: Room, language: Language): FormChoice[] {
  const { hints, adding } = room;
  const isOn = {
    request: hints !== 'off',
    always: hints === 'always',
    adding: adding === 'anyone',
    weekends: clockOf(room).weekends !== null,
  };
  return CHECKS.filter((value) => value !== 'adding' || !isDirect(room)).map((value) => ({
    value,
    label: words(language)(`bot.lobby.check.${value}`),
    chosen: isOn[value],
  }));
}

/** The settings of a lobby as they are now. The id names the game, whose options they are. */
export function lobbyForm(room: Room, language: Language): Form {
  const t = words(language);
  const own = ownOptions(room).map((option) =>
    choiceField(
      option.name,
      optionLabel(room, option, language),
      option.values.map((value) => ({
        value,
        label: choiceLabel(room, option, value, language),
        chosen: value === option.value,
      })),
    ),
  );
  const id = makeId({ match: room.id, verb: 'lobby-save', stamp: '', numbers: [GAME_IDS.indexOf(room.game)] });
  return formOf(id, t('bot.lobby.options'), [
    ...own,
    choiceField('timer', t('bot.option.pace.label'), timerChoices(room, language)),
    choiceField('bots', t('bot.option.computers.label'), botChoices(room, language)),
    checksField('checks', t('bot.lobby.checks'), checkChoices(room, language)),
  ]);
}

type Values = (name: string) => readonly string[] | undefined;

type Wish = readonly [name: string, value: string];

/** What is on or off. Without a turn timer it doesn't matter which days count. */
function wishesOf(checks: readonly string[], hasTimer: boolean): Wish[] {
  const isOn = (name: (typeof CHECKS)[number]) => checks.includes(name);
  const hints = isOn('request') ? 'request' : 'off';
  return [
    ['hints', isOn('always') ? 'always' : hints],
    ['adding', isOn('adding') ? 'anyone' : 'host'],
    ...(hasTimer ? [['weekends', isOn('weekends') ? 'off' : 'on'] as const] : []),
  ];
}

/** What was chosen, by the names and values of options; `values` reads a field. */
function wishesIn(room: Room, values: Values): Wish[] {
  const chosen = (field: string, ...names: readonly string[]): Wish[] => {
    const parts = values(field)?.[0]?.split(' ') ?? [];
    return parts.map((value, i) => [names[i] ?? '', value]);
  };
  const timer = chosen('timer', 'pace', 'late');
  return [
    ...ownOptions(room).flatMap(({ name }) => (values(name) ?? []).map((value): Wish => [name, value])),
    ...timer,
    ...chosen('bots', 'computers', 'strength'),
    ...wishesOf(values('checks') ?? [], timer.length > 1),
  ];
}

export const withForm = (room: Room, values: Values): Room =>
  wishesIn(room, values).reduce((set, [name, value]) => setOption(set, name, value), room);
