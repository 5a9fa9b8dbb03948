import { LANGUAGES, words } from '#i18n';
import { DEFAULT_ZONE, type PersonSettings, REMINDER_HOURS, Refused, supportedLanguage } from '#room';
import { reset } from '../channel/announce-daily.ts';
import { forgetPerson, leaveRankings, rewatch } from '../channel/forget-person.ts';
import type { Asked } from '../discord/answer.ts';
import { makeId, NO_MATCH } from '../discord/custom-id.ts';
import { requirePermissions, requirePermissionsIn } from '../discord/permissions.ts';
import { isZone } from '../repositories/people.ts';
import type { Server } from '../repositories/server-record.ts';
import { buttonRow } from '../views/components.ts';
import { SETTINGS, type Setting, settingsPieces } from '../views/settings.ts';
import { type Context, type Handler, showWithoutMatch } from './action-context.ts';
import { defineAction } from './define-action.ts';

/** `22-7`, `22:00 – 07:00`; null for no quiet hours. */
export function parseQuiet(text: string): PersonSettings['quiet'] {
  if (/^\s*(off|no|none|never|nunca|ninguna?|-|0)\s*$/i.test(text)) return null;
  const found = /^\s*(\d{1,2})(?::00)?\s*(?:-|–|to|a)\s*(\d{1,2})(?::00)?\s*$/i.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2]) % 24];
  if (!found || from > 23 || Number(found[2]) > 24 || from === to) throw new Refused('quiet', { text });
  return { from, to };
}

function parseZone(zone: string): string {
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

function wishesIn(interaction: Asked): Wishes {
  const [menu = '', chosen = ''] = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '').split('=') : [];
  const given = interaction.isChatInputCommand()
    ? SETTINGS.map((name) => [name, interaction.options.get(name)?.value] as const)
    : SETTINGS.map((name) => [name, name === menu ? chosen : undefined] as const);
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}

/** Changes the settings that were given. */
const changed = (person: PersonSettings, wishes: Wishes): PersonSettings =>
  Object.assign(
    { ...person },
    ...SETTINGS.map((name) => (wishes[name] === undefined ? {} : CHANGES[name](wishes[name], person))),
  );

export const settings: Handler = async (context) => {
  const { services, interaction, person } = context;
  const wishes = wishesIn(interaction);
  const saved = await services.people.change(interaction.user.id, (stored) => changed(stored, wishes));
  if (saved.revision !== person.revision) await rewatch(services, interaction.user.id);
  if (!saved.ranked) await leaveRankings(services, interaction.user.id);
  const language = saved.language ?? supportedLanguage(interaction.locale);
  await showWithoutMatch({ ...context, language }, settingsPieces(saved, language));
};

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
  defineAction({ id: 'setting', answer: 'panel', phase: 'no match', run: settings }),
  defineAction({ id: 'forget', answer: 'panel', phase: 'no match', run: forget }),
];

/** Whether the day's city is announced; without a channel, in the one the command is used in. */
export const WHERE = ['on', 'off'] as const;

/** The channel to announce it in: undefined to leave it unchanged, null for none. */
function channelAsked({ interaction }: Context): string | null | undefined {
  if (!interaction.isChatInputCommand()) throw new Refused('unknown');
  const { options, client, channelId } = interaction;
  const where = options.getString('daily');
  if (where === 'off') return null;
  const named = options.getChannel('channel')?.id ?? null;
  if (named !== null && named !== channelId) {
    requirePermissionsIn(client, named);
    return named;
  }
  if (where === null && named === null) return undefined;
  requirePermissions(interaction);
  return channelId;
}

/** `/cities server`: where the day's city is announced, and the time zone of its days. */
export const server: Handler = async (context) => {
  const { services, interaction, language } = context;
  const { guildId: guild, memberPermissions } = interaction;
  if (guild === null || !interaction.isChatInputCommand()) throw new Refused('unknown');
  if (!memberPermissions?.has('ManageGuild')) throw new Refused('manager');
  const zone = interaction.options.getString('zone');
  if (zone !== null && !isZone(zone)) throw new Refused('zone', { zone });
  const channel = channelAsked(context);
  const now = services.clock.now();
  const saved = await services.days.changeServer(guild, (stored) => {
    const before: Server = stored ?? {
      version: 1,
      revision: 0,
      guild,
      channel: null,
      zone: DEFAULT_ZONE,
      language,
      day: '',
      told: false,
      alarm: null,
    };
    const set = {
      zone: zone ?? before.zone,
      channel: channel === undefined ? before.channel : channel,
      language: channel ? language : before.language,
    };
    return reset(before, set, now);
  });
  const t = words(language);
  const values = { channel: `<#${saved.channel}>`, zone: saved.zone };
  await showWithoutMatch(context, [
    t('bot.server.title'),
    t(saved.channel ? 'bot.server.on' : 'bot.server.off', values),
    `-# ${t('bot.server.how')}`,
  ]);
};
