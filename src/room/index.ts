/** A match in a channel with everything around it, as pure values. */

export {
  DEFAULT_ZONE,
  dailyProgram,
  dayAfter,
  dayBefore,
  dayIn,
  endOfDay,
  isMorning,
  nextMorning,
} from './calendar.ts';
export {
  awaitsComputer,
  hasPendingWork,
  hintTask,
  isDailyResultPending,
  playOnTask,
  turnTask,
} from './computer-turns.ts';
export { newDailyCity } from './daily-city.ts';
export { closingTime, DEFAULT_IDLE_DAYS, type IdleDays, withTouchedTime } from './idle-closing.ts';
export { currentLessonStep, withStepRead } from './lesson-progress.ts';
export {
  COMMON_OPTIONS,
  HINT_CHOICES,
  type OptionName,
  OVERDUE_CHOICES,
  roomOptions,
  setOption,
} from './lobby-options.ts';
export {
  courseOf,
  FINISHES,
  hasPublicMoves,
  isPublicResult,
  type MatchCourse,
  type MatchResult,
  type Rating,
  RESULT_KINDS,
  resultOf,
  roomOfResult,
  type Scope,
  type Skill,
  withPersonForgotten,
  withRatingGone,
} from './match-result.ts';
export {
  buildTimeline,
  type MatchTimeline,
  seatsByPoints,
  stepTimes,
  type TimelineStep,
  teamsIn,
} from './match-timeline.ts';
export {
  compareMistakes,
  decisionsOf,
  findMistakes,
  type MistakeComparison,
  type Mistakes,
  noMistakes,
} from './mistakes.ts';
export {
  answerProposal,
  askedCount,
  canDiscuss,
  currentProposal,
  isOutdated,
  proposeMove,
  seatNames,
  withProposalMessage,
} from './move-proposal.ts';
export { newLobby, rematchLobby, requireSeats, startRoom, unfittingOption } from './new-room.ts';
export { nextTip, TIPS, usersToNotify, withTableCounted } from './newcomer-tips.ts';
export { DEFAULT_SETTINGS, type PersonSettings, REMINDER_HOURS } from './person-settings.ts';
export {
  draftOf,
  isToMove,
  mayPlan,
  type PlanPreview,
  plannedSteps,
  planOf,
  previewPlan,
  roomForSteps,
} from './plan-preview.ts';
export { countedResults, difficultyStats, type Stats, statsOf } from './player-stats.ts';
export {
  emptyLadder,
  type Ladder,
  MIN_RANKED_GAMES,
  type RankedRow,
  recomputeLadder,
  rowFromResults,
  standings,
  trimLadder,
  withMatchRated,
  withoutRow,
  withRow,
} from './rating-ladder.ts';
export { reminderTime } from './reminder-times.ts';
export { replayMoments, roomAtMoment } from './replay-moments.ts';
export {
  ADDING,
  areHintsAllowed,
  gameOf,
  isAway,
  isPresent,
  NEW_ROOM,
  NEWS,
  type News,
  namesOf,
  PACES,
  type PlannedStep,
  type ProposedMove,
  personName,
  publicReader,
  type Room,
  reader,
  seatOf,
  supportedLanguage,
  tableLink,
  VOTES,
  type Vote,
  type Wait,
} from './room.ts';
export {
  addressOf,
  isChannel,
  isPrivate,
  type Place,
  type PrivateKind,
  privateAddress,
  privateKindOf,
} from './room-place.ts';
export { type Permission, type RefusalCode, Refused, refusalText, Stale } from './room-refusal.ts';
export { handOver, namesAt, wasPresent } from './seat-handover.ts';
export { computerSeat, leave, setComputers } from './seating.ts';
export { isRated } from './skill-rating.ts';
export {
  autoPlayed,
  discardPlan,
  mayAutoPlay,
  playPlan,
  prepare,
  preparePlan,
  revisePlan,
  savePlan,
  setAutoPlay,
  startPlan,
  undoPreparedStep,
} from './turn-plan.ts';
export {
  act,
  beforeTurn,
  confirm,
  type EndedTurn,
  hasJustEnded,
  hasUnannounced,
  isFullyPrepared,
  isPreparing,
  isTurnDecided,
  matchOf,
  mayRestartTurn,
  preparedSteps,
  publicLength,
  trimPast,
  turnsSince,
  undoStep,
  withoutPlan,
} from './turn-steps.ts';
export { deadline, HOUR, seatsToMove, waitMessages, withTimers } from './turn-timer.ts';
export { hasSecretTurn, mayReopen, reopenTurn, rewindTurn, turnsLostByUndo } from './turn-undo.ts';
export { agreeToVote, handoverTime, isVotePassed, voters, votesNeeded, withTurnHandedOver } from './vote-rules.ts';
