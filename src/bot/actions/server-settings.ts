import { words } from '#i18n';
import { DEFAULT_ZONE, Refused } from '#room';
import { reset } from '../channel/announce-daily.ts';
import { requirePermissions, requirePermissionsIn } from '../discord/permissions.ts';
import { isZone } from '../repositories/people.ts';
import type { Server } from '../repositories/server-record.ts';
import { type Context, type Handler, showAlone } from './action-context.ts';

/** Whether the day's city is made known; where, if no channel is named, is where that is said. */
export const WHERE = ['on', 'off'] as const;

/** Where it shall be made known: undefined to leave it as it is, null for nowhere. */
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

/** `/cities server`: where the day's city is made known, and by which zone its days begin. */
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
  await showAlone(context, [
    t('bot.server.title'),
    t(saved.channel ? 'bot.server.on' : 'bot.server.off', values),
    `-# ${t('bot.server.how')}`,
  ]);
};
