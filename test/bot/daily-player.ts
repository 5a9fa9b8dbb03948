import type { APIMessage } from 'discord-api-types/v10';
import { pick } from '#engine';
import type { Player } from '../rig/chat-player.ts';
import type { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { choose } from '../rig/random-player.ts';
import { skipToLastTurns } from '../rig/skip-to-end.ts';
import { offers, pressAndRead, pressVerb } from '../rig/table-buttons.ts';
import { isWhole } from '../rig/todays-share.ts';

export const BUILT = /You finished your daily city for .*!|¡Has terminado tu ciudad del día .*!/;
const MOST_PRESSES = 500;

export async function open(player: Player): Promise<APIMessage> {
  await player.slash('cities daily');
  return begin(player, await player.answer());
}

/** Starts the one try, if someone who never finished such a game is asked first. */
export const begin = async (player: Player, asked: APIMessage): Promise<APIMessage> =>
  offers(asked, 'learn').length > 0 ? pressVerb(player, 'daily', asked) : asked;

/** Plays the daily city to its end, through the private panel alone, from where it was begun or opened again. */
export async function build(player: Player, luck = dice(player.id), begun?: APIMessage): Promise<APIMessage> {
  let panel = begun ?? (await open(player));
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (!player.isPrivate(panel)) throw new Error('The city of a day is built for all to see.');
    if (BUILT.test(readMessage(panel))) return panel;
    const takes = offers(panel, 'take');
    panel = await pressAndRead(player, takes.length > 0 ? pick(luck, takes) : choose(luck, panel));
  }
  throw new Error(`The city is never built:\n${readMessage(panel)}`);
}

/** Everyone begins the daily city and builds it; in `npm test` only its beginning and its end are pressed. */
export async function buildAll(harness: InProcessHarness, players: readonly Player[]): Promise<APIMessage[]> {
  for (const player of players) await open(player);
  const users = players.map(({ id }) => id);
  if (!isWhole) await skipToLastTurns(harness, users, 2);
  const built: APIMessage[] = [];
  for (const player of players) built.push(await build(player));
  return built;
}
