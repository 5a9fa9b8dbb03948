import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import { BOT_WORDS } from '#i18n';
import { Refused } from '#room';
import { handlePress } from '../src/bot/actions/press.ts';
import { suggest } from '../src/bot/discord/autocomplete.ts';
import type { Command } from '../src/bot/discord/router.ts';
import * as about from './about.ts';
import * as block from './block.ts';
import * as board from './board.ts';
import * as describePicture from './context-menu/describe-picture.ts';
import * as invite from './context-menu/invite.ts';
import * as cityProfile from './context-menu/player-profile.ts';
import * as daily from './daily.ts';
import * as end from './end.ts';
import * as exportGame from './export.ts';
import * as find from './find.ts';
import * as forget from './forget.ts';
import * as history from './history.ts';
import * as learn from './learn.ts';
import * as leave from './leave.ts';
import * as mine from './mine.ts';
import * as neighborhood from './neighborhood.ts';
import * as newGame from './new.ts';
import * as next from './next.ts';
import { spanish } from './options.ts';
import * as profile from './profile.ts';
import * as ranking from './ranking.ts';
import * as rules from './rules.ts';
import * as scores from './scores.ts';
import * as server from './server.ts';
import * as settings from './settings.ts';
import * as since from './since.ts';
import { forAsker, type Subcommand } from './subcommand.ts';
import * as undo from './undo.ts';
import * as vacation from './vacation.ts';

/** In the order Discord lists them. */
const SUBCOMMANDS: readonly Subcommand[] = [
  newGame,
  board,
  neighborhood,
  scores,
  since,
  undo,
  leave,
  end,
  exportGame,
  daily,
  learn,
  mine,
  next,
  find,
  block,
  history,
  profile,
  ranking,
  rules,
  vacation,
  settings,
  server,
  forget,
  about,
];

const builder = new SlashCommandBuilder()
  .setName('cities')
  .setDescription(BOT_WORDS.en.command.cities)
  .setDescriptionLocalizations(spanish(BOT_WORDS.es.command.cities))
  // In private channels of other people it only says that nothing works there.
  .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall);
for (const { data } of SUBCOMMANDS) builder.addSubcommand(data);

/** Discord may still list a subcommand of another version. */
const unknown = forAsker(() => Promise.reject(new Refused('none')));

const run: Command['run'] = (interaction, services) => {
  const name = interaction.options.getSubcommand();
  const found = SUBCOMMANDS.find(({ data }) => data.name === name);
  return (found?.run ?? unknown)(interaction, services);
};

export const COMMANDS: readonly Command[] = [
  {
    data: builder.toJSON(),
    run,
    press: handlePress,
    complete: suggest,
    menus: [invite, cityProfile, describePicture],
  },
];
