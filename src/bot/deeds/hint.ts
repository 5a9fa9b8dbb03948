import type { Seat } from '../../engine/game.ts';
import { Refused } from '../../room/refusal.ts';
import { draftOf, isToMove, rehearse } from '../../room/rehearsal.ts';
import { isAdvised, type Room, tableLink } from '../../room/room.ts';
import { isChosen, mayBeginAnew, opening } from '../../room/turn.ts';
import { type Context, type Deed, demandWork, pressOf, showPrivately } from '../context.ts';
import { ANEW, hintPieces } from '../show/hint.ts';

/**
 * Where the asker has come in their turn; before it, in the one they try out, or at the beginning of it. Who has chosen
 * everything is told of the whole turn: the rest of it would only repeat what they chose.
 */
function asked(context: Context, seat: Seat): Room {
  const { room } = context;
  if (isToMove(room, seat)) return isChosen(room, seat) && mayBeginAnew(room, seat) ? opening(room, seat) : room;
  const steps = pressOf(context).numbers[0] === ANEW ? [] : draftOf(room, seat);
  const { room: tried, closed } = rehearse(room, seat, steps);
  if (closed) throw new Refused('stale', { link: tableLink(room) });
  return tried;
}

/** What the strongest computer would do in the asker's place, for their eyes only. Nothing is played. */
export const hint: Deed = async (context) => {
  const { desk, room, language } = context;
  const seat = demandWork(context);
  if (!isAdvised(room)) throw new Refused('hintless');
  const at = asked(context, seat);
  const steps = await desk.computers.advise(at, seat);
  await showPrivately(context, hintPieces(at, seat, steps, language, { isPlanned: !isToMove(room, seat) }));
};
