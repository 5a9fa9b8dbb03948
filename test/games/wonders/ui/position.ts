import type { APIMessage } from 'discord-api-types/v10';
import { newHistory, startMatch } from '#engine';
import { RecordKeyv, Store } from '#store';
import { wonders } from '../../../../src/games/wonders/rules/index.ts';
import type { Action, State } from '../../../../src/games/wonders/rules/types.ts';
import { homeOf } from '../../../../src/local/world.ts';
import { openSqlite } from '../../../../src/store/sqlite-adapter.ts';
import { offersOn } from '../../../crawl/message-offers.ts';
import type { Player } from '../../../rig/chat-player.ts';
import { roomsIn } from '../../../rig/fake-lease.ts';
import { InProcessHarness } from '../../../rig/in-process-harness.ts';
import { people } from '../../../rig/play.ts';
import { roomOf } from '../../../rig/room-of-match.ts';
import { pressAndRead, pressVerb } from '../../../rig/table-buttons.ts';
import { nextTable } from './play-by-buttons.ts';
import { openScribe } from './recording-draw-pool.ts';

const NAMES = ['Ada', 'Bruno', 'Chen'] as const;

/** A match among three people who read English, with everything as a test wants it. */
export class Position {
  readonly house: InProcessHarness;
  readonly ada: Player;
  readonly bruno: Player;
  readonly chen: Player;
  /** The newest table. */
  table: APIMessage;

  private constructor(
    harness: InProcessHarness,
    [ada, bruno, chen]: readonly [Player, Player, Player],
    table: APIMessage,
  ) {
    this.house = harness;
    [this.ada, this.bruno, this.chen] = [ada, bruno, chen];
    this.table = table;
  }

  static async open(state: State): Promise<Position> {
    const house = await InProcessHarness.open({
      drawPool: openScribe(),
      beforeStart: (harness) => lay(harness, state),
    });
    const english = (name: string) => house.person(name).speak('en-US');
    const players = [english('Ada'), english('Bruno'), english('Chen')] as const;
    return new Position(house, players, await players[0].sees(/Press \*\*My turn\*\*/));
  }

  panel(player: Player): Promise<APIMessage> {
    return pressVerb(player, 'mine', this.table);
  }

  /** Presses what begins so on a panel, or chooses it in its menu; a number is a card of the hand, from 1. */
  press(player: Player, panel: APIMessage, ...labels: readonly (string | number)[]): Promise<APIMessage> {
    return labels.reduce<Promise<APIMessage>>(async (before, label) => {
      const now = await before;
      const offer =
        typeof label === 'number'
          ? offersOn(now, 'show')[label - 1]
          : offersOn(now).find((each) => each.label.startsWith(label));
      if (!offer) throw new Error(`There is no ${label} among ${offersOn(now).map((each) => each.label)}.`);
      return pressAndRead(player, offer);
    }, Promise.resolve(panel));
  }

  /** All of someone's turn by the labels of what is pressed, and Confirm. */
  async answer(player: Player, ...labels: readonly (string | number)[]): Promise<APIMessage> {
    return this.press(player, await this.panel(player), ...labels, 'Confirm');
  }

  /** Waits for the next table. */
  async next(): Promise<APIMessage> {
    this.table = await nextTable(this.ada, this.table);
    return this.table;
  }

  get called(): ReadonlySet<string> {
    return this.house.world.posts.get(this.table.id)?.pings ?? new Set();
  }

  get link(): string {
    return `https://discord.com/channels/${homeOf(this.house.world).id}/${this.table.channel_id}/${this.table.id}`;
  }

  async stored(): Promise<{ readonly state: State; readonly log: readonly { seat: number; action: Action }[] }> {
    return JSON.parse(String((await this.house.keyv.get(`match:${this.table.channel_id}`))?.text)).value;
  }

  close(): Promise<void> {
    return this.house.close();
  }
}

/** Puts the match where the bot finds it when it comes. */
async function lay(harness: InProcessHarness, state: State): Promise<void> {
  const seats = people(state.cities.length).map(({ computer }, i) => ({ name: NAMES[i] ?? '?', computer }));
  const match = {
    ...startMatch(wonders, seats, { variant: state.variant, sides: 'day' }, 'a position'),
    state,
    history: newHistory(state),
  };
  const users = seats.map(({ name }) => harness.person(name).id);
  const [channel] = harness.world.channels.keys();
  const room = roomOf(match, {
    channel: channel ?? '',
    guild: homeOf(harness.world).id,
    host: users[0] ?? '',
    seats: seats.map((seat, i) => ({ ...seat, user: users[i] ?? null })),
    table: null,
  });
  const store = new Store(new RecordKeyv(await openSqlite(harness.database)));
  await roomsIn(store, harness.clock.now, 0).save(room);
  await store.close();
}
