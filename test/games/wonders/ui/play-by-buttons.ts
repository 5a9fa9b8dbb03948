import type { APIMessage } from 'discord-api-types/v10';
import { type Dice, pick } from '#engine';
import { en } from '../../../../src/games/wonders/words/en.ts';
import { es } from '../../../../src/games/wonders/words/es.ts';
import { type Offer, offersOn } from '../../../crawl/message-offers.ts';
import type { Player } from '../../../rig/chat-player.ts';
import { readMessage } from '../../../rig/message-text.ts';
import { dice } from '../../../rig/play.ts';
import { pressAndRead, pressVerb } from '../../../rig/table-buttons.ts';

const OVER = /\[Rematch\]|\[Revancha\]|The game is over|La partida ha terminado/;
const ASKS = /Press \*\*My turn\*\*|Pulsa \*\*Mi turno\*\*/;

/** Buttons that settle what happens at losses from now on. */
const STANDING: readonly string[] = [en, es].flatMap(({ panel }) => [panel.always, panel.ask]);
const isStanding = ({ label }: Offer): boolean => STANDING.includes(label);

export const isOver = (table: APIMessage): boolean => OVER.test(readMessage(table));

/** The table after one, or what ends the match. */
export const nextTable = (player: Player, after: APIMessage): Promise<APIMessage> =>
  player.sees(new RegExp(`${ASKS.source}|${OVER.source}`), after);

/** What is next on a panel: mostly the first thing that can be done, now and then something to look at. */
function choose(panel: APIMessage, luck: Dice): Offer {
  const plays = offersOn(panel, 'put', 'menu');
  const moves = plays.filter((offer) => !isStanding(offer));
  const [first] = moves;
  const standing = plays.filter(isStanding);
  if (standing.length > 0 && luck.roll(40) === 0) return pick(luck, standing);
  const looks = offersOn(panel, 'show');
  if (!first || (looks.length > 0 && luck.roll(8) === 0)) return pick(luck, looks);
  return luck.roll(3) === 0 ? pick(luck, moves) : first;
}

/** Whatever one is asked, up to Confirm; the answer may offer to change it. */
async function answerTable(player: Player, table: APIMessage, luck: Dice): Promise<APIMessage> {
  let panel = await pressVerb(player, 'mine', table);
  while (offersOn(panel, 'confirm').length === 0) panel = await pressAndRead(player, choose(panel, luck));
  return pressVerb(player, 'confirm', panel);
}

type Chosen = Readonly<Record<string, string | number>>;

/** Opens a match and lets everyone in. Returns its first table. */
async function startWonders([host, ...guests]: readonly [Player, ...Player[]], chosen: Chosen): Promise<APIMessage> {
  await host.slash('cities new', { game: 'wonders', ...chosen });
  const lobby = await host.sees(/wants to play|quiere jugar/);
  for (const guest of guests) await pressVerb(guest, 'join', lobby);
  await pressVerb(host, 'start', lobby);
  return nextTable(host, lobby);
}

/** The player who has just pressed is asked by name like the others, without a notification. */
const isAsked = ({ mention }: Player, table: APIMessage): boolean => readMessage(table).includes(mention);

/** A whole match, each answering in their own time; a player who is not asked tries `My turn`, too. */
export async function playWonders(
  players: readonly [Player, ...Player[]],
  chosen: Chosen,
  onRefused: (answer: APIMessage) => void = () => {},
): Promise<APIMessage> {
  const [host] = players;
  const lucks = new Map(players.map((player) => [player, dice(player.id)] as const));
  let table = await startWonders(players, chosen);
  while (!isOver(table)) {
    const now = table;
    const asked = [...lucks].filter(([player]) => isAsked(player, now));
    for (const player of players.filter((one) => !isAsked(one, now))) onRefused(await pressVerb(player, 'mine', now));
    await Promise.all(asked.map(([player, luck]) => answerTable(player, now, luck)));
    table = await nextTable(host, now);
  }
  return table;
}
