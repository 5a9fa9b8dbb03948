import { type Json, type Seat, sameJson } from '#engine';
import { words } from '#i18n';
import {
  discardPlan,
  draftOf,
  isPreparing,
  isToMove,
  matchOf,
  mayPlan,
  mayRestartTurn,
  plannedSteps,
  planOf,
  playPlan,
  Refused,
  type Room,
  revisePlan,
  savePlan,
  setAutoPlay,
  startPlan,
  tableLink,
} from '#room';
import { panelPieces } from '../views/panel.ts';
import { keptPieces, lostLine, selectedInPlan } from '../views/plan.ts';
import { offeredAtTable, reasonAtTable } from '../views/table.ts';
import {
  commitTurn,
  type MatchContext,
  type MatchHandler,
  notePlanPanel,
  overRefusal,
  pressOf,
  requirePresence,
  requireTurn,
  showPanel,
  showPrivately,
  viewerOf,
} from './action-context.ts';
import { defineAction } from './define-action.ts';

/** A button of the table, pressed before the person's turn, as the action it would be on their turn. */
export async function begin(context: MatchContext, seat: Seat): Promise<void> {
  const { services, room } = context;
  const { stamp, numbers } = pressOf(context);
  const index = numbers[0] ?? -1;
  const action = offeredAtTable(room, stamp, index);
  const [first] = draftOf(room, seat);
  if (first && sameJson(first.action, action)) return showPanel(context, room, seat);
  const planned = plannedWith(room, seat, action);
  if (planned) return showPanel(context, await services.rooms.save(planned), seat);
  const reason = reasonAtTable(room, seat, index, context.language);
  if (reason === null) throw new Refused('unplanned');
  await showPrivately(context, [reason]);
}

/** Null if this seat can't plan it. */
function plannedWith(room: Room, seat: Seat, action: Json): Room | null {
  try {
    return startPlan(room, seat, action);
  } catch (error) {
    if (error instanceof Refused && error.code === 'stale' && mayPlan(room, seat)) return null;
    throw error;
  }
}

/** A seat that may plan. On its turn it's too late; then the table only offers a saved plan. */
function requirePlanning(context: MatchContext): Seat {
  const { room } = context;
  if (room.status === 'over') throw overRefusal(room.id);
  const seat = requirePresence(context);
  if (mayPlan(room, seat)) return seat;
  if (!isToMove(room, seat)) throw new Refused('planless');
  throw new Refused(planOf(room, seat)?.kept ? 'turned.kept' : 'turned.unkept', { link: tableLink(room) });
}

const keeping =
  (change: (room: Room, seat: Seat, context: MatchContext) => Room, pieces = keptPieces): MatchHandler =>
  async (context) => {
    const seat = requirePlanning(context);
    const room = await context.services.rooms.save(change(context.room, seat, context));
    notePlanPanel(context, room, seat);
    await showPrivately({ ...context, room }, pieces(room, seat, viewerOf(context)));
  };

const keep = keeping((room, seat, context) =>
  savePlan(room, seat, selectedInPlan(room, seat, viewerOf(context), pressOf(context))),
);
const revise = keeping(revisePlan, panelPieces);
const alone = keeping((room, seat) => setAutoPlay(room, seat, true));
const wait = keeping((room, seat) => setAutoPlay(room, seat, false));
const drop = keeping(discardPlan, (_room, _seat, { language }) => [words(language)('bot.plan.dropped')]);

const turnsEnded = (room: Room): number => matchOf(room).history.ends.length;

/** Plays the plan and ends the turn. If a step doesn't fit, the steps before it are prepared on the panel. */
const playMine: MatchHandler = async (context) => {
  const { services, room, language } = context;
  const seat = requireTurn(context);
  if (plannedSteps(room, seat).length === 0) throw new Refused('planless');
  if (!mayRestartTurn(room, seat)) throw new Refused('holding');
  const { room: played, lost } = playPlan(room, seat);
  if (turnsEnded(played) > turnsEnded(room)) return commitTurn(context, played, seat);
  const saved = await services.rooms.save(played);
  const rest = lost.length > 0 && isPreparing(saved, seat) ? [words(language)('bot.plan.rest')] : [];
  const told = [lostLine(saved, seat, lost, language), ...rest];
  const pieces = panelPieces(saved, seat, viewerOf(context), [], told);
  await showPrivately({ ...context, room: saved }, [...told, ...pieces]);
};

export const PLAN_ACTIONS = [
  defineAction({
    id: 'plan',
    answer: 'reply',
    phase: 'before the end',
    movesOn: true,
    run: playMine,
  }),
  defineAction({ id: 'keep', answer: 'panel', phase: 'before the end', run: keep }),
  defineAction({ id: 'revise', answer: 'panel', phase: 'before the end', run: revise }),
  defineAction({ id: 'alone', answer: 'panel', phase: 'before the end', run: alone }),
  defineAction({ id: 'wait', answer: 'panel', phase: 'before the end', run: wait }),
  defineAction({ id: 'drop', answer: 'panel', phase: 'before the end', run: drop }),
];
