import { ChannelType } from 'discord.js';
import { server, WHERE } from '../src/bot/actions/settings-actions.ts';
import { choice, each, option } from './options.ts';
import { forAsker, subcommand } from './subcommand.ts';

/** Channels the bot can post announcements in. */
const POSTED = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.PublicThread] as const;

export const data = subcommand('server')
  .addStringOption((builder) =>
    option(builder, 'daily').addChoices(WHERE.map((where) => choice<string>(where, each(`bot.server.where.${where}`)))),
  )
  .addChannelOption((builder) => option(builder, 'channel').addChannelTypes(...POSTED))
  .addStringOption((builder) => option(builder, 'zone').setAutocomplete(true));

export const run = forAsker(server);
