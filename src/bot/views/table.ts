import { SEAT_TONES } from '#draw';
import { itemAt, type Json, type Outcome, type Score, type Seat, seedHash, visibleLog } from '#engine';
import type { Button, Control } from '#games/contract';
import { type Language, listText, pointsText, type Reader, seatEmoji, words } from '#i18n';
import {
  canDiscuss,
  gameOf,
  hasClock,
  matchOf,
  namesOf,
  planOf,
  previewPlan,
  publicLength,
  publicReader,
  Refused,
  type Room,
  reader,
  seatsToMove,
  tableLink,
  teamsIn,
} from '#room';
import { makeId, stampOf, type Verb } from '../discord/custom-id.ts';
import { tableControls, uiOf, wordsOf } from '../game-parts.ts';
import { buttonRow, buttonRows, CALL, callout, type Labeled, menuRow, TABLE_FILE, text } from './components.ts';
import { controlRows, rulesButton } from './controls.ts';
import type { Piece } from './message.ts';
import { planButton } from './plan.ts';
import { afterButtons } from './result.ts';
import { botLevelLines } from './seat-labels.ts';
import { recapOf } from './story.ts';
import { clockLine } from './time-left.ts';

/** The buttons for looking. In the match's language, or the owner's in a private room. */
export function lookButtons(room: Room, language = room.language): Labeled[] {
  const t = words(language);
  const { icons } = uiOf(room);
  const look = (verb: Verb, label: string, emoji: string): Labeled => ({
    id: makeId({ match: room.id, verb, stamp: '', numbers: [] }),
    label,
    emoji,
  });
  return [
    // If a turn doesn't begin with a button of the table, it begins with this one.
    { ...look('mine', t('bot.table.mine'), icons.mine), style: uiOf(room).openMoves ? 'secondary' : 'primary' },
    look('home', wordsOf(room).say(language)('table.home'), icons.home),
    look('scores', t('bot.table.scores'), '⭐'),
    rulesButton(room, language, null),
    look('more', t('bot.table.more'), '➕'),
  ];
}

/** Shows everything there is: all cities, or the shared one with its conditions. */
export const overviewButton = (room: Room, language: Language): Labeled => ({
  id: makeId({ match: room.id, verb: 'all', stamp: '', numbers: [] }),
  label: wordsOf(room).say(language)('table.all'),
  emoji: '🗺️',
});

/** The public picture, without buttons. */
export function tablePicture(room: Room): Piece {
  const view = gameOf(room).view(matchOf(room).state, null);
  return { name: TABLE_FILE, request: uiOf(room).table(view) };
}

/** The seat's actions in the public position, without the turn being prepared; empty in games with secret moves. */
const openMoves = (room: Room, seat: Seat): readonly Json[] =>
  uiOf(room).openMoves ? gameOf(room).legal(matchOf(room).history.open.state, seat) : [];

/** The action of a table's button; refused if the table is an old one. */
export function offeredAtTable(room: Room, stamp: string, index: number): Json {
  const [seat] = seatsToMove(room);
  const legal = seat === undefined ? [] : openMoves(room, seat);
  const action = stamp === stampOf(legal, visibleLog(matchOf(room), null)) ? legal[index] : undefined;
  if (action === undefined) throw new Refused('stale', { link: tableLink(room) });
  return action;
}

const buttonsOf = (controls: readonly Control[]): readonly Button[] =>
  controls.flatMap((control) => (control.kind === 'buttons' ? control.buttons : []));

/** The reason why another seat can't do the action of a table's button; null if the game gives none. */
export function reasonAtTable(room: Room, seat: Seat, index: number, language: Language): string | null {
  const game = gameOf(room);
  const told = reader(room, language);
  const view = game.view(matchOf(room).state, seat);
  const [mover] = seatsToMove(room);
  const all = buttonsOf(tableControls(room, view, mover === undefined ? [] : openMoves(room, mover), told));
  const at = all.findIndex(({ intent }) => intent.kind === 'play' && intent.index === index);
  const own = game.legal(matchOf(previewPlan(room, seat, []).room).state, seat);
  const intent = buttonsOf(tableControls(room, view, own, told))[at]?.intent;
  return intent?.kind === 'why' ? uiOf(room).barred(view, intent.about, told) : null;
}

