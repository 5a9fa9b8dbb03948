import type { Seat } from '../../engine/game.ts';
import { sameJson } from '../../engine/json.ts';
import type { Shown } from '../../games/contract.ts';
import { type Language, words } from '../../i18n/index.ts';
import { Refused } from '../../room/refusal.ts';
import { gameOf, type Room, reader, seatOf, tableLink } from '../../room/room.ts';
import { isSecret, mayReopen } from '../../room/takeback.ts';
import {
  act,
  back,
  confirm,
  hasJustEnded,
  isPreparing,
  matchOf,
  mayBeginAnew,
  opening,
  preparedSteps,
} from '../../room/turn.ts';
import { type Context, type Deed, demandTurn, showPanel, showPrivately, waitedFor } from '../context.ts';
import { makeId, type Press, parseNumbers } from '../custom-id.ts';
import { stageOf } from '../desk.ts';
import { carry } from '../post/proceed.ts';
import { buttonRow } from '../show/components.ts';
import type { Piece } from '../show/message.ts';
import { offered, panelPieces } from '../show/panel.ts';
import { tablePicture } from '../show/table.ts';
import { secretStamp } from './takeback.ts';

function pressOf({ press }: Context): Press {
  if (!press) throw new Refused('unknown');
  return press;
}

/** What is said of a finished turn: what nobody has seen can be changed, and so can the last thing that happened. */
function finished(room: Room, seat: Seat, language: Language): Piece[] {
  const t = words(language);
  if (!mayReopen(room, seat)) return [t('bot.panel.done')];
  const secret = isSecret(room, seat);
  const id = makeId({ match: room.id, verb: 'undo', stamp: secret ? secretStamp(room) : '', numbers: [] });
  return [
    t(secret ? 'bot.panel.set' : 'bot.panel.done'),
    buttonRow([{ id, label: t(secret ? 'bot.panel.change' : 'bot.more.undo'), emoji: '↩️' }]),
  ];
}

const finish = (context: Context, room: Room, seat: Seat): Promise<void> =>
  carry(context, room, (saved) => finished(saved, seat, context.language));

function chosenAction(context: Context, seat: Seat) {
  const { interaction, room } = context;
  const { stamp, numbers } = pressOf(context);
  const index = interaction.isStringSelectMenu() ? Number(interaction.values[0]) : (numbers[0] ?? -1);
  return offered(room, seat, stamp, index);
}

/** A worker space or a start tile: taken in public, prepared in private. */
export const take: Deed = async (context) => {
  const { desk } = context;
  const seat = demandTurn(context);
  const room = opening(context.room, seat);
  const action = chosenAction({ ...context, room }, seat);
  const [first] = preparedSteps(context.room, seat);
  if (first !== undefined && sameJson(first, action)) return showPanel(context, context.room, seat);
  // Another space than the one first chosen: nothing is fixed until something hidden was turned up.
  if (!mayBeginAnew(context.room, seat)) throw new Refused('holding');
  const acted = act(room, seat, action);
  if (hasJustEnded(acted)) return finish(context, acted, seat);
  await showPanel(context, await desk.rooms.save(acted), seat);
};

export const put: Deed = async (context) => {
  const seat = demandTurn(context);
  const acted = await context.desk.rooms.save(act(context.room, seat, chosenAction(context, seat)));
  await showPanel(context, acted, seat);
};

/** A step on the panel, refused if the panel is an old one. */
const change =
  (step: (room: Room, seat: Seat) => Room): Deed =>
  async (context) => {
    const seat = demandTurn(context);
    offered(context.room, seat, pressOf(context).stamp, 0);
    await showPanel(context, await context.desk.rooms.save(step(context.room, seat)), seat);
  };

/** Takes the last placed item up and puts it down rotated. */
function rotated(room: Room, seat: Seat): Room {
  const last = matchOf(room).log.findLast((entry) => entry.seat === seat);
  const lifted = back(room, seat);
  const legal = gameOf(room).legal(matchOf(lifted).state, seat);
  const action = last ? stageOf(room).rotated(legal, last.action) : null;
  if (!action) throw new Refused('stale', { link: tableLink(room) });
  return act(lifted, seat, action);
}

export const rotate = change(rotated);
export const goBack = change(back);

export const end: Deed = async (context) => {
  const seat = demandTurn(context);
  offered(context.room, seat, pressOf(context).stamp, 0);
  await finish(context, confirm(context.room, seat), seat);
};

/** What the panel shall show: a menu says it in the value that was chosen. */
export function shownIn(context: Context): Shown {
  const { interaction } = context;
  const { numbers } = pressOf(context);
  if (!interaction.isStringSelectMenu()) return numbers;
  const chosen = parseNumbers((interaction.values[0] ?? '').split(':'));
  if (!chosen) throw new Refused('unknown');
  return chosen;
}

export const show: Deed = async (context) => {
  const seat = demandTurn(context);
  const { stamp } = pressOf(context);
  const shown = shownIn(context);
  offered(context.room, seat, stamp, 0);
  await showPrivately(context, panelPieces(context.room, seat, context.language, shown));
};

/** What the asker has set and nobody else knows yet, with the way to change it; null if there is nothing of the kind. */
function setPieces({ room, interaction, language }: Context): Piece[] | null {
  const seat = seatOf(room, interaction.user.id);
  if (seat === null || !mayReopen(room, seat) || !isSecret(room, seat)) return null;
  const view = gameOf(room).view(matchOf(room).state, seat);
  const panel = stageOf(room).panel(view, [], reader(room, language), []);
  const shown = panel ? [{ name: 'set.png', request: panel.picture }, ...panel.lines.filter(Boolean)] : [];
  const waits = words(language)('bot.refusal.others', { name: waitedFor(room).join(', ') });
  return [...shown, waits, ...finished(room, seat, language)];
}

export const mine: Deed = async (context) => {
  const { room, person } = context;
  const set = setPieces(context);
  if (set) return showPrivately(context, set);
  const seat = demandTurn(context);
  const pieces = panelPieces(room, seat, context.language);
  // Who reads instead of looking finds the table's picture in words here, as long as nothing is taken.
  const unread = person.text && !isPreparing(room, seat);
  await showPrivately(context, unread ? [...pieces, tablePicture(room)] : pieces);
};
