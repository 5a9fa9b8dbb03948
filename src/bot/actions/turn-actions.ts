import { itemAt, type Json, type Seat, sameJson, visibleLog } from '#engine';
import type { PanelState } from '#games/contract';
import { type Language, words } from '#i18n';
import {
  act,
  beforeTurn,
  confirm,
  gameOf,
  HOUR,
  hasJustEnded,
  hasSecretTurn,
  isAway,
  isPreparing,
  isPrivate,
  isToMove,
  isTurnDecided,
  matchOf,
  mayReopen,
  mayRestartTurn,
  prepare,
  preparedSteps,
  previewPlan,
  Refused,
  type Room,
  reader,
  roomForSteps,
  seatOf,
  startPlan,
  tableLink,
  undoPreparedStep,
  waitMessages,
} from '#room';
import { erase } from '../channel/announce.ts';
import { makeId, parseNumbers, stampOf } from '../discord/custom-id.ts';
import { uiOf } from '../game-parts.ts';
import { buttonRow } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { confirmed, finishedPieces, offered, panelPieces, panelStamp, seenPieces } from '../views/panel.ts';
import { tablePicture } from '../views/table.ts';
import {
  commitTurn,
  type MatchContext,
  type MatchHandler,
  pressOf,
  requireSeat,
  requireTurn,
  requireTurnOrPlan,
  seatPieces,
  showNote,
  showPanel,
  showPrivately,
  viewerOf,
  waitedFor,
} from './action-context.ts';
import { defineAction } from './define-action.ts';
import { begin } from './plan-actions.ts';

function chosenIndex(context: MatchContext): number {
  const { interaction } = context;
  return interaction.isStringSelectMenu() ? Number(interaction.values[0]) : (pressOf(context).numbers[0] ?? -1);
}

const chosenAction = (context: MatchContext, seat: Seat) =>
  offered(context.room, seat, pressOf(context).stamp, chosenIndex(context));

type Press = Pick<ReturnType<typeof pressOf>, 'stamp' | 'numbers'>;

/** Asks before something hidden is revealed. Only the button of this question reveals it. */
function questionFor(room: Room, seat: Seat, language: Language, action: Json, { stamp, numbers }: Press) {
  const { state } = matchOf(room);
  const view = gameOf(room).view(state, seat);
  const question = uiOf(room).reveals?.warning(view, action, reader(room, language)) ?? null;
  if (question === null) return null;
  const t = words(language);
  const here = stampOf(gameOf(room).legal(state, seat), visibleLog(matchOf(room), seat));
  const match = room.id;
  return [
    question,
    buttonRow([
      { id: makeId({ match, verb: 'turn-up', stamp, numbers }), label: t('bot.panel.turnUp'), style: 'danger' },
      { id: makeId({ match, verb: 'show', stamp: here, numbers: [] }), label: t('bot.panel.back') },
    ]),
  ];
}

const warned = (context: MatchContext, seat: Seat, action: Json): Piece[] | null =>
  questionFor(context.room, seat, context.language, action, pressOf(context));

/** The same where no button was pressed for it. */
export function revealQuestion(room: Room, seat: Seat, language: Language, action: Json): Piece[] | null {
  const legal = gameOf(room).legal(matchOf(room).state, seat);
  const index = legal.findIndex((each) => sameJson(each, action));
  const stamp = stampOf(legal, visibleLog(matchOf(room), seat));
  return questionFor(room, seat, language, action, { stamp, numbers: [index] });
}

/** Takes a worker space or a start tile at the table and opens the panel. */
async function takeItem(context: MatchContext, isWarned: boolean): Promise<void> {
  const { services, language } = context;
  const seat = requireTurnOrPlan(context);
  if (!isToMove(context.room, seat)) return begin(context, seat);
  const room = beforeTurn(context.room, seat);
  const action = chosenAction({ ...context, room }, seat);
  const [first] = preparedSteps(context.room, seat);
  if (first !== undefined && sameJson(first, action)) return showPanel(context, context.room, seat);
  // Another space may be chosen until something hidden is revealed.
  if (!mayRestartTurn(context.room, seat)) throw new Refused('holding');
  const question = isWarned ? null : warned(context, seat, action);
  if (question) return showPrivately(context, question);
  const acted = act(room, seat, action);
  if (hasJustEnded(acted)) return commitTurn(context, acted, seat);
  if (isTurnDecided(acted, seat))
    return commitTurn(context, confirm(acted, seat), seat, seenPieces(acted, seat, language));
  await showPanel(context, await services.rooms.save(acted), seat);
}

