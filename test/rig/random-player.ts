import type { APIMessage } from 'discord-api-types/v10';
import { type Dice, pick } from '#engine';
import type { Player } from './chat-player.ts';
import { readMessage } from './message-text.ts';
import { mover, type Offer, offers, pressAndRead, startGame, TURN } from './table-buttons.ts';

const OVER = /\[Rematch\]|\[Revancha\]|The game is over|La partida ha terminado/;
const NEXT = new RegExp(`${OVER.source}|${TURN.source}`);

/** Whether a turn is being prepared in it. */
export const isPanel = (message: APIMessage): boolean =>
  offers(message, 'turn-up', 'put', 'menu', 'show', 'turn', 'back', 'confirm').length > 0;

export const isOver = (table: APIMessage): boolean => OVER.test(readMessage(table));
/** The panel after undoing the whole turn offers what the table does. */
export const isTurnUndone = (panel: APIMessage): boolean => offers(panel, 'take').length > 0;

/** What the channel is told after a turn: the next table, or the end. */
export const nextTable = (player: Player, after?: APIMessage): Promise<APIMessage> => player.sees(NEXT, after);

/** Confirms, rotates, looks around and undoes at random, as people do. */
export function choose(luck: Dice, panel: APIMessage): Offer {
  const [confirm] = offers(panel, 'confirm');
  const [turn] = offers(panel, 'turn');
  const moves = offers(panel, 'turn-up', 'put', 'menu');
  const wanders = offers(panel, 'show', 'back');
  const isAll = !confirm && moves.length === 0 && wanders.length === 0;
  if (turn && (isAll || luck.roll(2) === 0)) return turn;
  if (confirm) return confirm;
  const wander = wanders.length > 0 && (moves.length === 0 || luck.roll(8) === 0);
  return pick(luck, wander ? wanders : moves);
}

/** One turn through the buttons, from the table to the message that follows it. */
export async function takeTurn(player: Player, luck: Dice, table: APIMessage): Promise<APIMessage> {
  let panel: APIMessage;
  do {
    const taken = offers(table, 'take');
    panel = await pressAndRead(player, pick(luck, taken.length > 0 ? taken : offers(table, 'mine')));
    while (isPanel(panel)) {
      const offer = choose(luck, panel);
      panel = await pressAndRead(player, offer);
      // In a solo game the next turn begins at once.
      if (offer.verb === 'confirm') return nextTable(player, table);
    }
  } while (isTurnUndone(panel));
  return nextTable(player, table);
}

export type Chosen = { readonly computers?: number } & Readonly<Record<string, string | number>>;

/** A whole game; `onTable` hears of every table but the last. Returns the message with the final scores. */
export async function playOut(
  players: readonly [Player, ...Player[]],
  { computers = 0, ...options }: Chosen,
  luck: Dice,
  onTable: (table: APIMessage) => Promise<void> = async () => {},
): Promise<APIMessage> {
  let table = await startGame(players, computers, options);
  while (!isOver(table)) {
    await onTable(table);
    table = await takeTurn(mover(players, table), luck, table);
  }
  return table;
}
