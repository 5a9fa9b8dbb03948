import { itemAt, type Json, previewTurn, type Seat, sameJson, visibleLog } from '#engine';
import type { Control, PanelState, PictureRequest } from '#games/contract';
import { type Language, words } from '#i18n';
import { areHintsAllowed, beforeTurn, gameOf, matchOf, namesOf, panelReader, type Room, type Viewer } from '#room';
import { makeId, stampOf } from '../discord/custom-id.ts';
import { tableControls, uiOf } from '../game-parts.ts';
import { buttonRow, type Labeled } from './components.ts';
import type { Piece } from './message.ts';

/** A number of the button: the hint is for the planned turn from its start, not from the steps tried out. */
export const FROM_START = 0;

/** A number of the button: the hint is for a proposal, which may be another seat's. */
export const TALK = 1;

/** The hint button; empty in matches without hints. */
export function hintButtons(room: Room, language: Language, numbers: PanelState = []): Labeled[] {
  if (!areHintsAllowed(room)) return [];
  const id = makeId({ match: room.id, verb: 'hint', stamp: '', numbers });
  return [{ id, label: words(language)('bot.hint.button'), emoji: '💡' }];
}

/** The position a hint is about: it can be followed as long as nothing else was played. */
export const hintStamp = (room: Room, seat: Seat): string => {
  const match = matchOf(room);
  return stampOf(gameOf(room).legal(match.state, seat), visibleLog(match, seat));
};

/** The label of the button or choice that plays an action; empty if there is none. */
function labelIn(controls: readonly Control[], legal: readonly Json[], action: Json): string {
  const index = legal.findIndex((each) => sameJson(each, action));
  const choices = controls.flatMap((control) => {
    if (control.kind === 'buttons') return control.buttons;
    return control.kind === 'menu' ? control.choices : control.places;
  });
  return choices.find(({ intent }) => intent.kind === 'play' && intent.index === index)?.label ?? '';
}

/** Whose hint it is; `room` is the seat's turn so far. */
type Asked = { readonly room: Room; readonly seat: Seat; readonly viewer: Viewer };

/** The label of an action's button at the table. */
function tableLabel({ room, seat, viewer }: Asked, action: Json): string {
  const game = gameOf(room);
  const { state } = matchOf(room);
  const legal = game.legal(state, seat);
  return labelIn(tableControls(room, game.view(state, seat), legal, panelReader(room, viewer)), legal, action);
}

/** Marks steps that are only a suggestion. */
const pictured = (request: PictureRequest | null | undefined): Piece[] =>
  request ? [{ name: 'hint.png', request: { ...request, plan: true, hint: true } }] : [];

type Told = { readonly lines: readonly string[]; readonly picture: PictureRequest | null | undefined };

/** What can be placed: in the letters of the panel that is open, or will be once something is taken at the table. */
function placing({ room, seat, viewer }: Asked, steps: readonly Json[]): Told | null {
  const game = gameOf(room);
  const ui = uiOf(room);
  const told = panelReader(room, viewer);
  const t = words(viewer.language);
  const { state } = matchOf(room);
  const [first] = steps;
  if (first === undefined) return null;
  const panel = ui.panel(game.view(state, seat), game.legal(state, seat), told, []);
  const label = panel ? '' : tableLabel({ room, seat, viewer }, first);
  const opened = label ? game.apply(state, seat, first) : state;
  const rest = label ? steps.slice(1) : steps;
  const [view, legal] = [game.view(opened, seat), game.legal(opened, seat)];
  const found = ui.hinted(view, legal, rest, told);
  const picked = !found && panel ? labelIn(panel.controls, legal, first) : '';
  const lines = [
    ...(label ? [t('bot.hint.take', { what: label })] : []),
    ...(found ? [`${found.what}.`] : []),
    ...(picked ? [t('bot.hint.pick', { what: picked })] : []),
  ];
  return lines.length > 0 ? { lines, picture: found?.picture } : null;
}

/** Why: one sentence that begins with what it scores. */
function worthLine(gain: number, clause: string | null, language: Language): string {
  const kind = gain > 0 ? 'scores' : gain < 0 ? 'costs' : 'nothing';
  const t = words(language);
  return t(`bot.hint.${kind}`, { count: Math.abs(gain), why: clause ?? t('bot.hint.solid') });
}

/** The whole hint: what to press, why, and where on the picture. */
function told(asked: Asked, steps: readonly Json[], isPlanned: boolean): Told {
  const { room, seat, viewer } = asked;
  const t = words(viewer.language);
  const game = gameOf(room);
  const ui = uiOf(room);
  const reader = panelReader(room, viewer);
  // The turn's result includes what was placed already.
  const before = game.view(matchOf(beforeTurn(room, seat)).state, seat);
  const { state, last } = previewTurn(game, matchOf(room).state, seat, steps);
  const view = game.view(state, seat);
  const prepared = ui.prepared(view, before, reader);
  const placed = prepared && placing(asked, steps);
  if (prepared && placed) {
    const why = worthLine(prepared.gain, ui.because(view, before, seat, reader), viewer.language);
    const picture = placed.picture ?? ui.panel(view, game.legal(state, seat), reader, [])?.picture;
    return { lines: [...placed.lines, why], picture };
  }
  const label = last === null ? '' : (ui.reveals?.hidden(last, reader) ?? tableLabel({ ...asked, room }, last));
  const picture = last === null ? null : ui.reveals?.selected(view, last, seat);
  if (last === null || !label) return { lines: [t(isPlanned ? 'bot.hint.keep' : 'bot.hint.confirm')], picture };
  const purpose = ui.reveals?.purpose(view, last, reader);
  return { lines: [t('bot.hint.take', { what: label }), ...(purpose ? [t('bot.hint.it', { purpose })] : [])], picture };
}

/** Whether a hint has something that the panel can be filled with, or that asks before it reveals something. */
function canFollow({ room, seat }: Asked, [first]: readonly Json[]): boolean {
  if (first === undefined) return false;
  const { ends, reveals } = gameOf(room).effect(matchOf(room).state, seat, first);
  return reveals || !ends;
}

/** The hint of an expert bot, with its reason, a picture, and the button that fills the panel with it. */
export function hintPieces(
  room: Room,
  seat: Seat,
  steps: readonly Json[],
  viewer: Viewer,
  {
    isPlanned,
    isOthers = false,
    numbers = [],
  }: { readonly isPlanned: boolean; readonly isOthers?: boolean; readonly numbers?: PanelState },
): Piece[] {
  const t = words(viewer.language);
  const asked = { room, seat, viewer };
  const { lines, picture } = told(asked, steps, isPlanned);
  const id = makeId({ match: room.id, verb: 'follow', stamp: hintStamp(room, seat), numbers });
  const follow: Labeled = { id, label: t('bot.hint.play'), style: 'primary' };
  return [
    [
      `💡 ${lines.join(' ')}`,
      ...(isPlanned ? [t('bot.hint.planned')] : []),
      ...(isOthers ? [t('bot.hint.others', { name: itemAt(namesOf(room), seat) })] : []),
    ].join('\n'),
    ...pictured(picture),
    ...(!isOthers && canFollow(asked, steps) ? [buttonRow([follow])] : []),
  ];
}
