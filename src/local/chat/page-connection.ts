import { type WebSocket, WebSocketServer } from 'ws';
import { Refusal } from '../api-refusal.ts';
import type { Upgrade } from '../http-request.ts';
import { guardSocket, type OnError } from '../socket-guard.ts';
import {
  type Event,
  type Guild,
  homeOf,
  ownerOf,
  type Person,
  type Post,
  placesOf,
  seenBy,
  type World,
} from '../world.ts';
import { describeHistory, describePost, describeServer } from './describe-server.ts';
import { type PageEvent, pageRequest } from './page-protocol.ts';
import { handlePageRequest } from './page-requests.ts';

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
class PageConnection {
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
    const stop = world.listen((event) => this.#guard(() => this.#onEvent(event)));
    socket.on('close', stop);
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => this.#guard(() => this.#onRequest(String(data))));
    this.#send({ kind: 'server', server: describeServer(world, this.#guild, person) });
    this.#send({ kind: 'history', posts: describeHistory(world, this.#guild, person) });
  }

  #guard(handle: () => void): void {
    guardSocket(this.#socket, INTERNAL_ERROR, this.#onError, handle);
  }

  #send(event: PageEvent): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(event));
  }

  /** Many changes at once are sent as one. */
  #sendServerSoon(): void {
    if (this.#serverIsStale) return;
    this.#serverIsStale = true;
    setImmediate(() => {
      this.#serverIsStale = false;
      this.#guard(() => this.#send({ kind: 'server', server: describeServer(this.#world, this.#guild, this.#person) }));
    });
  }

  #onEvent(event: Event) {
    switch (event.kind) {
      case 'post':
      case 'edit':
      case 'remove':
        return this.#onPost(event);
      case 'settled':
        return this.#onSettled(event);
      case 'typing':
        return this.#send({ kind: 'typing', channel: event.channel.id });
      case 'asked':
      case 'emoji':
      case 'emoji-gone':
        return;
      default:
        return this.#sendServerSoon();
    }
  }

  #onPost({ kind, post }: Extract<Event, { kind: 'post' | 'edit' | 'remove' }>): void {
    if (!this.#isHere(post) || !seenBy(post, this.#person.user.id)) return;
    if (kind === 'remove') this.#send({ kind, message: post.message.id, channel: post.message.channel_id });
    else this.#send({ kind, post: describePost(this.#world, this.#person, post) });
    if (kind !== 'edit') this.#sendServerSoon();
  }

  #isHere({ message }: Post): boolean {
    return placesOf(this.#world, this.#guild, this.#person).some(({ id }) => id === message.channel_id);
  }

  #onSettled({ interaction }: Extract<Event, { kind: 'settled' }>): void {
    if (interaction.person !== this.#person) return;
    const { id, state, source, choices, modal, channel, kind } = interaction;
    this.#send({ kind: 'settled', interaction: id, of: kind, state, source, choices, modal, channel: channel.id });
  }

  #onRequest(text: string) {
    const parsed = pageRequest.safeParse(parseJson(text));
    if (!parsed.success) return this.#socket.close(1008, 'Not a page request.');
    const { id } = parsed.data;
    try {
      const interaction = handlePageRequest(this.#world, this.#person, parsed.data)?.id ?? null;
      this.#send({ kind: 'reply', id, interaction, refused: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#send({ kind: 'reply', id, interaction: null, refused: error.reason });
    }
  }
}

/** Windows name their person by username, so that an address stays good after a restart. */
export function makePageConnections(world: World, onError: OnError): { readonly upgrade: Upgrade; close(): void } {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD });
  return {
    upgrade(request, socket, head, url) {
      const key = url.searchParams.get('as');
      const person = [...world.people.values()].find((one) => one.user.username === key) ?? ownerOf(world);
      server.handleUpgrade(request, socket, head, (client) => {
        guardSocket(client, INTERNAL_ERROR, onError, () => new PageConnection(world, person, client, onError));
      });
    },
    close() {
      for (const client of server.clients) client.terminate();
    },
  };
}
