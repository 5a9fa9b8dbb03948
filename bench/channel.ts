import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { makeDice, makeRng, pick } from '#engine';
import type { GameId } from '#games';
import { GAMES, RULES } from '#games/rules';
import { CALL } from '../src/bot/views/components.ts';
import { type Component, flatten } from '../src/local/schema/component-schema.ts';
import type { Event, Post } from '../src/local/world.ts';
import type { Player } from '../test/rig/chat-player.ts';
import { InProcessHarness } from '../test/rig/in-process-harness.ts';

import { choose, isOver, isPanel, isTurnUndone } from '../test/rig/random-player.ts';
import { drawInThisThread } from '../test/rig/same-thread-drawing.ts';
import { offers, pressAndRead, pressVerb } from '../test/rig/table-buttons.ts';
import { printTable, printTargets } from './report.ts';

/** What a channel contains when a match is over; `own` is the most private messages that one person sees there. */
type Weight = { messages: number; pictures: number; bytes: number; pings: number; idle: number; own: number };

const callIn = ({ components = [] }: APIMessage): string => {
  const call = flatten(components as Component[]).find(
    (one) => one.type === ComponentType.TextDisplay && one.id === CALL,
  );
  return call?.type === ComponentType.TextDisplay ? call.content : '';
};

/** Listens to a channel: collects its remaining messages and all notifications. */
class Channel {
  readonly #posts = new Map<string, Post>();
  readonly #private = new Map<string, Post>();
  #tables: APIMessage[] = [];
  #heard: () => void = () => {};
  pings = 0;
  /** Those sent to someone who isn't to move. */
  idle = 0;

  hear(event: Event): void {
    if (event.kind !== 'post' && event.kind !== 'edit' && event.kind !== 'remove') return;
    const { post } = event;
    const { id } = post.message;
    const seen = post.viewer === null ? this.#posts : this.#private;
    if (event.kind === 'remove') seen.delete(id);
    else seen.set(id, post);
    if (event.kind !== 'post' || post.viewer !== null) return;
    this.pings += post.pings.size;
    this.idle += [...post.pings].filter((user) => !callIn(post.message).includes(`<@${user}>`)).length;
    if (!callIn(post.message) && !isOver(post.message)) return;
    this.#tables.push(post.message);
    this.#heard();
  }

  /** The next table, or the end, that nobody has been shown yet. */
  async next(): Promise<APIMessage> {
    while (this.#tables.length === 0)
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    const table = this.#tables.at(-1)!;
    this.#tables = [];
    return table;
  }

  weigh(): Weight {
    const files = [...this.#posts.values()].flatMap((post) => [...post.files.values()]);
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    const readers = [...this.#private.values()].map(({ viewer }) => viewer);
    const own = Math.max(0, ...readers.map((reader) => readers.filter((each) => each === reader).length));
    return { messages: this.#posts.size, pictures: files.length, bytes, pings: this.pings, idle: this.idle, own };
  }
}

/** One turn, by chance, from the table to Confirm, after a look at the scores and the rules. */
async function takeTurn(player: Player, table: APIMessage, luck: ReturnType<typeof makeDice>): Promise<void> {
  for (const verb of ['scores', 'rules']) await pressVerb(player, verb, table);
  for (;;) {
    const taken = offers(table, 'take');
    let panel = await (taken.length ? pressAndRead(player, pick(luck, taken)) : pressVerb(player, 'mine', table));
    while (isPanel(panel)) {
      const offer = choose(luck, panel);
      panel = await pressAndRead(player, offer);
      if (offer.verb === 'confirm') return;
    }
    if (!isTurnUndone(panel)) return;
  }
}

async function play(game: GameId, people: number): Promise<Weight> {
  const harness = await InProcessHarness.open({
    seed: () => `channel ${game} ${people}`,
    // Sketches would weigh nothing.
    drawPool: drawInThisThread,
  });
  const channel = new Channel();
  harness.world.listen((event) => channel.hear(event));
  const players = ['Ada', 'Chen'].slice(0, people).map((name) => harness.person(name));
  const [host] = players;
  if (!host) throw new Error('nobody plays');
  const { min, max } = RULES[game].seats;
  // One person plays against a computer where that can be.
  const computers = Math.max(min - people, people === 1 && max > 1 && game === 'cities' ? 1 : 0);
  await host.slash('cities new', { game, ...(computers ? { computers } : {}) });
  const lobby = await host.sees(/wants to play/);
  for (const guest of players.slice(1)) await pressVerb(guest, 'join', lobby);
  await pressVerb(host, 'start', lobby);
  const luck = makeDice(makeRng(`channel ${game} ${people}`));
  for (let table = await channel.next(); !isOver(table); table = await channel.next()) {
    const call = callIn(table);
    for (const player of players.filter(({ mention }) => call.includes(mention))) await takeTurn(player, table, luck);
  }
  // Old messages are cleaned up by the time the next command is answered.
  await host.slash('cities scores');
  await host.answer();
  const weight = channel.weigh();
  await harness.close();
  return weight;
}

const asked = process.argv.slice(2);
const rows = [['left in the channel', 'people', 'messages', 'pictures', 'MB', 'pings', 'idle pings', 'private']];
const found = new Map<string, Weight>();
for (const { id } of GAMES.filter((game) => asked.length === 0 || asked.includes(game.id)))
  for (const people of [1, 2]) {
    const weight = await play(id as GameId, people);
    found.set(`${id} ${people}`, weight);
    const { messages, pictures, bytes, pings, idle, own } = weight;
    const counts = [people, messages, pictures].map(String);
    rows.push([id, ...counts, (bytes / 1e6).toFixed(1), ...[pings, idle, own].map(String)]);
  }
printTable(rows);
console.log();
const alone = found.get('cities 1');
const two = found.get('cities 2');
printTargets([
  ...(alone ? [{ name: 'pictures, one person against a computer', value: alone.pictures, max: 33 }] : []),
  ...(alone ? [{ name: 'megabytes, one person against a computer', value: alone.bytes / 1e6, max: 5 }] : []),
  ...(two ? [{ name: 'pictures, two people', value: two.pictures, max: 65 }] : []),
  {
    name: 'pings to whom nobody waits for, all games',
    value: [...found.values()].reduce((sum, { idle }) => sum + idle, 0),
    max: 0,
  },
  {
    name: 'private messages left for one person, all games',
    value: Math.max(...[...found.values()].map(({ own }) => own)),
    max: 2,
  },
]);
