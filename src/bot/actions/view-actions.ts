import { lastEnd, type Seat, seedHash } from '#engine';
import { markName, words } from '#i18n';
import { gameOf, matchOf, mayPlan, Refused, reader, seatOf, tableLink } from '#room';
import { announce } from '../channel/announce.ts';
import { showLobby } from '../channel/lobbies.ts';
import { makeId } from '../discord/custom-id.ts';
import { requirePermissions } from '../discord/permissions.ts';
import { withdraw } from '../discord/private-answers.ts';
import { uiOf, wordsOf } from '../game-parts.ts';
import { buttonRow, MENU_LIMIT, menuRow } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { planningButton } from '../views/plan.ts';
import { botLevelLines, seatLabel } from '../views/seat-labels.ts';
import { sincePieces } from '../views/story.ts';
import { type MatchContext, type MatchHandler, panelBehind, requireSeat, showPrivately } from './action-context.ts';
import { defineAction } from './define-action.ts';

/** The view of the asker's seat. */
const viewOf = ({ room, interaction }: MatchContext) =>
  gameOf(room).view(matchOf(room).state, seatOf(room, interaction.user.id));

/** A menu of close-ups, if there are any. */
function closerRows(context: MatchContext, seat: Seat): Piece[] {
  const { room, language } = context;
  const closer = uiOf(room).closeups(viewOf(context), seat, reader(room, language)).slice(0, MENU_LIMIT);
  const id = makeId({ match: room.id, verb: 'closeup', stamp: '', numbers: [seat] });
  const choices = closer.map(({ label }, i) => ({ value: String(i), label }));
  return choices.length ? [menuRow(id, wordsOf(room).say(language)('table.closer'), choices)] : [];
}

/** The button that opens the asker's plan. */
function planningRows({ room, language, interaction }: MatchContext, seat: Seat): Piece[] {
  const isOwn = seatOf(room, interaction.user.id) === seat;
  return isOwn && mayPlan(room, seat) ? [buttonRow([planningButton(room, language)])] : [];
}

/** A seat's picture with its close-ups; for a bot, also its level. */
function homePieces(context: MatchContext, seat: Seat): Piece[] {
  const { room, language } = context;
  return [
    { name: 'home.png', request: uiOf(room).home(viewOf(context), seat) },
    ...(room.seats[seat]?.computer ? [`-# ${seatLabel(room, seat, language)}`] : []),
    ...closerRows(context, seat),
    ...planningRows(context, seat),
  ];
}

/** The asker's own picture, or all of them for a spectator. */
const home: MatchHandler = async (context) => {
  const seat = seatOf(context.room, context.interaction.user.id);
  await (seat === null ? all(context) : showPrivately(context, homePieces(context, seat)));
};

const chosen = ({ interaction, press }: MatchContext): number =>
  interaction.isStringSelectMenu() ? Number(interaction.values[0]) : (press?.numbers[0] ?? -1);

const homeOf: MatchHandler = async (context) => {
  const seat = chosen(context);
  if (!context.room.seats[seat]) throw new Refused('unknown');
  await showPrivately(context, homePieces(context, seat));
};

const closeup: MatchHandler = async (context) => {
  const { room, language, press } = context;
  const seat = press?.numbers[0] ?? -1;
  if (!room.seats[seat]) throw new Refused('unknown');
  const found = uiOf(room).closeups(viewOf(context), seat, reader(room, language))[chosen(context)];
  if (!found) throw new Refused('unknown');
  const said = [found.label, ...(found.note ? [`-# ${found.note}`] : [])].join('\n');
  await showPrivately(context, [said, { name: 'closeup.png', request: found.request }, ...closerRows(context, seat)]);
};

/** `/cities neighborhood [player]`: the asker's or another player's; all of them for a spectator. */
export const neighborhood: MatchHandler = async (context) => {
  const { interaction, room } = context;
  const player = interaction.isChatInputCommand() ? interaction.options.getUser('player') : null;
  if (!player) return home(context);
  const seat = seatOf(room, player.id);
  if (seat === null) throw new Refused('seatless', { name: markName(player.displayName) });
  await showPrivately(context, homePieces(context, seat));
};