const take: MatchHandler = (context) => takeItem(context, false);
const takeAnyway: MatchHandler = (context) => takeItem(context, true);

const put: MatchHandler = async (context) => {
  const seat = requireTurnOrPlan(context);
  const acted = prepare(context.room, seat, chosenAction(context, seat));
  await showPanel(context, await context.services.rooms.save(acted), seat);
};

/** A step on the panel, refused if the panel is an old one. */
const change =
  (step: (room: Room, seat: Seat) => Room): MatchHandler =>
  async (context) => {
    const seat = requireTurnOrPlan(context);
    offered(context.room, seat, pressOf(context).stamp, 0);
    await showPanel(context, await context.services.rooms.save(step(context.room, seat)), seat);
  };

/** Rotates the last placed item. */
function rotated(room: Room, seat: Seat): Room {
  const last = matchOf(roomForSteps(room, seat)).log.findLast((entry) => entry.seat === seat);
  const lifted = undoPreparedStep(room, seat);
  const legal = gameOf(room).legal(matchOf(roomForSteps(lifted, seat)).state, seat);
  const action = last ? uiOf(room).rotated(legal, last.action) : null;
  if (!action) throw new Refused('stale', { link: tableLink(room) });
  return prepare(lifted, seat, action);
}

/** Plays something else in place of the last placed item. */
const playInstead: MatchHandler = (context) =>
  change((room, seat) => {
    const lifted = undoPreparedStep(room, seat);
    const action = gameOf(room).legal(matchOf(roomForSteps(lifted, seat)).state, seat)[chosenIndex(context)];
    if (action === undefined) throw new Refused('stale', { link: tableLink(room) });
    return prepare(lifted, seat, action);
  })(context);

/** Restarts the turn with another first action, without going back to the table. */
const restartTurn: MatchHandler = (context) =>
  change((room, seat) => {
    const mine = isToMove(room, seat);
    if (mine && !mayRestartTurn(room, seat)) throw new Refused('holding');
    const before = mine ? beforeTurn(room, seat) : previewPlan(room, seat, []).room;
    const action = gameOf(before).legal(matchOf(before).state, seat)[pressOf(context).numbers[0] ?? -1];
    if (action === undefined || warned(context, seat, action)) throw new Refused('stale', { link: tableLink(room) });
    return mine ? act(before, seat, action) : startPlan(room, seat, action);
  })(context);

const rotate = change(rotated);
const goBack = change(undoPreparedStep);

const end: MatchHandler = async (context) => {
  const { room } = context;
  const seat = requireTurn(context);
  const selected = confirmed(room, seat, viewerOf(context), pressOf(context));
  await commitTurn(context, confirm(room, seat, selected), seat);
};

/** What the panel is to show; a menu names it in its value. */
export function shownIn(context: MatchContext): PanelState {
  const { interaction } = context;
  const { numbers } = pressOf(context);
  if (!interaction.isStringSelectMenu()) return numbers;
  const chosen = parseNumbers((interaction.values[0] ?? '').split(':'));
  if (!chosen) throw new Refused('unknown');
  return chosen;
}

const show: MatchHandler = async (context) => {
  const seat = requireTurnOrPlan(context);
  const { stamp } = pressOf(context);
  const shown = shownIn(context);
  offered(context.room, seat, stamp, 0);
  await showPrivately(context, panelPieces(context.room, seat, viewerOf(context), shown));
};

