import { itemAt, type Seat, sameJson } from '#engine';
import { DAY, HOUR, type Span, weekendFrom } from './calendar.ts';
import { type MatchClock, NO_CLOCK, type OwedTurn } from './clock-state.ts';
import { isPresent, type Room } from './room.ts';

export const clockOf = ({ clock }: Pick<Room, 'clock'>): MatchClock => clock ?? NO_CLOCK;

/** The settings without anything that happened, for a new match. */
export const freshClock = (room: Pick<Room, 'clock'>): Pick<Room, 'clock'> => {
  const { reserve, weekends } = clockOf(room);
  return reserve || weekends ? { clock: { ...NO_CLOCK, reserve, weekends } } : {};
};

export const withClock = (room: Room, change: Partial<MatchClock>): Room => ({
  ...room,
  clock: { ...clockOf(room), ...change },
});

/** Weekends follow the host's time zone. */
export const withHostZone = (room: Room, zone: string): Room =>
  clockOf(room).weekends === null ? room : withClock(room, { weekends: zone });

/** When a stopped clock goes on, or a running one stops next. */
type Phase = { readonly isStopped: boolean; readonly until: number };

function phaseAt(stops: readonly Span[], time: number): Phase {
  const now = stops.filter(({ from, until }) => from <= time && time < until);
  if (now.length > 0) return { isStopped: true, until: Math.max(...now.map(({ until }) => until)) };
  return { isStopped: false, until: Math.min(...stops.filter(({ from }) => from > time).map(({ from }) => from)) };
}

/** When a seat's clock stands still at that time or next. */
function stopsOf(room: Room, seat: Seat, time: number): Span[] {
  const { weekends, away, pauses } = clockOf(room);
  return [...pauses, ...(away[seat] ?? []), ...(weekends === null ? [] : [weekendFrom(weekends, time)])];
}

const phaseOf = (room: Room, seat: Seat, time: number): Phase => phaseAt(stopsOf(room, seat, time), time);

/** When a seat's clock, running from a time on, has counted so many milliseconds. */
export function clockReaches(room: Room, seat: Seat, since: number, span: number): number {
  let time = since;
  let left = span;
  for (;;) {
    const { isStopped, until } = phaseOf(room, seat, time);
    if (!isStopped && time + left <= until) return time + left;
    if (!isStopped) left -= until - time;
    time = until;
  }
}

/** The milliseconds that a seat's clock counts between two times. */
export function clockBetween(room: Room, seat: Seat, since: number, end: number): number {
  let counted = 0;
  for (let time = since; time < end; ) {
    const { isStopped, until } = phaseOf(room, seat, time);
    if (!isStopped) counted += Math.min(until, end) - time;
    time = until;
  }
  return counted;
}

/** How many turns the seat has finished, which is the number of its next one. */
export const turnNumber = ({ match }: Room, seat: Seat): number =>
  match?.history.ends.filter((index) => match.log[index]?.seat === seat).length ?? 0;

const takenBy = (room: Room, seat: Seat): readonly number[] => clockOf(room).taken[seat] ?? [];

/** What is left of a seat's reserve, without the turn it is taking now. */
export function reserveOf(room: Room, seat: Seat): number {
  const over = takenBy(room, seat).reduce((sum, time) => sum + Math.max(0, time - room.pace * HOUR), 0);
  return Math.max(0, clockOf(room).reserve * HOUR - over);
}

/** What is left of the turn timer of one of a seat's turns: less than all of it if the turn was undone. */
const timerLeft = (room: Room, seat: Seat, turn: number): number =>
  Math.max(0, room.pace * HOUR - (takenBy(room, seat)[turn] ?? 0));

/** When the turn timer of a player to move runs out, and when the reserve does, too. */
export type TurnTime = { readonly timer: number; readonly end: number };

/** Null if a turn may take as long as it likes, or if it isn't the seat's turn. */
export function turnTime(room: Room, seat: Seat): TurnTime | null {
  const wait = room.waits[seat];
  if (room.pace === 0 || !wait) return null;
  const timer = clockReaches(room, seat, wait.since, timerLeft(room, seat, turnNumber(room, seat)));
  return { timer, end: clockReaches(room, seat, timer, reserveOf(room, seat)) };
}

/** What is left of a seat's reserve at that time, in the middle of its turn. */
export function reserveLeft(room: Room, seat: Seat, now: number): number {
  const timer = turnTime(room, seat)?.timer ?? now;
  return Math.max(0, reserveOf(room, seat) - clockBetween(room, seat, timer, now));
}

