/**
 * Changes the rules of the games in small ways, one at a time, and counts which changes the tests notice:
 * `npm run bench -- mutants [game]`, with `MUTANTS=n` for another number. It works in a copy of the project.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '#games';
import { checkEquivalents, equivalenceOf } from './mutants/equivalent.ts';
import { KINDS, type Mutant, mutantsOf } from './mutants/mutate.ts';
import { copyProject, rulesFiles, type Suite, suitesOf } from './mutants/project.ts';
import { runSuite } from './mutants/run.ts';
import { choose } from './mutants/select.ts';
import { percent, printTable } from './report.ts';

const WANTED = 0.97;
const COUNT = Number(process.env['MUTANTS'] ?? 80);
/** A changed program that runs so much longer than the unchanged one is in a loop, which counts as noticed. */
const PATIENCE = { factor: 5, least: 180_000 };
const BASELINE_LIMIT = 30 * 60_000;

type Verdict = 'killed' | 'survived' | 'equivalent';
type Tried = { readonly mutant: Mutant; readonly verdict: Verdict };
const isGame = (name: string): name is GameId => (GAME_IDS as readonly string[]).includes(name);

/** How long each suite takes without any change, found out when it is first needed. */
const measured = new Map<string, number>();

/** Tests that fail without any change would seem to notice every change. */
async function limitOf(root: string, game: GameId, suite: Suite): Promise<number> {
  const key = `${game}: ${suite.name}`;
  let took = measured.get(key);
  if (took === undefined) {
    const begun = Date.now();
    const { passed, output } = await runSuite(root, suite, BASELINE_LIMIT);
    if (!passed) throw new Error(`${key} fail without any change:\n${output}`);
    took = Date.now() - begun;
    measured.set(key, took);
    console.log(`${key} pass unchanged in ${Math.round(took / 1000)} s`);
  }
  return Math.max(PATIENCE.least, PATIENCE.factor * took);
}

/** The first suite that fails, or none. */
async function noticedBy(root: string, { game, file, text }: Mutant): Promise<string | null> {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  for (const suite of suitesOf(root, game)) {
    const limit = await limitOf(root, game, suite);
    writeFileSync(path, text);
    const { passed } = await runSuite(root, suite, limit);
    writeFileSync(path, original);
    if (!passed) return suite.name;
  }
  return null;
}

async function tryOut(root: string, mutant: Mutant): Promise<Tried> {
  if (equivalenceOf(mutant)) return { mutant, verdict: 'equivalent' };
  const begun = Date.now();
  const noticed = await noticedBy(root, mutant);
  const took = `${Math.round((Date.now() - begun) / 1000)} s`;
  const what = `${mutant.kind}, ${mutant.file}:${mutant.line}: ${mutant.change}`;
  console.log(`${noticed ? `killed by ${noticed}` : 'SURVIVED'} in ${took}: ${what}`);
  return { mutant, verdict: noticed ? 'killed' : 'survived' };
}

async function benchGame(root: string, game: GameId, count: number): Promise<Tried[]> {
  const all = rulesFiles(root, game).flatMap((file) => mutantsOf(game, file, readFileSync(join(root, file), 'utf8')));
  checkEquivalents(game, all);
  const chosen = choose(all, count, `mutants of ${game}`);
  console.log(`${game}: ${chosen.length} of ${all.length} possible mutants`);
  const tried: Tried[] = [];
  for (const mutant of chosen) tried.push(await tryOut(root, mutant));
  return tried;
}

const countOf = (tried: readonly Tried[], verdict: Verdict): number =>
  tried.filter((each) => each.verdict === verdict).length;

/** Equivalent ones can't be noticed, so they don't count. */
const share = (tried: readonly Tried[]): string =>
  `${countOf(tried, 'killed')} / ${tried.length - countOf(tried, 'equivalent')}`;

function report(games: readonly GameId[], tried: readonly Tried[]): void {
  const rows = games.map((game) => {
    const own = tried.filter(({ mutant }) => mutant.game === game);
    return [game, ...KINDS.map((kind) => share(own.filter(({ mutant }) => mutant.kind === kind))), share(own)];
  });
  const sums = KINDS.map((kind) => share(tried.filter(({ mutant }) => mutant.kind === kind)));
  console.log('\nkilled / mutants');
  printTable([['game', ...KINDS, 'all'], ...rows, ['all', ...sums, share(tried)]]);
  for (const { mutant, verdict } of tried) {
    const at = `${mutant.file}:${mutant.line} (${mutant.kind}) ${mutant.change}`;
    if (verdict === 'equivalent') console.log(`equivalent: ${at}: ${equivalenceOf(mutant)}`);
    if (verdict === 'survived') console.log(`survivor: ${at}`);
  }
  const killed = countOf(tried, 'killed') / (tried.length - countOf(tried, 'equivalent'));
  console.log(`${percent(killed)} killed, wanted ${percent(WANTED)}`);
  if (killed < WANTED) process.exitCode = 1;
}

const named = process.argv.slice(2);
if (!Number.isInteger(COUNT) || COUNT < 1) {
  console.error(`MUTANTS is ${process.env['MUTANTS']}, which is no number of mutants. Use one such as 80.`);
  process.exit(1);
}
const games = named.length > 0 ? named.filter(isGame) : [...GAME_IDS];
const root = copyProject();
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const tried: Tried[] = [];
for (const game of games) tried.push(...(await benchGame(root, game, Math.ceil(COUNT / games.length))));
report(games, tried);
