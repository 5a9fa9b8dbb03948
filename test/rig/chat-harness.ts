import type { APIMessage } from 'discord-api-types/v10';
import { OWNER } from '../../src/local/permission.ts';
import type { Exchange } from '../../src/local/rest/api.ts';
import type { FaultInjector } from '../../src/local/rest/fault-injection.ts';
import { type LocalChat, type LocalOptions, startLocalChat } from '../../src/local/server.ts';
import { type Channel, homeOf, openDirectMessage, type Person, type World } from '../../src/local/world.ts';
import { type Violation, validateRequest } from './api-validator.ts';
import { Player } from './chat-player.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';

/**
 * The local chat in this process, with people to act as. Checks every request of the bot against Discord's rules.
 * Its clock stands still, so a deadline passes only when the test calls `clock.advance`.
 */
export class ChatHarness {
  readonly chat: LocalChat;
  readonly clock: ManualClock;
  readonly violations: Violation[] = [];
  /** Problems that a test causes on purpose. */
  expectedProblems: RegExp | null = null;
  /** What goes wrong with the bot's requests. */
  injectFault: FaultInjector = () => null;
  /** Every request of the bot, as `METHOD /path status`. */
  readonly requests: string[] = [];
  /** What the bot wrote to its terminal. */
  output = '';
  readonly #watchers = new Set<(exchange: Exchange) => void>();

  protected constructor(chat: LocalChat, clock: ManualClock) {
    this.chat = chat;
    this.clock = clock;
  }

  protected static async prepare<T extends ChatHarness>(
    make: (chat: LocalChat, clock: ManualClock) => T,
    more: Pick<LocalOptions, 'guilds' | 'starts'> = {},
  ): Promise<T> {
    const clock = manualClock();
    let harness: T | undefined;
    const chat = await startLocalChat({
      clock,
      ...more,
      injectFault: (call) => harness?.injectFault(call) ?? null,
      watch: (exchange) => {
        const { call, reply } = exchange;
        harness?.requests.push(`${call.method} ${call.path} ${reply.status}`);
        harness?.violations.push(
          ...validateRequest(exchange).filter(({ problem }) => !harness?.expectedProblems?.test(problem)),
        );
        if (harness) for (const watcher of harness.#watchers) watcher(exchange);
      },
      onError: (error) => harness?.violations.push({ request: 'server', problem: String(error) }),
    });
    harness = make(chat, clock);
    return harness;
  }

  static open(): Promise<ChatHarness> {
    return ChatHarness.prepare((chat, clock) => new ChatHarness(chat, clock));
  }

  get world(): World {
    return this.chat.world;
  }

  /** Hears of every request of the bot after it took effect, and before the bot hears so. */
  watch(watcher: (exchange: Exchange) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Acts as the person of that name, in the first channel of the first guild unless told. */
  person(
    name: string,
    channel: string | Channel = 'town-square',
    guild: string | null = homeOf(this.world).name,
  ): Player {
    const person = [...this.world.people.values()].find((one) => one.user.global_name === name);
    const isThere = (one: Channel) => one.name === channel && (one.guild?.name ?? null) === guild;
    const place = typeof channel === 'string' ? [...this.world.channels.values()].find(isThere) : channel;
    if (!person || !place)
      throw new Error(`There is no ${name} in #${typeof channel === 'string' ? channel : channel.name} of ${guild}.`);
    return new Player(this, person, place);
  }

  /** Acts as the person of that name in the bot's direct messages. */
  direct(name: string): Player {
    const person = [...this.world.people.values()].find((one) => one.user.global_name === name);
    if (!person) throw new Error(`There is no ${name}.`);
    return new Player(this, person, openDirectMessage(this.world, person.user.id));
  }

  /** Changes what a person decided about the bot for themselves. */
  decide(name: string, decision: Partial<Pick<Person, 'hasInstalled' | 'takesMessages'>>): void {
    for (const person of this.world.people.values())
      if (person.user.global_name === name) Object.assign(person, decision);
  }

  /** The first file of a message. */
  fileOf({ id }: APIMessage): Buffer {
    const [file] = this.world.posts.get(id)?.files.values() ?? [];
    if (!file) throw new Error('There is no file.');
    return file.bytes;
  }

  /** Gives a person the permissions of a server manager. */
  makeServerManager(name: string): void {
    for (const person of this.world.people.values()) if (person.user.global_name === name) person.permissions = OWNER;
  }

  /** Fails if any request so far broke Discord's rules. */
  assertNoViolations(): void {
    const [first] = this.violations;
    if (first) throw new Error(`Against Discord's rules: ${first.request}\n${first.problem}`);
  }

  async close(): Promise<void> {
    await this.chat.close();
    this.assertNoViolations();
  }
}
