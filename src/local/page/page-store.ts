import type {
  NewPageRequest,
  PageEvent,
  Server,
  ServerChannel,
  ServerPerson,
  Settled,
  ShownPost,
} from '../chat/page-protocol.ts';
import { type Words, wordsFor } from './page-words.ts';

type Reply = Extract<PageEvent, { kind: 'reply' }>;

type Changes = {
  server: Server;
  history: undefined;
  post: ShownPost;
  edit: ShownPost;
  remove: string;
  typing: string;
  /** What stands above the message box. */
  said: string;
  settled: Settled;
  channel: string;
  /** A message under which something went wrong. */
  failure: string;
  connected: boolean;
};

const RETRY = 1_000;

/** The state of this window, and its connection to the server. */
class Store {
  server: Server | null = null;
  readonly posts = new Map<string, ShownPost>();
  readonly failures = new Map<string, string>();
  /** Private messages this person has dismissed, until they are gone. */
  readonly dismissed = new Set<string>();
  channelId = '';
  #socket: WebSocket | null = null;
  #lastRequestId = 0;
  readonly #replies = new Map<number, (reply: Reply) => void>();
  readonly #settled = new Map<string, Settled>();
  readonly #listeners = new Map<keyof Changes, Set<(value: never) => void>>();

  on<Kind extends keyof Changes>(kind: Kind, listener: (value: Changes[Kind]) => void): () => void {
    const known = this.#listeners.get(kind) ?? new Set();
    known.add(listener);
    this.#listeners.set(kind, known);
    return () => known.delete(listener);
  }

  emit<Kind extends keyof Changes>(kind: Kind, value: Changes[Kind]): void {
    for (const listener of this.#listeners.get(kind) ?? []) (listener as (value: Changes[Kind]) => void)(value);
  }

  get me(): ServerPerson | undefined {
    return this.server?.people.find((person) => person.id === this.server?.me);
  }

  get channel(): ServerChannel | undefined {
    return this.server?.channels.find((channel) => channel.id === this.channelId);
  }

  /** The commands of the place on view. */
  get commands(): Server['commands'] {
    return (this.server?.commands ?? []).filter(({ id }) => this.channel?.commands.includes(id));
  }

  /** As people write it: `#town-square`, `@Cities`. */
  get placeName(): string {
    if (!this.channel) return '';
    const { kind, name } = this.channel;
    return `${{ server: '#', elsewhere: '#', direct: '@', group: '' }[kind]}${name}`;
  }

  get words(): Words {
    return wordsFor(this.me?.language ?? (navigator.language.startsWith('es') ? 'es-ES' : 'en-US'));
  }

  nameOf(id: string): string | null {
    if (id === this.server?.bot.id) return this.server.bot.name;
    return this.server?.people.find((person) => person.id === id)?.name ?? null;
  }

  postsHere(): ShownPost[] {
    return [...this.posts.values()].filter(({ message }) => message.channel_id === this.channelId);
  }

  /** Looks at the server as the person of that key; the first person when there is no such key. */
  connect(key: string | null): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/chat?as=${encodeURIComponent(key ?? '')}`);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#onEvent(JSON.parse(String(data)));
    });
    socket.addEventListener('close', () => {
      if (socket !== this.#socket) return;
      if (this.server) this.#onServer({ ...this.server, bot: { ...this.server.bot, online: false } });
      this.emit('connected', false);
      setTimeout(() => {
        if (socket === this.#socket) this.connect(key);
      }, RETRY);
    });
  }

  send(request: NewPageRequest): Promise<Reply> {
    this.#lastRequestId += 1;
    const id = this.#lastRequestId;
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...request, id }));
      else resolve({ kind: 'reply', id, interaction: null, refused: 'offline' });
    });
  }

  /** Asks the bot for something and waits until it answered, or did not. */
  async ask(request: NewPageRequest): Promise<{ refused: string } | { settled: Settled }> {
    const reply = await this.send(request);
    if (reply.interaction === null) return { refused: reply.refused ?? '' };
    const id = reply.interaction;
    const early = this.#settled.get(id);
    if (early) return { settled: early };
    return new Promise((resolve) => {
      const stop = this.on('settled', (settled) => {
        if (settled.interaction !== id) return;
        stop();
        resolve({ settled });
      });
    });
  }

  enter(channelId: string): void {
    this.channelId = channelId;
    sessionStorage.setItem('channel', channelId);
    this.emit('channel', channelId);
  }

  fail(messageId: string, text: string): void {
    this.failures.set(messageId, text);
    this.emit('failure', messageId);
  }

  #onServer(server: Server): void {
    const first = this.server?.me !== server.me;
    this.server = server;
    document.documentElement.lang = this.me?.language.slice(0, 2) ?? 'en';
    if (!this.channel) {
      const kept = sessionStorage.getItem('channel');
      this.channelId = server.channels.find((channel) => channel.id === kept)?.id ?? server.channels[0]?.id ?? '';
    }
    this.emit('server', server);
    if (first) this.emit('connected', true);
  }

  #onEvent(event: PageEvent) {
    switch (event.kind) {
      case 'server':
        return this.#onServer(event.server);
      case 'history':
        this.posts.clear();
        this.failures.clear();
        for (const post of event.posts) this.posts.set(post.message.id, post);
        this.emit('connected', true);
        return this.emit('history', undefined);
      case 'post':
      case 'edit':
        this.posts.set(event.post.message.id, event.post);
        if (event.kind === 'edit') this.failures.delete(event.post.message.id);
        return this.emit(event.kind, event.post);
      case 'remove':
        this.posts.delete(event.message);
        return this.emit('remove', event.message);
      case 'typing':
        return this.emit('typing', event.channel);
      case 'settled':
        this.#settled.set(event.interaction, event);
        return this.emit('settled', event);
      case 'reply':
        this.#replies.get(event.id)?.(event);
        this.#replies.delete(event.id);
    }
  }
}

/** One window, one store. */
export const store = new Store();
