/** Languages, and the words that belong to no game. */

export { BOT_WORDS, type BotWord, words } from './bot-words.ts';
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
  ordinalText,
  resultTitle,
  streakWords,
  verdictWords,
  weekdayWord,
  winnerNames,
  winnersOf,
} from './daily-text.ts';
export { emoji, SEAT_EMOJIS, seatEmoji, takeEmoji, withEmojis } from './emoji-marks.ts';
export { GAME_WORDS } from './game-words.ts';
export { isLegend } from './legend.ts';
export { escapeNames, markName, plainText, simplifyNames } from './name-escaping.ts';
export {
  ALT_TEXT_LIMIT,
  asSentence,
  cachedText,
  fitAltText,
  gainLabel,
  letterOf,
  nameOf,
  pointsText,
  type Reader,
  totalLines,
  totalText,
  withTableLabels,
  wordingOf,
} from './reader.ts';
export {
  finalPoints,
  hasCardPictures,
  isReview,
  listText,
  type MoveContrast,
  mistakeText,
  noChangeText,
  type Person,
  type Review,
  type ReviewCard,
  type ReviewLine,
  type ReviewSheet,
  type ReviewTurning,
  reviewAlt,
  reviewText,
  signedPoints,
  turningsToTell,
  turningText,
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
export {
  LANGUAGES,
  type Language,
  makeTranslator,
  type PerLanguage,
  type Translate,
  type WordKey,
  type WordTree,
  type WordValues,
} from './translator.ts';
