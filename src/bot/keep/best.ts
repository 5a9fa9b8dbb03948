import type { Person } from '../../room/person.ts';
import type { News, Room } from '../../room/room.ts';
import { gameOf } from '../../room/room.ts';
import { matchOf } from '../../room/turn.ts';
import type { Desk } from '../desk.ts';

/** What somebody who played alone has reached, and what to tell about it. */
export type Solo = { readonly user: string; readonly person: Person; readonly news: News };

const keyOf = ({ game, match }: Room): string => [game, ...Object.values(match?.options ?? {})].join('/');

/** Holds a finished game for one against that person's best of the same kind; null for any other game. */
export async function soloResult(desk: Desk, room: Room): Promise<Solo | null> {
  const user = room.seats.length === 1 ? room.seats[0]!.user : null;
  const outcome = room.status === 'over' ? gameOf(room).outcome(matchOf(room).state) : null;
  if (!user || outcome?.kind !== 'ranked') return null;
  const { total } = outcome.scores[0]!;
  const person = await desk.people.load(user);
  const best = person.best[keyOf(room)];
  if (best !== undefined && best >= total) return { user, person, news: { kind: 'best', name: String(best) } };
  const news: News = { kind: best === undefined ? 'first' : 'record', name: String(total) };
  return { user, person: { ...person, best: { ...person.best, [keyOf(room)]: total } }, news };
}
