import { words } from '../../i18n/index.ts';
import { HOUR } from '../../room/waiting.ts';
import { type Deed, demandTurn, showPrivately } from '../context.ts';
import { erase } from '../post/announce.ts';

/** No reminder for as long as the person's own interval. */
export const snooze: Deed = async (context) => {
  const { desk, room, person, language } = context;
  const seat = demandTurn(context);
  const until = desk.clock.now() + Math.max(1, person.reminder) * HOUR;
  const messages = room.waits[seat]?.messages ?? [];
  const waits = room.waits.map((wait, i) => (i === seat && wait ? { ...wait, snoozed: until, messages: [] } : wait));
  await desk.rooms.save({ ...room, waits });
  await showPrivately(context, [words(language)('bot.remind.snoozed', { time: Math.floor(until / 1000) })]);
  for (const message of messages) await erase(desk, room, message);
};
