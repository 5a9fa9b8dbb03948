import type { Seat } from '../engine/game.ts';
import { seenLog, undoable } from '../engine/history.ts';
import { undo } from '../engine/undo.ts';
import { type Language, words } from '../i18n/index.ts';
import { makeId, stampOf } from './custom-id.ts';
import { gameOf, stageOf } from './desk.ts';
import type { Piece } from './message.ts';
import { type Button, buttonRow } from './parts.ts';
import { Refused, tableLink } from './refusal.ts';
import { type Room, reader } from './room.ts';
import { idsFor } from './table.ts';
import { act, isPreparing, matchOf } from './turn.ts';

/** The private panel of the seat whose turn it is; `shown` is what it chose to look at. */
export function panelPieces(room: Room, seat: Seat, language: Language, shown: readonly number[] = []): Piece[] {
  const game = gameOf(room);
  const { state } = matchOf(room);
  const t = words(language);
  const legal = game.legal(state, seat);
  const stamp = stampOf(legal, seenLog(matchOf(room), seat));
  const ids = idsFor(room, stamp, { play: 'put', show: 'show' });
  const panel = stageOf(room).panel(game.view(state, seat), legal, reader(room, language), ids, shown);
  if (!panel) return [t(`${room.game}.table.begin`, { link: tableLink(room) })];
  const id = (verb: string) => makeId({ match: room.id, verb, stamp, numbers: [] });
  const steps = undoable(matchOf(room), seat).length;
  const back: Button = { id: id('back'), label: t('bot.panel.back'), disabled: steps === 0 };
  const confirm: Button[] = panel.ready ? [{ id: id('confirm'), label: t('bot.panel.confirm'), style: 'success' }] : [];
  return [
    { name: 'panel.png', request: panel.picture },
    [...panel.lines, ...(steps === 0 && isPreparing(room, seat) ? [t('bot.panel.fixed')] : [])].join('\n'),
    ...panel.rows,
    buttonRow([...confirm, ...panel.extra, back]),
  ];
}

/** The n-th of the actions a button was offered from, if they are still the same. */
export function offered(room: Room, seat: Seat, stamp: string, index: number) {
  const legal = gameOf(room).legal(matchOf(room).state, seat);
  const action = stamp === stampOf(legal, seenLog(matchOf(room), seat)) ? legal[index] : undefined;
  if (action === undefined) throw new Refused('stale', { link: tableLink(room) });
  return action;
}

export function back(room: Room, seat: Seat): Room {
  const undone = undo(gameOf(room), matchOf(room), seat);
  if (!undone.ok) throw new Refused('nothing');
  return { ...room, match: undone.value };
}

/** Takes the last placed item up and puts it down turned. */
export function turn(room: Room, seat: Seat): Room {
  const last = matchOf(room).log.findLast((entry) => entry.seat === seat);
  const lifted = back(room, seat);
  const legal = gameOf(room).legal(matchOf(lifted).state, seat);
  const turned = last ? stageOf(room).turned(legal, last.action) : null;
  if (!turned) throw new Refused('stale', { link: tableLink(room) });
  return act(lifted, seat, turned);
}

export function confirm(room: Room, seat: Seat): Room {
  const game = gameOf(room);
  const { state } = matchOf(room);
  const end = game.legal(state, seat).find((action) => game.effect(state, seat, action).ends);
  if (!end) throw new Refused('stale', { link: tableLink(room) });
  return act(room, seat, end);
}
