import { type Language, words } from '../../i18n/index.ts';
import { change } from '../answer.ts';
import { type Context, type Deed, demandSeat, showPrivately } from '../context.ts';
import { makeId } from '../custom-id.ts';
import * as lobby from '../lobby.ts';
import { compose, type Piece } from '../message.ts';
import { menuRow } from '../parts.ts';
import { demandPermissions } from '../permission.ts';
import { settle } from '../proceed.ts';
import { Refused, tableLink } from '../refusal.ts';
import { publicReader, type Room } from '../room.ts';
import { roomOptions, setOption } from '../room-options.ts';
import * as seating from '../seating.ts';
import { announce, postLobby, redrawLobby, showLobby } from '../table.ts';

/** Null if the lobby shows it now. */
const changeLobby = async ({ desk, interaction }: Context, room: Room, pieces: readonly Piece[]) =>
  change(desk, interaction, await compose(desk, publicReader(room), pieces));

const demandLobby = (room: Room) => {
  if (room.status !== 'lobby') throw new Refused('running', { link: tableLink(room) });
};

const sitting =
  (seated: (room: Room, context: Context) => Room): Deed =>
  async (context) => {
    demandLobby(context.room);
    const changed = await context.desk.rooms.save(seated(context.room, context));
    const trouble = await changeLobby(context, changed, lobby.lobbyPieces(changed));
    if (trouble === 'message') await showLobby(context.desk, changed);
    else if (trouble) throw new Refused('trouble.away');
  };

export const join = sitting((room, { interaction: { user } }) => seating.join(room, user.id, user.displayName));
export const leave = sitting((room, { interaction }) => seating.leave(room, interaction.user.id));
export const addComputer = sitting((room) => seating.addComputer(room));

/** Menus for everything that can be set; only the host may. */
function optionPieces(room: Room, language: Language): Piece[] {
  const menus = roomOptions(room, language).map(({ name, label, value, choices }, i) => {
    const id = makeId({ match: room.id, verb: 'set', stamp: '', numbers: [i] });
    return menuRow(
      id,
      label,
      choices.map((choice) => ({
        value: `${name}=${choice.value}`,
        label: `${label}: ${choice.label}`,
        default: choice.value === value,
      })),
    );
  });
  return [words(language)('bot.lobby.settle'), ...menus];
}

export const options: Deed = async (context) => {
  const { interaction, room, language } = context;
  demandLobby(room);
  seating.demandHost(room, interaction.user.id);
  await showPrivately(context, optionPieces(room, language));
};

export const setOptions: Deed = async (context) => {
  const { desk, interaction, room, language } = context;
  demandLobby(room);
  seating.demandHost(room, interaction.user.id);
  // The choice names its option: an older panel may list other ones.
  const [chosen = ''] = interaction.isStringSelectMenu() ? interaction.values : [];
  const [name = '', value = ''] = chosen.split('=');
  const saved = await desk.rooms.save(setOption(room, name, value));
  await showPrivately({ ...context, room: saved }, optionPieces(saved, language));
  await redrawLobby(desk, saved);
};

export const start: Deed = async (context) => {
  const { desk, interaction, room } = context;
  demandLobby(room);
  demandPermissions(interaction);
  const begun = lobby.start(desk, room, interaction.user.id);
  // Without a table the start counts as untold, so a restart before it is posted posts it.
  const started = await settle(desk, begun);
  await changeLobby(context, room, [words(room.language)('bot.lobby.started')]);
  await announce(desk, started);
};

export const cancel: Deed = async (context) => {
  const { desk, interaction, room } = context;
  demandLobby(room);
  seating.demandHost(room, interaction.user.id);
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
