import { words } from '#i18n';
import { isPrivate, PAUSE_DAYS, pauseOf, Refused } from '#room';
import { makeId } from '../discord/custom-id.ts';
import { buttonRows } from '../views/components.ts';
import { type MatchContext, type MatchHandler, requirePresence, showPrivately } from './action-context.ts';
import { defineAction } from './define-action.ts';
import { callVote } from './vote-actions.ts';

/** The asker's seat in a match whose clocks can be stopped. */
function requireClocks(context: MatchContext) {
  const { room } = context;
  if (room.status !== 'playing' || isPrivate(room)) throw new Refused('over');
  return requirePresence(context);
}

/** Asks for how long. */
const askPause: MatchHandler = async (context) => {
  requireClocks(context);
  const { room, language } = context;
  const t = words(language);
  await showPrivately(context, [
    t('bot.pause.ask'),
    ...buttonRows(
      PAUSE_DAYS.map((days) => ({
        id: makeId({ match: room.id, verb: 'pause', stamp: '', numbers: [days] }),
        label: t('bot.pause.days', { count: days }),
      })),
    ),
  ]);
};

const pause: MatchHandler = async (context) => {
  const seat = requireClocks(context);
  const days = PAUSE_DAYS.find((each) => each === context.press?.numbers[0]);
  if (days === undefined) throw new Refused('unknown');
  await callVote(context, 'pause', seat, { days });
};

const resume: MatchHandler = async (context) => {
  const seat = requireClocks(context);
  if (!pauseOf(context.room, context.services.clock.now())) throw new Refused('lapsed');
  await callVote(context, 'resume', seat);
};

export const PAUSE_ACTIONS = [
  defineAction({ id: 'ask-pause', answer: 'reply', phase: 'before the end', run: askPause }),
  defineAction({ id: 'pause', answer: 'panel', phase: 'before the end', run: pause }),
  defineAction({ id: 'resume', answer: 'reply', phase: 'before the end', run: resume }),
];
