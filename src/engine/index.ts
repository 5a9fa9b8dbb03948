/** What the engine offers to games, rooms and bots. It knows no game. */

export type { Capable, Strict } from './capability.ts';
export { itemAt, itemAtCyclic, maxBy, required } from './checked-access.ts';
export { type ComputerTask, playComputers } from './computer-player.ts';
export { defineGame, type LookaheadRules } from './define-game.ts';
export { type FinalRanking, finalRanking, type Ranked, rankSeats, scoreLine } from './final-ranking.ts';
export {
  type Effect,
  type Footing,
  forcedEnd,
  type Game,
  LEVELS,
  type Level,
  type Options,
  type Outcome,
  type Planning,
  type QuickLevel,
  type Score,
  type ScorePart,
  type Seat,
  STEP,
} from './game.ts';
export {
  type Box,
  boundingBox,
  cellIndex,
  connectedAreas,
  type Grid,
  makeGrid,
  neighborIndexes,
  type Point,
} from './grid.ts';
export { isJsonObject, type Json, type JsonObject, sameJson } from './json.ts';
export type { SlicedWork } from './lookahead.ts';
export { fastForwardMatch, type Match, type Player, play, startMatch, withLog } from './match.ts';
export { exportMatch, importMatch } from './match-export.ts';
export {
  applyEntries,
  type Entry,
  fastForward,
  type History,
  lastEnd,
  newHistory,
  type Position,
  pendingSteps,
  reopenable,
  turnStart,
  undoableSteps,
  visibleLog,
} from './match-history.ts';
export { parseOptions } from './match-options.ts';
export { checkForMistake, type MistakeCheck, type MistakeFound } from './mistake-check.ts';
export { done, type Result, refuse, refuseInput } from './result.ts';
export { type Dice, makeDice, makeRng, pick, type Rng, shuffle } from './rng.ts';
export { seedHash } from './seed.ts';
export { previewTurn, type TurnPreview } from './turn-preview.ts';
export { reopen, rewind, undo } from './undo.ts';
export { makeWeakCache, memoizeWeakly } from './weak-cache.ts';
