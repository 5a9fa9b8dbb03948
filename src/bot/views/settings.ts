import { LANGUAGES, type Language, words } from '#i18n';
import { type PersonSettings, REMINDER_HOURS, REMINDER_WAYS, type ReminderWay, reminderWay } from '#room';
import type { Form } from '../discord/answer.ts';
import { makeId, NO_MATCH, type Verb } from '../discord/custom-id.ts';
import { checksField, choiceField, type FormChoice, formOf } from '../discord/forms.ts';
import { buttonRow, MENU_LIMIT } from './components.ts';
import type { Piece } from './message.ts';

/** Personal settings, by the names of the command's options. */
export const SETTINGS = [
  'reminders',
  'remind',
  'quiet',
  'zone',
  'language',
  'text',
  'hints',
  'ranked',
  'preselect',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** Hours most people sleep in; any others can be given with the command. */
const NIGHTS = ['21-7', '22-6', '22-7', '22-8', '23-7', '23-8', '0-7', '0-8', '0-9'];

/** One zone for each common offset; any other can be given with the command. */
const ZONES = [
  ...['UTC', 'Pacific/Honolulu', 'America/Anchorage', 'America/Los_Angeles', 'America/Denver', 'America/Mexico_City'],
  ...['America/Chicago', 'America/Bogota', 'America/New_York', 'America/Caracas', 'America/Santiago'],
  ...['America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'Europe/London', 'Europe/Madrid', 'Europe/Berlin'],
  ...['Europe/Athens', 'Europe/Moscow', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Tokyo'],
  'Australia/Sydney',
];

const idOf = (verb: Verb): string => makeId({ match: NO_MATCH, verb, stamp: '', numbers: [] });

/** The usual choices with the current one even if it's unusual. */
const withOwn = (usual: readonly string[], own: string): string[] =>
  usual.includes(own) ? [...usual] : [own, ...usual].slice(0, MENU_LIMIT);

export const zoneChoices = (zone: string): FormChoice[] =>
  withOwn(ZONES, zone).map((value) => ({ value, label: value.replaceAll('_', ' '), chosen: value === zone }));

const quietText = (quiet: PersonSettings['quiet']): string => (quiet ? `${quiet.from}-${quiet.to}` : 'off');

const yesOrNo = (set: boolean, language: Language): FormChoice[] =>
  [true, false].map((value) => ({
    value: String(value),
    label: words(language)(value ? 'bot.settings.yes' : 'bot.settings.no'),
    chosen: value === set,
  }));

/** The choices of each setting; values as the command takes them. */
const OFFERS: { readonly [name in Setting]: (person: PersonSettings, language: Language) => readonly FormChoice[] } = {
  reminders: ({ reminder }, language) =>
    REMINDER_HOURS.map((hours) => ({
      value: String(hours),
      label: words(language)(`bot.settings.hours.${hours}`),
      chosen: hours === reminder,
    })),
  remind: (person, language) =>
    REMINDER_WAYS.map((way) => ({
      value: way,
      label: words(language)(`bot.settings.ways.${way}`),
      chosen: way === reminderWay(person),
    })),
  quiet: ({ quiet }, language) =>
    withOwn(['off', ...NIGHTS], quietText(quiet)).map((value) => {
      const [from, to] = value.split('-');
      const label = to === undefined ? 'bot.settings.noNight' : 'bot.settings.night';
      return { value, label: words(language)(label, { from, to }), chosen: value === quietText(quiet) };
    }),
  zone: ({ zone }) => zoneChoices(zone),
  language: ({ language: own }, language) =>
    [null, ...LANGUAGES].map((each) => ({
      value: each ?? 'auto',
      label: words(language)(each ? `bot.option.language.${each}` : 'bot.settings.discord'),
      chosen: each === own,
    })),
  text: ({ text }, language) => yesOrNo(text, language),
  ranked: ({ ranked }, language) => yesOrNo(ranked, language),
  hints: ({ hints }, language) => yesOrNo(hints, language),
  preselect: ({ preselect = false }, language) => yesOrNo(preselect, language),
};

const chosenIn = (name: Setting, person: PersonSettings, language: Language): string =>
  OFFERS[name](person, language).find(({ chosen }) => chosen)?.label ?? '';

/** The settings that are switched on or off. */
export const SWITCHES = ['text', 'hints', 'ranked', 'preselect'] as const satisfies readonly Setting[];

/** When and where in one choice, since a form has only so many fields. */
function reminderChoices(person: PersonSettings, language: Language): FormChoice[] {
  const t = words(language);
  const way = reminderWay(person);
  return REMINDER_HOURS.flatMap((hours) => {
    const time = t(`bot.settings.hours.${hours}`);
    if (hours === 0) return [{ value: '0', label: time, chosen: way === 'off' }];
    return (['channel', 'direct'] as const).map((each) => ({
      value: each === 'channel' ? String(hours) : `${hours} ${each}`,
      label: t('bot.settings.both', { time, way: t(`bot.settings.ways.${each}`) }),
      chosen: hours === person.reminder && each === way,
    }));
  });
}

/** A choice of the form, as the settings it stands for. */
export function remindersIn(choice: string): { readonly reminders: string; readonly remind?: ReminderWay } {
  const [reminders = '', way] = choice.split(' ');
  if (reminders === '0') return { reminders };
  return { reminders, remind: way === 'direct' ? way : 'channel' };
}

/** All settings, as they are now. */
export function settingsForm(person: PersonSettings, language: Language): Form {
  const t = words(language);
  const field = (name: Setting) => choiceField(name, t(`bot.settings.label.${name}`), OFFERS[name](person, language));
  const switches = SWITCHES.map((name) => ({
    value: name,
    label: t(`bot.settings.label.${name}`),
    chosen: Boolean(person[name]),
  }));
  return formOf(idOf('settings-save'), t('bot.settings.form'), [
    choiceField('reminders', t('bot.settings.label.reminders'), reminderChoices(person, language)),
    field('quiet'),
    field('zone'),
    field('language'),
    checksField('switches', t('bot.settings.switches'), switches),
  ]);
}

/** What is set, and the way to change it. */
export function settingsPieces(person: PersonSettings, language: Language): Piece[] {
  const t = words(language);
  const lines = SETTINGS.map((name) => `- ${t(`bot.settings.label.${name}`)}: **${chosenIn(name, person, language)}**`);
  return [
    [t('bot.settings.title'), ...lines].join('\n'),
    buttonRow([{ id: idOf('settings'), label: t('bot.lobby.change'), style: 'primary' }]),
    `-# ${t('bot.settings.how')}`,
  ];
}
