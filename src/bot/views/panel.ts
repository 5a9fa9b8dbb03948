import { type Json, lastEnd, type Seat, undoableSteps, visibleLog } from '#engine';
import type { Panel, PanelState } from '#games/contract';
import { type Language, words } from '#i18n';
import {
  canDiscuss,
  gameOf,
  hasReadSinceAction,
  hasSecretTurn,
  isPreparing,
  isPrivate,
  isToMove,
  matchOf,
  mayReopen,
  mayRestartTurn,
  panelReader,
  plannedSteps,
  playPlan,
  Refused,
  type Room,
  reader,
  roomForSteps,
  seatsToMove,
  tableLink,
  type Viewer,
} from '#room';
import { makeId, type Press, stampOf, type Verb } from '../discord/custom-id.ts';
import { uiOf } from '../game-parts.ts';
import { buttonRow, buttonRows, type Labeled, MESSAGE_LIMIT, sizeOf } from './components.ts';
import { controlRows, labeledAll, rulesButton, signsButtons } from './controls.ts';
import { hintButtons } from './hint.ts';
import { lessonStep, offeredIn } from './lesson.ts';
import type { Piece } from './message.ts';
import { planButton, planPieces } from './plan.ts';
import { framed } from './private-frame.ts';
import { sinceLines } from './story.ts';
import { citiesMenu, finalPictures, firstStep, outcomeLine, tablePicture } from './table.ts';

/**
 * The private panel of a seat, on its turn or before; `shown` is what it shows, `beside` what else has to fit in the
 * message.
 */
export const panelPieces = (
  room: Room,
  seat: Seat,
  viewer: Viewer,
  shown: PanelState = [],
  beside: readonly Piece[] = [],
): Piece[] =>
  isToMove(room, seat)
    ? framed(room, seat, viewer.language, turnPanel(room, seat, viewer, shown, beside))
    : planPieces(room, seat, viewer, shown);

/** Discord refuses a text without words. */
const paragraph = (lines: readonly string[]): string[] => (lines.length > 0 ? [lines.join('\n')] : []);

function panelOf(room: Room, seat: Seat, viewer: Viewer, shown: PanelState): Panel | null {
  const game = gameOf(room);
  const { state } = matchOf(room);
  const told = { ...panelReader(room, viewer), taught: lessonStep(room, seat) !== null };
  return uiOf(room).panel(game.view(state, seat), game.legal(state, seat), told, shown);
}

function turnPanel(room: Room, seat: Seat, viewer: Viewer, shown: PanelState, beside: readonly Piece[]): Piece[] {
  const { language } = viewer;
  const game = gameOf(room);
  const t = words(language);
  const stamp = panelStamp(room, seat);
  const mayRestart = uiOf(room).openMoves && mayRestartTurn(room, seat);
  const opened = mayRestart ? game.legal(matchOf(room).history.open.state, seat) : [];
  const offer = { match: room.id, stamp, verbs: { play: 'put', show: 'show' }, opening: opened } as const;
  const panel = panelOf(room, seat, viewer, shown);
  if (!panel && isPrivate(room)) return firstPieces(room, seat, language);
  if (!panel) return beginPieces(room, seat, language, beside);
  // Solo players have nobody to propose a move to.
  const extra = panel.extra.filter(({ intent }) => intent?.kind !== 'post' || canDiscuss(room));
  const id = (verb: Verb, numbers: PanelState = []) => makeId({ match: room.id, verb, stamp, numbers });
  const steps = undoableSteps(matchOf(room), seat).length;
  const backId = panel.back ? id('show', panel.back) : id('back');
  const back: Labeled[] = panel.back || steps > 0 ? [{ id: backId, label: t('bot.panel.back') }] : [];
  const confirm: Labeled[] = panel.ready
    ? [
        {
          id: confirmId(room, seat, panel, shown),
          label: panel.confirm?.now ?? t('bot.panel.confirm'),
          style: 'success',
        },
      ]
    : [];
  const above: Piece[] = [
    { name: 'panel.png', request: panel.picture },
    ...paragraph([...panel.lines, ...(steps === 0 && isPreparing(room, seat) ? [t('bot.panel.fixed')] : [])]),
  ];
  const below = buttonRows([
    ...confirm,
    ...labeledAll(offer, extra),
    ...back,
    ...labeledAll(offer, panel.beside ?? []),
    ...(lessonStep(room, seat) ? [] : hintButtons(room, language)),
    // In a private room the frame has a Rules button.
    ...(isPrivate(room) ? [] : [rulesButton(room, language, shown, stamp)]),
    ...signsButtons(room.game, language),
  ]);
  const around = framed(room, seat, language, [...above, ...below, ...beside]);
  const left = MESSAGE_LIMIT - sizeOf(around);
  return [...above, ...controlRows(offer, panel.controls, left), ...below];
}

/** What the table offers, and the saved plan as long as some of it still fits. */
function beginPieces(room: Room, seat: Seat, language: Language, beside: readonly Piece[]): Piece[] {
  const fits = playPlan(room, seat).lost.length < plannedSteps(room, seat).length;
  const above: Piece[] = [tablePicture(room), words(language)('bot.panel.choose')];
  const below = buttonRows([
    ...(fits ? [planButton(room, language)] : []),
    ...hintButtons(room, language),
    rulesButton(room, language, [], panelStamp(room, seat)),
    ...signsButtons(room.game, language),
  ]);
  const left = MESSAGE_LIMIT - sizeOf([...above, ...below, ...beside]);
  return [...above, ...firstStep(room, reader(room, language), { limit: left }).rows, ...below];
}

