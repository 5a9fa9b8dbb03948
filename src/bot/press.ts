import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Seat } from '../engine/game.ts';
import { type Language, words } from '../i18n/index.ts';
import { type Press, parseId } from './custom-id.ts';
import { type Desk, gameOf, stageOf } from './desk.ts';
import * as lobby from './lobby.ts';
import { compose, type Piece, PRIVATE } from './message.ts';
import { back, confirm, offered, panelPieces, turn } from './panel.ts';
import { Refused, sentence, tableLink } from './refusal.ts';
import { languageOf, type Room, reader, seatOf } from './room.ts';
import { announce, postLobby } from './table.ts';
import { act, matchOf, playComputers, waitingFor } from './turn.ts';

type Pressed = ButtonInteraction | StringSelectMenuInteraction;
type Context = {
  readonly desk: Desk;
  readonly interaction: Pressed;
  readonly press: Press;
  readonly room: Room;
  readonly language: Language;
};

/** Whose turn it is, if it is the presser's; otherwise the reason why not. */
function demandTurn({ room, interaction }: Context): Seat {
  if (room.status === 'over') throw new Refused('over');
  const seat = seatOf(room, interaction.user.id);
  if (seat === null) throw new Refused('stranger');
  const waited = waitingFor(room);
  if (seat !== waited) throw new Refused('turn', { name: room.seats[waited ?? 0]!.name });
  return seat;
}

async function showPrivately({ desk, interaction, room, language }: Context, pieces: readonly Piece[]): Promise<void> {
  const body = await compose(desk, reader(room, language), pieces);
  await interaction.editReply({ ...body, attachments: [], flags: PRIVATE[0] });
}

const showPanel = (context: Context, room: Room, seat: Seat, shown: readonly number[] = []) =>
  showPrivately({ ...context, room }, panelPieces(room, seat, context.language, shown));

/** After a turn: computers play, everything is saved, then the channel hears of it. */
async function finishTurn(context: Context, room: Room): Promise<void> {
  const saved = await context.desk.rooms.save(playComputers(room));
  await announce(context.desk, saved);
}

async function lobbyPress(context: Context, change: (room: Room) => Room): Promise<void> {
  const { desk, interaction, room } = context;
  if (room.status !== 'lobby') throw new Refused('running', { link: tableLink(room) });
  const changed = await desk.rooms.save(change(room));
  const body = await compose(desk, reader(changed, changed.language), lobby.lobbyPieces(changed));
  await interaction.editReply(body);
}

const chosenIndex = ({ interaction, press }: Context): number =>
  interaction.isStringSelectMenu() ? Number(interaction.values[0]) : (press.numbers[0] ?? -1);

/** A worker space or a start tile: taken in public, prepared in private. */
async function take(context: Context): Promise<void> {
  const { desk, room, press } = context;
  const seat = demandTurn(context);
  const action = offered(room, seat, press.stamp, chosenIndex(context));
  const acted = await desk.rooms.save(act(room, seat, action));
  if (!stageOf(room).ends(action)) return showPanel(context, acted, seat);
  await finishTurn(context, acted);
  await showPrivately(context, [words(context.language)('bot.panel.done')]);
}

async function put(context: Context): Promise<void> {
  const { desk, room, press } = context;
  const seat = demandTurn(context);
  const acted = await desk.rooms.save(act(room, seat, offered(room, seat, press.stamp, chosenIndex(context))));
  await showPanel(context, acted, seat);
}

async function change(context: Context, step: (room: Room, seat: Seat) => Room): Promise<void> {
  const seat = demandTurn(context);
  offered(context.room, seat, context.press.stamp, 0);
  await showPanel(context, await context.desk.rooms.save(step(context.room, seat)), seat);
}

async function end(context: Context): Promise<void> {
  const seat = demandTurn(context);
  offered(context.room, seat, context.press.stamp, 0);
  const acted = await context.desk.rooms.save(confirm(context.room, seat));
  await showPrivately(context, [words(context.language)('bot.panel.done')]);
  await finishTurn(context, acted);
}

async function show(context: Context): Promise<void> {
  const seat = demandTurn(context);
  offered(context.room, seat, context.press.stamp, 0);
  await showPanel(context, context.room, seat, context.press.numbers);
}

async function mine(context: Context): Promise<void> {
  const seat = demandTurn(context);
  await showPanel(context, context.room, seat);
}

async function home(context: Context): Promise<void> {
  const { room, interaction } = context;
  const seat = seatOf(room, interaction.user.id);
  if (seat === null) throw new Refused('stranger');
  const view = gameOf(room).view(matchOf(room).state, seat);
  await showPrivately(context, [{ name: 'home.png', request: stageOf(room).home(view, seat) }]);
}

