import { itemAt, type Json, type Outcome, type Score, type Seat, seedHash, visibleLog } from '#engine';
import { GAME_IDS } from '#games';
import type { Button, Control } from '#games/contract';
import { type Language, pointsText, type Reader, words } from '#i18n';
import {
  canDiscuss,
  deadline,
  gameOf,
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
} from '#room';
import { makeId, NO_MATCH, stampOf, type Verb } from '../discord/custom-id.ts';
import { tableControls, uiOf, wordsOf } from '../game-parts.ts';
import { companyLines } from './company.ts';
import { buttonRow, buttonRows, CALL, type Labeled, menuRow, TABLE_FILE, text } from './components.ts';
import { controlRows, rulesButton } from './controls.ts';
import type { Piece } from './message.ts';
import { planButton } from './plan.ts';
import { afterButtons } from './result.ts';
import { taleOf } from './story.ts';

/** What there is to look at, for whoever presses; in a private room, to which only its owner comes, in their language. */
export function lookButtons(room: Room, language = room.language): Labeled[] {
  const t = words(language);
  const { icons } = uiOf(room);
  const look = (verb: Verb, label: string, emoji: string): Labeled => ({
    id: makeId({ match: room.id, verb, stamp: '', numbers: [] }),
    label,
    emoji,
  });
  return [
    // Where a turn does not begin with a button of the table, it begins here.
    { ...look('mine', t('bot.table.mine'), icons.mine), style: uiOf(room).openMoves ? 'secondary' : 'primary' },
    look('home', wordsOf(room).say(language)('table.home'), icons.home),
    look('scores', t('bot.table.scores'), '⭐'),
    rulesButton(room, language, null),
    look('more', t('bot.table.more'), '➕'),
  ];
}

/** Until when a turn should be taken, in each reader's own time. */
function deadlineLine(room: Room): string {
  const [wait] = room.waits.filter((each) => each !== null);
  const time = wait ? deadline(room, wait) : null;
  return time === null ? '' : `\n-# ${words(room.language)('bot.table.until', { time: Math.floor(time / 1000) })}`;
}

/** The public picture alone, without its buttons. */
export function tablePicture(room: Room): Piece {
  const view = gameOf(room).view(matchOf(room).state, null);
  return { name: TABLE_FILE, request: uiOf(room).table(view) };
}

/** What the seat to move can do, as everyone may know it: nothing while its turn is being prepared, nothing secret. */
const openMoves = (room: Room, seat: Seat): readonly Json[] =>
  uiOf(room).openMoves ? gameOf(room).legal(matchOf(room).history.open.state, seat) : [];

/** What a button of the table stands for, whoever presses it; refused if the table is an old one. */
export function offeredAtTable(room: Room, stamp: string, index: number): Json {
  const [seat] = seatsToMove(room);
  const legal = seat === undefined ? [] : openMoves(room, seat);
  const action = stamp === stampOf(legal, visibleLog(matchOf(room), null)) ? legal[index] : undefined;
  if (action === undefined) throw new Refused('stale', { link: tableLink(room) });
  return action;
}

const buttonsOf = (controls: readonly Control[]): readonly Button[] =>
  controls.flatMap((control) => (control.kind === 'buttons' ? control.buttons : []));

/** Why another seat than the one to move could not do what a button of the table stands for; null if nobody says so. */
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

/** That somebody who is waited for has a plan may show; which one, and whether it fits, may not. */
function lastButtons(room: Room): Labeled[] {
  const isPlanned = seatsToMove(room).some((seat) => planOf(room, seat)?.kept);
  return [
    ...(isPlanned ? [planButton(room, room.language)] : []),
    ...(uiOf(room).talk && canDiscuss(room) ? [proposeButton(room)] : []),
  ];
}

/** As much of the hash as can't be met by chance: the whole of it is behind a button. */
const HASH_SHOWN = 16;

const openingLines = (room: Room): string[] => {
  if (publicLength(room) > 0 && room.table !== null) return [];
  const hash = seedHash(matchOf(room).seed).slice(0, HASH_SHOWN);
  return [...companyLines(room, room.language), `-# ${words(room.language)('bot.table.hash', { hash })}`];
};

/** What a table has for those who have hardly played the game yet. */
export type Teaching = {
  /** For who is to move. */
  readonly hint?: string;
  /** Whether anybody at the table plays for the first time. */
  readonly novice?: boolean;
};

/** All that a new table tells and shows. */
export function tablePieces(room: Room, teaching: Teaching = {}): Piece[] {
  const { pictures, lines } = taleOf(room, openingLines(room));
  const [picture, ...rest] = turnPieces(room, teaching);
  return [...pictures, ...(picture ? [picture] : []), ...lines, ...rest];
}

