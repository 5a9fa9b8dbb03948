import { undoable } from '../../engine/undo.ts';
import { type Deed, demandSeat, showPanel, showPrivately } from '../context.ts';
import { gameOf } from '../desk.ts';
import { back, panelPieces } from '../panel.ts';
import { tell } from '../proceed.ts';
import { Refused } from '../refusal.ts';
import { reopened, rewound } from '../takeback.ts';
import { isPreparing, matchOf } from '../turn.ts';
import { voters } from '../vote.ts';
import { timed } from '../waiting.ts';
import { question } from './question.ts';
import { callVote } from './vote.ts';

/** One step of a turn in preparation; a finished turn, if nothing has happened since; else whatever the others allow. */
export const takeBack: Deed = async (context) => {
  const { desk, room } = context;
  if (room.status === 'over') throw new Refused('over');
  const seat = demandSeat(context);
  const match = matchOf(room);
  if (isPreparing(room, seat) && undoable(gameOf(room), match, seat).length > 0)
    return showPanel(context, await desk.rooms.save(back(room, seat)), seat);
  const open = reopened(room, seat);
  if (open) {
    const saved = await desk.rooms.save(timed(open, desk.clock.now()));
    await showPrivately(context, panelPieces(saved, seat, context.language));
    await tell(desk, room, saved);
    return;
  }
  rewound(room, seat);
  if (voters(room, { seat }).length === 0) return callVote(context, 'undo', seat);
  await showPrivately(context, question(context, 'beg'));
};

/** The others are asked only when that is really wanted. */
export const beg: Deed = async (context) => {
  const { room } = context;
  if (room.status !== 'playing') throw new Refused('over');
  const seat = demandSeat(context);
  rewound(room, seat);
  await callVote(context, 'undo', seat);
};
