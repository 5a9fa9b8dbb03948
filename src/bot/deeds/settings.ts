import type { ChatInputCommandInteraction } from 'discord.js';
import { LANGUAGES, type Language, words } from '../../i18n/index.ts';
import { type Person, REMINDER_HOURS } from '../../room/person.ts';
import { Refused } from '../../room/refusal.ts';
import { languageOf } from '../../room/room.ts';
import { isZone } from '../keep/people.ts';
import { type PersonalDeed, showAlone } from './personal.ts';

/** `22-7`, `22:00 – 07:00`; null for no quiet hours. */
export function parseQuiet(text: string): Person['quiet'] {
  if (/^\s*(off|no|none|never|nunca|ninguna?|-|0)\s*$/i.test(text)) return null;
  const found = /^\s*(\d{1,2})(?::00)?\s*(?:-|–|to|a)\s*(\d{1,2})(?::00)?\s*$/i.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2]) % 24];
  if (!found || from > 23 || Number(found[2]) > 24 || from === to) throw new Refused('quiet', { text });
  return { from, to };
}

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')];
/** `madrid` finds Europe/Madrid. */
export function zonesLike(typed: string): string[] {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  return ZONES.filter((zone) => zone.toLowerCase().includes(wanted));
}

/** What the options of the command change; the others stay. */
function changed(person: Person, { options }: ChatInputCommandInteraction): Person {
  const language = options.getString('language');
  const reminder = options.getInteger('reminders');
  const quiet = options.getString('quiet');
  const zone = options.getString('zone');
  if (zone !== null && !isZone(zone)) throw new Refused('zone', { zone });
  return {
    ...person,
    language: language === null ? person.language : (LANGUAGES.find((each) => each === language) ?? null),
    reminder: REMINDER_HOURS.find((hours) => hours === reminder) ?? person.reminder,
    quiet: quiet === null ? person.quiet : parseQuiet(quiet),
    zone: zone ?? person.zone,
    text: options.getBoolean('text') ?? person.text,
  };
}

export function settingsLines({ language, reminder, quiet, zone, text }: Person, reading: Language): string {
  const t = words(reading);
  return [
    t('bot.settings.title'),
    t(reminder ? 'bot.settings.reminders' : 'bot.settings.noReminders', { count: reminder }),
    quiet ? t('bot.settings.quiet', { ...quiet, zone }) : t('bot.settings.noQuiet', { zone }),
    t('bot.settings.language', {
      language: language ? t(`bot.option.language.${language}`) : t('bot.settings.discord'),
    }),
    t(text ? 'bot.settings.text' : 'bot.settings.noText'),
    `-# ${t('bot.settings.how')}`,
  ].join('\n');
}

export const settings: PersonalDeed = async (context) => {
  const { desk, interaction, person } = context;
  if (!interaction.isChatInputCommand()) throw new Refused('unknown');
  const wanted = changed(person, interaction);
  const differs = JSON.stringify(wanted) !== JSON.stringify(person);
  const saved = differs ? await desk.people.save(interaction.user.id, wanted) : person;
  if (differs) await desk.rewatch(interaction.user.id);
  const language = saved.language ?? languageOf(interaction.locale);
  await showAlone({ ...context, language }, [settingsLines(saved, language)]);
};
