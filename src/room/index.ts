/** A match in a channel with everything around it, as pure values. */

export { dayAfter, dayBefore, dayIn, endOfDay, isMorning, nextMorning, programOf, USUAL_ZONE } from './day.ts';
export { cityOfDay } from './day-city.ts';
export { handOver, namesAt, wasPresent } from './handover.ts';
export { HINTS, nextHint, uncalled, withTable } from './hint.ts';
export { closingTime, type Idle, noted, USUAL_IDLE } from './idle.ts';
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
} from './ladder.ts';
export { stepOf, withRead } from './lesson.ts';
export { again, demandSeats, misfit, opened, start } from './lobby.ts';
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
export { decisionsOf, type Fork, forksOf, type Misses, nothingMissed, search } from './misses.ts';
export { COMMON_OPTIONS, HINTS_RULE, LATE, type OptionName, roomOptions, setOption } from './options.ts';
export { type Person, REMINDER_HOURS, STRANGER } from './person.ts';
export {
  addressOf,
  isChannel,
  isPrivate,
  type Place,
  type PrivateKind,
  privateAddress,
  privateKindOf,
} from './place.ts';
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
} from './plan.ts';
export { answerMove, askedOf, isOutdated, isTalk, seatNames, showMove, shownMove, withMessage } from './proposal.ts';
export { reminderTime } from './quiet.ts';
export { isRated } from './rating.ts';
export { type Permission, type RefusalCode, Refused, Stale, sentence } from './refusal.ts';
export { draftOf, isToMove, mayPlan, plannedSteps, planOf, type Rehearsal, rehearse, workshop } from './rehearsal.ts';
export { momentsOf, roomAt } from './replay.ts';
export { byPoints, type Course, reviewing, type Step, sidesOf, timesOf } from './review.ts';
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
export { computerSeat, leave, setComputers } from './seating.ts';
export { counting, featsOf, type Stats, statsOf } from './stats.ts';
export { isSecret, lostTurns, mayReopen, reopened, rewound } from './takeback.ts';
export { advising, awaitsComputer, isBehind, isUnentered, playingOn, playingTurn } from './thought.ts';
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
} from './turn.ts';
export { agree, isCarried, needed, patienceEnd, turnHanded, voters } from './vote.ts';
export { awaited, deadline, HOUR, messagesOf, timed } from './waiting.ts';
