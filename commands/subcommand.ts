import { type ChatInputCommandInteraction, SlashCommandSubcommandBuilder } from 'discord.js';
import { BOT_WORDS } from '#i18n';
import { Refused } from '#room';
import type { FormHandler, Handler, MatchHandler } from '../src/bot/actions/action-context.ts';
import { answer, openForm } from '../src/bot/discord/answer.ts';
import { withRoom } from '../src/bot/repositories/rooms.ts';
import type { Services } from '../src/bot/services.ts';
import { named } from './options.ts';

type Run = (interaction: ChatInputCommandInteraction, services: Services) => Promise<void>;

/** What each subcommand file of this folder exports. */
export type Subcommand = { readonly data: SlashCommandSubcommandBuilder; readonly run: Run };

/** A subcommand with its name and description in every language, still without options. */
export const subcommand = (name: keyof (typeof BOT_WORDS)['en']['command']['sub']): SlashCommandSubcommandBuilder =>
  named(new SlashCommandSubcommandBuilder(), name, {
    en: BOT_WORDS.en.command.sub[name],
    es: BOT_WORDS.es.command.sub[name],
  });

/** What a command is answered as, and what its action gets. */
function asCommand(interaction: ChatInputCommandInteraction) {
  const table = () => interaction.channelId;
  const task = { manner: 'reply', what: `/${interaction.options.getSubcommand()}`, table } as const;
  return { task, given: { interaction, press: null, table, back: null } };
}

/** Runs an action on the channel's match, answered in private. */
export const onMatch =
  (handler: MatchHandler): Run =>
  (interaction, services) => {
    const { task, given } = asCommand(interaction);
    return answer(services, interaction, task, (asker) =>
      withRoom(services, interaction.channelId, async (room) => {
        if (!room) throw new Refused('none');
        await handler({ ...asker, ...given, services, room });
      }),
    );
  };

/** Runs an action that is about the asker, or about no match in particular, answered in private. */
export const forAsker =
  (handler: Handler): Run =>
  (interaction, services) => {
    const { task, given } = asCommand(interaction);
    return answer(services, interaction, task, (asker) => handler({ ...asker, ...given, services }));
  };

/** Opens a form, unless what it asks for is given with the command. */
export const formOr =
  (open: FormHandler, handler: Handler): Run =>
  (interaction, services) => {
    if (interaction.options.data[0]?.options?.length) return forAsker(handler)(interaction, services);
    const { task, given } = asCommand(interaction);
    return openForm(services, interaction, task, (asker) => open({ ...asker, ...given, services }));
  };
