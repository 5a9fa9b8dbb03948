import type { User } from 'discord.js';
import { DEFAULT_GAME } from '#games';
import { markName, words } from '#i18n';
import { gameOf, newLobby, Refused, type Room, seatOf, tableLink } from '#room';
import * as seating from '../../room/seating.ts';
import { post } from '../channel/announce.ts';
import { archiveMatch } from '../channel/archive-match.ts';
import { postLobby, redrawLobby } from '../channel/lobbies.ts';
import { withUsualVenue } from '../channel/venue.ts';
import type { Asked } from '../discord/answer.ts';
import { makeId } from '../discord/custom-id.ts';
import { requirePermissions } from '../discord/permissions.ts';
import { wordsOf } from '../game-parts.ts';
import { withRoom } from '../repositories/rooms.ts';
import { buttonRow } from '../views/components.ts';
import { newRoomId } from '../views/lobby.ts';
import { type Context, type Handler, type MatchHandler, showPrivately, showWithoutMatch } from './action-context.ts';
import { defineAction } from './define-action.ts';

/** The person whose context menu was used; bots of other programs and this one are refused. */
export function personTarget(interaction: Asked): User {
  if (!interaction.isUserContextMenuCommand()) throw new Refused('unknown');
  const { targetUser } = interaction;
  if (targetUser.bot) throw new Refused('robot', { name: markName(targetUser.displayName) });
  return targetUser;
}

function guestOf({ interaction }: Context): User {
  const guest = personTarget(interaction);
  if (guest.id === interaction.user.id) throw new Refused('yourself');
  if (!interaction.isUserContextMenuCommand() || !interaction.targetMember)
    throw new Refused('elsewhere', { name: markName(guest.displayName) });
  return guest;
}

/** The channel's lobby; opens one of the game that was played here last, if there is none. */
async function lobbyFor({ services, interaction, language }: Context, stored: Room | null): Promise<Room> {
  if (stored?.status === 'lobby') return stored;
  if (stored && stored.status !== 'over') throw new Refused('running', { link: tableLink(stored) });
  const { user, channelId: channel, guildId: guild } = interaction;
  if (stored) await archiveMatch(services, stored);
  const game = stored?.game ?? DEFAULT_GAME;
  const lobby = newLobby({ id: newRoomId(), channel, guild, language, game }, user);
  return postLobby(services, await withUsualVenue(services, interaction, lobby));
}

/** Mentions a person with a button to join the channel's lobby, once for each lobby. */
export const invite: Handler = async (context) => {
  const { services, interaction, language } = context;
  const guest = guestOf(context);
  const name = markName(guest.displayName);
  await withRoom(services, interaction.channelId, async (stored) => {
    requirePermissions(interaction);
    const room = await lobbyFor(context, stored);
    if (seatOf(room, guest.id) !== null) throw new Refused('placed', { name });
    if (room.seats.length >= gameOf(room).seats.max) throw new Refused('full');
    const key = `${room.id} ${guest.id}`;
    if (services.shared.get(key)) throw new Refused('invited', { name });
    const t = words(room.language);
    const values = {
      guest: `<@${guest.id}>`,
      name: markName(interaction.user.displayName),
      game: wordsOf(room).say(room.language)('name'),
    };
    const id = makeId({ match: room.id, verb: 'accept', stamp: '', numbers: [] });
    const join = buttonRow([{ id, label: t('bot.lobby.join'), style: 'success' }]);
    await post(services, room, [t('bot.invitation.public', values), join], [guest.id]);
    services.shared.set(key, true);
  });
  await showWithoutMatch(context, [words(language)('bot.invitation.done', { name })]);
};

/** Joins from an invitation, which stays as it is: others may have been invited after it. */
const accept: MatchHandler = async (context) => {
  const { services, interaction, room, language } = context;
  if (room.status !== 'lobby') throw new Refused('running', { link: tableLink(room) });
  const { id, displayName } = interaction.user;
  const joined = await services.rooms.save(seating.join(room, id, displayName));
  await showPrivately({ ...context, room: joined }, [
    words(language)('bot.invitation.joined', { link: tableLink(joined) }),
  ]);
  await redrawLobby(services, joined);
};

export const INVITE_ACTIONS = [defineAction({ id: 'accept', answer: 'reply', phase: 'before the end', run: accept })];
