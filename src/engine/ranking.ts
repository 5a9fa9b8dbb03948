import type { Seat } from './game.ts';

/** Seats in groups that share a place, best first; `ahead` compares what two seats reached as a sort does. */
export function rankSeats<T>(reached: readonly T[], ahead: (a: T, b: T) => number): Seat[][] {
  const sorted = reached.map((mark, seat) => ({ mark, seat })).sort((a, b) => ahead(a.mark, b.mark));
  const places: { readonly mark: T; readonly seats: Seat[] }[] = [];
  for (const { mark, seat } of sorted) {
    const above = places.at(-1);
    if (above && ahead(above.mark, mark) === 0) above.seats.push(seat);
    else places.push({ mark, seats: [seat] });
  }
  return places.map(({ seats }) => seats);
}
