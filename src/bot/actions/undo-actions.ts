import { undoableSteps } from '#engine';
import {
  isPreparing,
  matchOf,
  mayReopen,
  Refused,
  reopenTurn,
  rewindTurn,
  tableLink,
  undoStep,
  voters,
  withTimers,
} from '#room';
import { tell } from '../channel/proceed.ts';
import { panelPieces, secretStamp } from '../views/panel.ts';
import {
  type MatchContext,
  type MatchHandler,
  question,
  requirePresence,
  showPanel,
  showPrivately,
  viewerOf,
} from './action-context.ts';
import { defineAction } from './define-action.ts';
import { callVote, lostLine } from './vote-actions.ts';

/** Too late once all others have finished. */
function requireSecret({ press, room }: MatchContext): void {
  if (press?.stamp && press.stamp !== secretStamp(room)) throw new Refused('stale', { link: tableLink(room) });
}

/** Undoes one step of the turn; or the finished turn, if nothing happened since; otherwise asks the others. */
export const undo: MatchHandler = async (context) => {
  const { services, room } = context;
  if (room.status === 'over') throw new Refused('over');
  const seat = requirePresence(context);
  requireSecret(context);
  if (isPreparing(room, seat) && undoableSteps(matchOf(room), seat).length > 0)
    return showPanel(context, await services.rooms.save(undoStep(room, seat)), seat);
  if (mayReopen(room, seat)) {
    const saved = await services.rooms.save(withTimers(reopenTurn(room, seat), services.clock.now()));
    await showPrivately(context, panelPieces(saved, seat, viewerOf(context)));
    await tell(services, room, saved, context.interaction.user.id);
    return;
  }
  // A daily city is built once, and what was revealed since would help.
  if (room.place.kind === 'daily') throw new Refused('nothing');
  rewindTurn(room, seat);
  if (voters(room, { seat }).length === 0) return callVote(context, 'undo', seat);
  const lost = lostLine(room, seat, context.language);
  const [asked = '', ...rest] = question(context, 'beg');
  await showPrivately(context, [asked, ...(lost ? [lost] : []), ...rest]);
};

/** Asks for confirmation before it asks the others. */
const requestUndo: MatchHandler = async (context) => {
  const { room } = context;
  if (room.status !== 'playing') throw new Refused('over');
  const seat = requirePresence(context);
  rewindTurn(room, seat);
  await callVote(context, 'undo', seat);
};

export const UNDO_ACTIONS = [
  defineAction({
    id: 'undo',
    answer: 'reply',
    phase: 'before the end',
    inPrivate: true,
    movesOn: true,
    run: undo,
  }),
  // Buttons with this id are posted in channels: it stays.
  defineAction({ id: 'beg', answer: 'panel', phase: 'before the end', run: requestUndo }),
];
