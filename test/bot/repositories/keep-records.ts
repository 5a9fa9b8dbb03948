import { writeFileSync } from 'node:fs';
import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { GAMES } from '#games/rules';
import { homeOf } from '../../../src/local/world.ts';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { dice } from '../../rig/play.ts';
import { choose, isPanel } from '../../rig/random-player.ts';
import { offers, pressAndRead, pressVerb } from '../../rig/table-buttons.ts';
import { KeptHouse, type KeptRecord, RECORDS, type Roles, readKept } from './kept-record.ts';

/**
 * `tsx test/bot/repositories/keep-records.ts` plays each game through today's bot and keeps, in several situations, the row of
 * its database and the public messages. Run it before the format of records or custom ids changes, and give the files
 * another name: what older versions left stays as it is.
 */
const NAMES = ['Ada', 'Bruno', 'Chen'] as const;
const HOURS = 3_600_000;
/** Turns of each seat before the middle of a game. */
const SOME = 2;

type Situation = Partial<Omit<Roles, 'host' | 'seated'>>;

class Keeper {
  readonly #house: InProcessHarness;
  readonly #game: string;
  readonly #players: readonly Player[];
  readonly #luck;
  readonly #written: string[] = [];

  constructor(harness: InProcessHarness, game: string, turned: number) {
    this.#house = harness;
    this.#game = game;
    this.#luck = dice(`kept ${game}`);
    const names = [...NAMES.slice(turned), ...NAMES.slice(0, turned)];
    this.#players = names.map((name) => harness.person(name));
  }

