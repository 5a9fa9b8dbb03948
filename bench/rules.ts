import { makeDice, makeRng, pick, play, type Seat, startMatch } from '#engine';
import { QUICK_LEVELS } from '../src/engine/game.ts';
import { CARD_IDS } from '../src/games/cities/rules/content.ts';
import { cities } from '../src/games/cities/rules/index.ts';
import { COLORS } from '../src/games/cities/rules/kinds.ts';
import { scoreTown } from '../src/games/cities/rules/scoring.ts';
import type { Action, Space, State } from '../src/games/cities/rules/types.ts';
import { playOut } from './play-game.ts';
import { median, printTable, printTargets } from './report.ts';

const OPTIONS = { board: 'random', length: 'standard' } as const;
const ROUNDS = 41;
type Step = { readonly state: State; readonly seat: Seat; readonly action: Action };

/** Every step of random games for two, three and four. */
function record(games: number): Step[] {
  const steps: Step[] = [];
  for (let game = 0; game < games; game++) {
    const dice = makeDice(makeRng(`moves ${game}`));
    let state = cities.setup(2 + (game % 3), OPTIONS, `bench ${game}`);
    while (state.active !== null) {
      const seat = state.active;
      const action = pick(dice, cities.legal(state, seat));
      steps.push({ state, seat, action });
      state = cities.apply(state, seat, action);
    }
  }
  return steps;
}

function microseconds(steps: readonly Step[], work: (step: Step) => unknown): number {
  const begun = performance.now();
  for (const step of steps) work(step);
  return (1000 * (performance.now() - begun)) / steps.length;
}

function playoutsPerSecond(): number {
  const games = 150;
  const begun = performance.now();
  for (let game = 0; game < games; game++) playOut(cities, ['random', 'random'], OPTIONS, `speed ${game}`);
  return games / ((performance.now() - begun) / 1000);
}

/** The largest neighborhood of the long game; more than tiles allow, so nothing real is worse. */
function largeTown(isBuilt: (x: number, y: number) => boolean): Space[] {
  const dice = makeDice(makeRng('large town'));
  return Array.from({ length: 60 }, (_, i): Space => {
    const [x, y] = [i % 10, Math.floor(i / 10)];
    const color = pick(dice, COLORS);
    return { x, y, land: color, feature: null, color: isBuilt(x, y) ? color : null, height: isBuilt(x, y) ? 1 : 0 };
  });
}

const largeTowns = {
  'no pattern': largeTown((x, y) => (x + y) % 2 === 0),
  'built all over': largeTown(() => true),
};

/** Milliseconds to score each large town with every card there is; the quickest of some rounds. */
function largeTownTimes() {
  const quickest = { 'no pattern': Infinity, 'built all over': Infinity };
  for (let round = 0; round < 20; round++) {
    for (const name of ['no pattern', 'built all over'] as const) {
      const begun = performance.now();
      scoreTown({ spaces: largeTowns[name], cards: CARD_IDS }, 'new-york', []);
      quickest[name] = Math.min(quickest[name], performance.now() - begun);
    }
  }
  return quickest;
}

const TABLES = [
  [2, 'standard'],
  [2, 'long'],
  [3, 'standard'],
  [4, 'standard'],
] as const;

function fullGames(): string[][] {
  const rows = [['computer', 'seats', 'ms per game', 'ms per turn, median', 'longest']];
  for (const level of QUICK_LEVELS) {
    for (const [seats, length] of TABLES) {
      const turns: number[] = [];
      const games = Array.from({ length: 5 }, (_, game) => {
        const begun = performance.now();
        playOut(cities, new Array(seats).fill(level), { ...OPTIONS, length }, `full ${game}`, (ms) => turns.push(ms));
        return performance.now() - begun;
      });
      const longest = Math.max(...turns).toFixed(0);
      rows.push([level, `${seats} ${length}`, median(games).toFixed(1), median(turns).toFixed(2), longest]);
    }
  }
  return rows;
}

const steps = record(12);
const matches = new Map<number, ReturnType<typeof startMatch>>();
const seatsAt = (step: Step) => step.state.towns.length;
for (const seats of [2, 3, 4]) {
  const people = Array.from({ length: seats }, () => ({ name: '', computer: null }));
  matches.set(seats, startMatch(cities, people, OPTIONS, 'bench'));
}
const works = {
  stringify: (step: Step) => JSON.stringify(step.state),
  apply: (step: Step) => cities.apply(step.state, step.seat, step.action),
  'legal + apply': (step: Step) => {
    cities.legal(step.state, step.seat);
    return cities.apply(step.state, step.seat, step.action);
  },
  play: (step: Step) => play(cities, { ...matches.get(seatsAt(step))!, state: step.state }, step.seat, step.action),
};
/** Tasks alternate, and the quickest round of each counts, as other load disturbed it least. */
const quickest = new Map<string, number>();
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, work] of Object.entries(works)) {
    quickest.set(name, Math.min(quickest.get(name) ?? Infinity, microseconds(steps, work)));
  }
}
const times = [...quickest];
const time = Object.fromEntries(times);

console.log(`random playouts of two seats: ${playoutsPerSecond().toFixed(0)} per second\n`);
printTable([['per step, quickest of rounds', 'µs'], ...times.map(([name, us]) => [name, us.toFixed(2)])]);
console.log();
printTable(fullGames());
console.log();
const large = largeTownTimes();
printTable([
  ['score of 60 spaces, all cards', 'ms'],
  ...Object.entries(large).map(([name, ms]) => [name, ms.toFixed(2)]),
]);
console.log();
printTargets([
  { name: 'apply ÷ stringify of the state', value: time['apply']! / time['stringify']!, max: 0.1, timed: true },
  { name: 'legal + apply ÷ stringify', value: time['legal + apply']! / time['stringify']!, max: 1, timed: true },
  {
    name: 'score of 60 spaces, built all over ÷ no pattern',
    value: large['built all over'] / large['no pattern'],
    max: 40,
    timed: true,
  },
]);
