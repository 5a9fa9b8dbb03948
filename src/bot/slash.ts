import { type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import { type Language, words } from '../i18n/index.ts';
import { type Desk, gameOf, stageOf } from './desk.ts';
import { addComputer, newRoomId } from './lobby.ts';
import { compose, type Piece, PRIVATE } from './message.ts';
import { Refused, sentence, tableLink } from './refusal.ts';
import { languageOf, type Room, reader, seatOf } from './room.ts';
import { announce, postLobby, retire } from './table.ts';
import { matchOf } from './turn.ts';

const NEEDED = {
  ViewChannel: PermissionFlagsBits.ViewChannel,
  SendMessages: PermissionFlagsBits.SendMessages,
  AttachFiles: PermissionFlagsBits.AttachFiles,
  ReadMessageHistory: PermissionFlagsBits.ReadMessageHistory,
} as const;

function demandPermissions(interaction: ChatInputCommandInteraction): void {
  const missing = Object.entries(NEEDED).filter(([, flag]) => !interaction.appPermissions.has(flag));
  if (missing.length) throw new Refused('permission', { permissions: missing.map(([name]) => name).join(', ') });
}

function emptyRoom(interaction: ChatInputCommandInteraction, language: Language): Room {
  const { user, channelId, guildId, options } = interaction;
  const board = options.getString('board') ?? 'random';
  const length = options.getString('length') ?? 'standard';
  const room: Room = {
    id: newRoomId(),
    channel: channelId,
    guild: guildId,
    host: user.id,
    language,
    game: 'cities',
    options: { board, length },
    seats: [{ user: user.id, name: user.displayName, computer: null }],
    status: 'lobby',
    match: null,
    table: null,
    announced: 0,
    revision: 0,
    created: 0,
  };
  const computers = options.getInteger('computers') ?? 0;
  return Array.from({ length: computers }).reduce<Room>((seated) => addComputer(seated), room);
}

/** Says no in private, whatever went wrong. */
async function answering(
  desk: Desk,
  interaction: ChatInputCommandInteraction,
  work: () => Promise<void>,
): Promise<void> {
  const language = languageOf(interaction.locale);
  try {
    await desk.queue(interaction.channelId, work);
  } catch (error) {
    const refused = error instanceof Refused ? error : new Refused('failed');
    if (!(error instanceof Refused)) desk.log.error({ err: error }, 'command failed');
    const body = await compose(desk, { language, names: [] }, [sentence(refused, language)]);
    await interaction.editReply({ ...body, flags: PRIVATE[0] });
  }
}

export async function openLobby(desk: Desk, interaction: ChatInputCommandInteraction): Promise<void> {
  await interaction.deferReply({ flags: PRIVATE[1] });
  await answering(desk, interaction, async () => {
    demandPermissions(interaction);
    const running = await desk.rooms.load(interaction.channelId);
    if (running && running.status !== 'over') throw new Refused('running', { link: tableLink(running) });
    if (running) await desk.rooms.remove(running.channel);
    await postLobby(desk, emptyRoom(interaction, languageOf(interaction.locale)));
    await interaction.deleteReply();
  });
}

type Look = (
  desk: Desk,
  room: Room,
  interaction: ChatInputCommandInteraction,
  language: Language,
) => Promise<readonly Piece[]>;

const LOOKS: { readonly [name: string]: Look } = {
  async board(desk, room, _interaction, language) {
    matchOf(room);
    await announce(desk, room);
    return [words(language)('bot.panel.done')];
  },
  async neighborhood(_desk, room, interaction) {
    const seat = seatOf(room, interaction.user.id);
    const view = gameOf(room).view(matchOf(room).state, seat);
    const request = seat === null ? stageOf(room).overview(view) : stageOf(room).home(view, seat);
    return [{ name: 'home.png', request }];
  },
  async scores(_desk, room, _interaction, language) {
    const view = gameOf(room).view(matchOf(room).state, null);
    return [stageOf(room).scoreLines(view, reader(room, language)).join('\n')];
  },
  async end(desk, room, interaction, language) {
    const manages = interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
    const host = room.seats.find((seat) => seat.user === room.host)?.name ?? '?';
    if (interaction.user.id !== room.host && !manages) throw new Refused('host', { name: host });
    await desk.rooms.remove(room.channel);
    if (room.table) await retire(desk, room, room.table);
    return [words(language)('bot.lobby.cancelled')];
  },
};

/** A command about the game of this channel, answered in private. */
export async function runInRoom(desk: Desk, interaction: ChatInputCommandInteraction, name: string): Promise<void> {
  await interaction.deferReply({ flags: PRIVATE[1] });
  const language = languageOf(interaction.locale);
  await answering(desk, interaction, async () => {
    const pieces = name === 'rules' ? [words(language)('bot.rules')] : await look(desk, interaction, name, language);
    const room = await desk.rooms.load(interaction.channelId);
    const body = await compose(desk, room ? reader(room, language) : { language, names: [] }, pieces);
    await interaction.editReply({ ...body, flags: PRIVATE[0] });
  });
}

async function look(desk: Desk, interaction: ChatInputCommandInteraction, name: string, language: Language) {
  const room = await desk.rooms.load(interaction.channelId);
  const run = Object.hasOwn(LOOKS, name) ? LOOKS[name] : undefined;
  if (!room || !run) throw new Refused('none');
  return run(desk, room, interaction, language);
}
