import type { AutocompleteInteraction } from 'discord.js';
import { GAME_IDS, isGameId } from '../games/index.ts';
import { RULES } from '../games/rules.ts';
import { WORDS } from '../games/words.ts';
import type { InEach } from '../i18n/voices.ts';
import { languageOf } from '../room/room.ts';
import { zonesLike } from './deeds/settings.ts';
import { topicsLike } from './show/rules.ts';

type Suggestion = { readonly name: string; readonly value: string };

/** As many as Discord takes, in a list of choices or of suggestions. */
export const MOST_LISTED = 25;

/** The choices of all games that have an option of this name, and what each is called. */
export const choicesOf = (option: string): { readonly value: string; readonly label: InEach<string> }[] =>
  GAME_IDS.flatMap((id) => {
    const { en, es } = WORDS[id].tables;
    const label = (value: string): InEach<string> => ({
      en: en.option[option]?.choice[value] ?? value,
      es: es.option[option]?.choice[value] ?? value,
    });
    return (RULES[id].options[option]?.choices ?? []).map(({ value }) => ({ value, label: label(value) }));
  });

function suggestionsFor({ options, locale }: AutocompleteInteraction): Suggestion[] {
  const { name, value } = options.getFocused(true);
  const language = languageOf(locale);
  const game = options.getString('game');
  if (name === 'zone') return zonesLike(value).map((zone) => ({ name: zone, value: zone }));
  if (name === 'topic') return topicsLike(value, game && isGameId(game) ? game : null, language);
  const typed = value.trim().toLowerCase();
  return choicesOf(name)
    .map(({ value: chosen, label }) => ({ name: label[language], value: chosen }))
    .filter((choice) => choice.name.toLowerCase().includes(typed));
}

/** What may be meant by what was typed so far. */
export const suggest = async (interaction: AutocompleteInteraction): Promise<void> =>
  interaction.respond(suggestionsFor(interaction).slice(0, MOST_LISTED));
