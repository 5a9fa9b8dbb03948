import { words } from '../../i18n/index.ts';
import { type Deed, demandSeat, showPrivately } from '../context.ts';
import { gameOf, stageOf } from '../desk.ts';
import { demandPermissions } from '../permission.ts';
import { reader } from '../room.ts';
import { announce, showLobby } from '../table.ts';
import { matchOf } from '../turn.ts';

export const home: Deed = async (context) => {
  const { room } = context;
  const seat = demandSeat(context);
  const view = gameOf(room).view(matchOf(room).state, seat);
  await showPrivately(context, [{ name: 'home.png', request: stageOf(room).home(view, seat) }]);
};

export const all: Deed = async (context) => {
  const { room } = context;
  const view = gameOf(room).view(matchOf(room).state, null);
  await showPrivately(context, [{ name: 'all.png', request: stageOf(room).overview(view) }]);
};

export const scores: Deed = async (context) => {
  const { room, language } = context;
  const view = gameOf(room).view(matchOf(room).state, null);
  await showPrivately(context, [stageOf(room).scoreLines(view, reader(room, language)).join('\n')]);
};

export const rules: Deed = (context) => showPrivately(context, [words(context.language)('bot.rules')]);

/** The table once more, or the lobby, at the end of the channel. */
export const board: Deed = async (context) => {
  const { desk, room, interaction } = context;
  demandPermissions(interaction);
  await (room.status === 'lobby' ? showLobby(desk, room) : announce(desk, room));
  await showPrivately(context, [words(context.language)('bot.panel.done')]);
};
