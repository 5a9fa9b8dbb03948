import type { SlashCommandStringOption } from 'discord.js';
import { GAME_IDS, type GameId } from '#games';
import { WORDS } from '#games/words';
import { BOT_WORDS, type BotWord, type PerLanguage, words } from '#i18n';
import { MOST_LISTED } from '../src/bot/discord/autocomplete.ts';

export const each = (key: BotWord): PerLanguage<string> => ({ en: words('en')(key), es: words('es')(key) });

/** The English locales of Discord, for a name that people read and programs don't send. */
const english = (text: string) => ({ 'en-US': text, 'en-GB': text });

/** Both Spanish locales of Discord. */
export const spanish = (text: string) => ({ 'es-ES': text, 'es-419': text });

export const choice = <Value extends string | number>(value: Value, { en, es }: PerLanguage<string>) => ({
  name: en,
  value,
  name_localizations: spanish(es),
});
type Choice = ReturnType<typeof choice<string>>;

type Named = {
  setName(name: string): Named;
  setNameLocalizations(names: Record<string, string>): Named;
  setDescription(text: string): Named;
  setDescriptionLocalizations(texts: Record<string, string>): Named;
};

export type Said = { readonly name: string; readonly text: string };

/** Names and describes an option or a subcommand in all languages. */
export function named<Builder extends Named>(builder: Builder, name: string, { en, es }: PerLanguage<Said>): Builder {
  builder.setName(name).setNameLocalizations({ ...(en.name === name ? {} : english(en.name)), ...spanish(es.name) });
  builder.setDescription(en.text).setDescriptionLocalizations(spanish(es.text));
  return builder;
}

export type OptionName = keyof (typeof BOT_WORDS)['en']['command']['option'];

/** An option that belongs to no game. */
export const option = <Builder extends Named>(builder: Builder, name: OptionName): Builder =>
  named(builder, name, { en: BOT_WORDS.en.command.option[name], es: BOT_WORDS.es.command.option[name] });

/** Choices as a list, or with autocomplete if there are more than Discord allows. */
export const listed = (builder: SlashCommandStringOption, choices: readonly Choice[]): SlashCommandStringOption =>
  choices.length > MOST_LISTED ? builder.setAutocomplete(true) : builder.addChoices(...choices);

const nameOf = (id: GameId): PerLanguage<string> => ({ en: WORDS[id].texts.en.name, es: WORDS[id].texts.es.name });

export const gameOption =
  (ids: readonly GameId[] = GAME_IDS) =>
  (builder: SlashCommandStringOption): SlashCommandStringOption =>
    listed(
      option(builder, 'game'),
      ids.map((id) => choice<string>(id, nameOf(id))),
    );
