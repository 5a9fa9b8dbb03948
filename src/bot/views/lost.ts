import type { Seat } from '#engine';
import { type Language, words } from '#i18n';
import { namesOf, type Room, turnsLostByUndo } from '#room';

/** Whose turns are lost if the seat takes its last one back; empty if nobody else's. */
export function lostLine(room: Room, seat: Seat, language: Language): string {
  const lost = turnsLostByUndo(room, seat);
  const names = namesOf(room, language);
  const told = [...new Set(lost)].map((each) => {
    const count = lost.filter((one) => one === each).length;
    return `${names[each]}${count > 1 ? ` (${count})` : ''}`;
  });
  return told.length ? words(language)('bot.vote.lost', { names: new Intl.ListFormat(language).format(told) }) : '';
}
