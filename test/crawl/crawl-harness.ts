import type { APIMessage } from 'discord-api-types/v10';
import { pino } from 'pino';
import { Store } from '#store';
import { COMMANDS } from '../../commands/index.ts';
import { type Bot, startBot } from '../../src/bot/bot.ts';
import { singleProcess } from '../../src/bot/coordination.ts';
import { pressComponent } from '../../src/local/actions/press-component.ts';
import { runCommand } from '../../src/local/actions/run-command.ts';
import { runContextMenu } from '../../src/local/actions/run-context-menu.ts';
import { submitModal } from '../../src/local/actions/submit-modal.ts';
import type { Modal } from '../../src/local/schema/modal-schema.ts';
import type { LocalChat } from '../../src/local/server.ts';
import type { Channel, Interaction, Language, Person, Post, Target } from '../../src/local/world.ts';
import { ChatHarness } from '../rig/chat-harness.ts';
import { formDefaults } from '../rig/form-defaults.ts';
import type { ManualClock } from '../rig/manual-clock.ts';
import { thinkHere } from '../rig/same-thread-thinking.ts';
import { sketches } from '../rig/sketches.ts';
import { idMeaning, offersOn } from './message-offers.ts';
import { RewindableDatabase, type Rows } from './rewindable-database.ts';

/** The rows of the bot's database and the messages of the channel. */
export type CrawlSnapshot = { readonly rows: Rows; readonly posts: readonly Post[] };

export type ChangedMessage = { readonly message: APIMessage; readonly viewer: string | null };

/** The result of a press or command. */
export type Result = {
  /** `done`, or why not; as the bot's log has it. */
  readonly outcome: string;
  /** Messages that were posted or changed and are still there, newest last. */
  readonly touched: readonly ChangedMessage[];
  /** What should not have happened: refusals of Discord's, errors in the log. */
  readonly trouble: readonly string[];
};

/** As much of a match's record as a crawl looks at. */
export type MatchRecord = {
  readonly game: string;
  readonly status: string;
  readonly seats: readonly { readonly user: string | null; readonly computer: string | null }[];
  readonly state?: { readonly phase?: string } | null;
  readonly extra?: { readonly vote?: { readonly kind: string } | null; readonly waits?: readonly (object | null)[] };
};

/** Custom ids that a message bears more than once; the fields of a form have plain names. */
function repeatedIds(body: unknown): string[] {
  const ids = [...(JSON.stringify(body) ?? '').matchAll(/"custom_id":"([^"]+)"/g)].map(([, id = '']) =>
    id.includes(':') ? idMeaning(id) : id,
  );
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) < i))];
}

/** A line of the log. */
type Line = {
  readonly level: number;
  readonly msg: string;
  readonly outcome?: string;
  readonly err?: { readonly message?: string };
};

/** The same shuffle every time, so that a crawl that fails fails again. */
const SEED = '00'.repeat(24);
const WARNING = 40;
/** Messages without buttons that are kept. */
const RECENT = 2;
/** Milliseconds; a wait this long means that no answer will ever come. */
const MAX_WAIT_MS = 30_000;

const copyOf = ({ message, viewer, files, pings }: Post): Post => ({
  message: structuredClone(message),
  viewer,
  files: new Map(files),
  pings,
});

/** A harness in which one press happens at a time and every snapshot can be restored. */
export class CrawlHarness extends ChatHarness {
  readonly #memory = new RewindableDatabase();
  #bot: Bot | null = null;
  #lines: Line[] = [];
  #row = '';
  #record: MatchRecord | null = null;
  /** How often another moment was brought back: what the bot remembers of the one before holds no longer. */
  #restored = 0;
  #answered: (outcome: string) => void = () => {};

  private constructor(chat: LocalChat, clock: ManualClock) {
    super(chat, clock);
    this.watch(({ call: { body } }) => {
      for (const id of repeatedIds(body)) this.violations.push({ request: '', problem: `a repeated custom id, ${id}` });
    });
  }

  static async in(language: Language): Promise<CrawlHarness> {
    const harness = await ChatHarness.prepare((chat, clock) => new CrawlHarness(chat, clock));
    for (const person of harness.world.people.values()) person.language = language;
    await harness.#start();
    return harness;
  }

