import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  ContextMenuCommandBuilder,
  InteractionContextType,
} from 'discord.js';
import { BOT_WORDS } from '#i18n';
import type { Handler } from '../../src/bot/actions/action-context.ts';
import { answer } from '../../src/bot/discord/answer.ts';
import type { ContextMenu } from '../../src/bot/discord/router.ts';
import { spanish } from '../options.ts';

type MenuName = keyof (typeof BOT_WORDS)['en']['command']['menu'];

const menu = (
  name: MenuName,
  type: ApplicationCommandType.User | ApplicationCommandType.Message,
  ...contexts: readonly InteractionContextType[]
): ContextMenu['data'] =>
  new ContextMenuCommandBuilder()
    .setName(BOT_WORDS.en.command.menu[name])
    .setNameLocalizations(spanish(BOT_WORDS.es.command.menu[name]))
    .setType(type)
    .setContexts(InteractionContextType.Guild, ...contexts)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
    .toJSON();

/** What Discord lists when someone opens the menu of a person. */
export const onPerson = (name: MenuName): ContextMenu['data'] => menu(name, ApplicationCommandType.User);

/** The same for a message. */
export const onMessage = (name: MenuName): ContextMenu['data'] =>
  menu(name, ApplicationCommandType.Message, InteractionContextType.BotDM);

/** Runs an action on the person or message, answered in private. */
export const onTarget =
  (handler: Handler): ContextMenu['run'] =>
  (interaction, services) => {
    const table = () => interaction.channelId;
    const task = { manner: 'reply', what: interaction.commandName, table } as const;
    return answer(services, interaction, task, (asker) =>
      handler({ ...asker, services, interaction, press: null, table, back: null }),
    );
  };
