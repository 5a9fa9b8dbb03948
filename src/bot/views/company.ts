import { LEVELS, type Seat } from '#engine';
import { type Language, words } from '#i18n';
import { namesOf, type Room } from '#room';

/** A computer's seat with how well it plays; anybody else's with the name alone. */
export function seatLabel(room: Room, seat: Seat, language: Language): string {
  const t = words(language);
  const name = namesOf(room, language)[seat] ?? '';
  const level = room.seats[seat]?.computer;
  return level ? t('bot.lobby.plays', { name, how: t(`bot.option.strength.${level}`) }) : name;
}

/** How well the computers at the table play, in small lines; none where only people do. */
export function companyLines(room: Room, language: Language): string[] {
  const t = words(language);
  const names = namesOf(room, language);
  return LEVELS.flatMap((level) => {
    const these = names.filter((_, seat) => room.seats[seat]?.computer === level);
    const values = { names: these.join(', '), count: these.length, how: t(`bot.option.strength.${level}`) };
    return these.length > 0 ? [`-# 🤖 ${t('bot.table.company', values)}`] : [];
  });
}
