import type { ChatInputCommandInteraction } from 'discord.js';
import { DEFAULT_GAME } from '#games';
import type { Language } from '#i18n';
import { newLobby, Refused, type Room, setOption, tableLink } from '#room';
import { postLobby } from '../channel/announce.ts';
import { putAway } from '../channel/archive-match.ts';
import { withRoom } from '../channel/with-room.ts';
import { answer, withdraw } from '../discord/answer.ts';
import { requirePermissions } from '../discord/permissions.ts';
import type { Services } from '../services.ts';
import { newRoomId } from '../views/lobby.ts';

/** Some make sense only after others: a game's own options, or how well bots play that were added. */
const ORDER = ['game', 'language', 'pace', 'late', 'computers', 'strength'];

/** What was asked for with the command; whatever doesn't fit the game is refused by name. */
function newRoom({ user, channelId, guildId, options }: ChatInputCommandInteraction, language: Language): Room {
  const room = { id: newRoomId(), channel: channelId, guild: guildId, language, game: DEFAULT_GAME };
  const given = options.data[0]?.options ?? [];
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return given
    .toSorted((a, b) => rank(a.name) - rank(b.name))
    .reduce((made, { name, value }) => setOption(made, name, String(value)), newLobby(room, user));
}

export const openLobby = (services: Services, interaction: ChatInputCommandInteraction): Promise<void> =>
  answer(services, interaction, { manner: 'reply', what: '/new' }, ({ language }) =>
    withRoom(services, interaction.channelId, async (running) => {
      requirePermissions(interaction);
      if (running && running.status !== 'over') throw new Refused('running', { link: tableLink(running) });
      const room = newRoom(interaction, language);
      if (running) await putAway(services, running);
      await postLobby(services, room);
      await withdraw(services, interaction);
    }),
  );
