import { type WebSocket, WebSocketServer } from 'ws';
import type { Upgrade } from '../http.ts';
import { Refusal } from '../refusal.ts';
import { guard, type OnError } from '../socket.ts';
import { type Event, type Guild, homeOf, ownerOf, type Person, type Post, seenBy, type World } from '../world.ts';
import { describeServer, show, showHistory } from './describe-server.ts';
import { type Told, wish } from './wire.ts';
import { grant } from './wishes.ts';

const MAX_PAYLOAD = 16 * 1024 * 1024;
/** The close code of the websocket protocol for a server that failed. */
const INTERNAL_ERROR = 1011;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One open page, looking at the first server through the eyes of one person. */
class Window {
  readonly #world: World;
  readonly #guild: Guild;
  readonly #person: Person;
  readonly #socket: WebSocket;
  readonly #onError: OnError;
  #serverIsStale = false;

  constructor(world: World, person: Person, socket: WebSocket, onError: OnError) {
    this.#world = world;
    this.#guild = homeOf(world);
    this.#person = person;
    this.#socket = socket;
    this.#onError = onError;
    const stop = world.listen((event) => this.#guard(() => this.#hear(event)));
    socket.on('close', stop);
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.#guard(() => this.#grant(String(data))));
    this.#tell({ kind: 'server', server: describeServer(world, this.#guild, person) });
    this.#tell({ kind: 'history', posts: showHistory(world, this.#guild, person) });
  }

  #guard(handle: () => void): void {
    guard(this.#socket, INTERNAL_ERROR, this.#onError, handle);
  }

  #tell(told: Told): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(told));
  }

  /** Many changes at once are told as one. */
  #tellTown(): void {
    if (this.#serverIsStale) return;
    this.#serverIsStale = true;
    setImmediate(() => {
      this.#serverIsStale = false;
      this.#guard(() => this.#tell({ kind: 'server', server: describeServer(this.#world, this.#guild, this.#person) }));
    });
  }

  #hear(event: Event) {
    switch (event.kind) {
      case 'post':
      case 'edit':
      case 'remove':
        return this.#hearPost(event);
      case 'settled':
        return this.#hearSettled(event);
      case 'typing':
        return this.#tell({ kind: 'typing', channel: event.channel.id });
      case 'asked':
      case 'emoji':
      case 'emoji-gone':
        return;
      default:
        return this.#tellTown();
    }
  }

  #hearPost({ kind, post }: Extract<Event, { kind: 'post' | 'edit' | 'remove' }>): void {
    if (!this.#isHere(post) || !seenBy(post, this.#person.user.id)) return;
    if (kind === 'remove') this.#tell({ kind, message: post.message.id, channel: post.message.channel_id });
    else this.#tell({ kind, post: show(this.#world, this.#person, post) });
    if (kind !== 'edit') this.#tellTown();
  }

  #isHere({ message }: Post): boolean {
    return this.#world.channels.get(message.channel_id)?.guild === this.#guild;
  }

  #hearSettled({ interaction }: Extract<Event, { kind: 'settled' }>): void {
    if (interaction.person !== this.#person) return;
    const { id, state, source, choices, modal, channel, kind } = interaction;
    this.#tell({ kind: 'settled', interaction: id, of: kind, state, source, choices, modal, channel: channel.id });
  }

  #grant(text: string) {
    const parsed = wish.safeParse(parseJson(text));
    if (!parsed.success) return this.#socket.close(1008, 'Not a wish.');
    const { id } = parsed.data;
    try {
      const interaction = grant(this.#world, this.#person, parsed.data)?.id ?? null;
      this.#tell({ kind: 'reply', id, interaction, refused: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#tell({ kind: 'reply', id, interaction: null, refused: error.reason });
    }
  }
}

/** Windows name their person by username, so that an address stays good after a restart. */
export function makeWindows(world: World, onError: OnError): { readonly upgrade: Upgrade; close(): void } {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD });
  return {
    upgrade(request, socket, head, url) {
      const key = url.searchParams.get('as');
      const person = [...world.people.values()].find((one) => one.user.username === key) ?? ownerOf(world);
      server.handleUpgrade(request, socket, head, (client) => {
        guard(client, INTERNAL_ERROR, onError, () => new Window(world, person, client, onError));
      });
    },
    close() {
      for (const client of server.clients) client.terminate();
    },
  };
}
