import type { Game, Options, SeatRange } from './game.ts';
import { done, type Result, refuse } from './result.ts';

const within = (range: SeatRange, seats: number) => Number.isInteger(seats) && seats >= range.min && seats <= range.max;

export function parseOptions(game: Game, seats: number, given: { readonly [name: string]: unknown }): Result<Options> {
  if (!within(game.seats, seats)) {
    return refuse('bad-seats', 'seats', `${seats} given, ${game.id} takes ${game.seats.min} to ${game.seats.max}`);
  }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(game.options, name)) {
      return refuse('bad-option', `options.${name}`, `unknown; ${game.id} has ${Object.keys(game.options).join(', ')}`);
    }
  }
  const chosen: Record<string, string> = {};
  for (const [name, spec] of Object.entries(game.options)) {
    const fitting = spec.choices.filter((choice) => choice.seats?.includes(seats) ?? true);
    const value = given[name] ?? fitting[0]?.value;
    const choice = fitting.find((candidate) => candidate.value === value);
    if (!choice) {
      const allowed = fitting.map((candidate) => candidate.value).join(', ');
      return refuse('bad-option', `options.${name}`, `${JSON.stringify(value)} with ${seats} seats; one of ${allowed}`);
    }
    chosen[name] = choice.value;
  }
  return done(chosen);
}
