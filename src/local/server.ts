import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, wallClock } from '#platform';
import { serveAttachment, serveEmoji, servePage } from './assets.ts';
import { makePageConnections } from './chat/page-connection.ts';
import { type Gateway, makeGateway } from './gateway/gateway.ts';
import { isOwnHost, isOwnOrigin, sendJson, type Upgrade } from './http-request.ts';
import { restoreWorld } from './journal/restore-world.ts';
import { makeApi, type Watch } from './rest/api.ts';
import type { FaultInjector } from './rest/fault-injection.ts';
import { limitedStarts, type SessionStarts, unlimitedStarts } from './session-starts.ts';
import { makeWorld, type World } from './world.ts';

export type LocalChat = {
  readonly world: World;
  readonly gateway: Gateway;
  /** Where the page is. */
  readonly url: string;
  /** The `rest.api` option for discord.js. */
  readonly api: string;
  /** The bot token of this run; random each time. */
  readonly token: string;
  close(): Promise<void>;
};

export type LocalOptions = {
  /** The port to try first; 0 for any. */
  readonly port?: number;
  readonly clock?: Clock;
  /** Names of the servers; the page shows the first. One server by default. */
  readonly guilds?: readonly string[];
  /** The folder for messages, people and their read markers; without it they are lost at the end. */
  readonly folder?: string | null;
  /** Whether to apply Discord's rate limits; tests turn them off to be quick. */
  readonly rated?: boolean;
  /** The session start limit, if it differs from `rated`. */
  readonly starts?: SessionStarts;
  readonly watch?: Watch;
  /** Faults injected by tests. */
  readonly injectFault?: FaultInjector;
  readonly onError?: (error: unknown) => void;
};

const HOST = '127.0.0.1';
const TRIES = 20;
const HIGHEST_PORT = 65_535;

/** Leaves no listener behind if the port is taken. */
async function bind(server: Server, port: number): Promise<void> {
  server.listen(port, HOST);
  await once(server, 'listening');
}

/** Takes the given port, or the next free one above it. */
async function bindNear(server: Server, port: number): Promise<number> {
  for (let offset = 0; ; offset += 1) {
    try {
      await bind(server, port === 0 ? 0 : port + offset);
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || offset >= TRIES || port + offset >= HIGHEST_PORT) throw error;
    }
  }
}

const isAllowed = ({ headers }: IncomingMessage) =>
  isOwnHost(headers.host) && isOwnOrigin(headers.origin, headers.host);

const addressOf = (request: IncomingMessage, world: World) =>
  URL.canParse(request.url ?? '/', world.origin) ? new URL(request.url ?? '/', world.origin) : null;

/** Starts the stand-in for Discord and the page that shows it, for this machine only. */
export async function startLocalChat(options: LocalOptions = {}): Promise<LocalChat> {
  const { port = 0, clock = wallClock, rated = false, watch = () => {}, onError = () => {} } = options;
  const { injectFault = () => null, guilds = [], folder = null } = options;
  const world = makeWorld(clock, guilds, options.starts ?? (rated ? limitedStarts(clock) : unlimitedStarts));
  const token = `${Buffer.from(world.bot.id).toString('base64url')}.local.${randomBytes(24).toString('base64url')}`;
  const api = makeApi({ world, token, injectFault }, watch, rated);
  const gateway = makeGateway(world, token, onError);
  const windows = makePageConnections(world, onError);

  const route = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isAllowed(request))
      return sendJson(response, 403, { message: 'Only this machine may talk to the local chat.' });
    const url = addressOf(request, world);
    if (!url) return sendJson(response, 400, { message: '400: Bad Request', code: 0 });
    if (url.pathname.startsWith('/api/')) return api(request, response, url);
    if (request.method !== 'GET') return sendJson(response, 405, { message: 'Method Not Allowed' });
    if (url.pathname.startsWith('/attachments/')) return serveAttachment(world, response, url);
    if (url.pathname.startsWith('/emojis/')) return serveEmoji(world, response, url.pathname);
    return servePage(response, url.pathname);
  };
  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => {
      // A client that hung up in the middle of its request needs no answer.
      if (!request.complete && request.destroyed) return;
      onError(error);
      if (!response.headersSent) sendJson(response, 500, { message: '500: Internal Server Error', code: 0 });
    });
  });
  const upgrades: Readonly<Record<string, Upgrade>> = {
    '/gateway': gateway.upgrade,
    '/gateway/': gateway.upgrade,
    '/chat': windows.upgrade,
  };
  server.on('upgrade', (request, socket, head) => {
    const url = addressOf(request, world);
    const upgrade = upgrades[url?.pathname ?? ''];
    if (isAllowed(request) && upgrade && url) upgrade(request, socket, head, url);
    else socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
  });

  world.origin = `http://${HOST}:${await bindNear(server, port)}`;
  const unread = folder === null ? 0 : restoreWorld(world, folder);
  if (unread > 0) onError(new Error(`${unread} lines of the journal in ${folder} can't be read; it is kept beside`));
  return {
    world,
    gateway,
    url: world.origin,
    api: `${world.origin}/api`,
    token,
    async close() {
      windows.close();
      gateway.cut();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
