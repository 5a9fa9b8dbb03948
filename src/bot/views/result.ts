import { itemAt, type Seat } from '#engine';
import type { GameId } from '#games';
import { type Language, markName, pointsText, words } from '#i18n';
import { gameOf, type MatchResult, matchOf, type Room, tableLink } from '#room';
import { makeId, type Verb } from '../discord/custom-id.ts';
import { uiOf, wordsOf } from '../game-parts.ts';
import type { Labeled } from './components.ts';

/** Whose city someone wants to see first: their own, else the winner's. */
export function seatToWatch(room: Room, user: string): Seat {
  const own = room.seats.findIndex((seat) => seat.user === user);
  if (uiOf(room).shared || own >= 0) return Math.max(0, own);
  const outcome = gameOf(room).outcome(matchOf(room).state);
  return (outcome?.kind === 'ranked' ? outcome.ranking[0]?.[0] : undefined) ?? 0;
}

const boldIf = (isBold: boolean, text: string): string => (isBold ? `**${text}**` : text);

/** The final places in words, best first. */
export function scoreWords({ seats, verdict }: Pick<MatchResult, 'seats' | 'verdict'>, language: Language): string {
  const names = seats.map(({ name }) => markName(name));
  if (!verdict) return `${names.join(', ')} – ${words(language)('bot.after.early')}`;
  if (verdict.kind === 'together')
    return `${names.join(', ')}: ${boldIf(verdict.won, `${pointsText(verdict.total)} / ${verdict.target}`)}`;
  return verdict.ranking
    .flatMap((group, place) =>
      group.map((seat) => {
        const name = itemAt(names, seat);
        return `${boldIf(place === 0 && seats.length > 1, name)} ${pointsText(itemAt(verdict.totals, seat))}`;
      }),
    )
    .join(', ');
}

/** One line of a list, with a link to the match. */
export function resultLine(result: MatchResult, language: Language): string {
  const name = wordsOf(result).say(language)('name');
  const link = result.kind === 'match' ? `[${name}](${tableLink(result)})` : name;
  const day = `<t:${Math.floor(result.finished / 1000)}:d>`;
  return `${link} · ${day} · ${scoreWords(result, language)}`;
}

const AFTER_VERBS = ['sheet', 'review', 'replay', 'timelapse', 'export'] as const;
const ICONS: { readonly [verb in (typeof AFTER_VERBS)[number]]: string } = {
  sheet: '🏁',
  review: '📈',
  replay: '⏯️',
  timelapse: '🎞️',
  export: '📦',
};

/** The buttons of a finished match. */
export const afterButtons = (
  match: { readonly id: string; readonly game: GameId },
  language: Language,
  verbs: readonly (typeof AFTER_VERBS)[number][] = AFTER_VERBS,
): Labeled[] => {
  const { film, review } = uiOf(match);
  const absent = [...(film ? [] : ['timelapse']), ...(review ? [] : ['review'])];
  return verbs
    .filter((verb) => !absent.includes(verb))
    .map((verb) => ({
      id: makeId({ match: match.id, verb, stamp: '', numbers: [] }),
      label: words(language)(`bot.after.${verb}`),
      emoji: ICONS[verb],
    }));
};

/** The button that posts what one person is looking at: `what` is the action that shows it, with its numbers. */
export const shareButton = (
  match: string,
  what: Verb,
  numbers: readonly (number | null)[],
  language: Language,
): Labeled => ({
  id: makeId({ match, verb: 'share', stamp: '', numbers: [SHAREABLE.indexOf(what), ...numbers] }),
  label: words(language)('bot.after.share'),
  emoji: '📣',
});

/** The actions that can be shared. Custom ids hold the index, so only append. */
export const SHAREABLE: readonly Verb[] = ['sheet', 'replay', 'timelapse', 'review'];
