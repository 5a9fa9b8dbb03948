import type { AutocompleteInteraction } from 'discord.js';
import { isGameId } from '../games/index.ts';
import { GAMES } from '../games/rules.ts';
import { type Language, words } from '../i18n/index.ts';
import { languageOf } from '../room/room.ts';
import { zonesLike } from './deeds/settings.ts';
import { topicsLike } from './show/rules.ts';

type Suggestion = { readonly name: string; readonly value: string };

/** As many as Discord takes, in a list of choices or of suggestions. */
export const MOST_LISTED = 25;

/** The choices of all games that have an option of this name. */
export const choicesOf = (option: string, language: Language): Suggestion[] =>
  GAMES.flatMap(({ id, options }) =>
    (options[option]?.choices ?? []).map(({ value }) => ({
      name: words(language)(`${id}.option.${option}.${value}`),
      value,
    })),
  );

function suggestionsFor({ options, locale }: AutocompleteInteraction): Suggestion[] {
  const { name, value } = options.getFocused(true);
  const language = languageOf(locale);
  const game = options.getString('game');
  if (name === 'zone') return zonesLike(value).map((zone) => ({ name: zone, value: zone }));
  if (name === 'topic') return topicsLike(value, game && isGameId(game) ? game : null, language);
  const typed = value.trim().toLowerCase();
  return choicesOf(name, language).filter((choice) => choice.name.toLowerCase().includes(typed));
}

/** What may be meant by what was typed so far. */
export const suggest = async (interaction: AutocompleteInteraction): Promise<void> =>
  interaction.respond(suggestionsFor(interaction).slice(0, MOST_LISTED));
