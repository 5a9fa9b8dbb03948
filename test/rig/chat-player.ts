import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { forgePress, pressComponent } from '../../src/local/actions/press-component.ts';
import { runCommand } from '../../src/local/actions/run-command.ts';
import { runContextMenu } from '../../src/local/actions/run-context-menu.ts';
import { type ModalAnswers, submitModal } from '../../src/local/actions/submit-modal.ts';
import { writeMessage } from '../../src/local/actions/write-message.ts';
import { Refusal } from '../../src/local/api-refusal.ts';
import { handlePageRequest } from '../../src/local/chat/page-requests.ts';
import { type AnyComponent, type Component, flatten } from '../../src/local/schema/component-schema.ts';
import {
  type Channel,
  type Event,
  type Interaction,
  type Person,
  postsSeen,
  type Target,
} from '../../src/local/world.ts';
import type { ChatHarness } from './chat-harness.ts';
import { formDefaults } from './form-defaults.ts';
import { readMessage } from './message-text.ts';

type Values = Readonly<Record<string, string | number | boolean>>;

/** The outcome of an interaction. `refused` means Discord refused it before the bot got it. */
export type Outcome = 'answered' | 'deferred' | 'failed' | 'refused';

/** Milliseconds after which a wait fails; no passing test comes near. */
const MAX_WAIT_MS = 50_000;

export type Button = { readonly label: string; readonly customId: string; readonly disabled: boolean };

function buttonsOf(message: APIMessage): Button[] {
  return flatten((message.components ?? []) as Component[]).flatMap((one) => {
    if (one.type !== ComponentType.Button || !one.custom_id) return [];
    return [{ label: one.label ?? one.emoji?.name ?? '', customId: one.custom_id, disabled: one.disabled ?? false }];
  });
}

/** Whether a component goes by that label, placeholder or custom id. */
function answersTo(one: AnyComponent, wanted: string | RegExp): boolean {
  if (!('custom_id' in one)) return false;
  const label = one.type === ComponentType.Button ? (one.label ?? one.emoji?.name) : one.placeholder;
  if (one.custom_id === wanted) return true;
  return typeof wanted === 'string' ? label === wanted : wanted.test(label ?? '');
}

const offersId = ({ components }: APIMessage, id: string | RegExp): boolean =>
  flatten((components ?? []) as Component[]).some((one) => 'custom_id' in one && one.custom_id === id);

/** What a press is answered with: the message the bot made or changed for it, or the one it deleted. */
function answerIn(event: Event, interaction: Interaction): APIMessage | null {
  if (event.kind !== 'post' && event.kind !== 'edit' && event.kind !== 'remove') return null;
  const { message } = event.post;
  const isOriginal = message.id === interaction.original;
  if (event.kind === 'remove') return isOriginal ? message : null;
  // Another person's press may change the same message.
  const isSource = event.kind === 'edit' && isOriginal && message.id === interaction.source;
  const isReply = message.interaction_metadata?.id === interaction.id;
  const isThinking = ((message.flags ?? 0) & MessageFlags.Loading) !== 0;
  return !isThinking && (isSource || isReply) ? message : null;
}

/** A person in the chat: can do and see what a person can. */
export class Player {
  readonly id: string;
  readonly #town: ChatHarness;
  readonly #person: Person;
  #channel: Channel;
  /** The last interaction, for what came of it besides messages: a modal, suggestions. */
  #last: Interaction | null = null;
  #answer: APIMessage | null = null;

  constructor(harness: ChatHarness, person: Person, channel: Channel) {
    this.#town = harness;
    this.#person = person;
    this.#channel = channel;
    this.id = person.user.id;
  }

  /** The id of the channel they are in. */
  get place(): string {
    return this.#channel.id;
  }

  get mention(): string {
    return `<@${this.id}>`;
  }

  /** Goes to another channel or thread of the same guild. */
  enter(place: string | Channel): this {
    this.#channel = typeof place === 'string' ? this.#channelNamed(place) : place;
    return this;
  }

