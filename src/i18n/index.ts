/** Languages, and the words that belong to no game. */

export {
  type Daily,
  type DailyResultSheet,
  type DailyRow,
  type DailySheet,
  dailyAlt,
  dateWords,
  dayNumber,
  isDaily,
  monthWord,
  resultTitle,
  streakWords,
  verdictWords,
  weekdayWord,
  winnerNames,
  winnersOf,
} from './daily.ts';
export { bared, escaped, marked, plain } from './name.ts';
export { pointsText, totalText } from './points.ts';
export { asPosted } from './posted.ts';
export {
  calmWords,
  endOf,
  isPictured,
  isReview,
  missedLines,
  missedWords,
  type Review,
  type ReviewCard,
  type ReviewLine,
  type ReviewSheet,
  type ReviewTurning,
  reviewAlt,
  reviewText,
  signed,
  toldTurnings,
  turningWords,
} from './review.ts';
export {
  ALT_ROOM,
  asSentence,
  fitAlt,
  gainSign,
  letterOf,
  nameOf,
  type Reader,
  remembered,
  totalLines,
} from './speech.ts';
export {
  isStandings,
  monthOf,
  type ProfileSheet,
  placeText,
  profileText,
  type RankingSheet,
  rankingText,
  ratingText,
  type ShownSkill,
  type StandingRow,
  type Standings,
  standingsAlt,
} from './standings.ts';
export { TABLES, type Word, words } from './tables.ts';
export {
  type InEach,
  type Key,
  LANGUAGES,
  type Language,
  type Say,
  type Values,
  voices,
  type WordTable,
} from './voices.ts';
