import { type BotWord, words } from './bot-words.ts';
import type { Language } from './translator.ts';

/** Buttons of public messages that private texts mention. */
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

/** Replaces mentioned button labels with those in the language of the table, which may differ from the reader's. */
export function withTableLabels(text: string, read: Language, posted: Language): string {
  if (read === posted) return text;
  const [from, to] = [words(read), words(posted)];
  return LABELS.reduce((said, label) => said.replaceAll(`**${from(label)}**`, `**${to(label)}**`), text);
}