  #channelNamed(name: string): Channel {
    const channel = [...this.#town.world.channels.values()].find(
      (one) => one.guild === this.#channel.guild && one.name === name,
    );
    if (!channel) throw new Error(`There is no #${name}.`);
    return channel;
  }

  speak(language: Person['language']): this {
    this.#person.language = language;
    return this;
  }

  say(content: string): void {
    writeMessage(this.#town.world, this.#person, this.#channel, content);
  }

  /** Runs a command by its words, `slash('cities new', { game: 'cities' })`, and waits for its first answer. */
  slash(command: string, values: Values = {}): Promise<Outcome> {
    const path = command.replace(/^\//, '').split(' ');
    return this.#await(() => runCommand(this.#town.world, this.#person, this.#channel, { path, values }));
  }

  /** Uses a command, by its English name, in the context menu of a person or a message. */
  use(name: string, kind: Target['kind'], id: string): Promise<Outcome> {
    const command = [...this.#town.world.commands.values()].find((one) => one.name === name);
    if (!command) throw new Error(`There is no command ${name}.`);
    return this.#await(() => runContextMenu(this.#town.world, this.#person, this.#channel, command.id, { kind, id }));
  }

  /** The suggestions shown while an option is typed; `typed` is null before the first letter. */
  async suggestions(command: string, focused: string, typed: string | null, values: Values = {}): Promise<string[]> {
    const given = {
      path: command.split(' '),
      values: { ...values, ...(typed !== null && { [focused]: typed }) },
      focused,
    };
    await this.#await(() => runCommand(this.#town.world, this.#person, this.#channel, given));
    return this.#last?.choices.map((choice) => choice.name) ?? [];
  }

  /** Presses the newest button with that label. A message from before can be given to press on that one. */
  press(label: string | RegExp, on?: APIMessage): Promise<Outcome> {
    const { message, customId } = this.#find(label, on);
    return this.#await(() => pressComponent(this.#town.world, this.#person, { message: message.id, customId }));
  }

  /** Presses twice at once, as an impatient thumb does. */
  pressTwice(label: string | RegExp): Promise<[Outcome, Outcome]> {
    const { message, customId } = this.#find(label);
    const press = () => pressComponent(this.#town.world, this.#person, { message: message.id, customId });
    return Promise.all([this.#await(press), this.#await(press)]);
  }

  /** Sets the newest select with that placeholder or custom id to the options with these labels or values. */
  choose(select: string | RegExp, ...picks: string[]): Promise<Outcome> {
    const { message, customId, options } = this.#find(select);
    const values = picks.map((pick) => options.find((option) => option.label === pick)?.value ?? pick);
    return this.#await(() => pressComponent(this.#town.world, this.#person, { message: message.id, customId, values }));
  }

  /** Sends a press that no honest client would: any custom id, past all checks of the server. */
  forge(customId: string, on: APIMessage = this.last(), values?: string[]): Promise<Outcome> {
    return this.#await(() => forgePress(this.#town.world, this.#person, { message: on.id, customId, values }));
  }

  /** The answer to this person's last action: the private message, the changed one, or the one that is gone by now. */
  answer(): Promise<APIMessage> {
    return this.#until(
      () => this.#answer ?? undefined,
      () => `${this.#name} gets no message.\n${this.transcript()}\n${this.#town.output}`,
    );
  }

  /** What the form that the last interaction opened holds now. */
  get form(): ModalAnswers {
    if (!this.#last?.modal) throw new Error(`${this.#name} has no form open.`);
    return formDefaults(this.#last.modal);
  }

  /** Sends the form that the last interaction opened, with changes to what it holds. */
  fill(filled: ModalAnswers): Promise<Outcome> {
    const opener = this.#last;
    if (!opener?.modal) throw new Error(`${this.#name} has no form open.`);
    const answers = { ...formDefaults(opener.modal), ...filled };
    return this.#await(() => submitModal(this.#town.world, this.#person, opener.id, answers));
  }

  get modalTitle(): string | null {
    return this.#last?.modal?.title ?? null;
  }

  /** All messages in the channel this person can see, oldest first. */
  messages(): APIMessage[] {
    return postsSeen(this.#town.world, this.#channel.id, this.id).map((post) => post.message);
  }

  last(): APIMessage {
    const message = this.messages().at(-1);
    if (!message) throw new Error(`${this.#name} sees no message.`);
    return message;
  }

  /** The buttons of a message, or of the newest that has any, in order. */
  buttons(on = this.messages().findLast((message) => buttonsOf(message).length > 0)): Button[] {
    return on ? buttonsOf(on) : [];
  }

  /** The text of everything this person can see, with alt texts and buttons. */
  transcript(): string {
    return this.messages().map(readMessage).join('\n\n');
  }

  /** Waits until a message matches, and returns the newest that does; `after` leaves out that one and older ones. */
  sees(text: string | RegExp, after?: APIMessage): Promise<APIMessage> {
    const matches = (message: APIMessage) => {
      if (after && BigInt(message.id) <= BigInt(after.id)) return false;
      const words = readMessage(message);
      return typeof text === 'string' ? words.includes(text) : text.test(words);
    };
    return this.finds(`${text}`, matches);
  }

  /** The same with any condition; `what` describes it in the error message. */
  finds(what: string, matches: (message: APIMessage) => boolean): Promise<APIMessage> {
    return this.#until(
      () => this.messages().findLast(matches),
      () => `${this.#name} never sees ${what}, but this:\n${this.transcript()}\n${this.#town.output}`,
    );
  }

  /** Whether something matches right now, without waiting. */
  canSee(text: RegExp): boolean {
    return text.test(this.transcript());
  }

  /** Waits until a message is gone. */
  async loses({ id }: APIMessage): Promise<void> {
    await this.#until(
      () => this.messages().every((message) => message.id !== id) || undefined,
      () => `${this.#name} still sees ${id}.\n${this.transcript()}\n${this.#town.output}`,
    );
  }

  /** Dismisses a private message, as its reader can. */
  dismiss({ id }: APIMessage): void {
    handlePageRequest(this.#town.world, this.#person, { id: 0, kind: 'dismiss', message: id });
  }

  isPrivate(message: APIMessage): boolean {
    return ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  }

  get #name(): string {
    return this.#person.user.global_name ?? this.id;
  }

  #find(wanted: string | RegExp, on?: APIMessage) {
    const seen = this.messages().reverse();
    // One goes on with the message one was just answered by, though another is about to replace it.
    const answer = seen.find((message) => message === this.#answer && offersId(message, wanted));
    const all = (on ? [on] : answer ? [answer] : seen).flatMap((message) =>
      flatten((message.components ?? []) as Component[]).flatMap((one) =>
        answersTo(one, wanted) && 'custom_id' in one && one.custom_id
          ? [{ message, one, customId: one.custom_id }]
          : [],
      ),
    );
    // One that can be pressed, if there is any: the same may be grayed out in a newer panel.
    const found = all.find(({ one }) => !('disabled' in one && one.disabled)) ?? all[0];
    if (found) return { ...found, options: 'options' in found.one ? found.one.options : [] };
    throw new Error(`${this.#name} sees no ${wanted}, but this:\n${this.transcript()}`);
  }

  async #await(act: () => Interaction): Promise<Outcome> {
    let interaction: Interaction;
    try {
      interaction = act();
    } catch (error) {
      if (error instanceof Refusal) return 'refused';
      throw error;
    }
    this.#last = interaction;
    this.#hear(interaction);
    const settled = () => (interaction.state === 'waiting' ? undefined : interaction.state);
    const outcome = await this.#until(settled, () => `${this.#name} gets no answer.\n${this.#town.output}`);
    this.#town.assertNoViolations();
    return outcome;
  }

  /** Keeps the first message the bot makes, changes or deletes in answer. */
  #hear(interaction: Interaction): void {
    this.#answer = null;
    const stop = this.#town.world.listen((event) => {
      if (this.#last !== interaction) return stop();
      const answer = answerIn(event, interaction);
      if (!answer) return;
      this.#answer = answer;
      stop();
    });
  }

  #until<T>(look: () => T | undefined, complain: () => string): Promise<T> {
    const found = look();
    if (found !== undefined) return Promise.resolve(found);
    return new Promise((resolve, reject) => {
      const finish = () => {
        clearTimeout(timer);
        stop();
      };
      const timer = setTimeout(() => {
        finish();
        reject(new Error(complain()));
      }, MAX_WAIT_MS);
      const stop = this.#town.world.listen(() => {
        const now = look();
        if (now === undefined) return;
        finish();
        resolve(now);
      });
    });
  }
}
