import { type BotWord, type Language, words } from './bot-words.ts';

/** Labels of buttons that stand on messages for all, of which private texts speak. */
const LABELS: readonly BotWord[] = [
  'bot.table.mine',
  'bot.table.scores',
  'bot.table.rules',
  'bot.table.more',
  'bot.table.rematch',
  'bot.plan.button',
  'bot.propose.change',
  'bot.lobby.join',
  'bot.lobby.options',
];

/** What somebody reads in a language of their own, with the buttons of the table called as the table calls them. */
export function withTableLabels(text: string, read: Language, posted: Language): string {
  if (read === posted) return text;
  const [from, to] = [words(read), words(posted)];
  return LABELS.reduce((said, label) => said.replaceAll(`**${from(label)}**`, `**${to(label)}**`), text);
}
