import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { Services } from './services.ts';

/** A slash command with everything it put on screen. Its components' custom ids begin with its name and a colon. */
export type Command = {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  readonly run: (interaction: ChatInputCommandInteraction, services: Services) => Promise<void>;
  /** `words` is the rest of the custom id, split at colons. */
  readonly press: (
    interaction: ButtonInteraction | StringSelectMenuInteraction,
    words: readonly string[],
    services: Services,
  ) => Promise<void>;
  readonly complete?: (interaction: AutocompleteInteraction, services: Services) => Promise<void>;
};
