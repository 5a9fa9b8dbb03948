import { readFile } from 'node:fs/promises';
import { done, importMatch, type Json, type Result, refuse } from '#engine';
import { GAMES } from '#games/rules';

/** The outcome of an exported match (it has a log), or the score of a position. */
function score(data: unknown): Result<Json> {
  if (typeof data !== 'object' || data === null) return refuse('bad-file', '', 'not a JSON object');
  const id = 'game' in data ? data.game : undefined;
  const game = GAMES.find((candidate) => candidate.id === id);
  const known = GAMES.map((candidate) => candidate.id).join(', ');
  if (!game) return refuse('unknown-game', 'game', `${JSON.stringify(id)}; one of ${known}`);
  if (!('log' in data)) return game.scorePosition(data);
  const match = importMatch(GAMES, data);
  if (!match.ok) return match;
  const outcome = game.outcome(match.value.state);
  return outcome ? done(outcome) : refuse('bad-file', 'log', 'the match is not over');
}

async function scoreFile(path: string): Promise<Result<Json>> {
  try {
    return score(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    return refuse('bad-file', '', error instanceof Error ? error.message : String(error));
  }
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('usage: npm run -s score -- match-or-position.json …');
  process.exitCode = 2;
}
for (const path of paths) {
  const result = await scoreFile(path);
  if (result.ok) console.log(JSON.stringify(result.value));
  else {
    const { code, at, detail } = result.refusal;
    console.error([path, at, `${detail} (${code})`].filter(Boolean).join(': '));
    process.exitCode = 1;
  }
}
