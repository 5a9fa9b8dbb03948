import { addressOf, isPrivate, isPublicResult, privateKindOf, Refused, type Room, roomOfResult, Stale } from '#room';
import { catchUp } from '../channel/resume.ts';
import { withRoom } from '../channel/with-room.ts';
import type { Press } from '../discord/custom-id.ts';
import type { Services } from '../services.ts';
import { overRefusal } from './action-context.ts';
import type { MatchAction } from './define-action.ts';

/** A press on the message of a match, whose room is stored at the address. */
export type MatchPress = {
  readonly services: Services;
  readonly action: MatchAction;
  readonly press: Press;
  readonly address: string;
};

async function caughtUp({ services, action }: MatchPress, room: Room): Promise<Room> {
  try {
    return await catchUp(services, room);
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof Stale || !action.readOnly) throw error;
    return (await services.rooms.load(addressOf(room))) ?? room;
  }
}

/** What is said of a match that is no more. */
function goneRefusal({ match }: Press): Refused {
  const kind = privateKindOf(match);
  return new Refused(kind ? `private.${kind}.gone` : 'gone');
}

/** The match as it ended, for what can still be asked of it. */
async function finishedRoom({ services, action, press, address }: MatchPress): Promise<Room> {
  const result = await services.results.load(press.match);
  const course = result && (await services.results.course(press.match));
  if (!course) throw (await services.rooms.wasBroken(address)) ? new Refused('broken') : goneRefusal(press);
  if (action.phase === 'before the end') throw overRefusal(press.match).postedIn(result.language);
  if (!isPublicResult(result, services.clock.now()))
    throw new Refused('closed', { time: Math.floor(result.opens / 1000) });
  return roomOfResult(result, course);
}

/** Whether the day is over in which a city could be built; one that was built may be looked at. */
const hasClosed = ({ clock }: Services, { place, status }: Room): boolean =>
  place.kind === 'daily' && status === 'playing' && place.ends <= clock.now();

/** The newest state of the match, of what is stored at its address. */
export async function roomAsPressed(pressed: MatchPress, stored: Room | null): Promise<Room> {
  const { services, action, press } = pressed;
  const room = stored?.id === press.match ? await caughtUp(pressed, stored) : null;
  if (room && hasClosed(services, room)) throw goneRefusal(press);
  if (room && isPrivate(room) && !action.inPrivate) throw new Refused('unknown');
  const isHere = room && (room.status !== 'over' || isPrivate(room));
  return isHere ? room : finishedRoom(pressed);
}

/** What can be asked of a finished match alone waits for nobody, however long it takes. */
export async function roomAfterEnd(pressed: MatchPress): Promise<Room> {
  const { services, press, address } = pressed;
  const isKept = (await services.results.load(press.match)) !== null;
  const room = isKept
    ? null
    : await withRoom(services, address, async (stored) =>
        stored?.id === press.match ? caughtUp(pressed, stored) : null,
      );
  if (room && room.status !== 'over') throw new Refused('unfinished');
  return finishedRoom(pressed);
}
