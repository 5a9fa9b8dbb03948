import { words } from '#i18n';
import { HOUR, waitMessages } from '#room';
import { erase } from '../channel/announce.ts';
import { type MatchHandler, requireTurn, showPrivately } from './action-context.ts';
import { defineAction } from './define-action.ts';

/** No reminder for as long as the person's own interval. */
const snooze: MatchHandler = async (context) => {
  const { services, room, person, language } = context;
  const seat = requireTurn(context);
  const until = services.clock.now() + Math.max(1, person.reminder) * HOUR;
  const wait = room.waits[seat];
  const { kept, passing } = wait ? waitMessages(wait) : { kept: [], passing: [] };
  const waits = room.waits.map((each, i) => (i === seat && each ? { ...each, snoozed: until, messages: kept } : each));
  await services.rooms.save({ ...room, waits });
  await showPrivately(context, [words(language)('bot.remind.snoozed', { time: Math.floor(until / 1000) })]);
  for (const message of passing) await erase(services, room, message);
};

export const SNOOZE_ACTIONS = [defineAction({ id: 'snooze', answer: 'reply', phase: 'before the end', run: snooze })];
