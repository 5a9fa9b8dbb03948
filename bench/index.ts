import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { problemWithWords } from './words.ts';

/** `npm run bench -- <name> [words]` runs one of these, `npm run bench -- list` says what each is for. */
const BENCHES: Readonly<Record<string, string>> = {
  rules: 'the rules of Cities: one move against JSON.stringify, random matches a second',
  confirm: 'what one Confirm costs, step by step',
  walk: 'which files and functions a press of Confirm passes',
  render: 'pictures against bare compression and the canvas library',
  store: 'saves and loads against bare SQLite, and against saves that compare nothing',
  channel: 'what whole matches leave in a channel: pictures, bytes, mentions [game …]',
  presses: 'how many presses a turn takes [game …]',
  load: '200 matches pressed at once: answers, memory, requests [matches]',
  after: 'acknowledgements beside reviews and time-lapses [matches] [pairs]',
  growth: '2,000 to 100,000 stored matches: start, memory, a press [matches …]',
  memory: 'resident memory over 5,000 pictures [pictures]',
  arena: 'bots of every level against each other, seats swapped',
  hard: 'expert bots: strength and thinking time, ARENA_SECONDS each [game …]',
  balance: '400 games of Cities per seat count: scores, cards, achievements [games]',
  sprawlopolis: 'how often bots reach the target in Sprawlopolis',
  wonders: 'bots of Wonders against each other, and which boards win',
  mutants: 'how many small mistakes in the rules the tests find [game]',
};

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [name = 'list', ...words] = process.argv.slice(2);
if (name === 'list') {
  for (const [each, what] of Object.entries(BENCHES)) console.log(`${each.padEnd(14)}${what}`);
  process.exit();
}
const purpose = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (purpose === undefined) fail(`There is no bench called ${name}. Use one of ${Object.keys(BENCHES).join(', ')}.`);
const problem = problemWithWords(name, purpose, words);
if (problem !== null) fail(problem);
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const tsx = ['--expose-gc', '--import', 'tsx', file, ...words];
const { status } = spawnSync(process.execPath, tsx, { stdio: 'inherit' });
process.exit(status ?? 1);