/** The asker's secret turn with a way to change it; null if there is none. */
function setPieces(context: MatchContext): Piece[] | null {
  const { room, interaction, language } = context;
  const seat = seatOf(room, interaction.user.id);
  if (seat === null || !mayReopen(room, seat) || !hasSecretTurn(room, seat)) return null;
  const view = gameOf(room).view(matchOf(room).state, seat);
  const panel = uiOf(room).panel(view, [], reader(room, language), []);
  const shown = panel ? [{ name: 'set.png', request: panel.picture }, ...panel.lines.filter(Boolean)] : [];
  const waits = words(language)('bot.refusal.others', { name: waitedFor(context) });
  return [...shown, waits, ...finishedPieces(room, seat, language)];
}

/** A person whose seat a bot plays can come back here. */
function awayPieces({ room, interaction, language }: MatchContext): Piece[] | null {
  const seat = seatOf(room, interaction.user.id);
  if (room.status !== 'playing' || seat === null || !isAway(itemAt(room.seats, seat))) return null;
  const t = words(language);
  const id = makeId({ match: room.id, verb: 'return', stamp: '', numbers: [] });
  return [t('bot.panel.away'), buttonRow([{ id, label: t('bot.more.return'), style: 'success' }])];
}

/** What the panel showed that a look at something else leads back to. */
function shownBefore({ room, press }: MatchContext, seat: Seat): PanelState {
  return press?.stamp && press.stamp === panelStamp(room, seat) ? press.numbers : [];
}

const mine: MatchHandler = async (context) => {
  const { room, person } = context;
  const instead = awayPieces(context) ?? setPieces(context);
  if (instead) return showPrivately(context, instead);
  const seat = isPrivate(room) ? requireSeat(context) : requireTurnOrPlan(context);
  // For people who read descriptions, the table's picture in words, until something is taken.
  const unread = person.text && isToMove(room, seat) && !isPreparing(room, seat) && !uiOf(room).openMoves;
  const table = unread ? [tablePicture(room)] : [];
  await showPrivately(context, [...seatPieces(context, seat, shownBefore(context, seat), table), ...table]);
};

export const TURN_ACTIONS = [
  defineAction({
    id: 'take',
    answer: 'reply',
    phase: 'before the end',
    inPrivate: true,
    movesOn: true,
    run: take,
  }),
  defineAction({ id: 'turn-up', answer: 'panel', phase: 'before the end', inPrivate: true, run: takeAnyway }),
  defineAction({ id: 'mine', answer: 'reply', phase: 'before the end', inPrivate: true, run: mine }),
  defineAction({ id: 'put', answer: 'panel', phase: 'before the end', inPrivate: true, run: put }),
  defineAction({ id: 'menu', answer: 'panel', phase: 'before the end', inPrivate: true, run: put }),
  defineAction({ id: 'show', answer: 'panel', phase: 'always', inPrivate: true, readOnly: true, run: show }),
  defineAction({ id: 'turn', answer: 'panel', phase: 'before the end', inPrivate: true, run: rotate }),
  defineAction({ id: 'instead', answer: 'panel', phase: 'before the end', inPrivate: true, run: playInstead }),
  // Buttons with this id are posted in channels: it stays.
  defineAction({ id: 'anew', answer: 'panel', phase: 'before the end', inPrivate: true, run: restartTurn }),
  defineAction({ id: 'back', answer: 'panel', phase: 'before the end', inPrivate: true, run: goBack }),
  defineAction({ id: 'confirm', answer: 'panel', phase: 'before the end', inPrivate: true, movesOn: true, run: end }),
];

/** Pauses reminders for the person's own interval. */
const snooze: MatchHandler = async (context) => {
  const { services, room, person, language } = context;
  const seat = requireTurn(context);
  const until = services.clock.now() + Math.max(1, person.reminder) * HOUR;
  const wait = room.waits[seat];
  const { kept, passing } = wait ? waitMessages(wait) : { kept: [], passing: [] };
  const waits = room.waits.map((each, i) => (i === seat && each ? { ...each, snoozed: until, messages: kept } : each));
  await services.rooms.save({ ...room, waits });
  await showNote(context, [words(language)('bot.remind.snoozed', { time: Math.floor(until / 1000) })]);
  for (const message of passing) await erase(services, room, message);
};

export const SNOOZE_ACTIONS = [defineAction({ id: 'snooze', answer: 'reply', phase: 'before the end', run: snooze })];
