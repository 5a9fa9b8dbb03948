import { LANGUAGES, type Language, words } from '#i18n';
import { type PersonSettings, REMINDER_HOURS } from '#room';
import { makeId, NO_MATCH } from '../discord/custom-id.ts';
import { type ActionRow, MENU_LIMIT, type MenuChoice, menuRow } from './components.ts';
import type { Piece } from './message.ts';

/** Personal settings, by the names of the command's options. */
export const SETTINGS = ['reminders', 'quiet', 'zone', 'language', 'text', 'hints', 'ranked', 'preselect'] as const;
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

type Offer = Omit<MenuChoice, 'default'> & { readonly chosen: boolean };

/** The choices of a menu, with the current one even if it's unusual. */
const withOwn = (usual: readonly string[], own: string): string[] =>
  usual.includes(own) ? [...usual] : [own, ...usual].slice(0, MENU_LIMIT);

const quietText = (quiet: PersonSettings['quiet']): string => (quiet ? `${quiet.from}-${quiet.to}` : 'off');

const yesOrNo = (set: boolean, language: Language): Offer[] =>
  [true, false].map((value) => ({
    value: String(value),
    label: words(language)(value ? 'bot.settings.yes' : 'bot.settings.no'),
    chosen: value === set,
  }));

/** The choices of each menu; values as the command takes them. */
const OFFERS: { readonly [name in Setting]: (person: PersonSettings, language: Language) => readonly Offer[] } = {
  reminders: ({ reminder }, language) =>
    REMINDER_HOURS.map((hours) => ({
      value: String(hours),
      label: words(language)(`bot.settings.hours.${hours}`),
      chosen: hours === reminder,
    })),
  quiet: ({ quiet }, language) =>
    withOwn(['off', ...NIGHTS], quietText(quiet)).map((value) => {
      const [from, to] = value.split('-');
      const label = to === undefined ? 'bot.settings.noNight' : 'bot.settings.night';
      return { value, label: words(language)(label, { from, to }), chosen: value === quietText(quiet) };
    }),
  zone: ({ zone }) =>
    withOwn(ZONES, zone).map((value) => ({ value, label: value.replaceAll('_', ' '), chosen: value === zone })),
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

function menu(name: Setting, person: PersonSettings, language: Language): ActionRow {
  const id = makeId({ match: NO_MATCH, verb: 'setting', stamp: '', numbers: [SETTINGS.indexOf(name)] });
  const choices = OFFERS[name](person, language).map(({ value, label, chosen }) => ({
    value: `${name}=${value}`,
    label: words(language)(`bot.settings.menu.${name}`, { choice: label }),
    default: chosen,
  }));
  return menuRow(id, '', choices);
}

/** The current settings, each in a menu. */
export const settingsPieces = (person: PersonSettings, language: Language): Piece[] => [
  words(language)('bot.settings.title'),
  ...SETTINGS.map((name) => menu(name, person, language)),
  `-# ${words(language)('bot.settings.how')}`,
];
