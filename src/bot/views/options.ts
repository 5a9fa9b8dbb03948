import { LEVELS } from '#engine';
import { isGameId } from '#games';
import { WORDS } from '#games/words';
import { type BotWord, LANGUAGES, type Language, words } from '#i18n';
import { ADDING, HINT_CHOICES, type OptionName, OVERDUE_CHOICES, PACES, type Room, roomOptions } from '#room';
import { wordsOf } from '../game-parts.ts';

const ownWords = (room: Room, name: string, language: Language) => wordsOf(room).texts[language].option[name];

export const optionLabel = (room: Room, { name, own }: OptionName, language: Language): string =>
  own ? (ownWords(room, name, language)?.label ?? name) : words(language)(`bot.option.${name}.label`);

type Labels = (value: string, language: Language) => string;

const among =
  <Value extends string | number>(values: readonly Value[], key: (value: Value) => BotWord): Labels =>
  (value, language) => {
    const known = values.find((each) => String(each) === value);
    return known === undefined ? value : words(language)(key(known));
  };

const COMMON: { readonly [name in Extract<OptionName, { own: false }>['name']]: Labels } = {
  game: (value, language) => (isGameId(value) ? WORDS[value].say(language)('name') : value),
  pace: among(PACES, (hours) => `bot.option.pace.${hours}`),
  late: among(OVERDUE_CHOICES, (way) => `bot.option.late.${way}`),
  computers: (value) => value,
  adding: among(ADDING, (who) => `bot.option.adding.${who}`),
  strength: among(LEVELS, (level) => `bot.option.strength.${level}`),
  hints: among(HINT_CHOICES, (rule) => `bot.option.hints.${rule}`),
  language: among(LANGUAGES, (language) => `bot.option.language.${language}`),
};

/** A choice in words. */
export const choiceLabel = (room: Room, { name, own }: OptionName, value: string, language: Language): string =>
  own ? (ownWords(room, name, language)?.choice[value] ?? value) : COMMON[name](value, language);

/** Options that the lobby shows anyway: in its title, its list of players and its language. */
const UNSAID = ['game', 'computers', 'adding', 'language'];

/** The options in words. */
export const chosenOptions = (room: Room, language: Language): string[] =>
  roomOptions(room)
    .filter(({ name }) => !UNSAID.includes(name))
    .map((option) => `${optionLabel(room, option, language)}: ${choiceLabel(room, option, option.value, language)}`);