/** The overview; in cooperative games with close-ups of the shared city. */
const all: MatchHandler = async (context) => {
  const { room, language } = context;
  const ui = uiOf(room);
  const request = ui.overview(viewOf(context));
  const levels = botLevelLines(room, language).join('\n');
  const closer = ui.shared
    ? [...closerRows(context, 0), ...planningRows(context, seatOf(room, context.interaction.user.id) ?? -1)]
    : [];
  await showPrivately(context, [{ name: 'all.png', request }, ...(levels ? [levels] : []), ...closer]);
};

export const scores: MatchHandler = async (context) => {
  const { room, language } = context;
  const view = gameOf(room).view(matchOf(room).state, null);
  const request = uiOf(room).standing(view);
  const lines = [...uiOf(room).scoreLines(view, reader(room, language)), ...botLevelLines(room, language)].join('\n');
  await showPrivately(context, [lines, ...(request ? [{ name: 'scores.png', request }] : [])]);
};

/** Posts the table or the lobby again, at the end of the channel. */
export const board: MatchHandler = async (context) => {
  const { services, room, interaction } = context;
  requirePermissions(interaction);
  await (room.status === 'lobby' ? showLobby(services, room) : announce(services, room, interaction.user.id));
  await withdraw(services, interaction);
};

/** Everything that happened since the asker's last turn. */
export const since: MatchHandler = async (context) => {
  const { room, language } = context;
  const seat = requireSeat(context);
  const from = lastEnd(matchOf(room), seat) + 1;
  const pieces = sincePieces(room, from, reader(room, language));
  await showPrivately(context, pieces.length ? pieces : [words(language)('bot.look.nothing')]);
};

/** Tells why something can't be done. It may be possible by now, since the button may be old. */
const why: MatchHandler = async (context) => {
  const { room, language, press } = context;
  const reason = uiOf(room).barred(viewOf(context), press?.numbers ?? [], reader(room, language));
  if (reason === null) throw new Refused('stale', { link: tableLink(room) });
  await showPrivately(context, [reason, ...panelBehind(context, [reason])]);
};

/** The hash of the seed; the seed itself only once it reveals nothing. */
const fair: MatchHandler = async (context) => {
  const { services, room, language } = context;
  const { seed } = matchOf(room);
  // Others still play the same daily city.
  const isSealed = room.place.kind === 'daily' && services.clock.now() < room.place.ends;
  const over = room.status === 'over' && !isSealed;
  const values = { hash: seedHash(seed), ...(over ? { seed } : {}) };
  await showPrivately(context, [words(language)(`bot.fair.${over ? 'over' : 'running'}`, values)]);
};

export const VIEW_ACTIONS = [
  defineAction({
    id: 'home',
    answer: 'reply',
    look: true,
    phase: 'always',
    inPrivate: true,
    readOnly: true,
    run: home,
  }),
  defineAction({
    id: 'town',
    answer: 'reply',
    look: true,
    phase: 'always',
    inPrivate: true,
    readOnly: true,
    run: homeOf,
  }),
  defineAction({
    id: 'closeup',
    answer: 'panel',
    look: true,
    phase: 'always',
    inPrivate: true,
    readOnly: true,
    run: closeup,
  }),
  defineAction({ id: 'all', answer: 'reply', look: true, phase: 'always', inPrivate: true, readOnly: true, run: all }),
  defineAction({
    id: 'scores',
    answer: 'reply',
    look: true,
    phase: 'always',
    inPrivate: true,
    readOnly: true,
    run: scores,
  }),
  defineAction({
    id: 'since',
    answer: 'reply',
    look: true,
    phase: 'always',
    inPrivate: true,
    readOnly: true,
    run: since,
  }),
  defineAction({ id: 'why', answer: 'reply', look: true, phase: 'always', inPrivate: true, readOnly: true, run: why }),
  defineAction({ id: 'fair', answer: 'reply', look: true, phase: 'always', inPrivate: true, run: fair }),
];