  async #start(): Promise<void> {
    const { token, api } = this.chat;
    const log = pino({ level: 'info' }, { write: (text: string) => this.#hear(JSON.parse(text)) });
    const store = new Store(this.#memory.keyv);
    const [drawPool, thinkPool, seed, clock] = [sketches(), thinkHere, () => SEED, this.clock];
    const coordination = { ...singleProcess(), term: () => this.#restored };
    this.#bot = await startBot({
      token,
      api,
      commands: COMMANDS,
      store,
      coordination,
      log,
      clock,
      drawPool,
      thinkPool,
      seed,
    });
  }

  #hear(line: Line): void {
    this.#lines.push(line);
    if (line.msg === 'answered') this.#answered(line.outcome ?? '');
  }

  get channel(): Channel {
    const [channel] = this.world.channels.values();
    if (!channel) throw new Error('There is no channel.');
    return channel;
  }

  personNamed(name: string): Person {
    const found = [...this.world.people.values()].find(({ user }) => user.global_name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  }

  /** The record of the channel's match; null if there is none. */
  get record(): MatchRecord | null {
    const row = this.#memory.row(`match:${this.channel.id}`) ?? '{"value":null}';
    if (row !== this.#row) [this.#row, this.#record] = [row, JSON.parse(row).value];
    return this.#record;
  }

  get posts(): Post[] {
    return [...this.world.posts.values()];
  }

  slash(person: Person, command: string, values: Readonly<Record<string, string | number | boolean>>): Promise<Result> {
    return this.#do(() => runCommand(this.world, person, this.channel, { path: command.split(' '), values }));
  }

  /** Uses a command of a context menu, by its English name. */
  use(person: Person, name: string, target: Target): Promise<Result> {
    const { id = '' } = [...this.world.commands.values()].find((command) => command.name === name) ?? {};
    return this.#do(() => runContextMenu(this.world, person, this.channel, id, target));
  }

  press(person: Person, { id }: APIMessage, customId: string, value: string | null): Promise<Result> {
    const chosen = value === null ? {} : { values: [value] };
    return this.#do(() => pressComponent(this.world, person, { message: id, customId, ...chosen }));
  }

  async #do(act: () => Interaction): Promise<Result> {
    this.#lines = [];
    this.violations.length = 0;
    const ids = new Set<string>();
    const stop = this.world.listen((event) => {
      if (event.kind === 'post' || event.kind === 'edit') ids.add(event.post.message.id);
    });
    const { outcome: first, interaction } = await this.#answerTo(act);
    const outcome = interaction.modal ? await this.#send(interaction, interaction.modal) : first;
    stop();
    this.world.interactions.clear();
    const touched = [...ids].flatMap((id) => this.world.posts.get(id) ?? []);
    return { outcome, touched, trouble: this.#trouble() };
  }

  /** Sends a form as it was opened. */
  async #send({ person, id }: Interaction, form: Modal): Promise<string> {
    return (await this.#answerTo(() => submitModal(this.world, person, id, formDefaults(form)))).outcome;
  }

  #answerTo(act: () => Interaction): Promise<{ readonly outcome: string; readonly interaction: Interaction }> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The bot does not answer.')), MAX_WAIT_MS);
      this.#answered = (outcome) => {
        clearTimeout(timer);
        resolve({ outcome, interaction });
      };
      const interaction = act();
    });
  }

  #trouble(): string[] {
    const refused = this.violations
      .splice(0)
      .map(({ problem }) => problem)
      .sort();
    const logged = this.#lines
      .filter(({ level }) => level >= WARNING)
      .map(({ msg, err }) => `“${msg}” in the log: ${err?.message?.split('\n')[0] ?? ''}`);
    return [...new Set([...refused, ...logged])];
  }

  /** The current state, with the last public messages and only these private ones. */
  snapshot(shown: readonly APIMessage[] = []): CrawlSnapshot {
    const kept = this.posts
      .filter(({ message, viewer }) => viewer === null || shown.includes(message))
      .filter(({ message }, i, { length }) => i >= length - RECENT || offersOn(message).length > 0);
    return { rows: this.#memory.rows, posts: kept.map(copyOf) };
  }

  restore({ rows, posts }: CrawlSnapshot): void {
    this.#memory.rows = rows;
    this.#restored += 1;
    this.world.posts.clear();
    this.world.nonces.clear();
    this.world.oldEdits.clear();
    for (const post of posts) this.world.posts.set(post.message.id, copyOf(post));
  }

  /** Advances the clock and waits until the bot has reacted. */
  async passHours(hours: number): Promise<void> {
    this.clock.advance(hours * 3_600_000);
    await this.slash(this.personNamed('Gael'), 'cities scores', {});
  }

  override async close(): Promise<void> {
    await this.#bot?.stop();
    await this.chat.close();
  }
}
