import { type Language, words } from '../../i18n/index.ts';
import { type RoomOption, roomOptions } from '../../room/options.ts';
import type { Room } from '../../room/room.ts';

/** A choice, or what is chosen, in words. */
export const optionLabel = (room: Room, { name, own }: Pick<RoomOption, 'name' | 'own'>, language: Language): string =>
  words(language)(own ? `${room.game}.option.${name}.label` : `bot.option.${name}.label`);

export function choiceLabel(
  room: Room,
  { name, own }: Pick<RoomOption, 'name' | 'own'>,
  value: string,
  language: Language,
): string {
  const t = words(language);
  if (name === 'game') return t(`${value}.name`);
  if (name === 'computers') return value;
  return t(own ? `${room.game}.option.${name}.${value}` : `bot.option.${name}.${value}`);
}

/** The lobby names the game in its title, and shows who sits there; its own language is plain to see. */
const UNSAID = ['game', 'computers', 'language'];

/** What is set, in words. */
export const chosenOptions = (room: Room, language: Language): string[] =>
  roomOptions(room)
    .filter(({ name }) => !UNSAID.includes(name))
    .map((option) => `${optionLabel(room, option, language)}: ${choiceLabel(room, option, option.value, language)}`);