/** The table's picture, and with what a turn begins, as far as everyone may know it. */
export function firstStep(room: Room, reader: Reader): { picture: Piece; rows: Piece[] } {
  // The public table shows what everyone may see, also while its owner prepares a turn; so do its custom ids.
  const view = gameOf(room).view(matchOf(room).state, null);
  const [seat] = seatsToMove(room);
  const legal = seat === undefined ? [] : openMoves(room, seat);
  const stamp = stampOf(legal, visibleLog(matchOf(room), null));
  return {
    picture: tablePicture(room),
    rows: controlRows(
      { match: room.id, stamp, verbs: { play: 'take', show: 'show' } },
      tableControls(room, view, legal, reader),
    ),
  };
}

/** The table by itself: its picture, whom it waits for, and what can be pressed. */
export function turnPieces(room: Room, { hint = '', novice = false }: Teaching = {}): Piece[] {
  const view = gameOf(room).view(matchOf(room).state, null);
  const { picture: usual, rows } = firstStep(room, publicReader(room));
  const primer = novice ? uiOf(room).primer(view) : null;
  const picture = primer ? { name: TABLE_FILE, request: primer } : usual;
  const mention = seatsToMove(room)
    .map((seat) => `<@${itemAt(room.seats, seat).user}>`)
    .join(', ');
  return [
    picture,
    { ...text(wordsOf(room).call(view, mention, room.language) + hint + deadlineLine(room)), id: CALL },
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
  const alone = room.seats.length === 1;
  const pointsOf = ({ total }: Score) => ({ count: total, points: pointsText(total) });
  if (outcome.kind === 'together') {
    const met = outcome.won ? 'met' : 'missed';
    const values = { ...pointsOf(outcome.score), target: outcome.target };
    return t(`bot.story.${alone ? 'alone' : 'together'}.${met}`, values);
  }
  const names = namesOf(room, language);
  if (alone) return t('bot.story.reached', { name: names[0], ...pointsOf(itemAt(outcome.scores, 0)) });
  const winners = itemAt(outcome.ranking, 0).map((seat) => itemAt(names, seat));
  return t('bot.story.won', { count: winners.length, names: winners.join(', ') });
}

/** Who plays this game best here. */
const rankingButton = (room: Room): Labeled => ({
  id: makeId({ match: NO_MATCH, verb: 'ranking', stamp: '', numbers: [GAME_IDS.indexOf(room.game)] }),
  label: words(room.language)('bot.standings.button'),
  emoji: '🏆',
});

/** Every city in full, for who wants to see more than the sheet. */
export function citiesMenu(room: Room, language = room.language): Piece[] {
  const { whose } = wordsOf(room).texts[language].table;
  if (!whose) return [];
  const id = makeId({ match: room.id, verb: 'town', stamp: '', numbers: [] });
  const choices = namesOf(room, language).map((label, seat) => ({ value: String(seat), label }));
  return [menuRow(id, whose, choices)];
}

/** The end, in as many pictures as the game needs. */
export const finalPictures = (room: Room, view: Json): Piece[] =>
  uiOf(room)
    .final(view)
    .map((request, i) => ({ name: `final${i > 0 ? i + 1 : ''}.png`, request }));

/** How a match ended, in a picture and a sentence; one that ended early is shown as it stood. */
export function sheetPieces(room: Room, language = room.language): Piece[] {
  const game = gameOf(room);
  const { state } = matchOf(room);
  const outcome = game.outcome(state);
  const view = game.view(state, null);
  const ui = uiOf(room);
  if (!outcome) return [tablePicture(room), ui.scoreLines(view, reader(room, language)).join('\n')];
  return [...finalPictures(room, view), outcomeLine(room, outcome, language)];
}

export function finalPieces(room: Room): Piece[] {
  const t = words(room.language);
  const sheet = sheetPieces(room);
  const { pictures, lines } = taleOf(room);
  const button = (verb: Verb, label: string): Labeled => ({
    id: makeId({ match: room.id, verb, stamp: '', numbers: [] }),
    label,
  });
  return [
    ...pictures,
    ...sheet.filter((piece) => typeof piece !== 'string'),
    ...lines,
    [t('bot.story.over'), ...sheet.filter((piece) => typeof piece === 'string')].join('\n'),
    buttonRow(afterButtons(room, room.language, ['review', 'timelapse', 'replay', 'export'])),
    buttonRow([
      { ...button('rematch', t('bot.table.rematch')), style: 'success' },
      { ...button('fair', t('bot.table.fair')), emoji: '🎲' },
      ...(uiOf(room).shared ? [] : [rankingButton(room)]),
    ]),
    ...citiesMenu(room),
  ];
}