  get #host(): Player {
    return this.#players[0]!;
  }

  #nameOf(player: Player): string {
    return this.#house.world.people.get(player.id)?.user.global_name ?? '';
  }

  async #settled(): Promise<void> {
    const watcher = this.#house.person('Gael');
    await watcher.slash('cities scores');
    await watcher.answer();
  }

  #public(): APIMessage[] {
    const watcher = this.#house.person('Gael');
    return watcher
      .messages()
      .filter((message) => !watcher.isPrivate(message) && JSON.stringify(message.components).includes('custom_id'));
  }

  async #table(): Promise<APIMessage> {
    await this.#settled();
    const table = this.#public().findLast((message) => offers(message, 'scores', 'rematch', 'join').length > 0);
    if (!table) throw new Error('There is no table.');
    return table;
  }

  #waited(table: APIMessage): Player[] {
    const words = JSON.stringify(table.components);
    return this.#players.filter(({ mention }) => words.includes(mention));
  }

  /** A vote names those it still asks. */
  #voter(): string {
    const vote = this.#public().findLast((message) => offers(message, 'agree').length > 0)!;
    return this.#nameOf(this.#waited(vote)[0]!);
  }

  async #keep(situation: string, roles: Situation, seated = this.#players): Promise<void> {
    await this.#settled();
    const { world, clock, keyv } = this.#house;
    const [channel] = world.channels.values();
    const row = String((await keyv.get(`match:${channel!.id}`))?.text);
    const messages = this.#public().map(({ id, components }) => ({
      id,
      components: components!.filter(({ type }) => type !== ComponentType.MediaGallery),
    }));
    const people = Object.fromEntries(
      [...world.people.values()].map(({ user }) => [user.global_name ?? '', user.id] as const),
    );
    const kept: KeptRecord = {
      time: clock.now(),
      guild: homeOf(world).id,
      channel: channel!.id,
      people,
      roles: {
        host: this.#nameOf(this.#host),
        seated: seated.map((player) => this.#nameOf(player)),
        waited: [],
        ready: null,
        finished: [],
        voter: null,
        ...roles,
      },
      stored: JSON.parse(row),
      messages,
      plays: {},
    };
    const name = `${this.#game}-${situation}`;
    write(name, kept);
    this.#written.push(name);
    console.log(name, row.length, messages.map((message) => offers(message as APIMessage).length).join(' '));
  }

  /** Takes and puts until there is nothing left but to confirm; null if taking was all. */
  async #prepare(player: Player, table: APIMessage): Promise<APIMessage | null> {
    const taken = offers(table, 'take');
    let panel = await pressAndRead(player, (taken.length ? taken : offers(table, 'mine'))[0]!);
    while (isPanel(panel) && offers(panel, 'confirm').length === 0) {
      const [menu] = offers(panel, 'show').filter(({ value }) => value !== null);
      const [show] = offers(panel, 'show');
      const moves = offers(panel, 'put', 'menu').length > 0;
      panel = await pressAndRead(player, moves ? choose(this.#luck, panel) : (menu ?? show)!);
    }
    return isPanel(panel) ? panel : null;
  }

  async #play(player: Player, table: APIMessage): Promise<void> {
    const panel = await this.#prepare(player, table);
    if (panel) await pressVerb(player, 'confirm', panel);
  }

  async #turn(): Promise<APIMessage> {
    const table = await this.#table();
    for (const player of this.#waited(table)) await this.#play(player, await this.#table());
    return this.#table();
  }

  async keep(): Promise<string[]> {
    const [, guest, third] = this.#players;
    for (const player of this.#players) {
      await player.slash('cities settings', { reminders: 4 });
      await player.answer();
    }
    await this.#host.slash('cities new', { game: this.#game, computers: 1, pace: '8' });
    await guest!.sees(/wants to play|quiere jugar/);
    await pressVerb(guest!, 'join', await this.#table());
    await this.#keep('lobby', {}, [this.#host, guest!]);
    await pressVerb(third!, 'join', await this.#table());
    await pressVerb(this.#host, 'start', await this.#table());
    await this.#keep('first-turn', { waited: this.#waited(await this.#table()).map((each) => this.#nameOf(each)) });
    const taking = this.#waited(await this.#table()).length;
    for (let turn = 0; turn < (SOME * NAMES.length) / taking; turn++) await this.#turn();
    await this.#keepMiddle();
    for (let table = await this.#table(); offers(table, 'rematch').length === 0; ) table = await this.#turn();
    await this.#keep('over', {});
    return this.#written;
  }

  /** One has prepared a turn, one wants a finished turn back; then all wait for too long. */
  async #keepMiddle(): Promise<void> {
    const table = await this.#table();
    const [first, ...rest] = this.#waited(table);
    const finished = rest.length > 0 ? [first!] : [];
    for (const player of finished) await this.#play(player, table);
    const ready = rest[0] ?? first!;
    if (!(await this.#prepare(ready, await this.#table()))) throw new Error('Nothing was prepared.');
    const asker = finished[0] ?? this.#players.find((player) => player !== ready)!;
    await asker.slash('cities undo');
    await pressVerb(asker, 'beg', await asker.answer());
    await this.#settled();
    const names = (players: readonly Player[]) => players.map((player) => this.#nameOf(player));
    const roles = {
      waited: names([ready, ...rest.slice(1)]),
      ready: this.#nameOf(ready),
      finished: names(finished),
    };
    await this.#keep('mid-turn', { ...roles, voter: this.#voter() });
    for (let time = 0; time < 2; time++) {
      this.#house.clock.advance(4 * HOURS);
      await this.#settled();
    }
    const notice = this.#public().findLast((message) => offers(message, 'hand-seat').length > 0)!;
    const [late] = offers(notice, 'hand-seat');
    await pressAndRead(this.#players.find((player) => !roles.waited.includes(this.#nameOf(player)))!, late!);
    await this.#settled();
    await this.#keep('late', { ...roles, voter: this.#voter() });
  }
}

const write = (name: string, kept: KeptRecord) =>
  writeFileSync(new URL(`${name}.json`, RECORDS), `${JSON.stringify(kept)}\n`);

type StoredPair = {
  readonly seats: readonly { readonly user: string | null }[];
  readonly log: readonly { readonly seat: number; readonly action: object }[];
};

/** What a press on the table plays is noted by pressing. */
async function notePlays(name: string): Promise<void> {
  const kept = readKept(name);
  const room = await KeptHouse.open(kept);
  const [mover = ''] = kept.roles.waited;
  const plays: Record<string, object> = {};
  for (const message of room.messages) {
    for (const { customId } of offers(message, 'take')) {
      await room.house.person(mover).press(customId, message);
      await room.settled();
      const { log, seats }: StoredPair = JSON.parse(await room.stored()).value;
      const seat = seats.findIndex(({ user }) => user === room.house.person(mover).id);
      plays[customId] = log.findLast((entry) => entry.seat === seat)!.action;
      await room.restore();
    }
  }
  await room.house.close();
  write(name, { ...kept, plays });
}

for (const [i, { id }] of GAMES.entries()) {
  const harness = await InProcessHarness.open();
  const names = await new Keeper(harness, id, i).keep();
  await harness.close();
  for (const name of names) await notePlays(name);
}
process.exit(0);
