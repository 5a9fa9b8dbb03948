import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { Desk } from './services.ts';

/** A slash command with everything it put on screen. Its components' custom ids begin with its name and a colon. */
export type Command = {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  readonly run: (interaction: ChatInputCommandInteraction, desk: Desk) => Promise<void>;
  /** `words` is the rest of the custom id, split at colons. */
  readonly press: (
    interaction: ButtonInteraction | StringSelectMenuInteraction,
    words: readonly string[],
    desk: Desk,
  ) => Promise<void>;
  readonly complete?: (interaction: AutocompleteInteraction, desk: Desk) => Promise<void>;
};