/** The table may show that a player to move has a saved plan, but not which one and whether it still fits. */
function lastButtons(room: Room): Labeled[] {
  const isPlanned = seatsToMove(room).some((seat) => planOf(room, seat)?.kept);
  return [
    ...(isPlanned ? [planButton(room, room.language)] : []),
    ...(uiOf(room).talk && canDiscuss(room) ? [proposeButton(room)] : []),
  ];
}

/** Enough characters of the hash to be unique; the whole of it is behind a button. */
const HASH_SHOWN = 16;

const openingLines = (room: Room): string[] => {
  if (publicLength(room) > 0 && room.table !== null) return [];
  const hash = seedHash(matchOf(room).seed).slice(0, HASH_SHOWN);
  return [...botLevelLines(room, room.language), `-# ${words(room.language)('bot.table.hash', { hash })}`];
};

/** What a table adds for the moment and for new players. */
export type Teaching = {
  /** A tip for the player to move. */
  readonly hint?: string;
  /** Whether anyone at the table is new to the game. */
  readonly novice?: boolean;
  /** When it's drawn, to tell what's left of a reserve and who is away. */
  readonly now?: number;
};

/** A new table: what happened, then the table itself. */
export function tablePieces(room: Room, teaching: Teaching = {}): Piece[] {
  const { pictures, lines } = recapOf(room, openingLines(room));
  const [picture, ...rest] = turnPieces(room, teaching);
  return [...pictures, ...(picture ? [picture] : []), ...lines, ...rest];
}

const onlyOffered = (
  controls: readonly Control[],
  legal: readonly Json[],
  isOffered: (action: Json) => boolean,
): readonly Control[] =>
  controls.map((control) => {
    if (control.kind !== 'buttons') return control;
    const buttons = control.buttons.filter(
      ({ intent }) => intent.kind === 'play' && isOffered(itemAt(legal, intent.index)),
    );
    return { ...control, buttons };
  });

/**
 * The table's picture and the public controls that a turn begins with; `isOffered` leaves out all others, and the
 * reasons why something can't be had.
 */
export function firstStep(
  room: Room,
  reader: Reader,
  { isOffered, limit }: { readonly isOffered?: ((action: Json) => boolean) | null; readonly limit?: number } = {},
): { picture: Piece; rows: Piece[] } {
  // The table and its custom ids only show public information, even while a player prepares a turn.
  const view = gameOf(room).view(matchOf(room).state, null);
  const [seat] = seatsToMove(room);
  const legal = seat === undefined ? [] : openMoves(room, seat);
  const stamp = stampOf(legal, visibleLog(matchOf(room), null));
  const controls = tableControls(room, view, legal, reader);
  return {
    picture: tablePicture(room),
    rows: controlRows(
      { match: room.id, stamp, verbs: { play: 'take', show: 'show' } },
      isOffered ? onlyOffered(controls, legal, isOffered) : controls,
      limit,
    ),
  };
}

/** The table itself: its picture, whose turn it is, and its buttons. */
export function turnPieces(room: Room, { hint = '', novice = false, now = 0 }: Teaching = {}): Piece[] {
  const view = gameOf(room).view(matchOf(room).state, null);
  const { picture: usual, rows } = firstStep(room, publicReader(room));
  const primer = novice ? uiOf(room).primer(view) : null;
  const picture = primer ? { name: TABLE_FILE, request: primer } : usual;
  const [mover = -1, ...others] = seatsToMove(room);
  const color = others.length === 0 ? (SEAT_TONES[mover]?.line ?? null) : null;
  const mention = seatsToMove(room)
    .map((seat) => `<@${itemAt(room.seats, seat).user}>`)
    .join(', ');
  return [
    picture,
    callout(
      {
        ...text(wordsOf(room).call(view, mention, room.language) + hint + (hasClock(room) ? clockLine(room, now) : '')),
        id: CALL,
      },
      color,
    ),
    ...rows,
    buttonRow(lookButtons(room)),
    ...buttonRows(lastButtons(room)),
  ];
}

