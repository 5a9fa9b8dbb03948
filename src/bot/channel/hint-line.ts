import { gameOf, isPresent, matchOf, nextTip, type Room, TIPS, usersToNotify, withTableCounted } from '#room';
import { uiOf, wordsOf } from '../game-parts.ts';
import type { Services } from '../services.ts';

/** Those who may need a hint at this table. */
function pupils(room: Room): string[] {
  const view = gameOf(room).view(matchOf(room).state, null);
  return uiOf(room).isTaught(view) ? usersToNotify(room) : [];
}

/** Whether somebody at the table plays the game for the first time: they have not had all its hints, and want them. */
export async function hasNovice({ people }: Pick<Services, 'people'>, room: Room): Promise<boolean> {
  const users = room.seats.flatMap((seat) => (seat.user && isPresent(seat) ? [seat.user] : []));
  const persons = await Promise.all(users.map((user) => people.load(user)));
  return persons.some((person) => nextTip(person, room.game) !== null);
}

/** One line for those whose first tables of this game these are; nothing for who knows it, and for a table posted again. */
export async function hintLine({ people }: Pick<Services, 'people'>, room: Room): Promise<string> {
  const persons = await Promise.all(pupils(room).map((user) => people.load(user)));
  const hints = persons.flatMap((person) => nextTip(person, room.game) ?? []);
  const first = TIPS.find((hint) => hints.includes(hint));
  return first ? `\n-# 💡 ${wordsOf(room).say(room.language)(`hints.${first}`)}` : '';
}

/** They have had it. What can't be kept is told again, which does no harm. */
export async function noteHints({ people, log }: Pick<Services, 'people' | 'log'>, room: Room): Promise<void> {
  for (const user of pupils(room)) {
    if (nextTip(await people.load(user), room.game) === null) continue;
    await people
      .change(user, (person) => withTableCounted(person, room.game))
      .catch((err: unknown) => log.warn({ err }, 'hint not noted'));
  }
}
