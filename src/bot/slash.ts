import { type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import { type Language, words } from '../i18n/index.ts';
import { answer, withdraw } from './answer.ts';
import { type Deed, showPrivately } from './context.ts';
import * as look from './deeds/look.ts';
import type { Desk } from './desk.ts';
import { addComputer, demandHost, newRoomId } from './lobby.ts';
import { compose, PRIVATE } from './message.ts';
import { demandPermissions } from './permission.ts';
import { Refused, tableLink } from './refusal.ts';
import { type Room, seatOf } from './room.ts';
import { postLobby, retire } from './table.ts';

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

export const openLobby = (desk: Desk, interaction: ChatInputCommandInteraction): Promise<void> =>
  answer(desk, interaction, { manner: 'reply', what: '/new' }, ({ language }) =>
    desk.queue(interaction.channelId, async () => {
      demandPermissions(interaction);
      const running = await desk.rooms.load(interaction.channelId);
      if (running && running.status !== 'over') throw new Refused('running', { link: tableLink(running) });
      if (running) await desk.rooms.remove(running.channel);
      await postLobby(desk, emptyRoom(interaction, language));
      await withdraw(desk, interaction);
    }),
  );

const end: Deed = async (context) => {
  const { desk, room, interaction, language } = context;
  const manages = interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
  if (!manages) demandHost(room, interaction.user.id);
  await desk.rooms.remove(room.channel);
  if (room.table) await retire(desk, room, room.table);
  await showPrivately(context, [words(language)('bot.lobby.cancelled')]);
};

const DEEDS: { readonly [name: string]: Deed } = {
  board: look.board,
  neighborhood: (context) =>
    (seatOf(context.room, context.interaction.user.id) === null ? look.all : look.home)(context),
  scores: look.scores,
  end,
};

/** A command about the game of this channel, answered in private. */
export const runInRoom = (desk: Desk, interaction: ChatInputCommandInteraction, name: string): Promise<void> =>
  answer(desk, interaction, { manner: 'reply', what: `/${name}` }, (asker) =>
    desk.queue(interaction.channelId, async () => {
      if (name === 'rules') {
        const body = await compose(desk, { language: asker.language, names: [] }, [words(asker.language)('bot.rules')]);
        await interaction.editReply({ ...body, flags: PRIVATE[0] });
        return;
      }
      const room = await desk.rooms.load(interaction.channelId);
      const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name] : undefined;
      if (!room || !deed) throw new Refused('none');
      await deed({ ...asker, desk, interaction, press: null, room });
    }),
  );