/** Notes that a seat's turn is over or undone; its time is counted when the room is given the time. */
export function oweTurn(room: Room, seat: Seat, turn: number): Room {
  const wait = room.waits[seat];
  if (room.pace === 0 || !wait) return room;
  return withClock(room, { owed: [...clockOf(room).owed, { seat, turn, since: wait.since }] });
}

/** Counts one turn; never more than the player had, however late the program comes to it. */
function withTimeTaken(room: Room, { seat, turn, since }: OwedTurn, now: number): Room {
  const most = timerLeft(room, seat, turn) + reserveOf(room, seat);
  const time = Math.min(clockBetween(room, seat, since, now), most);
  if (time === 0) return room;
  const turns = takenBy(room, seat);
  const padded = Array.from({ length: Math.max(turns.length, turn + 1) }, (_, i) => turns[i] ?? 0);
  const all = room.seats.map((_, i) =>
    i === seat ? padded.with(turn, itemAt(padded, turn) + time) : takenBy(room, i),
  );
  return withClock(room, { taken: all });
}

/** Counts the time of the turns that are over, and of those that seats no longer to move had begun. */
export function withTurnsCounted(room: Room, toMove: readonly Seat[], now: number): Room {
  const left = [...room.seats.keys()].filter((seat) => !toMove.includes(seat));
  const owing = left.reduce<Room>((owed, seat) => oweTurn(owed, seat, turnNumber(owed, seat)), room);
  const { owed } = clockOf(owing);
  if (owed.length === 0) return owing;
  return withClock(
    owed.reduce<Room>((counted, turn) => withTimeTaken(counted, turn, now), owing),
    { owed: [] },
  );
}

/** Since when it matters whether a seat's clock ran: since the turn began that it is taking, or that isn't counted yet. */
const runningSince = (room: Room, seat: Seat, now: number): number =>
  Math.min(
    room.waits[seat]?.since ?? now,
    ...clockOf(room)
      .owed.filter((turn) => turn.seat === seat)
      .map(({ since }) => since),
  );

const spanAt = (spans: readonly Span[], now: number): Span | null =>
  spans.find(({ from, until }) => from <= now && now < until) ?? null;

/** The vacation a seat's person is on at that time. */
export const vacationOf = (room: Room, seat: Seat, now: number): Span | null =>
  spanAt(clockOf(room).away[seat] ?? [], now);

/** The pause everyone agreed on, at that time. */
export const pauseOf = (room: Room, now: number): Span | null => spanAt(clockOf(room).pauses, now);

/** Stops everyone's clock; instead of what is left of a pause before, if there is one. */
export function withPause(room: Room, until: number, now: number): Room {
  const { pauses } = clockOf(withPauseEnded(room, now));
  const since = Math.min(...room.seats.map((_, seat) => runningSince(room, seat, now)));
  return withClock(room, { pauses: [...pauses.filter((span) => span.until > since), { from: now, until }] });
}

export const withPauseEnded = (room: Room, now: number): Room =>
  withClock(room, {
    pauses: clockOf(room).pauses.map((span) => (span.until > now ? { ...span, until: now } : span)),
  });

/**
 * Keeps a seat's clock in step with its person's vacations, and announces one that began or was ended early. What was
 * over before the turn began is dropped.
 */
export function withVacations(room: Room, seat: Seat, vacations: readonly Span[], now: number): Room {
  const { away } = clockOf(room);
  const one = itemAt(room.seats, seat);
  const spans = vacations.filter(({ until }) => until > runningSince(room, seat, now));
  if (sameJson(spans, away[seat] ?? [])) return room;
  const kept = withClock(room, { away: room.seats.map((_, i) => (i === seat ? spans : (away[i] ?? []))) });
  if (!isPresent(one)) return kept;
  const { name } = one;
  const [before, after] = [vacationOf(room, seat, now), vacationOf(kept, seat, now)];
  if (after !== null && after.until !== before?.until)
    return { ...kept, news: [...room.news, { kind: 'vacation', name, until: after.until }] };
  return before !== null && after === null ? { ...kept, news: [...room.news, { kind: 'back', name }] } : kept;
}

/** Milliseconds in a few short words that are the same in every language: `2 d 4 h`, `3 h 20 min`. */
export function spanText(span: number): string {
  const minutes = Math.floor(Math.max(0, span) / 60_000);
  const parts: [number, string][] = [
    [Math.floor((minutes * 60_000) / DAY), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0 min';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}
