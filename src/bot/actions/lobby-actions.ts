import type { ChatInputCommandInteraction } from 'discord.js';
import { DEFAULT_GAME, GAME_IDS } from '#games';
import { type Language, words } from '#i18n';
import {
  gameOf,
  isMoving,
  newLobby,
  publicReader,
  Refused,
  type Room,
  rematchLobby,
  requireSeats,
  setOption,
  startRoom,
  tableLink,
  withHostZone,
} from '#room';
import * as seating from '../../room/seating.ts';
import { announce, nowhere } from '../channel/announce.ts';
import { archiveMatch } from '../channel/archive-match.ts';
import { closeCard } from '../channel/entry-card.ts';
import { forumFor, openForumLobby } from '../channel/forum-post.ts';
import { postLobby, redrawLobby, showLobby } from '../channel/lobbies.ts';
import { moveToThread, openTable } from '../channel/match-thread.ts';
import { settle } from '../channel/proceed.ts';
import { redraw } from '../channel/send.ts';
import { withUsualVenue } from '../channel/venue.ts';
import { type Asker, answer, change, changeFinally } from '../discord/answer.ts';
import type { Press } from '../discord/custom-id.ts';
import { valuesIn } from '../discord/forms.ts';
import { requirePermissions } from '../discord/permissions.ts';
import { show, withdraw } from '../discord/private-answers.ts';
import { withRoom } from '../repositories/rooms.ts';
import type { Services } from '../services.ts';
import { entryPieces, entryText } from '../views/entry-card.ts';
import { lobbyPieces, newRoomId, seatStamp, settingsPanel } from '../views/lobby.ts';
import { lobbyForm, withForm } from '../views/lobby-form.ts';
import { compose } from '../views/message.ts';
import { misfitIn, typedName } from '../views/options.ts';
import {
  type FormHandler,
  type MatchContext,
  type MatchHandler,
  pressOf,
  requireSeat,
  showPrivately,
} from './action-context.ts';
import { defineAction } from './define-action.ts';

/** Null if the lobby was changed. */
const changeLobby = async ({ services, interaction }: MatchContext, room: Room) =>
  change(services, interaction, {
    ...(await compose(services, publicReader(room), lobbyPieces(room))),
    attachments: [],
  });

type Became = 'started' | 'canceled';

const closedLobby = (services: Services, room: Room, became: Became) =>
  compose(services, publicReader(room), [words(room.language)(`bot.lobby.${became}`)]);

/** The lobby is gone: the match has started or was canceled. */
const closeLobby = async ({ services, interaction, room }: MatchContext, became: Became) =>
  changeFinally(services, interaction, { ...(await closedLobby(services, room, became)), attachments: [] });

/** The lobby becomes the card that leads to the match in its thread. */
async function becomeCard({ services, interaction }: MatchContext, placed: Room): Promise<void> {
  const said = entryText(placed);
  const body = await compose(services, publicReader(placed), entryPieces(placed, said));
  const trouble = await changeFinally(services, interaction, { ...body, attachments: [] });
  if (!trouble) services.entryCards.noteShown(placed, said);
}

const requireLobby = (room: Room) => {
  if (room.status !== 'lobby') throw new Refused('running', { link: tableLink(room) });
};

const sitting =
  (seated: (room: Room, context: MatchContext) => Room): MatchHandler =>
  async (context) => {
    requireLobby(context.room);
    const changed = await context.services.rooms.save(seated(context.room, context));
    const trouble = await changeLobby(context, changed);
    if (trouble === 'message') await showLobby(context.services, changed);
    else if (trouble) throw new Refused('trouble.away');
  };

const join = sitting((room, { interaction: { user } }) => seating.join(room, user.id, user.displayName));
const leave = sitting((room, { interaction }) => seating.leave(room, interaction.user.id));
const move = sitting((room, { interaction }) => seating.swapSeats(room, interaction.user.id));
const addComputer = sitting((room, { interaction }) => seating.addComputer(room, interaction.user.id));

const showSettings = (context: MatchContext, room: Room): Promise<void> =>
  showPrivately({ ...context, room }, settingsPanel(room, context.interaction.user.id, context.language));

const options: MatchHandler = async (context) => {
  requireLobby(context.room);
  await showSettings(context, context.room);
};

