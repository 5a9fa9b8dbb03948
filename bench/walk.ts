import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { openGamesDrawPool } from '#workers';
import { InProcessHarness } from '../test/rig/in-process-harness.ts';
import { chooseStarts, pressVerb, readyTurn, startGame, TURN } from '../test/rig/table-buttons.ts';
import { median, printTargets } from './report.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TURNS = 5;

/** The bot runs in this thread beside the local chat and the players, which don't count. */
const isBot = (path: string): boolean => /^(src|commands)\//.test(path) && !path.startsWith('src/local/');

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** The functions of each file that ran since this was last asked. */
async function functionsRun(): Promise<Map<string, string[]>> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = result.flatMap(({ url, functions }): [string, string[]][] => {
    const path = url.startsWith('file://') ? fileURLToPath(url).slice(ROOT.length) : '';
    const run = functions.filter(({ functionName: name, ranges }) => name !== '__name' && ranges[0]?.count);
    return isBot(path) && run.length > 0 ? [[path, run.map(({ functionName }) => functionName || '·')]] : [];
  });
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const harness = await InProcessHarness.open({ drawPool: () => openGamesDrawPool(1, false) });
/** A press goes on after its answer, until its line in the log: that belongs to no press after it. */
async function untilIdle(): Promise<void> {
  const answered = () => harness.output.match(/"msg":"answered"/g)?.length ?? 0;
  while (answered() < harness.world.interactions.size) await new Promise(setImmediate);
}

const players = [harness.person('Ada'), harness.person('Emeka')] as const;
let table = await chooseStarts(players, await startGame(players));
const presses: Map<string, string[]>[] = [];
while (presses.length < TURNS) {
  const turn = await readyTurn(players, table);
  const said = harness.output.length;
  await untilIdle();
  await functionsRun();
  await pressVerb(turn.active, 'confirm', turn.panel);
  await harness.waitForLog(/"what":"confirm"/, said);
  presses.push(await functionsRun());
  table = await turn.active.sees(TURN, turn.table);
}
await harness.close();

const [first = new Map<string, string[]>()] = presses;
for (const [path, run] of first) console.log(path.padEnd(42), run.join(' ').slice(0, 120));
const files = presses.map(({ size }) => size);
const functions = presses.map((press) => [...press.values()].flat().length);
console.log(`\n${median(functions)} functions in ${median(files)} files; at most ${Math.max(...files)}`);
printTargets([{ name: 'files that a press of Confirm passes', value: median(files), max: 75 }]);
process.exit();
