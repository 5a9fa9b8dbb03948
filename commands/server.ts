import { VENUES } from '#room';
import { openServer, POSTED, server, WHERE } from '../src/bot/actions/server-actions.ts';
import { choice, each, option } from './options.ts';
import { formOr, subcommand } from './subcommand.ts';

export const data = subcommand('server')
  .addStringOption((builder) =>
    option(builder, 'daily').addChoices(WHERE.map((where) => choice<string>(where, each(`bot.server.where.${where}`)))),
  )
  .addChannelOption((builder) => option(builder, 'channel').addChannelTypes(...POSTED))
  .addStringOption((builder) => option(builder, 'zone').setAutocomplete(true))
  .addStringOption((builder) =>
    option(builder, 'place').addChoices(
      VENUES.map((venue) => choice<string>(venue, each(`bot.option.place.${venue}`))),
    ),
  );

export const run = formOr(openServer, server);
