/** A match in a channel with everything around it, as pure values. */

export { dayAfter, dayBefore, dayIn, endOfDay, isMorning, nextMorning, programOf, USUAL_ZONE } from './calendar.ts';
export { advising, awaitsComputer, isBehind, isUnentered, playingOn, playingTurn } from './computer-turns.ts';
export { cityOfDay } from './daily-city.ts';
export { closingTime, type Idle, noted, USUAL_IDLE } from './idle-closing.ts';
export { stepOf, withRead } from './lesson-progress.ts';
export { COMMON_OPTIONS, HINTS_RULE, LATE, type OptionName, roomOptions, setOption } from './lobby-options.ts';
export {
  courseOf,
  FINISHES,
  isOpen,
  isPlayed,
  type MatchCourse,
  type MatchResult,
  type Rating,
  RESULT_KINDS,
  resultOf,
  roomOfResult,
  type Scope,
  type Skill,
  withoutPerson,
  withoutRating,
} from './match-result.ts';
export { byPoints, type Course, reviewing, type Step, sidesOf, timesOf } from './match-timeline.ts';
export { decisionsOf, type Fork, forksOf, type Misses, nothingMissed, search } from './mistakes.ts';
export {
  answerMove,
  askedOf,
  isOutdated,
  isTalk,
  seatNames,
  showMove,
  shownMove,
  withMessage,
} from './move-proposal.ts';
export { again, demandSeats, misfit, opened, start } from './new-room.ts';
export { HINTS, nextHint, uncalled, withTable } from './newcomer-tips.ts';
export { type Person, REMINDER_HOURS, STRANGER } from './person-settings.ts';
export {
  draftOf,
  isToMove,
  mayPlan,
  plannedSteps,
  planOf,
  type Rehearsal,
  rehearse,
  workshop,
} from './plan-preview.ts';
export { counting, featsOf, type Stats, statsOf } from './player-stats.ts';
export {
  emptyLadder,
  entered,
  FEW,
  type Ladder,
  type PlacedRow,
  recomputed,
  rowFrom,
  shortened,
  standings,
  withoutRow,
  withRow,
} from './rating-ladder.ts';
export { reminderTime } from './reminder-times.ts';
export { momentsOf, roomAt } from './replay-moments.ts';
export {
  ADDING,
  FRESH,
  gameOf,
  isAdvised,
  isAway,
  isPresent,
  languageOf,
  NEWS,
  type News,
  namesOf,
  PACES,
  type PlannedStep,
  personOf,
  publicReader,
  type Room,
  reader,
  type ShownMove,
  seatOf,
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
export { type Permission, type RefusalCode, Refused, Stale, sentence } from './room-refusal.ts';
export { handOver, namesAt, wasPresent } from './seat-handover.ts';
export { computerSeat, leave, setComputers } from './seating.ts';
export { isRated } from './skill-rating.ts';
export {
  beginPlan,
  dropPlan,
  keepPlan,
  mayPlayAlone,
  playedAlone,
  playPlan,
  prepare,
  preparedPlan,
  revisePlan,
  setAlone,
  unprepare,
} from './turn-plan.ts';
export {
  act,
  back,
  confirm,
  type Ended,
  forgetPast,
  hasJustEnded,
  isChosen,
  isDecided,
  isPreparing,
  isUntold,
  matchOf,
  mayBeginAnew,
  opening,
  preparedSteps,
  publicLength,
  turnsSince,
  withoutPlan,
} from './turn-steps.ts';
export { awaited, deadline, HOUR, messagesOf, timed } from './turn-timer.ts';
export { isSecret, lostTurns, mayReopen, reopened, rewound } from './turn-undo.ts';
export { agree, isCarried, needed, patienceEnd, turnHanded, voters } from './vote-rules.ts';