async function all(context: Context): Promise<void> {
  const view = gameOf(context.room).view(matchOf(context.room).state, null);
  await showPrivately(context, [{ name: 'all.png', request: stageOf(context.room).overview(view) }]);
}

async function scores(context: Context): Promise<void> {
  const { room, language } = context;
  const view = gameOf(room).view(matchOf(room).state, null);
  await showPrivately(context, [stageOf(room).scoreLines(view, reader(room, language)).join('\n')]);
}

const rules = (context: Context) => showPrivately(context, [words(context.language)('bot.rules')]);

async function startGame(context: Context): Promise<void> {
  const { desk, interaction, room } = context;
  if (room.status !== 'lobby') throw new Refused('running', { link: tableLink(room) });
  const begun = lobby.start(desk, room, interaction.user.id);
  // Without a table the start counts as untold, so a restart before it is posted posts it.
  const started = await desk.rooms.save({ ...playComputers(begun), table: null });
  const body = await compose(desk, reader(room, room.language), [words(room.language)('bot.lobby.started')]);
  await interaction.editReply(body);
  await announce(desk, started);
}

async function cancelGame(context: Context): Promise<void> {
  const { desk, interaction, room } = context;
  if (room.status !== 'lobby') throw new Refused('running', { link: tableLink(room) });
  lobby.cancel(room, interaction.user.id);
  await desk.rooms.remove(room.channel);
  await interaction.editReply(
    await compose(desk, reader(room, room.language), [words(room.language)('bot.lobby.cancelled')]),
  );
}

/** The same people and options, in a new lobby; who presses is its host. */
async function rematch(context: Context): Promise<void> {
  const { desk, interaction, room, language } = context;
  if (room.status !== 'over') throw new Refused('running', { link: tableLink(room) });
  if (seatOf(room, interaction.user.id) === null) throw new Refused('stranger');
  await postLobby(desk, lobby.again(room, interaction.user.id));
  await showPrivately(context, [words(language)('bot.panel.done')]);
}

/** `lobby` presses change the message they are on, `panel` presses the private one; the others are answered in private. */
const VERBS: {
  readonly [verb: string]: {
    readonly on: 'lobby' | 'panel' | 'table';
    readonly run: (context: Context) => Promise<void>;
  };
} = {
  join: {
    on: 'lobby',
    run: (c) => lobbyPress(c, (room) => lobby.join(room, c.interaction.user.id, c.interaction.user.displayName)),
  },
  leave: { on: 'lobby', run: (c) => lobbyPress(c, (room) => lobby.leave(room, c.interaction.user.id)) },
  computer: { on: 'lobby', run: (c) => lobbyPress(c, (room) => lobby.addComputer(room)) },
  start: { on: 'lobby', run: startGame },
  cancel: { on: 'lobby', run: cancelGame },
  take: { on: 'table', run: take },
  mine: { on: 'table', run: mine },
  home: { on: 'table', run: home },
  scores: { on: 'table', run: scores },
  rules: { on: 'table', run: rules },
  all: { on: 'table', run: all },
  rematch: { on: 'table', run: rematch },
  put: { on: 'panel', run: put },
  menu: { on: 'panel', run: put },
  show: { on: 'panel', run: show },
  turn: { on: 'panel', run: (c) => change(c, turn) },
  back: { on: 'panel', run: (c) => change(c, back) },
  confirm: { on: 'panel', run: end },
};

/** Acknowledged at once, then one after the other in each channel; whatever happens, the presser hears something. */
export async function handlePress(desk: Desk, interaction: Pressed, parts: readonly string[]): Promise<void> {
  const press = parseId(parts);
  const verb = press && Object.hasOwn(VERBS, press.verb) ? VERBS[press.verb] : undefined;
  const language = languageOf(interaction.locale);
  const privately = !verb || verb.on === 'table';
  if (privately) await interaction.deferReply({ flags: PRIVATE[1] });
  else await interaction.deferUpdate();
  try {
    if (!press || !verb) throw new Refused('unknown');
    await desk.queue(interaction.channelId, async () => {
      const room = await desk.rooms.load(interaction.channelId);
      if (!room || room.id !== press.match) throw new Refused('gone');
      await verb.run({ desk, interaction, press, room, language });
    });
  } catch (error) {
    const refused = error instanceof Refused ? error : new Refused('failed');
    if (!(error instanceof Refused)) desk.log.error({ err: error, verb: press?.verb }, 'press failed');
    const body = await compose(desk, { language, names: [] }, [sentence(refused, language)]);
    if (privately) await interaction.editReply({ ...body, flags: PRIVATE[0] });
    else await interaction.followUp({ ...body, flags: [...PRIVATE] });
  }
}
