import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { type Language, words } from '#i18n';
import { DEFAULT_ZONE, Refused, VENUES, type Venue } from '#room';
import { reset } from '../channel/announce-daily.ts';
import { makeId, NO_MATCH, type Verb } from '../discord/custom-id.ts';
import { choiceField, formOf, labeled, valuesIn } from '../discord/forms.ts';
import { requirePermissions, requirePermissionsIn } from '../discord/permissions.ts';
import { requireServer } from '../discord/places.ts';
import type { Server } from '../repositories/server-record.ts';
import { buttonRow } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { zoneChoices } from '../views/settings.ts';
import { type Context, type FormHandler, type Handler, showWithoutMatch } from './action-context.ts';
import { defineAction } from './define-action.ts';
import { parseZone } from './settings-actions.ts';

/** Whether the day's city is announced; without a channel, in the one the command is used in. */
export const WHERE = ['on', 'off'] as const;

/** Channels the bot can post announcements in. */
export const POSTED = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.PublicThread] as const;

/** What is to be set; undefined leaves a part unchanged, and a channel of null is none. */
type Wish = {
  readonly channel: string | null | undefined;
  readonly zone: string | undefined;
  readonly place: Venue | undefined;
};

const parseVenue = (value: string | null | undefined): Venue | undefined => VENUES.find((venue) => venue === value);

const NEW: Omit<Server, 'guild' | 'language'> = {
  version: 1,
  revision: 0,
  channel: null,
  zone: DEFAULT_ZONE,
  day: '',
  told: false,
  alarm: null,
};

function requireManager({ interaction }: Context): string {
  const guild = requireServer(interaction);
  if (!interaction.memberPermissions?.has('ManageGuild')) throw new Refused('manager');
  return guild;
}

function wishIn({ interaction }: Context): Wish {
  if (interaction.isModalSubmit()) {
    const channels = valuesIn(interaction, 'channel');
    const [zone, place] = ['zone', 'place'].map((field) => valuesIn(interaction, field)?.[0]);
    return { channel: channels && (channels[0] ?? null), zone, place: parseVenue(place) };
  }
  if (!interaction.isChatInputCommand()) throw new Refused('unknown');
  const { options, channelId } = interaction;
  const where = options.getString('daily');
  const named = options.getChannel('channel')?.id ?? (where === 'on' ? channelId : undefined);
  const place = parseVenue(options.getString('place'));
  return { channel: where === 'off' ? null : named, zone: options.getString('zone') ?? undefined, place };
}

const idOf = (verb: Verb): string => makeId({ match: NO_MATCH, verb, stamp: '', numbers: [] });

function serverPieces({ channel, zone, place = 'here' }: Server, language: Language): Piece[] {
  const t = words(language);
  const said = t(channel ? 'bot.server.on' : 'bot.server.off', { channel: `<#${channel}>`, zone });
  return [
    [t('bot.server.title'), said, t(`bot.server.place.${place}`)].join('\n'),
    buttonRow([{ id: idOf('server'), label: t('bot.lobby.change'), style: 'primary' }]),
  ];
}

/**
 * `/cities server`, with options or by its form: where the day's city is announced, the time zone of its days, and where
 * new matches are played.
 */
export const server: Handler = async (context) => {
  const { services, interaction, language } = context;
  const guild = requireManager(context);
  const { channel, zone, place } = wishIn(context);
  if (zone !== undefined) parseZone(zone);
  const known = await services.days.server(guild);
  if (channel === interaction.channelId) requirePermissions(interaction);
  else if (channel && channel !== known?.channel) requirePermissionsIn(interaction.client, channel);
  const now = services.clock.now();
  const saved = await services.days.changeServer(guild, (stored) => {
    const { place: usual, ...before }: Server = stored ?? { ...NEW, guild, language };
    const venue = place ?? usual ?? 'here';
    const set = {
      zone: zone ?? before.zone,
      channel: channel === undefined ? before.channel : channel,
      language: channel ? language : before.language,
    };
    return { ...reset(before, set, now), ...(venue === 'here' ? {} : { place: venue }) };
  });
  await showWithoutMatch(context, serverPieces(saved, language));
};

/** What is set now, to be changed. */
export const openServer: FormHandler = async (context) => {
  const { services, language } = context;
  const t = words(language);
  const known = await services.days.server(requireManager(context));
  const channels = known?.channel ? [{ id: known.channel, type: SelectMenuDefaultValueType.Channel } as const] : [];
  return formOf(idOf('server-save'), t('bot.server.form'), [
    labeled(
      t('bot.server.where.on'),
      {
        type: ComponentType.ChannelSelect,
        custom_id: 'channel',
        channel_types: [...POSTED],
        default_values: channels,
        required: false,
        min_values: 0,
      },
      t('bot.server.empty'),
    ),
    choiceField('zone', t('bot.settings.label.zone'), zoneChoices(known?.zone ?? DEFAULT_ZONE)),
    choiceField(
      'place',
      t('bot.server.games'),
      VENUES.map((value) => ({
        value,
        label: t(`bot.option.place.${value}`),
        chosen: value === (known?.place ?? 'here'),
      })),
    ),
  ]);
};

export const SERVER_ACTIONS = [
  defineAction({ id: 'server', answer: 'form', phase: 'no match', open: openServer }),
  defineAction({ id: 'server-save', answer: 'reply', phase: 'no match', run: server }),
];
