import type { ChatInputCommandInteraction } from 'discord.js';
import { DEFAULT_GAME } from '../games/index.ts';
import type { Language } from '../i18n/index.ts';
import { opened } from '../room/lobby.ts';
import { setOption } from '../room/options.ts';
import { Refused } from '../room/refusal.ts';
import { type Room, tableLink } from '../room/room.ts';
import { answer, withdraw } from './answer.ts';
import type { Deed } from './context.ts';
import { daily } from './deeds/daily.ts';
import { exportGame } from './deeds/export.ts';
import { history } from './deeds/history.ts';
import { learn } from './deeds/learn.ts';
import * as look from './deeds/look.ts';
import * as personal from './deeds/personal.ts';
import * as seat from './deeds/seat.ts';
import { server } from './deeds/server.ts';
import { settings } from './deeds/settings.ts';
import * as standings from './deeds/standings.ts';
import { takeBack } from './deeds/takeback.ts';
import type { Desk } from './desk.ts';
import { putAway } from './keep/put-away.ts';
import { withRoom } from './keep/with-room.ts';
import { demandPermissions } from './permission.ts';
import { postLobby } from './post/announce.ts';
import { newRoomId } from './show/lobby.ts';

/** Some make sense only after others: a game's own options, or how well computers play that were added. */
const ORDER = ['game', 'language', 'pace', 'late', 'computers', 'strength'];

/** What was asked for with the command; whatever doesn't fit the game is refused by name. */
function newRoom({ user, channelId, guildId, options }: ChatInputCommandInteraction, language: Language): Room {
  const room = { id: newRoomId(), channel: channelId, guild: guildId, language, game: DEFAULT_GAME };
  const given = options.data[0]?.options ?? [];
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return given
    .toSorted((a, b) => rank(a.name) - rank(b.name))
    .reduce((made, { name, value }) => setOption(made, name, String(value)), opened(room, user));
}

export const openLobby = (desk: Desk, interaction: ChatInputCommandInteraction): Promise<void> =>
  answer(desk, interaction, { manner: 'reply', what: '/new' }, ({ language }) =>
    withRoom(desk, interaction.channelId, async (running) => {
      demandPermissions(interaction);
      if (running && running.status !== 'over') throw new Refused('running', { link: tableLink(running) });
      const room = newRoom(interaction, language);
      if (running) await putAway(desk, running);
      await postLobby(desk, room);
      await withdraw(desk, interaction);
    }),
  );

/** About the match of the channel. */
const IN_MATCH = ['board', 'neighborhood', 'scores', 'since', 'undo', 'leave', 'end', 'export'] as const;
/** About the asker, or about nothing in particular. */
const ALONE = [
  'daily',
  'learn',
  'mine',
  'history',
  'profile',
  'ranking',
  'rules',
  'settings',
  'server',
  'forget',
  'about',
] as const;

export const SUBCOMMANDS = ['new', ...IN_MATCH, ...ALONE] as const;
export type Subcommand = (typeof SUBCOMMANDS)[number];

const DEEDS: { readonly [name in (typeof IN_MATCH)[number]]: Deed } = {
  board: look.board,
  neighborhood: look.neighborhood,
  scores: look.scores,
  since: look.since,
  undo: takeBack,
  leave: seat.askLeave,
  end: seat.askEnd,
  export: exportGame,
};

const PERSONAL: { readonly [name in (typeof ALONE)[number]]: personal.PersonalDeed } = {
  daily,
  learn,
  mine: personal.mine,
  history,
  rules: personal.rules,
  profile: standings.profile,
  ranking: standings.ranking,
  settings,
  server,
  forget: personal.askForget,
  about: personal.about,
};

/** A command answered in private. */
export const runCommand = (desk: Desk, interaction: ChatInputCommandInteraction, name: string): Promise<void> =>
  answer(desk, interaction, { manner: 'reply', what: `/${name}` }, async (asker) => {
    const alone = ALONE.find((known) => known === name);
    if (alone) return PERSONAL[alone]({ ...asker, desk, interaction });
    await withRoom(desk, interaction.channelId, async (room) => {
      const asked = IN_MATCH.find((known) => known === name);
      if (!room || !asked) throw new Refused('none');
      await DEEDS[asked]({ ...asker, desk, interaction, press: null, room });
    });
  });
