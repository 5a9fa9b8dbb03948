/** What the engine offers to games, rooms and bots. It knows no game. */

export type { Bits } from './bits.ts';
export {
  type Effect,
  type Footing,
  type Foresight,
  type Game,
  LEVELS,
  type Level,
  type Options,
  type Outcome,
  onlyEnding,
  type Part,
  type Planning,
  type Quick,
  type Score,
  type Seat,
  STEP,
} from './game.ts';
export { areas, type Box, besides, boundingBox, type Grid, indexOf, makeGrid, type Point } from './grid.ts';
export {
  type Entry,
  type History,
  lastEnd,
  newHistory,
  type Position,
  preparing,
  reopenable,
  retrace,
  retracing,
  seenLog,
  turnStart,
  undoable,
} from './history.ts';
export { refuseInput } from './input.ts';
export { isRecord, type Json, sameJson } from './json.ts';
export { type Match, type Player, play, retraceMatch, startMatch, withLog } from './match.ts';
export { makeMemory, remembering } from './memory.ts';
export { parseOptions } from './options.ts';
export { rankSeats } from './ranking.ts';
export { exportMatch, importMatch } from './record.ts';
export { type Doubt, type Regret, regret } from './regret.ts';
export { done, type Result, refuse } from './result.ts';
export { type Dice, makeDice, makeRng, pick, type Rng, shuffle } from './rng.ts';
export { type Finish, finishOf, lineOf, type Ranked } from './score.ts';
export { seedHash } from './seed.ts';
export { cyclic, highest, itemAt, sure } from './sure.ts';
export { computerToMove, type Thought, think } from './thought.ts';
export { type Tried, tryOut } from './tried.ts';
export { reopen, rewind, undo } from './undo.ts';
