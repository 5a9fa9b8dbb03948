import type { APIMessage } from 'discord-api-types/v10';
import { pressComponent } from '../../src/local/actions/press-component.ts';
import { runCommand } from '../../src/local/actions/run-command.ts';
import { type LocalChat, type LocalOptions, startLocalChat } from '../../src/local/server.ts';
import { type Channel, type Interaction, ownerOf, type Person, type World } from '../../src/local/world.ts';
import { type ManualClock, manualClock } from '../rig/manual-clock.ts';

type File = { readonly name: string; readonly bytes: Buffer; readonly type?: string };

const COMMAND = { name: 'go', description: 'Goes' };

/** A bot without a client: sends whatever a test wants, right or wrong, and looks at the bare answer. */
export class RawBot {
  readonly chat: LocalChat;
  readonly clock: ManualClock;
  readonly person: Person;
  readonly channel: Channel;

  private constructor(chat: LocalChat, clock: ManualClock) {
    this.chat = chat;
    this.clock = clock;
    this.person = ownerOf(chat.world);
    const [channel] = chat.world.channels.values();
    if (!channel) throw new Error('The town has no channel.');
    this.channel = channel;
  }

  static async open(options: LocalOptions = {}): Promise<RawBot> {
    const clock = manualClock();
    const bot = new RawBot(await startLocalChat({ clock, ...options }), clock);
    await bot.call('PUT', `/applications/${bot.world.bot.id}/commands`, [COMMAND]);
    return bot;
  }

  get world(): World {
    return this.chat.world;
  }

  async call(method: string, path: string, body?: unknown, files: readonly File[] = [], headers: object = {}) {
    const form = new FormData();
    if (files.length > 0) form.set('payload_json', JSON.stringify(body));
    for (const [i, file] of files.entries()) {
      form.set(`files[${i}]`, new Blob([new Uint8Array(file.bytes)], { type: file.type ?? 'image/png' }), file.name);
    }
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${this.chat.api}/v10${path}`, {
      method,
      headers: { authorization: `Bot ${this.chat.token}`, ...(files.length > 0 ? {} : json), ...headers },
      ...(files.length > 0 ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  }

  post(body: unknown, files: readonly File[] = []) {
    return this.call('POST', `/channels/${this.channel.id}/messages`, body, files);
  }

  async posted(body: unknown, files: readonly File[] = []): Promise<APIMessage> {
    const { status, body: message } = await this.post(body, files);
    if (status !== 200) throw new Error(JSON.stringify(message));
    return message;
  }

  edit(message: APIMessage, body: unknown, files: readonly File[] = []) {
    return this.call('PATCH', `/channels/${message.channel_id}/messages/${message.id}`, body, files);
  }

  /** The person types /go. */
  asked(person = this.person, channel = this.channel): Interaction {
    return runCommand(this.world, person, channel, { path: ['go'], values: {} });
  }

  pressed(message: APIMessage, customId: string, person = this.person): Interaction {
    return pressComponent(this.world, person, { message: message.id, customId });
  }

  answer(interaction: Interaction, type: number, data?: unknown, files: readonly File[] = []) {
    const path = `/interactions/${interaction.id}/${interaction.token}/callback?with_response=true`;
    return this.call('POST', path, { type, data }, files, { authorization: '' });
  }

  hook(method: string, interaction: Interaction, path = '', body?: unknown) {
    return this.call(method, `/webhooks/${this.world.bot.id}/${interaction.token}${path}`, body, [], {
      authorization: '',
    });
  }
}

/** Where in a 50035 the faults lie, as `path: CODE`. */
export function faultsOf(body: { errors?: object }, path = ''): string[] {
  const walk = (node: object, at: string): string[] =>
    Object.entries(node).flatMap(([key, value]) =>
      key === '_errors'
        ? (value as { code: string }[]).map(({ code }) => `${at}: ${code}`)
        : walk(value as object, at ? `${at}.${key}` : key),
    );
  return walk(body.errors ?? {}, path);
}
