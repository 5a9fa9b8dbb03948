import { setTimeout as wait } from 'node:timers/promises';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { type Dice, pick } from '#engine';
import { pressComponent } from '../src/local/actions/press-component.ts';
import type { Channel, Event, Interaction, Person, World } from '../src/local/world.ts';
import { choose, isOver, isPanel, isTurnUndone } from '../test/rig/random-player.ts';
import { type Offer, offers } from '../test/rig/table-buttons.ts';

/** How long things took, in milliseconds, and how many presses are still without an answer. */
export type Tally = { acknowledged: number[]; answered: number[]; tables: number[]; open: number };

export const newTally = (): Tally => ({ acknowledged: [], answered: [], tables: [], open: 0 });

const isThinking = ({ flags }: APIMessage) => ((flags ?? 0) & MessageFlags.Loading) !== 0;

/** Milliseconds after which a press counts as unanswered. */
const PATIENCE = 30_000;
const within = <Value>(what: Promise<Value>): Promise<Value | null> =>
  Promise.race([what, wait(PATIENCE, null, { ref: false })]);

/** One person at one table, who presses on as soon as the answer is there. */
export class Guest {
  readonly #world: World;
  readonly #person: Person;
  readonly #luck: Dice;
  readonly channel: string;
  #table: APIMessage | null = null;
  #panel: APIMessage | null = null;
  #asked: Interaction | null = null;
  #begun = 0;
  /** Whether the press was acknowledged; a deferred answer settles it a second time. */
  #heard = false;
  /** Whether a press had no answer: then the guest leaves. */
  #hasLeft = false;
  /** The tally for presses from now on. */
  tally = newTally();
  /** Where the last one is. */
  #counted = this.tally;
  #answer: (message: APIMessage) => void = () => {};
  #posted: () => void = () => {};

  constructor(world: World, person: Person, channel: Channel, luck: Dice) {
    this.#world = world;
    this.#person = person;
    this.#luck = luck;
    this.channel = channel.id;
  }

  get isDone(): boolean {
    return this.#hasLeft || this.#table === null || isOver(this.#table);
  }

  /** Receives every event of the channel. */
  hear(event: Event): void {
    if (event.kind === 'settled') this.#hearSettled(event.interaction);
    if (event.kind !== 'post' && event.kind !== 'edit') return;
    const { message, viewer } = event.post;
    if (event.kind === 'post' && viewer === null) {
      this.#table = message;
      this.#posted();
    } else if (this.#isAnswer(message) && !isThinking(message)) this.#answer(message);
  }

  async press(): Promise<void> {
    const from = this.#panel ?? this.#table!;
    const offer = this.#panel ? choose(this.#luck, this.#panel) : pick(this.#luck, offers(from, 'take'));
    const posted = new Promise<void>((resolve) => {
      this.#posted = resolve;
    });
    const answer = await this.#touch(from, offer);
    if (!answer) return;
    this.#counted.answered.push(performance.now() - this.#begun);
    this.#panel = isPanel(answer) ? answer : null;
    if (this.#panel || isTurnUndone(answer)) return;
    this.#hasLeft = (await within(posted)) === null;
    if (this.#hasLeft) return;
    this.#counted.tables.push(performance.now() - this.#begun);
  }

  /** A press that is only acknowledged. */
  async knock(message: APIMessage, customId: string): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#counted = this.tally;
      this.#heard = false;
      this.#begun = performance.now();
      this.#asked = pressComponent(this.#world, this.#person, { message: message.id, customId });
      const look = () => (this.#asked?.state === 'waiting' ? setImmediate(look) : resolve());
      look();
    });
  }

  async #touch(from: APIMessage, { customId, value }: Offer): Promise<APIMessage | null> {
    this.#counted = this.tally;
    this.#counted.open += 1;
    const answer = new Promise<APIMessage>((resolve) => {
      this.#answer = resolve;
    });
    this.#heard = false;
    this.#begun = performance.now();
    const values = value === null ? undefined : [value];
    this.#asked = pressComponent(this.#world, this.#person, { message: from.id, customId, values });
    const message = await within(answer);
    this.#hasLeft = message === null;
    if (message) this.#counted.open -= 1;
    return message;
  }

  #hearSettled(interaction: Interaction): void {
    // Past the deadline no answer will come, and the press stays open.
    if (interaction !== this.#asked || interaction.state === 'failed' || this.#heard) return;
    this.#heard = true;
    this.#counted.acknowledged.push(performance.now() - this.#begun);
  }

  #isAnswer({ id, interaction_metadata: asked }: APIMessage): boolean {
    return id === this.#asked?.source || (asked !== undefined && asked.id === this.#asked?.id);
  }
}

/** Dispatches every event to the guest of its channel. */
export function seat(world: World, guests: readonly Guest[]): void {
  const byChannel = new Map(guests.map((guest) => [guest.channel, guest]));
  world.listen((event) => {
    if (event.kind === 'settled') byChannel.get(event.interaction.channel.id)?.hear(event);
    if (event.kind === 'post' || event.kind === 'edit') byChannel.get(event.post.message.channel_id)?.hear(event);
  });
}
