import { GAME_IDS, type GameId } from '#games';
import type { PictureRequest } from '#games/contract';
import { UIS } from '#games/uis';
import { WORDS } from '#games/words';
import {
  type Language,
  pointsText,
  profileText,
  type RankingSheet,
  rankingText,
  ratingText,
  type ShownSkill,
  type StandingRow,
  type Standings,
  words,
} from '#i18n';
import {
  difficultyStats,
  type Ladder,
  type MatchResult,
  MIN_RANKED_GAMES,
  type RankedRow,
  type Scope,
  type Skill,
  type Stats,
  standings,
} from '#room';
import { makeId, NO_MATCH, type Verb } from '../discord/custom-id.ts';
import { type ActionRow, buttonRows, type Labeled, menuRow } from './components.ts';
import type { Piece } from './message.ts';

const gameName = (game: GameId, language: Language): string => WORDS[game].say(language)('name');

/** Whether everyone wins or loses together; then there is no ranking. */
const isTogether = (game: GameId): boolean => UIS[game].shared;

/** The margin shown after ±: twice the spread covers nearly all results. */
const shown = ({ mu, sigma }: Skill): ShownSkill => ({ rating: Math.round(mu), spread: Math.round(2 * sigma) });

const FACES = 8;
export const faceOf = (user: string): number => Number(BigInt(user) % BigInt(FACES));

const MOST_ROWS = 10;

function rowOf(row: RankedRow, reader: string | null, language: Language): StandingRow {
  const t = words(language);
  const { user, computer, name, place, isOpen, wins, games } = row;
  return {
    ...shown(row),
    ...{ place, isOpen, wins, games },
    name: computer ? t(`bot.standings.computer.${computer}`) : name,
    face: user === null ? null : faceOf(user),
    own: user !== null && user === reader,
  };
}

/** The best ten, and the reader in any case. `reader` is null for a public copy. */
export function rankingSheet(ladder: Ladder, reader: string | null, language: Language): RankingSheet | null {
  const all = standings(ladder);
  if (all.length === 0) return null;
  const own = all.findIndex(({ user }) => reader !== null && user === reader);
  const top = all.slice(0, MOST_ROWS);
  const rows = own < MOST_ROWS ? top : [...top.slice(0, -1), ...all.slice(own, own + 1)];
  return {
    game: gameName(ladder.game, language),
    isOverall: ladder.guild === null,
    players: all.length + ladder.others,
    rows: rows.map((row) => rowOf(row, reader, language)),
  };
}

/** A user's id in custom ids, shortened to base 36. */
const keyOfUser = (user: string): string => BigInt(user).toString(36).padStart(4, '0');
export const userOfKey = (key: string): string =>
  [...key].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString();

const SHARED = ['ranking', 'profile'] as const;
export const sharedKind = (number: number): (typeof SHARED)[number] | null => SHARED[number] ?? null;

/** The scope of a ranking, by its number in custom ids: only ever added to. */
const SCOPE_NUMBERS: readonly Scope[] = ['server', 'overall'];
export const scopeAt = (number: number | null | undefined): Scope => SCOPE_NUMBERS[number ?? 0] ?? 'server';

type Shared = { readonly key: string; readonly what: (typeof SHARED)[number]; readonly scope: Scope };

function gamesMenu(verb: Verb, { key, scope }: Shared, game: GameId, language: Language): ActionRow {
  const choices = GAME_IDS.map((id, i) => ({ value: String(i), label: gameName(id, language), default: id === game }));
  const numbers = [GAME_IDS.indexOf(game), SCOPE_NUMBERS.indexOf(scope)];
  return menuRow(makeId({ match: key, verb, stamp: '', numbers }), words(language)('bot.standings.choose'), choices);
}

function shareButton({ key, what, scope }: Shared, game: GameId, language: Language): Labeled {
  const numbers = [SHARED.indexOf(what), GAME_IDS.indexOf(game), SCOPE_NUMBERS.indexOf(scope)];
  const id = makeId({ match: key, verb: 'publish', stamp: '', numbers });
  return { id, label: words(language)('bot.standings.share'), emoji: '📣' };
}

/** Switches between the server's and the overall ranking. */
function scopeButton({ key, scope }: Shared, game: GameId, language: Language): Labeled {
  const other: Scope = scope === 'server' ? 'overall' : 'server';
  const numbers = [GAME_IDS.indexOf(game), SCOPE_NUMBERS.indexOf(other)];
  const id = makeId({ match: key, verb: 'ladder', stamp: '', numbers });
  const t = words(language);
  return other === 'overall'
    ? { id, label: t('bot.standings.toEverywhere'), emoji: '🌍' }
    : { id, label: t('bot.standings.toHere'), emoji: '🏠' };
}

/** `isAlone` in direct messages, where there is no server to compare with and nobody to share with. */
export type Audience = { readonly language: Language; readonly text: boolean; readonly isAlone?: boolean };

