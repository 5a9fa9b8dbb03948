import { itemAt, type Json, previewTurn, type Seat, sameJson } from '#engine';
import type { PanelState, PictureRequest } from '#games/contract';
import { gainLabel, type Language, words } from '#i18n';
import { areHintsAllowed, beforeTurn, gameOf, matchOf, namesOf, type Room, reader } from '#room';
import { makeId } from '../discord/custom-id.ts';
import { tableControls, uiOf } from '../game-parts.ts';
import type { Labeled } from './components.ts';
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

/** The label of an action's button at the table. */
function labelOf(room: Room, state: Json, seat: Seat, action: Json, language: Language): string {
  const game = gameOf(room);
  const legal = game.legal(state, seat);
  const controls = tableControls(room, game.view(state, seat), legal, reader(room, language));
  const index = legal.findIndex((each) => sameJson(each, action));
  const buttons = controls.flatMap((control) => (control.kind === 'buttons' ? control.buttons : []));
  return buttons.find(({ intent }) => intent?.kind === 'play' && intent.index === index)?.label ?? '';
}

/** The button to press at the table, if the turn begins there: the hint's words don't name it. */
function pressedFirst(room: Room, seat: Seat, [first]: readonly Json[], language: Language): string {
  const { state } = matchOf(room);
  const game = gameOf(room);
  const panel = uiOf(room).panel(game.view(state, seat), game.legal(state, seat), reader(room, language), []);
  return panel || first === undefined ? '' : labelOf(room, state, seat, first, language);
}

/** Marks steps that are only a suggestion. */
const pictured = (request: PictureRequest | null | undefined): Piece[] =>
  request ? [{ name: 'hint.png', request: { ...request, plan: true } }] : [];

/** The hint of an expert bot, with its reason and a picture; `room` is the seat's turn so far. */
export function hintPieces(
  room: Room,
  seat: Seat,
  steps: readonly Json[],
  language: Language,
  { isPlanned, isOthers = false }: { readonly isPlanned: boolean; readonly isOthers?: boolean },
): Piece[] {
  const t = words(language);
  const game = gameOf(room);
  const ui = uiOf(room);
  const told = reader(room, language);
  const hinted = (what: string, reason: string | undefined, picture: PictureRequest | null | undefined): Piece[] => [
    [
      what,
      ...(reason ? [t('bot.hint.because', { reason })] : []),
      ...(isPlanned ? [t('bot.hint.planned')] : []),
      ...(isOthers ? [t('bot.hint.others', { name: itemAt(namesOf(room), seat) })] : []),
    ].join('\n'),
    ...pictured(picture),
  ];
  // The turn's result includes what was placed already.
  const before = game.view(matchOf(beforeTurn(room, seat)).state, seat);
  const { state, last } = previewTurn(game, matchOf(room).state, seat, steps);
  const view = game.view(state, seat);
  const prepared = ui.prepared(view, before, told);
  if (prepared) {
    const { what, gain, picture = ui.panel(view, game.legal(state, seat), told, [])?.picture } = prepared;
    const reason = ui.reason(view, before, seat, told) ?? t('bot.hint.harmless');
    const would = t('bot.hint.would', { what, gain: gainLabel(gain).trim() || '±0' });
    const press = pressedFirst(room, seat, steps, language);
    return hinted([would, ...(press ? [t('bot.hint.begin', { what: press })] : [])].join('\n'), reason, picture);
  }
  const label = last === null ? '' : (ui.reveals?.hidden(last, told) ?? labelOf(room, state, seat, last, language));
  const picture = last === null ? null : ui.reveals?.selected(view, last, seat);
  if (last === null || !label) return hinted(t(isPlanned ? 'bot.hint.keep' : 'bot.hint.confirm'), undefined, picture);
  return hinted(t('bot.hint.choose', { what: label }), ui.reveals?.purpose(view, last, told), picture);
}
