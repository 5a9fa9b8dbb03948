import type { ModalSubmitInteraction } from 'discord.js';
import { LANGUAGES, words } from '#i18n';
import {
  type PersonSettings,
  REMINDER_HOURS,
  REMINDER_WAYS,
  Refused,
  remindedBy,
  reminderWay,
  supportedLanguage,
} from '#room';
import { forgetPerson, leaveRankings, rewatch } from '../channel/forget-person.ts';
import { makeId, NO_MATCH } from '../discord/custom-id.ts';
import { valuesIn } from '../discord/forms.ts';
import { isZone } from '../repositories/people.ts';
import { buttonRow } from '../views/components.ts';
import { remindersIn, SETTINGS, type Setting, SWITCHES, settingsForm, settingsPieces } from '../views/settings.ts';
import { type Context, type FormHandler, type Handler, showWithoutMatch } from './action-context.ts';
import { defineAction } from './define-action.ts';

/** `22-7`, `22:00 – 07:00`; null for no quiet hours. */
export function parseQuiet(text: string): PersonSettings['quiet'] {
  if (/^\s*(off|no|none|never|nunca|ninguna?|-|0)\s*$/i.test(text)) return null;
  const found = /^\s*(\d{1,2})(?::00)?\s*(?:-|–|to|a)\s*(\d{1,2})(?::00)?\s*$/i.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2]) % 24];
  if (!found || from > 23 || Number(found[2]) > 24 || from === to) throw new Refused('quiet', { text });
  return { from, to };
}

export function parseZone(zone: string): string {
  if (!isZone(zone)) throw new Refused('zone', { zone });
  return zone;
}

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')];
/** `madrid` finds Europe/Madrid. */
export function zonesLike(typed: string): string[] {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  return ZONES.filter((zone) => zone.toLowerCase().includes(wanted));
}

/** A setting, given as text by the command or a menu, as a change to the person's record. */
const CHANGES: { readonly [name in Setting]: (text: string, person: PersonSettings) => Partial<PersonSettings> } = {
  reminders: (text, { reminder }) => ({
    reminder: REMINDER_HOURS.find((hours) => String(hours) === text) ?? reminder,
  }),
  remind: (text, person) => remindedBy(person, REMINDER_WAYS.find((way) => way === text) ?? reminderWay(person)),
  quiet: (text) => ({ quiet: parseQuiet(text) }),
  zone: (text) => ({ zone: parseZone(text) }),
  language: (text) => ({ language: LANGUAGES.find((each) => each === text) ?? null }),
  text: (text) => ({ text: text === 'true' }),
  // Tips that are switched on again start from the first one.
  hints: (text) => ({ hints: text === 'true', tables: {} }),
  ranked: (text) => ({ ranked: text === 'true' }),
  preselect: (text) => ({ preselect: text === 'true' }),
};

type Wishes = { readonly [name in Setting]?: string };

/** Of the switches only those that change: tips that stay on go on where they are. */
function wishesInForm(form: ModalSubmitInteraction, person: PersonSettings): Wishes {
  const on = valuesIn(form, 'switches');
  const given = SETTINGS.map((name) => {
    const own = SWITCHES.find((each) => each === name);
    if (!own) return [name, valuesIn(form, name)?.[0]];
    return [name, on && on.includes(own) !== Boolean(person[own]) ? String(on.includes(own)) : undefined];
  });
  const wishes: Wishes = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  return wishes.reminders === undefined ? wishes : { ...wishes, ...remindersIn(wishes.reminders) };
}

function wishesIn({ interaction, person }: Context): Wishes {
  if (interaction.isModalSubmit()) return wishesInForm(interaction, person);
  const [menu = '', chosen = ''] = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '').split('=') : [];
  const given = interaction.isChatInputCommand()
    ? SETTINGS.map((name) => [name, interaction.options.get(name)?.value] as const)
    : SETTINGS.map((name) => [name, name === menu ? chosen : undefined] as const);
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}

/** Changes the settings that were given, one after another. */
function changed(person: PersonSettings, wishes: Wishes): PersonSettings {
  let made = person;
  for (const name of SETTINGS) if (wishes[name] !== undefined) made = { ...made, ...CHANGES[name](wishes[name], made) };
  return made;
}

export const settings: Handler = async (context) => {
  const { services, interaction, person } = context;
  const wishes = wishesIn(context);
  const saved = await services.people.change(interaction.user.id, (stored) => changed(stored, wishes));
  if (saved.revision !== person.revision) await rewatch(services, interaction.user.id);
  if (!saved.ranked) await leaveRankings(services, interaction.user.id);
  const language = saved.language ?? supportedLanguage(interaction.locale);
  await showWithoutMatch({ ...context, language }, settingsPieces(saved, language));
};

export const openSettings: FormHandler = async ({ person, language }) => settingsForm(person, language);

export const askForget: Handler = async (context) => {
  const t = words(context.language);
  const id = makeId({ match: NO_MATCH, verb: 'forget', stamp: '', numbers: [] });
  await showWithoutMatch(context, [
    t('bot.forget.text'),
    buttonRow([{ id, label: t('bot.forget.yes'), style: 'danger' }]),
  ]);
};

const forget: Handler = async (context) => {
  await forgetPerson(context.services, context.interaction.user.id);
  await showWithoutMatch(context, [words(context.language)('bot.forget.done')]);
};

export const SETTINGS_ACTIONS = [
  defineAction({ id: 'settings', answer: 'form', phase: 'no match', open: openSettings }),
  defineAction({ id: 'settings-save', answer: 'reply', phase: 'no match', run: settings }),
  // Of the menus before there was a form.
  defineAction({ id: 'setting', answer: 'panel', phase: 'no match', run: settings }),
  defineAction({ id: 'forget', answer: 'panel', phase: 'no match', run: forget }),
];
