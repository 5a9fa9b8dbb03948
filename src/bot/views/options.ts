import { LEVELS } from '#engine';
import { GAME_IDS, isGameId } from '#games';
import { WORDS } from '#games/words';
import { BOT_WORDS, type BotWord, LANGUAGES, type Language, listText, words } from '#i18n';
import {
  ADDING,
  clockOf,
  gameOf,
  HINT_RULES,
  isDirect,
  type OptionName,
  OVERDUE_CHOICES,
  PACES,
  RESERVES,
  type Room,
  type RoomOption,
  roomOptions,
  unfittingOption,
  VENUES,
  WEEKEND_CHOICES,
} from '#room';
import { wordsOf } from '../game-parts.ts';

const ownWords = (room: Room, name: string, language: Language) => wordsOf(room).texts[language].option[name];

export const optionLabel = (room: Room, { name, own }: OptionName, language: Language): string =>
  own ? (ownWords(room, name, language)?.label ?? name) : words(language)(`bot.option.${name}.label`);

type Option = keyof (typeof BOT_WORDS)['en']['command']['option'];

/** What an option of `/cities new` is called where people type it. */
export function typedName(name: string, language: Language): string {
  const { option, advice } = BOT_WORDS[language].command;
  if (name === 'hints') return advice.name;
  const own = GAME_IDS.map((id) => WORDS[id].texts[language].option[name]?.command.name).find((each) => each);
  return own ?? (Object.hasOwn(option, name) ? option[name as Option].name : name);
}

type Labels = (value: string, language: Language, room: Room) => string;

const among =
  <Value extends string | number>(values: readonly Value[], key: (value: Value) => BotWord): Labels =>
  (value, language) => {
    const known = values.find((each) => String(each) === value);
    return known === undefined ? value : words(language)(key(known));
  };

const COMMON: { readonly [name in Extract<OptionName, { own: false }>['name']]: Labels } = {
  game: (value, language) => (isGameId(value) ? WORDS[value].say(language)('name') : value),
  pace: among(PACES, (hours) => `bot.option.pace.${hours}`),
  reserve: among(RESERVES, (hours) => `bot.option.reserve.${hours}`),
  weekends: (value, language, room) => {
    const { weekends: zone } = clockOf(room);
    // A menu has room for the city alone.
    const city = zone?.split('/').at(-1)?.replaceAll('_', ' ');
    if (value === 'off' && city) return words(language)('bot.option.weekends.zone', { zone: city });
    return among(WEEKEND_CHOICES, (choice) => `bot.option.weekends.${choice}`)(value, language, room);
  },
  late: among(OVERDUE_CHOICES, (way) => `bot.option.late.${way}`),
  computers: (value) => value,
  adding: among(ADDING, (who) => `bot.option.adding.${who}`),
  strength: among(LEVELS, (level) => `bot.option.strength.${level}`),
  hints: among(HINT_RULES, (rule) => `bot.option.hints.${rule}`),
  language: among(LANGUAGES, (language) => `bot.option.language.${language}`),
  place: among(VENUES, (venue) => `bot.option.place.${venue}`),
};

/** A choice in words. */
export const choiceLabel = (room: Room, { name, own }: OptionName, value: string, language: Language): string =>
  own ? (ownWords(room, name, language)?.choice[value] ?? value) : COMMON[name](value, language, room);

/** The lobby names the game in its title, and shows who sits there at which level; its language is plain to see. */
const UNSAID = ['game', 'computers', 'strength', 'language'];

const setting = (room: Room, option: RoomOption, language: Language): string =>
  `${optionLabel(room, option, language)}: ${choiceLabel(room, option, option.value, language)}`;

/** Everything that is set, in words; without options that a menu beside it shows, or that are about other people. */
export const allSettings = (room: Room, language: Language, shown: readonly RoomOption[] = []): string[] =>
  roomOptions(room)
    .filter(({ name }) => !shown.some((option) => option.name === name) && !(name === 'adding' && isDirect(room)))
    .map((option) => setting(room, option, language));

/** What is set in another way than usual, in words. */
export const unusualSettings = (room: Room, language: Language): string[] =>
  roomOptions(room)
    .filter(({ name, value, usual }) => value !== usual && !UNSAID.includes(name))
    .map((option) => setting(room, option, language));

/** What to say of an option that doesn't fit the number of seats; null if all do. */
export function misfitIn(room: Room, language: Language) {
  const wrong = unfittingOption(room);
  if (!wrong) return null;
  const { name, value } = wrong;
  const fitting = gameOf(room).options[name]?.choices.find((each) => each.value === value)?.seats ?? [];
  return {
    option: optionLabel(room, { name, own: true }, language),
    choice: choiceLabel(room, { name, own: true }, value, language),
    count: room.seats.length,
    fitting: words(language)('bot.lobby.players', {
      range: listText(language, fitting.map(String), 'disjunction'),
      count: fitting.at(-1) ?? 0,
    }),
  };
}
