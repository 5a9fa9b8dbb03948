import type { Seat } from '../../engine/game.ts';
import { words } from '../../i18n/index.ts';
import { type Context, type Deed, demandTurn, showPanel, showPrivately } from '../context.ts';
import type { Press } from '../custom-id.ts';
import { stageOf } from '../desk.ts';
import { back, confirm, offered, panelPieces, turn } from '../panel.ts';
import { Refused } from '../refusal.ts';
import type { Room } from '../room.ts';
import { announce } from '../table.ts';
import { act, playComputers } from '../turn.ts';

function pressOf({ press }: Context): Press {
  if (!press) throw new Refused('unknown');
  return press;
}

/** After a turn: computers play, everything is saved, then the channel hears of it. */
async function finishTurn({ desk }: Context, room: Room): Promise<void> {
  await announce(desk, await desk.rooms.save(playComputers(room)));
}

function chosenAction(context: Context, seat: Seat) {
  const { interaction, room } = context;
  const { stamp, numbers } = pressOf(context);
  const index = interaction.isStringSelectMenu() ? Number(interaction.values[0]) : (numbers[0] ?? -1);
  return offered(room, seat, stamp, index);
}

/** A worker space or a start tile: taken in public, prepared in private. */
export const take: Deed = async (context) => {
  const { desk, room } = context;
  const seat = demandTurn(context);
  const action = chosenAction(context, seat);
  const acted = await desk.rooms.save(act(room, seat, action));
  if (!stageOf(room).ends(action)) return showPanel(context, acted, seat);
  await finishTurn(context, acted);
  await showPrivately(context, [words(context.language)('bot.panel.done')]);
};

export const put: Deed = async (context) => {
  const seat = demandTurn(context);
  const acted = await context.desk.rooms.save(act(context.room, seat, chosenAction(context, seat)));
  await showPanel(context, acted, seat);
};

/** A step on the panel, refused if the panel is an old one. */
const change =
  (step: (room: Room, seat: Seat) => Room): Deed =>
  async (context) => {
    const seat = demandTurn(context);
    offered(context.room, seat, pressOf(context).stamp, 0);
    await showPanel(context, await context.desk.rooms.save(step(context.room, seat)), seat);
  };

export const rotate = change(turn);
export const goBack = change(back);

export const end: Deed = async (context) => {
  const seat = demandTurn(context);
  offered(context.room, seat, pressOf(context).stamp, 0);
  const acted = await context.desk.rooms.save(confirm(context.room, seat));
  await showPrivately(context, [words(context.language)('bot.panel.done')]);
  await finishTurn(context, acted);
};

export const show: Deed = async (context) => {
  const seat = demandTurn(context);
  const { stamp, numbers } = pressOf(context);
  offered(context.room, seat, stamp, 0);
  await showPrivately(context, panelPieces(context.room, seat, context.language, numbers));
};

export const mine: Deed = async (context) => {
  const seat = demandTurn(context);
  await showPanel(context, context.room, seat);
};
