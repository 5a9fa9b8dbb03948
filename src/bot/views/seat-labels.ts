import { LEVELS, type Seat } from '#engine';
import { type Language, words } from '#i18n';
import { namesOf, type Room } from '#room';

/** A seat's name; for a bot, with its level. */
export function seatLabel(room: Room, seat: Seat, language: Language): string {
  const t = words(language);
  const name = namesOf(room, language)[seat] ?? '';
  const level = room.seats[seat]?.computer;
  return level ? t('bot.lobby.bot', { name, how: t(`bot.option.strength.${level}`) }) : name;
}

/** The levels of the bots at the table, in small print; empty without bots. */
export function botLevelLines(room: Room, language: Language): string[] {
  const t = words(language);
  const names = namesOf(room, language);
  return LEVELS.flatMap((level) => {
    const these = names.filter((_, seat) => room.seats[seat]?.computer === level);
    const values = { name: these.join(', '), how: t(`bot.option.strength.${level}`) };
    return these.length > 0 ? [`-# ${t('bot.lobby.bot', values)}`] : [];
  });
}
