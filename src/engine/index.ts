/** What the engine offers to games, rooms and bots. It knows no game. */

export { cyclic, highest, itemAt, sure } from './checked-access.ts';
export { computerToMove, type Thought, think } from './computer-player.ts';
export { type Finish, finishOf, lineOf, type Ranked } from './final-ranking.ts';
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
export { isRecord, type Json, sameJson } from './json.ts';
export { type Match, type Player, play, retraceMatch, startMatch, withLog } from './match.ts';
export { exportMatch, importMatch } from './match-export.ts';
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
} from './match-history.ts';
export { parseOptions } from './match-options.ts';
export { type Doubt, type Regret, regret } from './mistake-check.ts';
export { rankSeats } from './ranking.ts';
export { done, type Result, refuse } from './result.ts';
export { type Dice, makeDice, makeRng, pick, type Rng, shuffle } from './rng.ts';
export { refuseInput } from './schema-refusal.ts';
export { seedHash } from './seed.ts';
export type { Bits } from './sliced-work.ts';
export { type Tried, tryOut } from './turn-preview.ts';
export { reopen, rewind, undo } from './undo.ts';
export { makeMemory, remembering } from './weak-cache.ts';