const proposeButton = (room: Room): Labeled => ({
  id: makeId({ match: room.id, verb: 'propose', stamp: '', numbers: [] }),
  label: words(room.language)('bot.propose.button'),
  emoji: '💬',
});

export function outcomeLine(room: Room, outcome: Outcome, language = room.language): string {
  const t = words(language);
  const counted = ({ total }: Score) => t('bot.story.points', { count: total, points: pointsText(total) });
  if (outcome.kind === 'together') {
    const by = outcome.score.total - outcome.target;
    const values = { points: counted(outcome.score), target: outcome.target, count: Math.abs(by) };
    return t(`bot.story.${by === 0 ? 'exact' : by > 0 ? 'reached' : 'missed'}`, values);
  }
  const names = namesOf(room, language);
  const [only] = outcome.scores;
  if (room.seats.length === 1 && only) return t('bot.story.built', { points: counted(only) });
  const first = itemAt(outcome.ranking, 0);
  const winners = listText(
    language,
    first.map((seat) => itemAt(names, seat)),
  );
  // A team wins together.
  if (first.length > itemAt(teamsIn(room), 0).length) return t('bot.story.tie', { names: winners });
  return t('bot.story.won', { count: first.length, names: winners });
}

/** A menu of the players' cities; empty in games with one shared city. */
export function citiesMenu(room: Room, language = room.language): Piece[] {
  const { whose } = wordsOf(room).texts[language].table;
  if (!whose) return [];
  const id = makeId({ match: room.id, verb: 'town', stamp: '', numbers: [] });
  const choices = namesOf(room, language).map((name, seat) => ({ value: String(seat), label: seatEmoji(seat) + name }));
  return [menuRow(id, whose, choices)];
}

/** The pictures of the final result. */
export const finalPictures = (room: Room, view: Json): Piece[] =>
  uiOf(room)
    .final(view)
    .map((request, i) => ({ name: `final${i > 0 ? i + 1 : ''}.png`, request }));

/** How a match ended; one that ended early is shown as it stood. */
export function sheetPieces(room: Room, language = room.language): Piece[] {
  const game = gameOf(room);
  const { state } = matchOf(room);
  const outcome = game.outcome(state);
  const view = game.view(state, null);
  const ui = uiOf(room);
  if (!outcome) return [tablePicture(room), ui.scoreLines(view, reader(room, language)).join('\n')];
  return [...finalPictures(room, view), outcomeLine(room, outcome, language)];
}

/** How it ended, what that means to everyone at the table, and the sheet. */
export function finalPieces(room: Room, personal: readonly string[]): Piece[] {
  const t = words(room.language);
  const sheet = sheetPieces(room);
  const { pictures, lines } = recapOf(room);
  const ended = sheet.filter((piece) => typeof piece === 'string').join('\n');
  const isWhole = gameOf(room).outcome(matchOf(room).state) !== null;
  const button = (verb: Verb, label: string): Labeled => ({
    id: makeId({ match: room.id, verb, stamp: '', numbers: [] }),
    label,
  });
  return [
    ...pictures,
    ...lines,
    [isWhole ? `## ${ended}` : `${t('bot.story.over')}\n${ended}`, ...personal].join('\n'),
    ...sheet.filter((piece) => typeof piece !== 'string'),
    buttonRow([
      { ...button('rematch', t('bot.table.rematch')), style: 'success' },
      ...afterButtons(room, room.language, ['review']),
      { ...button('more', t('bot.table.more')), emoji: '➕' },
    ]),
  ];
}