/** The ranking of a game, without buttons. */
export function rankingBody(ladder: Ladder, reader: string | null, { language, text }: Audience): Piece[] {
  const game = gameName(ladder.game, language);
  if (isTogether(ladder.game)) return [words(language)('bot.standings.together', { game })];
  const sheet = rankingSheet(ladder, reader, language);
  if (!sheet) return [words(language)('bot.standings.empty', { game })];
  const request: PictureRequest & Standings = { game: ladder.game, kind: 'ranking', sheet };
  return [{ name: 'ranking.png', request }, ...(text ? [rankingText(sheet, language)] : [])];
}

/** Only a picture can be shared. */
const isDrawn = (body: readonly Piece[]): boolean => body.some((piece) => typeof piece !== 'string');

export function rankingPieces(ladder: Ladder, reader: string, view: Audience): Piece[] {
  const { game, guild } = ladder;
  const { language } = view;
  const shared: Shared = { key: NO_MATCH, what: 'ranking', scope: guild === null ? 'overall' : 'server' };
  const body = rankingBody(ladder, reader, view);
  return [
    ...body,
    gamesMenu('ladder', shared, game, language),
    ...buttonRows([
      ...(isTogether(game) || view.isAlone ? [] : [scopeButton(shared, game, language)]),
      ...(isDrawn(body) && !view.isAlone ? [shareButton(shared, game, language)] : []),
    ]),
  ];
}

/** A person's results and ratings in a server. */
export type Acquaintance = {
  readonly user: string;
  readonly name: string;
  readonly isRanked: boolean;
  readonly stats: Stats;
  readonly results: readonly MatchResult[];
  /** In the server, by game; and overall for the selected game. */
  readonly ladders: { readonly [game in GameId]?: Ladder };
  readonly overall: Ladder;
};

const rowIn = (ladder: Ladder | undefined, user: string): RankedRow | undefined =>
  ladder && standings(ladder).find((row) => row.user === user);

function featLines({ results, user }: Acquaintance, game: GameId, language: Language): string[] {
  const [option = ''] = Object.keys(WORDS[game].texts[language].option);
  const choices = WORDS[game].texts[language].option[option]?.choice ?? {};
  return difficultyStats(results, game, option, user).map(({ difficulty, games, met, best }) => {
    const values = { difficulty: choices[difficulty] ?? difficulty, games, met, best: pointsText(best), count: games };
    return words(language)(met === null ? 'bot.standings.solo' : 'bot.standings.met', values);
  });
}

function ratingOf({ user, isRanked, ladders, overall }: Acquaintance, game: GameId, language: Language) {
  const own = isRanked ? rowIn(ladders[game], user) : undefined;
  const everywhere = isRanked ? rowIn(overall, user) : undefined;
  const ladder = ladders[game];
  if (!own || !ladder) return null;
  const isElsewhere = everywhere !== undefined && everywhere.games > own.games;
  return {
    ...shown(own),
    place: own.place,
    isOpen: own.isOpen,
    of: own.place === null ? MIN_RANKED_GAMES : ladder.rows.length + ladder.others,
    overall: isElsewhere ? words(language)('bot.standings.overall', { rating: ratingText(shown(everywhere)) }) : '',
  };
}

function noteOf(known: Acquaintance, game: GameId, language: Language): string {
  if (isTogether(game)) return words(language)('bot.standings.alone');
  const own = known.isRanked ? rowIn(known.ladders[game], known.user) : undefined;
  return own ? ratingText(shown(own)) : '–';
}

/** A profile with one game selected, without buttons. */
export function profileBody(known: Acquaintance, game: GameId, { language, text }: Audience): Piece[] {
  const { user, name, stats, isRanked } = known;
  const { since, games, wins, streak, byGame, last } = stats;
  const rating = isTogether(game) ? null : ratingOf(known, game, language);
  const feats = featLines(known, game, language);
  const instead = words(language)(isRanked ? 'bot.standings.unrated' : 'bot.standings.barred');
  const sheet = {
    ...{ name, since, games, wins, streak, last, rating },
    face: faceOf(user),
    game: gameName(game, language),
    feats: rating || feats.length > 0 ? feats : [instead],
    isTogether: isTogether(game),
    most: gameName(byGame[0]?.game ?? game, language),
    byGame: byGame.map((each) => ({
      name: gameName(each.game, language),
      wins: each.wins,
      games: each.games,
      best: each.best,
      note: noteOf(known, each.game, language),
    })),
  };
  const request: PictureRequest & Standings = { game, kind: 'profile', sheet };
  return [{ name: 'profile.png', request }, ...(text ? [profileText(sheet, language)] : [])];
}

export function profilePieces(known: Acquaintance, game: GameId, view: Audience): Piece[] {
  const { language } = view;
  const shared: Shared = { key: keyOfUser(known.user), what: 'profile', scope: 'server' };
  const body = profileBody(known, game, view);
  return [
    ...body,
    gamesMenu('profile', shared, game, language),
    ...buttonRows(isDrawn(body) && !view.isAlone ? [shareButton(shared, game, language)] : []),
  ];
}
