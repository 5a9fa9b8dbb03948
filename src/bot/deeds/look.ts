import type { Seat } from '../../engine/game.ts';
import { lastEnd } from '../../engine/history.ts';
import { words } from '../../i18n/index.ts';
import { Refused } from '../../room/refusal.ts';
import { gameOf, reader, seatOf } from '../../room/room.ts';
import { matchOf } from '../../room/turn.ts';
import { type Context, type Deed, demandSeat, showPrivately } from '../context.ts';
import { makeId } from '../custom-id.ts';
import { stageOf, wordsOf } from '../desk.ts';
import { demandPermissions } from '../permission.ts';
import { announce, showLobby } from '../post/announce.ts';
import { MENU_ROOM, menuRow } from '../show/components.ts';
import type { Piece } from '../show/message.ts';
import { storyPieces } from '../show/table.ts';

/** What the asker may see. */
export const viewOf = ({ room, interaction }: Context) =>
  gameOf(room).view(matchOf(room).state, seatOf(room, interaction.user.id));

/** A seat's picture, with a menu of what can be looked at more closely. */
function homePieces(context: Context, seat: Seat): Piece[] {
  const { room, language } = context;
  const stage = stageOf(room);
  const view = viewOf(context);
  const closer = stage.closeups(view, seat, reader(room, language)).slice(0, MENU_ROOM);
  const id = makeId({ match: room.id, verb: 'closeup', stamp: '', numbers: [seat] });
  const choices = closer.map(({ label }, i) => ({ value: String(i), label }));
  return [
    { name: 'home.png', request: stage.home(view, seat) },
    ...(choices.length ? [menuRow(id, wordsOf(room).say(language)('table.closer'), choices)] : []),
  ];
}

/** One's own; who has none sees them all. */
export const home: Deed = async (context) => {
  const seat = seatOf(context.room, context.interaction.user.id);
  await (seat === null ? all(context) : showPrivately(context, homePieces(context, seat)));
};

const chosen = ({ interaction, press }: Context): number =>
  interaction.isStringSelectMenu() ? Number(interaction.values[0]) : (press?.numbers[0] ?? -1);

export const homeOf: Deed = async (context) => {
  const seat = chosen(context);
  if (!context.room.seats[seat]) throw new Refused('unknown');
  await showPrivately(context, homePieces(context, seat));
};

export const closeup: Deed = async (context) => {
  const { room, language, press } = context;
  const seat = press?.numbers[0] ?? -1;
  if (!room.seats[seat]) throw new Refused('unknown');
  const found = stageOf(room).closeups(viewOf(context), seat, reader(room, language))[chosen(context)];
  if (!found) throw new Refused('unknown');
  const [, menu] = homePieces(context, seat);
  await showPrivately(context, [found.label, { name: 'closeup.png', request: found.request }, ...(menu ? [menu] : [])]);
};

/** `/cities neighborhood [player]`: one's own or another's; all of them for who has none. */
export const neighborhood: Deed = async (context) => {
  const { interaction, room } = context;
  const player = interaction.isChatInputCommand() ? interaction.options.getUser('player') : null;
  if (!player) return home(context);
  const seat = seatOf(room, player.id);
  if (seat === null) throw new Refused('seatless', { name: player.displayName });
  await showPrivately(context, homePieces(context, seat));
};

/** All there is to see; what everyone builds together can be looked at as closely as one's own. */
export const all: Deed = async (context) => {
  const stage = stageOf(context.room);
  const request = stage.overview(viewOf(context));
  const menu = stage.shared ? homePieces(context, 0).slice(1) : [];
  await showPrivately(context, [{ name: 'all.png', request }, ...menu]);
};

export const scores: Deed = async (context) => {
  const { room, language } = context;
  const view = gameOf(room).view(matchOf(room).state, null);
  const request = stageOf(room).standing?.(view);
  const lines = stageOf(room).scoreLines(view, reader(room, language)).join('\n');
  await showPrivately(context, [lines, ...(request ? [{ name: 'scores.png', request }] : [])]);
};

/** The table once more, or the lobby, at the end of the channel. */
export const board: Deed = async (context) => {
  const { desk, room, interaction } = context;
  demandPermissions(interaction);
  await (room.status === 'lobby' ? showLobby(desk, room) : announce(desk, room));
  await showPrivately(context, [words(context.language)('bot.panel.done')]);
};

/** All that happened after the asker's last turn. */
export const since: Deed = async (context) => {
  const { room, language } = context;
  const seat = demandSeat(context);
  const from = lastEnd(matchOf(room), seat) + 1;
  const pieces = storyPieces({ ...room, news: [] }, from, reader(room, language));
  await showPrivately(context, pieces.length ? pieces : [words(language)('bot.look.nothing')]);
};
