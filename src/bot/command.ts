import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';

/** A slash command with everything it put on screen. Its components' custom ids begin with its name and a colon. */
export type Command = {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  readonly run: (interaction: ChatInputCommandInteraction) => Promise<void>;
  /** `words` is the rest of the custom id, split at colons. */
  readonly press?: (interaction: ButtonInteraction, words: readonly string[]) => Promise<void>;
  readonly complete?: (interaction: AutocompleteInteraction) => Promise<void>;
};
