import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import type { ModalAnswers } from '../../src/local/actions/submit-modal.ts';
import { type Component, flatten } from '../../src/local/schema/component-schema.ts';
import type { Outcome, Player } from './chat-player.ts';
import { readMessage } from './message-text.ts';

/** Something that can be pressed now: a button, or one choice of a menu. */
export type Offer = { readonly verb: string; readonly customId: string; readonly value: string | null };

/** Labels change with the language and the design; what a button does is the third word of its custom id. */
const verbOf = (customId: string): string => customId.split(':')[2] ?? '';

/** All that can be pressed on a message, in order. */
export function offers(message: APIMessage, ...verbs: readonly string[]): Offer[] {
  const all = flatten((message.components ?? []) as Component[]).flatMap((one): Offer[] => {
    if (one.type === ComponentType.StringSelect && !one.disabled) {
      const { custom_id: customId } = one;
      return one.options.map(({ value }) => ({ verb: verbOf(customId), customId, value }));
    }
    if (one.type !== ComponentType.Button || !one.custom_id || one.disabled) return [];
    return [{ verb: verbOf(one.custom_id), customId: one.custom_id, value: null }];
  });
  return verbs.length === 0 ? all : all.filter(({ verb }) => verbs.includes(verb));
}

/** Presses and waits for the first answer. */
export const pressOffer = (player: Player, { customId, value }: Offer): Promise<Outcome> =>
  value === null ? player.press(customId) : player.choose(customId, value);

/** Presses and waits for the resulting message. */
export async function pressAndRead(player: Player, offer: Offer): Promise<APIMessage> {
  const outcome = await pressOffer(player, offer);
  if (outcome === 'refused' || outcome === 'failed') throw new Error(`${offer.customId} was ${outcome}.`);
  return player.answer();
}

/** Presses the first button of that kind on the message. */
export async function pressVerb(player: Player, verb: string, on: APIMessage): Promise<APIMessage> {
  const [offer] = offers(on, verb);
  if (!offer) throw new Error(`There is no ${verb} to press in:\n${player.transcript()}`);
  const here = player.messages().find(({ id }) => id === on.id);
  const isThere = here !== undefined && offers(here, verb).some(({ customId }) => customId === offer.customId);
  if (isThere && offer.value === null) await player.press(offer.customId, here);
  else return pressAndRead(player, offer);
  return player.answer();
}

type LobbyVerb = 'lobby-leave' | 'lobby-move' | 'lobby-cancel';

/** Leaves, changes seats or cancels in the private settings of a lobby. */
export const pressInSettings = async (player: Player, verb: LobbyVerb, lobby: APIMessage): Promise<APIMessage> =>
  pressVerb(player, verb, await pressVerb(player, 'options', lobby));

/** Sends the form in the private settings of a lobby, with these changes. */
export async function fillSettings(player: Player, lobby: APIMessage, changes: ModalAnswers): Promise<APIMessage> {
  await player.press(offers(await pressVerb(player, 'options', lobby), 'lobby-form')[0]!.customId);
  await player.fill(changes);
  return player.answer();
}

/** What the message a game ends with doesn't offer itself is under More. */
export async function pressAtEnd(player: Player, verb: string, final: APIMessage): Promise<APIMessage> {
  const isThere = offers(final, verb).length > 0;
  return pressVerb(player, verb, isThere ? final : await pressVerb(player, 'more', final));
}

/** The sentence at the end of every table. */
export const TURN = /<@\d+>, (?:pick a starting tile|it’s your turn|elige una loseta|¡?te toca)/;

/** The table that follows a message, or the newest. */
export const tableAfter = (player: Player, after?: APIMessage): Promise<APIMessage> => player.sees(TURN, after);

/** Whose turn the table says it is. */
export function mover<T extends Player>(players: readonly T[], table: APIMessage): T {
  const words = JSON.stringify(table.components);
  const found = players.find(({ mention }) => words.includes(`${mention}, `));
  if (!found) throw new Error(`The table waits for nobody here: ${words}`);
  return found;
}

/** How a lobby begins, also in direct messages. */
export const LOBBY = /wants to play|quiere jugar|Your game of|Tu partida de/;

/** Opens a game, lets everyone join and starts it. The first player is the host. Returns the first table. */
export async function startGame(
  [host, ...guests]: readonly [Player, ...Player[]],
  computers = 0,
  options: Readonly<Record<string, string | number>> = {},
): Promise<APIMessage> {
  const before = host.messages().at(-1);
  const board = options['game'] ? {} : { board: 'new-york' };
  await host.slash('cities new', { ...board, ...(computers > 0 ? { computers } : {}), ...options });
  const lobby = await host.sees(LOBBY, before);
  for (const guest of guests) await pressVerb(guest, 'join', lobby);
  await pressVerb(host, 'start', lobby);
  return tableAfter(host, lobby);
}

/** Chooses starting tiles until the first round begins. Returns its table. */
export async function chooseStarts(players: readonly Player[], first: APIMessage): Promise<APIMessage> {
  let table = first;
  while (/pick a starting tile/.test(JSON.stringify(table.components))) {
    const player = mover(players, table);
    await pressVerb(player, 'take', table);
    table = await tableAfter(player, table);
  }
  return table;
}

/** Places everything in hand at the first spot until only Confirm is left. */
export async function prepareTurn(player: Player, panel: APIMessage): Promise<APIMessage> {
  let now = panel;
  for (let [offer] = offers(now, 'turn-up', 'put', 'menu'); offer; [offer] = offers(now, 'turn-up', 'put', 'menu'))
    now = await pressAndRead(player, offer);
  if (offers(now, 'confirm').length === 0) throw new Error(`Nothing can be confirmed:\n${player.transcript()}`);
  return now;
}

/**
 * A turn ready to confirm, and the table it began at. Face-down items are avoided, since revealing one may end the
 * turn; if there is nothing else to take, the next player's turn is prepared.
 */
export async function readyTurn(players: readonly Player[], first: APIMessage) {
  for (let table = first; ; ) {
    const active = mover(players, table);
    let panel = table;
    for (const offer of offers(table, 'take')) {
      panel = await pressAndRead(active, offer);
      if (offers(panel, 'turn-up').length === 0) break;
    }
    for (let [hidden] = offers(panel, 'turn-up'); hidden; [hidden] = offers(panel, 'turn-up'))
      panel = await pressAndRead(active, hidden);
    if (offers(panel, 'put', 'menu', 'confirm').length > 0)
      return { table, active, panel: await prepareTurn(active, panel) };
    table = await tableAfter(active, table);
  }
}

/** Chooses the first place there is, of whatever is on offer. */
export async function placeFirst(player: Player, from: APIMessage): Promise<APIMessage> {
  let now = from;
  for (let [put] = offers(now, 'put', 'menu'); ; [put] = offers(now, 'put', 'menu')) {
    if (put) return pressAndRead(player, put);
    const show = offers(now, 'show').at(-1);
    if (!show) throw new Error(`Nothing can be placed:\n${readMessage(now)}`);
    now = await pressAndRead(player, show);
  }
}
