import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Level, Options } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { type Match, play, startMatch } from '../../src/engine/match.ts';
import { exportMatch } from '../../src/engine/record.ts';
import { makeDice, makeRng } from '../../src/engine/rng.ts';
import type { CitiesOptions } from '../../src/games/cities/rules/types.ts';
import { GAMES } from '../../src/games/rules.ts';
import type { SprawlopolisOptions } from '../../src/games/sprawlopolis/rules/types.ts';
import type { TouristsOptions } from '../../src/games/tourists/rules/types.ts';

type Fixture<Chosen extends Options> = { readonly seats: readonly Level[]; readonly options: Chosen };
type Fixtures<Chosen extends Options> = { readonly [name: string]: Fixture<Chosen> };

const CITIES: Fixtures<CitiesOptions> = {
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

const SPRAWLOPOLIS: Fixtures<SprawlopolisOptions> = {
  'solo-standard': { seats: ['normal'], options: { difficulty: 'standard', hands: 'closed' } },
  'solo-harder': { seats: ['easy'], options: { difficulty: 'harder', hands: 'closed' } },
  'two-easier': { seats: ['easy', 'normal'], options: { difficulty: 'easier', hands: 'closed' } },
  'three-open': { seats: ['normal', 'easy', 'normal'], options: { difficulty: 'standard', hands: 'open' } },
  'four-standard': {
    seats: ['normal', 'normal', 'easy', 'easy'],
    options: { difficulty: 'standard', hands: 'closed' },
  },
  'four-harder': {
    seats: ['normal', 'normal', 'normal', 'normal'],
    options: { difficulty: 'harder', hands: 'open' },
  },
};

const TOURISTS: Fixtures<TouristsOptions> = {
  'solo-level-1': { seats: ['normal'], options: { level: '1' } },
  'solo-level-3': { seats: ['easy'], options: { level: '3' } },
  'two-level-2': { seats: ['easy', 'normal'], options: { level: '2' } },
  'three-level-1': { seats: ['normal', 'easy', 'normal'], options: { level: '1' } },
  'four-level-3': { seats: ['normal', 'normal', 'easy', 'easy'], options: { level: '3' } },
  'eight-level-2': { seats: new Array<Level>(8).fill('normal'), options: { level: '2' } },
};

/** Finished games kept as files, by game: `npm run fixtures` plays them anew after a change of rules. */
const FIXTURES: { readonly [game: string]: Fixtures<Options> } = {
  cities: CITIES,
  sprawlopolis: SPRAWLOPOLIS,
  tourists: TOURISTS,
};

const folderOf = (game: Game) => join(import.meta.dirname, '../fixtures', game.id);

/** Where a finished game lies. */
export const fixturePath = (game: Game, name: string): string => join(folderOf(game), `${name}.json`);

export const fixtureNames = (game: Game): string[] =>
  readdirSync(folderOf(game))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

export const readFixture = (game: Game, name: string) => JSON.parse(readFileSync(fixturePath(game, name), 'utf8'));

function playFixture(game: Game, name: string, { seats, options }: Fixture<Options>): Match {
  const players = seats.map((computer, i) => ({ name: `Player ${i + 1}`, computer }));
  const dice = makeDice(makeRng(`fixture moves ${name}`));
  let match: Match = startMatch(game, players, options, `fixture ${name}`);
  for (let [seat] = game.waiting(match.state); seat !== undefined; [seat] = game.waiting(match.state)) {
    const action: Json = game.computer(game.view(match.state, seat), game.legal(match.state, seat), dice, seats[seat]!);
    const next = play(game, match, seat, action);
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
  }
  return match;
}

if (import.meta.filename === process.argv[1]) {
  for (const game of GAMES) {
    mkdirSync(folderOf(game), { recursive: true });
    for (const [name, fixture] of Object.entries(FIXTURES[game.id]!)) {
      const text = JSON.stringify(exportMatch(game, playFixture(game, name, fixture)));
      writeFileSync(fixturePath(game, name), `${text}\n`);
    }
  }
}
