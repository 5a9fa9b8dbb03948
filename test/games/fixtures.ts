import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  exportMatch,
  type Game,
  type Json,
  type Level,
  type Match,
  makeDice,
  makeRng,
  type Options,
  play,
  startMatch,
} from '#engine';
import { GAMES } from '#games/rules';
import { chooseAction } from '../../src/engine/lookahead.ts';

type Fixture<Chosen extends Options> = { readonly seats: readonly Level[]; readonly options: Chosen };
export type Fixtures<Chosen extends Options = Options> = { readonly [name: string]: Fixture<Chosen> };

/** Where it is said which finished games are kept of a game. */
export const listOf = ({ id }: Game): string => `test/games/${id}/fixtures.ts`;

async function fixturesOf(game: Game): Promise<Fixtures> {
  const { FIXTURES }: { FIXTURES: Fixtures } = await import(join(import.meta.dirname, '../..', listOf(game)));
  return FIXTURES;
}

const folderOf = (game: Game) => join(import.meta.dirname, '../fixtures', game.id);

/** Where a finished game lies. */
export const fixturePath = (game: Game, name: string): string => join(folderOf(game), `${name}.json`);

export const fixtureNames = (game: Game): string[] =>
  (existsSync(folderOf(game)) ? readdirSync(folderOf(game)) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

export const readFixture = (game: Game, name: string) => JSON.parse(readFileSync(fixturePath(game, name), 'utf8'));

function playFixture(game: Game, name: string, { seats, options }: Fixture<Options>): Match {
  const players = seats.map((computer, i) => ({ name: `Player ${i + 1}`, computer }));
  const dice = makeDice(makeRng(`fixture moves ${name}`));
  let match: Match = startMatch(game, players, options, `fixture ${name}`);
  for (let [seat] = game.waiting(match.state); seat !== undefined; [seat] = game.waiting(match.state)) {
    const action: Json = chooseAction(
      game,
      game.view(match.state, seat),
      game.legal(match.state, seat),
      dice,
      seats[seat]!,
    );
    const next = play(game, match, seat, action);
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
  }
  return match;
}

/** `npm run regenerate -- fixtures` replays them after a change of rules. */
if (import.meta.filename === process.argv[1]) {
  for (const game of GAMES) {
    mkdirSync(folderOf(game), { recursive: true });
    for (const [name, fixture] of Object.entries(await fixturesOf(game))) {
      const text = JSON.stringify(exportMatch(game, playFixture(game, name, fixture)));
      writeFileSync(fixturePath(game, name), `${text}\n`);
    }
  }
}