const setOptions: MatchHandler = async (context) => {
  const { services, interaction, room, person } = context;
  requireLobby(room);
  seating.requireHost(room, interaction.user.id);
  // The choice names its option: an older panel may list other ones.
  const [chosen = ''] = interaction.isStringSelectMenu() ? interaction.values : [];
  const [name = '', value = ''] = chosen.split('=');
  const saved = await services.rooms.save(withHostZone(setOption(room, name, value), person.zone));
  await showSettings(context, saved);
  await redrawLobby(services, saved);
};

/** What the host may change; read as it is stored, since a form can't wait for its turn in the channel. */
const openSettings: FormHandler = async (context) => {
  const { services, interaction, language } = context;
  const room = await services.rooms.load(interaction.channelId);
  if (room?.id !== pressOf(context).match) throw new Refused('gone');
  requireLobby(room);
  seating.requireHost(room, interaction.user.id);
  return lobbyForm(room, language);
};

const saveSettings: MatchHandler = async (context) => {
  const { services, interaction, room, person } = context;
  requireLobby(room);
  seating.requireHost(room, interaction.user.id);
  if (!interaction.isModalSubmit()) throw new Refused('unknown');
  if (GAME_IDS[pressOf(context).numbers[0] ?? -1] !== room.game) throw new Refused('otherGame');
  const set = withForm(room, (name) => valuesIn(interaction, name));
  const saved = await services.rooms.save(withHostZone(set, person.zone));
  await redrawLobby(services, saved);
  await showSettings(context, saved);
};

/** The same from the private settings: the lobby follows. */
const sittingInPrivate =
  (seated: (room: Room, user: string, press: Press) => Room): MatchHandler =>
  async (context) => {
    requireLobby(context.room);
    const { services, interaction, room } = context;
    const saved = await services.rooms.save(seated(room, interaction.user.id, pressOf(context)));
    await redrawLobby(services, saved);
    await showSettings(context, saved);
  };

const leaveInPrivate = sittingInPrivate(seating.leave);
/** If someone has come or gone since, the panel only shows who sits where now. */
const moveInPrivate = sittingInPrivate((room, user, { stamp, numbers: [other = null] }) =>
  stamp === '' || stamp === seatStamp(room) ? seating.swapSeats(room, user, other) : room,
);

function requireFitting(room: Room): void {
  const misfit = misfitIn(room, room.language);
  if (misfit) throw new Refused('misfit', misfit);
}

const begin: MatchHandler = async (context) => {
  const { services, interaction, room, person } = context;
  requireLobby(room);
  requirePermissions(interaction);
  seating.requireHost(room, interaction.user.id);
  requireSeats(room);
  requireFitting(room);
  const begun = startRoom(withHostZone(room, person.zone), services.seed());
  // Without a table the start isn't announced yet, so a restart of the bot posts it.
  const started = await settle(services, begun);
  const placed = isMoving(started) ? await moveToThread(services, started) : started;
  if (placed.channel !== room.channel) {
    await becomeCard(context, placed);
    return openTable(services, placed, interaction.user.id, nowhere);
  }
  await closeLobby(context, 'started');
  await announce(services, placed, interaction.user.id);
};

const cancel: MatchHandler = async (context) => {
  const { services, interaction, room } = context;
  requireLobby(room);
  seating.requireHost(room, interaction.user.id);
  await services.rooms.remove(room);
  await closeLobby(context, 'canceled');
  await closeCard(services, room);
};

const cancelInPrivate: MatchHandler = async (context) => {
  const { services, interaction, room } = context;
  requireLobby(room);
  seating.requireHost(room, interaction.user.id);
  await services.rooms.remove(room);
  await closeCard(services, room);
  if (room.table) await redraw(services, room, room.table, await closedLobby(services, room, 'canceled'));
  await withdraw(services, interaction);
};

/** A new lobby with the same people, who are mentioned, and the same options. The person who presses is its host. */
const rematch: MatchHandler = async (context) => {
  const { services, interaction, room } = context;
  if (room.status !== 'over') throw new Refused('running', { link: tableLink(room) });
  const stored = await services.rooms.load(interaction.channelId);
  if (stored && stored.id !== room.id) throw new Refused('running', { link: tableLink(stored) });
  if (interaction.channelId !== room.channel) throw new Refused('gone');
  requireSeat(context);
  requirePermissions(interaction);
  const former = room.seats.flatMap(({ user }) => (user && user !== interaction.user.id ? [user] : []));
  if (stored) await archiveMatch(services, stored);
  await postLobby(services, rematchLobby(room, interaction.user.id, newRoomId()), former);
  await withdraw(services, interaction);
};

