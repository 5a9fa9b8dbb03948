import { words } from '../../i18n/index.ts';
import { change } from '../answer.ts';
import { type Context, type Deed, demandSeat, showPrivately } from '../context.ts';
import * as lobby from '../lobby.ts';
import { compose, type Piece } from '../message.ts';
import { demandPermissions } from '../permission.ts';
import { Refused, tableLink } from '../refusal.ts';
import { publicReader, type Room } from '../room.ts';
import { announce, postLobby, showLobby } from '../table.ts';
import { playComputers } from '../turn.ts';

/** Null if the lobby shows it now. */
const changeLobby = async ({ desk, interaction }: Context, room: Room, pieces: readonly Piece[]) =>
  change(desk, interaction, await compose(desk, publicReader(room), pieces));

const demandLobby = (room: Room) => {
  if (room.status !== 'lobby') throw new Refused('running', { link: tableLink(room) });
};

const seating =
  (seated: (room: Room, context: Context) => Room): Deed =>
  async (context) => {
    demandLobby(context.room);
    const changed = await context.desk.rooms.save(seated(context.room, context));
    const trouble = await changeLobby(context, changed, lobby.lobbyPieces(changed));
    if (trouble === 'message') await showLobby(context.desk, changed);
    else if (trouble) throw new Refused('trouble.away');
  };

export const join = seating((room, { interaction: { user } }) => lobby.join(room, user.id, user.displayName));
export const leave = seating((room, { interaction }) => lobby.leave(room, interaction.user.id));
export const addComputer = seating((room) => lobby.addComputer(room));

export const start: Deed = async (context) => {
  const { desk, interaction, room } = context;
  demandLobby(room);
  demandPermissions(interaction);
  const begun = lobby.start(desk, room, interaction.user.id);
  // Without a table the start counts as untold, so a restart before it is posted posts it.
  const started = await desk.rooms.save({ ...playComputers(begun), table: null });
  await changeLobby(context, room, [words(room.language)('bot.lobby.started')]);
  await announce(desk, started);
};

export const cancel: Deed = async (context) => {
  const { desk, interaction, room } = context;
  demandLobby(room);
  lobby.demandHost(room, interaction.user.id);
  await desk.rooms.remove(room.channel);
  await changeLobby(context, room, [words(room.language)('bot.lobby.cancelled')]);
};

/** The same people and options, in a new lobby; who presses is its host. */
export const rematch: Deed = async (context) => {
  const { desk, interaction, room, language } = context;
  if (room.status !== 'over') throw new Refused('running', { link: tableLink(room) });
  demandSeat(context);
  demandPermissions(interaction);
  await postLobby(desk, lobby.again(room, interaction.user.id));
  await showPrivately(context, [words(language)('bot.panel.done')]);
};
