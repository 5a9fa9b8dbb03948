/** Languages, and the words that belong to no game. */

export { TABLES, type Word, words } from './bot-words.ts';
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
} from './daily-text.ts';
export { bared, escaped, marked, plain } from './name-escaping.ts';
export { pointsText, totalText } from './points-text.ts';
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
} from './reader.ts';
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
} from './review-text.ts';
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
} from './standings-text.ts';
export { asPosted } from './table-labels.ts';
export {
  type InEach,
  type Key,
  LANGUAGES,
  type Language,
  type Say,
  type Values,
  voices,
  type WordTable,
} from './translator.ts';