export const LOBBY_ACTIONS = [
  defineAction({ id: 'join', answer: 'public', phase: 'before the end', run: join }),
  defineAction({ id: 'leave', answer: 'public', phase: 'before the end', run: leave }),
  defineAction({ id: 'move', answer: 'public', phase: 'before the end', run: move }),
  defineAction({ id: 'computer', answer: 'public', phase: 'before the end', run: addComputer }),
  defineAction({ id: 'options', answer: 'reply', phase: 'before the end', run: options }),
  defineAction({ id: 'set', answer: 'panel', phase: 'before the end', run: setOptions }),
  defineAction({ id: 'lobby-form', answer: 'form', phase: 'no match', open: openSettings }),
  defineAction({ id: 'lobby-save', answer: 'panel', phase: 'before the end', run: saveSettings }),
  defineAction({ id: 'lobby-leave', answer: 'panel', phase: 'before the end', run: leaveInPrivate }),
  defineAction({ id: 'lobby-move', answer: 'panel', phase: 'before the end', run: moveInPrivate }),
  defineAction({ id: 'lobby-cancel', answer: 'panel', phase: 'before the end', run: cancelInPrivate }),
  defineAction({ id: 'start', answer: 'public', phase: 'before the end', run: begin }),
  defineAction({ id: 'cancel', answer: 'public', phase: 'before the end', run: cancel }),
  defineAction({ id: 'rematch', answer: 'reply', phase: 'always', run: rematch }),
];

/** Options that depend on others come last: a game's own, and the level of added bots. */
const ORDER = ['game', 'language', 'pace', 'reserve', 'weekends', 'late', 'computers', 'strength'];

/** With as many bots as the game needs, where nobody else can join. */
const withOpponents = (room: Room): Room =>
  seating.setComputers(room, Math.max(seating.computersOf(room), gameOf(room).seats.min - 1));

/** Sets an option that was typed; one that doesn't fit the game is refused by the name it was typed with. */
function typed(room: Room, name: string, value: string, language: Language): Room {
  try {
    return setOption(room, name, value);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'option') throw error;
    throw new Refused('option', { name: typedName(name, language), value });
  }
}

/** The options given with the command. */
function newRoom(
  { user, channelId, guildId, options }: ChatInputCommandInteraction,
  { language, person }: Asker,
): Room {
  const room = { id: newRoomId(), channel: channelId, guild: guildId, language, game: DEFAULT_GAME };
  const given = options.data[0]?.options ?? [];
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const made = given
    .toSorted((a, b) => rank(a.name) - rank(b.name))
    .reduce((made, { name, value }) => typed(made, name, String(value), language), newLobby(room, user));
  return withHostZone(guildId === null ? withOpponents(made) : made, person.zone);
}

async function openHere(services: Services, interaction: ChatInputCommandInteraction, asker: Asker): Promise<void> {
  await withRoom(services, interaction.channelId, async (running) => {
    requirePermissions(interaction);
    if (running && running.status !== 'over') throw new Refused('running', { link: tableLink(running) });
    const isChosen = interaction.options.getString('place') !== null;
    const room = await withUsualVenue(services, interaction, newRoom(interaction, asker), isChosen);
    if (running) await archiveMatch(services, running);
    await postLobby(services, room);
    await withdraw(services, interaction);
  });
}

export const openLobby = (services: Services, interaction: ChatInputCommandInteraction): Promise<void> =>
  answer(
    services,
    interaction,
    { manner: 'reply', what: '/new', table: () => interaction.channelId },
    async (asker) => {
      const forum = await forumFor(services, interaction, interaction.options.getString('place'));
      if (!forum) return openHere(services, interaction, asker);
      const room = await openForumLobby(services, forum, newRoom(interaction, asker));
      const said = words(asker.language)('bot.lobby.posted', { channel: `<#${room.channel}>` });
      const body = await compose(services, { language: asker.language, names: [] }, [said]);
      await show(services, interaction, asker.language, body, { table: interaction.channelId, kind: 'note' });
    },
  );
