import type { Json, Seat } from '#engine';
import {
  areHintsAllowed,
  beforeTurn,
  clearDraft,
  draftOf,
  gameOf,
  isFullyPrepared,
  isToMove,
  matchOf,
  mayRestartTurn,
  prepare,
  previewPlan,
  Refused,
  type Room,
  reader,
  roomForSteps,
  tableLink,
} from '#room';
import { hintPieces, hintStamp, TALK } from '../views/hint.ts';
import { proposalOf } from '../views/proposal.ts';
import {
  type MatchContext,
  type MatchHandler,
  pressOf,
  requirePresence,
  requireTurnOrPlan,
  showPanel,
  showPrivately,
  viewerOf,
} from './action-context.ts';
import { defineAction } from './define-action.ts';
import { revealQuestion } from './turn-actions.ts';

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
  const { services, room } = context;
  const others = othersSeat(context);
  const seat = others ?? requireTurnOrPlan(context);
  if (!areHintsAllowed(room)) throw new Refused('hintless');
  const at = others === null ? asked(context, seat) : beforeTurn(room, seat);
  const steps = await services.botPlayers.advise(at, seat);
  const whose = { isPlanned: !isToMove(room, seat), isOthers: others !== null };
  const { numbers } = pressOf(context);
  await showPrivately(context, hintPieces(at, seat, steps, viewerOf(context), { ...whose, numbers }));
};

/** The panel as the hint would have it: every step but the one that ends the turn or reveals something. */
function followed(at: Room, seat: Seat, steps: readonly Json[]): Room {
  const game = gameOf(at);
  let room = at;
  for (const action of steps) {
    const { ends, reveals } = game.effect(matchOf(roomForSteps(room, seat)).state, seat, action);
    if (ends || (reveals && isToMove(room, seat))) break;
    room = prepare(room, seat, action);
  }
  return room;
}

/** Fills the panel with what a hint said; the same position gives the same hint, so the button needn't carry it. */
const follow: MatchHandler = async (context) => {
  const { services, room } = context;
  const seat = requireTurnOrPlan(context);
  if (!areHintsAllowed(room)) throw new Refused('hintless');
  const at = asked(context, seat);
  if (pressOf(context).stamp !== hintStamp(at, seat)) throw new Refused('hinted');
  const steps = await services.botPlayers.advise(at, seat);
  const isTurn = isToMove(room, seat);
  const question = isTurn && steps[0] !== undefined ? revealQuestion(at, seat, context.language, steps[0]) : null;
  if (question) return showPrivately(context, question);
  const from = isTurn ? at : pressOf(context).numbers.length > 0 ? clearDraft(room, seat) : room;
  await showPanel(context, await services.rooms.save(followed(from, seat, steps)), seat);
};

export const HINT_ACTIONS = [
  defineAction({
    id: 'hint',
    answer: 'reply',
    look: true,
    phase: 'always',
    inPrivate: true,
    readOnly: true,
    run: hint,
  }),
  defineAction({ id: 'follow', answer: 'panel', phase: 'before the end', inPrivate: true, run: follow }),
];
