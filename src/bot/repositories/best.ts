import { gameOf, isPrivate, matchOf, type News, type PersonSettings, type Room } from '#room';
import type { Services } from '../services.ts';

/** What somebody who played alone has reached, and what to tell about it. */
export type Solo = {
  readonly user: string;
  readonly improve: (person: PersonSettings) => PersonSettings;
  readonly news: News;
};

const keyOf = ({ game, match }: Room): string => [game, ...Object.values(match?.options ?? {})].join('/');

/** Holds a finished game for one against that person's best of the same kind; null for any other game. */
export async function soloResult(services: Services, room: Room): Promise<Solo | null> {
  const user = room.seats.length === 1 && !isPrivate(room) ? room.seats[0]!.user : null;
  const outcome = room.status === 'over' ? gameOf(room).outcome(matchOf(room).state) : null;
  if (!user || outcome?.kind !== 'ranked') return null;
  const { total } = outcome.scores[0]!;
  const key = keyOf(room);
  const { best } = await services.people.load(user);
  const before = best[key];
  const improve = (person: PersonSettings): PersonSettings =>
    (person.best[key] ?? Number.NEGATIVE_INFINITY) < total
      ? { ...person, best: { ...person.best, [key]: total } }
      : person;
  if (before !== undefined && before >= total) return { user, improve, news: { kind: 'best', name: String(before) } };
  return { user, improve, news: { kind: before === undefined ? 'first' : 'record', name: String(total) } };
}
