import { LEVELS } from '../engine/game.ts';
import { GAMES } from '../games/index.ts';
import { LANGUAGES, type Language, words } from '../i18n/index.ts';
import { gameOf } from './desk.ts';
import type { Choice } from './parts.ts';
import { Refused } from './refusal.ts';
import { PACES, type Room } from './room.ts';
import { computersOf, levelOf, setComputers } from './seating.ts';

/** One thing the host can set in the lobby, with all it can be set to. */
export type RoomOption = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
};

const choice = (value: string, label: string): Choice => ({ value, label });

const own = (room: Room, language: Language): RoomOption[] => {
  const t = words(language);
  return Object.entries(gameOf(room).options).map(([name, { choices }]) => ({
    name,
    label: t(`${room.game}.option.${name}.label`),
    value: room.options[name] ?? choices[0]!.value,
    choices: choices.map(({ value }) => choice(value, t(`${room.game}.option.${name}.${value}`))),
  }));
};

/** Everything that can be set: the game, what it offers, and what is the same for all games. */
export function roomOptions(room: Room, language: Language): RoomOption[] {
  const t = words(language);
  const common = (name: string, value: string, values: readonly (string | number)[]): RoomOption => ({
    name,
    label: t(`bot.option.${name}.label`),
    value,
    choices: values.map((each) => choice(String(each), t(`bot.option.${name}.${each}`))),
  });
  const counts = Array.from({ length: gameOf(room).seats.max }, (_, i) => i);
  const games: RoomOption = {
    name: 'game',
    label: t('bot.option.game.label'),
    value: room.game,
    choices: GAMES.map(({ id }) => choice(id, t(`${id}.name`))),
  };
  return [
    ...(GAMES.length > 1 ? [games] : []),
    ...own(room, language),
    common('pace', String(room.pace), PACES),
    ...(room.pace > 0 ? [common('late', room.automatic ? 'computer' : 'vote', ['vote', 'computer'])] : []),
    { ...common('computers', String(computersOf(room)), []), choices: counts.map((n) => choice(String(n), String(n))) },
    ...(computersOf(room) > 0 ? [common('strength', levelOf(room), LEVELS)] : []),
    common('language', room.language, LANGUAGES),
  ];
}

/** What is set, in words. */
export const chosenOptions = (room: Room, language: Language): { label: string; value: string }[] =>
  roomOptions(room, language)
    .filter(({ name }) => !['game', 'computers', 'language'].includes(name))
    .map(({ label, value, choices }) => ({
      label,
      value: choices.find((each) => each.value === value)?.label ?? value,
    }));

function changed(room: Room, name: string, value: string): Room {
  switch (name) {
    case 'game': {
      const game = GAMES.find(({ id }) => id === value)!;
      return room.seats.length > game.seats.max ? refuse() : { ...room, game: value, options: {} };
    }
    case 'pace':
      return { ...room, pace: PACES.find((hours) => String(hours) === value)! };
    case 'late':
      return { ...room, automatic: value === 'computer' };
    case 'computers':
      return setComputers(room, Number(value));
    case 'strength':
      return setComputers(room, computersOf(room), LEVELS.find((level) => level === value)!);
    case 'language': {
      const language = LANGUAGES.find((each) => each === value)!;
      return setComputers({ ...room, language }, computersOf(room));
    }
    default:
      return { ...room, options: { ...room.options, [name]: value } };
  }
}

const refuse = (): never => {
  throw new Refused('full');
};

/** Only what is offered can be set. */
export function setOption(room: Room, name: string, value: string): Room {
  const option = roomOptions(room, room.language).find((each) => each.name === name);
  if (!option?.choices.some((each) => each.value === value)) throw new Refused('option', { name, value });
  return changed(room, name, value);
}
