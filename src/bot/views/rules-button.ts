import type { PanelState } from '#games/contract';
import { type Language, words } from '#i18n';
import type { Room } from '#room';
import { makeId } from '../discord/custom-id.ts';
import type { Labeled } from './components.ts';

/** At a table nothing is shown that could be told apart: its button carries no numbers, a panel's at least one. */
const numbersOf = (shown: PanelState | null): PanelState => {
  if (shown === null) return [];
  return shown.length > 0 ? shown : [null];
};

/** What a Rules button was beside: what its panel showed, or null for a table. */
export const shownBeside = (numbers: PanelState): PanelState | null => (numbers.length > 0 ? numbers : null);

/** Opens the rules on what one has before oneself; `shown` is null at a table. */
export const rulesButton = (room: Room, language: Language, shown: PanelState | null): Labeled => ({
  id: makeId({ match: room.id, verb: 'rules', stamp: '', numbers: numbersOf(shown) }),
  label: words(language)('bot.table.rules'),
  emoji: '📖',
});
