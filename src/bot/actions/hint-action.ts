import type { Seat } from '#engine';
import {
  areHintsAllowed,
  beforeTurn,
  draftOf,
  isFullyPrepared,
  isToMove,
  mayRestartTurn,
  previewPlan,
  Refused,
  type Room,
  reader,
  tableLink,
} from '#room';
import { hintPieces, TALK } from '../views/hint.ts';
import { proposalOf } from '../views/proposal.ts';
import {
  type MatchContext,
  type MatchHandler,
  pressOf,
  requirePresence,
  requireTurnOrPlan,
  showPrivately,
} from './action-context.ts';
import { defineAction } from './define-action.ts';

/**
 * The position a hint starts from: the asker's turn so far, or the plan they try out, or the start of their turn. If
 * everything is chosen already, the start, since a hint would only repeat what they chose.
 */
function asked(context: MatchContext, seat: Seat): Room {
  const { room } = context;
  if (isToMove(room, seat))
    return isFullyPrepared(room, seat) && mayRestartTurn(room, seat) ? beforeTurn(room, seat) : room;
  const steps = pressOf(context).numbers.length > 0 ? [] : draftOf(room, seat);
  const { room: tried, closed } = previewPlan(room, seat, steps);
  if (closed) throw new Refused('stale', { link: tableLink(room) });
  return tried;
}

/** The seat whose move is proposed where the asker pressed; null if it's their own. */
function othersSeat(context: MatchContext): Seat | null {
  const { room, language } = context;
  const [where, ...shown] = pressOf(context).numbers;
  if (where !== TALK || room.status !== 'playing') return null;
  const own = requirePresence(context);
  const { of } = proposalOf(room, own, shown, reader(room, language));
  return of === own ? null : of;
}

/**
 * What an expert bot would do in the asker's place; for a proposal, in the proposed seat's place from the start of its
 * turn. Only the asker sees it, and nothing is played.
 */
const hint: MatchHandler = async (context) => {
  const { services, room, language } = context;
  const others = othersSeat(context);
  const seat = others ?? requireTurnOrPlan(context);
  if (!areHintsAllowed(room)) throw new Refused('hintless');
  const at = others === null ? asked(context, seat) : beforeTurn(room, seat);
  const steps = await services.botPlayers.advise(at, seat);
  const whose = { isPlanned: !isToMove(room, seat), isOthers: others !== null };
  await showPrivately(context, hintPieces(at, seat, steps, language, whose));
};

export const HINT_ACTIONS = [
  defineAction({ id: 'hint', answer: 'reply', phase: 'always', inPrivate: true, readOnly: true, run: hint }),
];