/** In a private room, turns begin on the panel. */
function firstPieces(room: Room, seat: Seat, language: Language): Piece[] {
  const { picture, rows } = firstStep(room, reader(room, language), { isOffered: offeredIn(room, seat) });
  return [picture, ...rows, ...buttonRows(lessonStep(room, seat) ? [] : hintButtons(room, language))];
}

/** The panel of a turn without its buttons. */
export function seenPieces(room: Room, seat: Seat, language: Language): Piece[] {
  const panel = panelOf(room, seat, { language, preselect: false }, []);
  return panel ? [{ name: 'seen.png', request: panel.picture }, ...paragraph(panel.lines)] : [];
}

/** The stamp includes the selected steps: Confirm plays what was shown, or nothing. */
const confirmStamp = (room: Room, seat: Seat, selected: readonly Json[] = []): string => {
  const legal = gameOf(room).legal(matchOf(room).state, seat);
  return stampOf([...legal, ...selected], visibleLog(matchOf(room), seat));
};

/** Whether there is nothing left to do but to end the turn. */
function isOnlyEndLeft(room: Room, seat: Seat): boolean {
  const { state } = matchOf(room);
  const [only, ...others] = gameOf(room).legal(state, seat);
  return only !== undefined && others.length === 0 && gameOf(room).effect(state, seat, only).ends;
}

const confirmId = (room: Room, seat: Seat, panel: Panel, shown: PanelState): string =>
  makeId({
    match: room.id,
    verb: 'confirm',
    stamp: confirmStamp(room, seat, panel.selected),
    numbers: panel.selected?.length ? shown : [],
  });

/** The steps selected on the panel whose Confirm was pressed; refused if they have changed. */
export function confirmed(room: Room, seat: Seat, viewer: Viewer, { stamp, numbers }: Press): readonly Json[] {
  // Then the panel, which takes a while, has nothing to add.
  if (isOnlyEndLeft(room, seat) && stamp === confirmStamp(room, seat)) return [];
  const panel = panelOf(room, seat, viewer, numbers);
  if (panel?.ready === false) throw new Refused('unselected');
  if (!panel || stamp !== confirmStamp(room, seat, panel.selected))
    throw new Refused('stale', { link: tableLink(room) });
  return panel.selected ?? [];
}

/** Changes with every step of the turn or the plan, and with all that the seat hears of. */
export function panelStamp(room: Room, seat: Seat): string {
  const match = matchOf(roomForSteps(room, seat));
  return stampOf(gameOf(room).legal(match.state, seat), visibleLog(match, seat));
}

/** The n-th of the actions that a button was made for; refused if they have changed. */
export function offered(room: Room, seat: Seat, stamp: string, index: number) {
  const legal = gameOf(room).legal(matchOf(roomForSteps(room, seat)).state, seat);
  const action = stamp === panelStamp(room, seat) ? legal[index] : undefined;
  if (action === undefined) throw new Refused('stale', { link: tableLink(room) });
  return action;
}

/** The stamp of an undo button: public information only, which changes when secret turns are revealed. */
export const secretStamp = (room: Room): string => stampOf([], visibleLog(matchOf(room), null));

/** What is left to say after a finished turn: a secret one can be changed, all others are at the table. */
export function finishedPieces(room: Room, seat: Seat, language: Language): Piece[] {
  if (!mayReopen(room, seat) || !hasSecretTurn(room, seat)) return [];
  const t = words(language);
  const id = makeId({ match: room.id, verb: 'undo', stamp: secretStamp(room), numbers: [] });
  return [t('bot.panel.set'), buttonRow([{ id, label: t('bot.panel.change'), emoji: '↩️' }])];
}

/**
 * The panel below the table if it's the same person's turn again, with what they saw at the end of the turn before.
 * Null for anyone else, and in games where turns begin at the table.
 */
export function nextPieces(room: Room, seat: Seat, viewer: Viewer, seen: readonly Piece[]): Piece[] | null {
  if (!seatsToMove(room).includes(seat) || !panelOf(room, seat, viewer, [])) return null;
  return [...seen, ...panelPieces(room, seat, viewer, [], seen)];
}

/** The end of a private match, for its player. */
function endPieces(room: Room, language: Language): Piece[] {
  const game = gameOf(room);
  const { state } = matchOf(room);
  const view = game.view(state, null);
  const outcome = game.outcome(state);
  return [
    ...finalPictures(room, view),
    `${words(language)('bot.story.over')}\n${outcome ? outcomeLine(room, outcome, language) : ''}`,
    ...citiesMenu(room, language),
  ];
}

/** The whole message of a private room: what happened and the turn, or the end. */
export function privateRoomPieces(room: Room, seat: Seat, viewer: Viewer, shown: PanelState = []): Piece[] {
  const { language } = viewer;
  if (room.status === 'over') return framed(room, seat, language, endPieces(room, language));
  // A lesson tells it at the first step after it, not at every one.
  const told = hasReadSinceAction(room) ? '' : sinceLines(room, lastEnd(matchOf(room), seat), reader(room, language));
  const [first, ...rest] = panelPieces(room, seat, viewer, shown, [told]);
  return first === undefined ? [told] : [first, told, ...rest];
}
