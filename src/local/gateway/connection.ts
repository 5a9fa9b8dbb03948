import {
  GatewayCloseCodes as Close,
  GatewayDispatchEvents,
  GatewayIntentBits,
  GatewayOpcodes as Op,
} from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { describeGuildFull, describeMembers } from '../describe-guild.ts';
import { LIMITS } from '../discord-limits.ts';
import { describeApplication, gatewayUrl } from '../rest/application-routes.ts';
import { guardSocket, type OnError } from '../socket-guard.ts';
import type { Guild, World } from '../world.ts';
import { openStream, type Send } from './payload-stream.ts';
import { dispatch, isOfShard, makeSession, resume, type Session } from './session.ts';

/** A fresh bot has none of these switched on in the developer portal. */
const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

const payloads = z.discriminatedUnion('op', [
  z.object({ op: z.literal(Op.Heartbeat), d: z.number().nullish() }),
  z.object({
    op: z.literal(Op.Identify),
    d: z.object({
      token: z.string(),
      intents: z.int().min(0),
      properties: z.object({}),
      shard: z.tuple([z.int(), z.int()]).optional(),
    }),
  }),
  z.object({ op: z.literal(Op.Resume), d: z.object({ token: z.string(), session_id: z.string(), seq: z.int() }) }),
  z.object({ op: z.literal(Op.PresenceUpdate), d: z.unknown().optional() }),
  z.object({ op: z.literal(Op.VoiceStateUpdate), d: z.unknown().optional() }),
  z.object({ op: z.literal(Op.RequestGuildMembers), d: z.object({ guild_id: z.string() }).loose() }),
]);

type Payload = z.infer<typeof payloads>;
type Identify = Extract<Payload, { op: Op.Identify }>['d'];
type Resume = Extract<Payload, { op: Op.Resume }>['d'];
type Shard = Session['shard'];

export type GatewayState = {
  readonly world: World;
  readonly token: string;
  readonly sessions: Map<string, Session>;
  readonly onError: OnError;
};

/** One connection of a bot: hello, identify or resume, and heartbeats. */
export class Connection {
  readonly #gateway: GatewayState;
  readonly #socket: WebSocket;
  readonly #send: Send;
  #session: Session | null = null;
  #received: number[] = [];

  constructor(gateway: GatewayState, socket: WebSocket, query: URLSearchParams) {
    this.#gateway = gateway;
    this.#socket = socket;
    this.#send = openStream(socket, query.get('compress'));
    if (query.get('v') !== '10' || (query.get('encoding') ?? 'json') !== 'json') {
      socket.close(Close.InvalidAPIVersion);
      return;
    }
    socket.on('message', (data) => this.#guard(() => this.#receive(String(data))));
    socket.on('close', (code) => this.#guard(() => this.#onClose(code)));
    socket.on('error', () => socket.terminate());
    this.#send({ op: Op.Hello, s: null, t: null, d: { heartbeat_interval: LIMITS.heartbeat, _trace: [] } });
  }

  #guard(handle: () => void): void {
    guardSocket(this.#socket, Close.UnknownError, this.#gateway.onError, handle);
  }

  #receive(text: string) {
    const now = this.#gateway.world.clock.now();
    this.#received = [...this.#received.filter((time) => now - time < 60_000), now];
    if (this.#received.length > LIMITS.gatewaySends) return this.#socket.close(Close.RateLimited);
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return this.#socket.close(Close.DecodeError);
    }
    const parsed = payloads.safeParse(json);
    if (!parsed.success) {
      const unknown = parsed.error.issues.some((issue) => issue.path[0] === 'op');
      return this.#socket.close(unknown ? Close.UnknownOpcode : Close.DecodeError);
    }
    this.#handle(parsed.data);
  }

  #handle(payload: Payload) {
    switch (payload.op) {
      case Op.Heartbeat:
        return this.#send({ op: Op.HeartbeatAck, s: null, t: null, d: null });
      case Op.Identify:
        return this.#identify(payload.d);
      case Op.Resume:
        return this.#resume(payload.d);
      default:
        if (!this.#session) return this.#socket.close(Close.NotAuthenticated);
        if (payload.op === Op.RequestGuildMembers) this.#sendMembers(this.#session, payload.d.guild_id);
    }
  }

  #whyNot(token: string, intents: number, [id, count]: Shard, guilds: readonly Guild[]): Close | null {
    if (this.#session) return Close.AlreadyAuthenticated;
    if (token !== this.#gateway.token) return Close.AuthenticationFailed;
    if (id < 0 || id >= count) return Close.InvalidShard;
    if (guilds.length > LIMITS.shardGuilds) return Close.ShardingRequired;
    if (intents >= 1 << 26) return Close.InvalidIntents;
    return (intents & PRIVILEGED) === 0 ? null : Close.DisallowedIntents;
  }

  /** A start that comes too soon may be retried; after too many in a day, Discord resets the token. */
  #mayStart(id: number): boolean {
    const start = this.#gateway.world.starts.take(id);
    if (start === 'hasty') this.#send({ op: Op.InvalidSession, s: null, t: null, d: false });
    if (start === 'spent') this.#socket.close(Close.AuthenticationFailed);
    return start === 'fine';
  }

  #identify({ token, intents, shard = [0, 1] }: Identify): void {
    const { world, sessions } = this.#gateway;
    const guilds = shard[1] > 0 ? [...world.guilds.values()].filter((guild) => isOfShard({ shard }, guild)) : [];
    const code = this.#whyNot(token, intents, shard, guilds);
    if (code !== null) {
      this.#socket.close(code);
      return;
    }
    if (!this.#mayStart(shard[0])) return;
    const session = makeSession(intents, shard, this.#send);
    this.#session = session;
    sessions.set(session.id, session);
    dispatch(session, GatewayDispatchEvents.Ready, {
      v: 10,
      user: world.bot,
      session_id: session.id,
      resume_gateway_url: gatewayUrl(world),
      session_type: 'normal',
      application: describeApplication(world),
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      shard,
      private_channels: [],
      presences: [],
      relationships: [],
    });
    for (const guild of guilds) dispatch(session, GatewayDispatchEvents.GuildCreate, describeGuildFull(world, guild));
    this.#updateOnline();
  }

  #resume({ token, session_id, seq }: Resume) {
    if (token !== this.#gateway.token) return this.#socket.close(Close.AuthenticationFailed);
    const session = this.#gateway.sessions.get(session_id);
    if (session && resume(session, seq, this.#send)) {
      this.#session = session;
      return this.#updateOnline();
    }
    this.#send({ op: Op.InvalidSession, s: null, t: null, d: false });
  }

  #sendMembers(session: Session, guildId: string): void {
    const { world } = this.#gateway;
    const guild = world.guilds.get(guildId);
    if (!guild || !isOfShard(session, guild)) return;
    dispatch(session, GatewayDispatchEvents.GuildMembersChunk, {
      guild_id: guild.id,
      members: describeMembers(world, guild),
      chunk_index: 0,
      chunk_count: 1,
    });
  }

  /** A clean close ends the session; a lost connection may resume it. */
  #onClose(code: number): void {
    const session = this.#session;
    if (!session || session.send !== this.#send) return;
    session.send = null;
    if (code === 1000 || code === 1001) this.#gateway.sessions.delete(session.id);
    this.#updateOnline();
  }

  #updateOnline(): void {
    const { world, sessions } = this.#gateway;
    const online = [...sessions.values()].some((session) => session.send !== null);
    if (online === world.online) return;
    world.online = online;
    world.emit({ kind: 'bot', online });
  }
}
