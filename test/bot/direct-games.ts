import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { type Dice, pick } from '#engine';
import type { GameId } from '#games';
import { RULES } from '#games/rules';
import type { Player } from '../rig/chat-player.ts';
import { choose, isPanel, isTurnUndone } from '../rig/random-player.ts';
import { LOBBY, type Offer, offers, pressAndRead, pressVerb } from '../rig/table-buttons.ts';

/** More than any game takes. */
const MOST_PRESSES = 1_500;

const isFinal = (message: APIMessage): boolean => offers(message, 'rematch').length > 0;

/** What can be played in the message: at the table, in the panel, or to open that. */
function nextOffer(message: APIMessage, luck: Dice): Offer | undefined {
  const [confirm] = offers(message, 'confirm');
  const taken = offers(message, 'take');
  if (taken.length > 0) return pick(luck, taken);
  if (confirm) return confirm;
  return isPanel(message) ? choose(luck, message) : offers(message, 'mine')[0];
}

/** Plays a game against as many easy bots as it needs, in the bot's direct messages. Returns the final message. */
export async function playAlone(player: Player, game: GameId, luck: Dice): Promise<APIMessage> {
  const before = player.messages().at(-1);
  await player.slash('cities new', { game, strength: 'easy', computers: RULES[game].seats.min - 1 });
  const lobby = await player.sees(LOBBY, before);
  expect(offers(lobby, 'join')).toEqual([]);
  await pressVerb(player, 'start', lobby);
  const isNext = (message: APIMessage) =>
    !player.isPrivate(message) && (isFinal(message) || offers(message, 'mine').length > 0);
  let now = await player.finds(
    'the first table',
    (message) => isNext(message) && BigInt(message.id) > BigInt(lobby.id),
  );
  for (let presses = 0; !isFinal(now); presses++) {
    if (presses > MOST_PRESSES) throw new Error(`${game} never ends:\n${player.transcript()}`);
    const last = player.messages().findLast((message) => !player.isPrivate(message)) ?? now;
    const offer = nextOffer(now, luck);
    if (!offer) throw new Error(`Nothing can be pressed:\n${player.transcript()}`);
    const answer = await pressAndRead(player, offer);
    const isGoingOn = player.isPrivate(answer) && (isPanel(answer) || isTurnUndone(answer));
    if (offer.verb !== 'confirm' && isGoingOn) now = answer;
    else
      now = await player.finds('what comes next', (message) => isNext(message) && BigInt(message.id) > BigInt(last.id));
  }
  return now;
}
