import { type AutocompleteInteraction, DiscordjsErrorCodes, DiscordjsTypeError } from 'discord.js';
import { GAME_IDS, type GameId, isGameId } from '#games';
import { RULES } from '#games/rules';
import { WORDS } from '#games/words';
import type { PerLanguage } from '#i18n';
import { DEFAULT_ZONE, dayIn, daysLike, dayText, supportedLanguage } from '#room';
import { zonesLike } from '../actions/settings-actions.ts';
import { topicsLike } from '../views/rules.ts';

type Suggestion = { readonly name: string; readonly value: string };

/** Discord's limit for a list of choices or suggestions. */
export const MOST_LISTED = 25;

type Offered = { readonly value: string; readonly label: PerLanguage<string> };

function ownChoices(id: GameId, option: string): Offered[] {
  const { en, es } = WORDS[id].texts;
  return (RULES[id].options[option]?.choices ?? []).map(({ value }) => ({
    value,
    label: { en: en.option[option]?.choice[value] ?? value, es: es.option[option]?.choice[value] ?? value },
  }));
}

/** With the name of its game, if another game uses the same word. */
const specified = (id: GameId, { value, label: { en, es } }: Offered): Offered => {
  const { texts } = WORDS[id];
  return { value, label: { en: `${en} (${texts.en.name})`, es: `${es} (${texts.es.name})` } };
};

/** The choices of all games that have an option of this name; a choice that several have is listed once. */
export function choicesOf(option: string): Offered[] {
  const found = new Map<string, Offered>();
  for (const id of GAME_IDS) {
    for (const choice of ownChoices(id, option)) {
      const { en, es } = choice.label;
      const taken = [...found.values()].some(({ label }) => label.en === en || label.es === es);
      if (!found.has(choice.value)) found.set(choice.value, taken ? specified(id, choice) : choice);
    }
  }
  return [...found.values()];
}

/** The option being typed; null if the command doesn't have it, in which case discord.js throws. */
function focusedOf({ options }: AutocompleteInteraction): { readonly name: string; readonly typed: string } | null {
  try {
    const { name, value } = options.getFocused(true);
    return { name, typed: String(value) };
  } catch (error) {
    const { AutocompleteInteractionOptionNoFocusedOption: none } = DiscordjsErrorCodes;
    if (error instanceof DiscordjsTypeError && error.code === none) return null;
    throw error;
  }
}

function suggestionsFor(interaction: AutocompleteInteraction): Suggestion[] {
  const { options, locale } = interaction;
  const focused = focusedOf(interaction);
  if (!focused) return [];
  const { name, typed } = focused;
  const language = supportedLanguage(locale);
  const game = options.getString('game');
  if (name === 'zone') return zonesLike(typed).map((zone) => ({ name: zone, value: zone }));
  if (name === 'until')
    return daysLike(typed, dayIn(DEFAULT_ZONE, interaction.createdTimestamp), language).map((day) => ({
      name: dayText(day, language),
      value: day,
    }));
  if (name === 'topic') return topicsLike(typed, game && isGameId(game) ? game : null, language);
  const wanted = typed.trim().toLowerCase();
  return choicesOf(name)
    .map(({ value: chosen, label }) => ({ name: label[language], value: chosen }))
    .filter((choice) => choice.name.toLowerCase().includes(wanted));
}

/** Suggestions for what was typed so far. */
export const suggest = async (interaction: AutocompleteInteraction): Promise<void> =>
  interaction.respond(suggestionsFor(interaction).slice(0, MOST_LISTED));
