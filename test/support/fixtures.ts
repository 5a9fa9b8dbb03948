import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '../../src/engine/game.ts';
import { type Match, play, startMatch } from '../../src/engine/match.ts';
import { exportMatch } from '../../src/engine/record.ts';
import { makeDice, makeRng } from '../../src/engine/rng.ts';
import { cities } from '../../src/games/cities/index.ts';
import type { Action, CitiesOptions, State } from '../../src/games/cities/types.ts';

/** Finished games kept as files: `npm run fixtures` plays them anew after a change of rules. */
export const FIXTURES: { readonly [name: string]: { seats: readonly Level[]; options: CitiesOptions } } = {
  'two-new-york': { seats: ['normal', 'normal'], options: { board: 'new-york', length: 'standard' } },
  'two-long-venice': { seats: ['normal', 'easy'], options: { board: 'venice', length: 'long' } },
  'three-sydney': { seats: ['normal', 'easy', 'normal'], options: { board: 'sydney', length: 'standard' } },
  'three-mexico-city': { seats: ['easy', 'easy', 'easy'], options: { board: 'mexico-city', length: 'standard' } },
  'four-barcelona': {
    seats: ['normal', 'easy', 'normal', 'easy'],
    options: { board: 'barcelona', length: 'standard' },
  },
  'four-lisbon': { seats: ['normal', 'normal', 'normal', 'normal'], options: { board: 'lisbon', length: 'standard' } },
  'four-rio': { seats: ['easy', 'normal', 'normal', 'easy'], options: { board: 'rio-de-janeiro', length: 'standard' } },
  'two-buenos-aires': { seats: ['easy', 'easy'], options: { board: 'buenos-aires', length: 'standard' } },
};

export const FOLDER = join(import.meta.dirname, '../fixtures/cities');

function playFixture(name: string): Match<State, Action> {
  const { seats, options } = FIXTURES[name]!;
  const players = seats.map((computer, i) => ({ name: `Player ${i + 1}`, computer }));
  const dice = makeDice(makeRng(`fixture moves ${name}`));
  let match: Match<State, Action> = startMatch(cities, players, options, `fixture ${name}`);
  while (match.state.active !== null) {
    const seat = match.state.active;
    const legal = cities.legal(match.state, seat);
    const next = play(cities, match, seat, cities.computer(cities.view(match.state, seat), legal, dice, seats[seat]!));
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
  }
  return match;
}

if (import.meta.filename === process.argv[1]) {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of Object.keys(FIXTURES)) {
    writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(exportMatch(cities, playFixture(name)))}\n`);
  }
}
