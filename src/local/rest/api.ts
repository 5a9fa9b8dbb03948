import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../api-refusal.ts';
import { type Body, readBody, sendJson } from '../http-request.ts';
import type { World } from '../world.ts';
import { APPLICATION_ROUTES } from './application-routes.ts';
import { CALLBACK_ROUTES } from './callback-routes.ts';
import { COMMAND_ROUTES } from './command-routes.ts';
import { EMOJI_ROUTES } from './emoji-routes.ts';
import { breakConnection, type Fault, type FaultInjector, isBeforeArrival } from './fault-injection.ts';
import { GUILD_ROUTES } from './guild-routes.ts';
import { MESSAGE_ROUTES } from './message-routes.ts';
import { makeRateLimiter } from './rate-limit.ts';
import { type Call, findRoute, type Reply } from './route.ts';
import { THREAD_ROUTES } from './thread-routes.ts';
import { WEBHOOK_ROUTES } from './webhook-routes.ts';

const ROUTES = [
  ...APPLICATION_ROUTES,
  ...CALLBACK_ROUTES,
  ...WEBHOOK_ROUTES,
  ...MESSAGE_ROUTES,
  ...COMMAND_ROUTES,
  ...EMOJI_ROUTES,
  ...GUILD_ROUTES,
  ...THREAD_ROUTES,
];

/** A request of the bot with the answer it got. */
export type Exchange = { readonly call: Call; readonly reply: Reply; readonly fault: Fault | null };
export type Watch = (exchange: Exchange) => void;

/** Seconds a client is told to wait when a limit is reached. */
const RATION_WAIT = '30';

const PREFIX = /^\/api\/v10/;

type Server = { readonly world: World; readonly token: string; readonly injectFault: FaultInjector };

const UNHEARD: Reply = { status: 0 };

async function serve(
  { world, token, injectFault }: Server,
  call: Omit<Call, keyof Body>,
  request: IncomingMessage,
): Promise<Exchange> {
  let full: Call = { ...call, body: undefined, uploads: [] };
  let reply: Reply;
  let fault: Fault | null = null;
  try {
    const { route, ids } = findRoute(world, ROUTES, token, call);
    full = { ...call, ...(await readBody(request)) };
    fault = injectFault(full);
    if (isBeforeArrival(fault)) return { call: full, reply: typeof fault === 'string' ? UNHEARD : fault, fault };
    reply = route.handle(world, full, ...ids);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reply = { status: error.status, body: error.body };
  }
  return { call: full, reply, fault };
}

/** Discord's REST v10, as far as a bot of buttons and commands needs it. */
export function makeApi(server: Server, watch: Watch, rated: boolean) {
  const { world } = server;
  const rate = makeRateLimiter(world.clock);
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const call = {
      method: request.method ?? 'GET',
      path: url.pathname.replace(PREFIX, ''),
      query: url.searchParams,
      authorization: request.headers.authorization ?? null,
    };
    const { headers, wait } = rated ? rate(call.method, call.path) : { headers: {}, wait: 0 };
    if (wait > 0) {
      request.resume();
      const body = {
        message: 'You are being rate limited.',
        retry_after: wait,
        global: 'x-ratelimit-global' in headers,
      };
      sendJson(response, 429, body, { ...headers, 'retry-after': String(Math.ceil(wait)) });
      return;
    }
    const exchange = await serve(server, call, request);
    watch(exchange);
    if (typeof exchange.fault === 'string') return breakConnection(exchange.fault, request, response);
    const { status, body, headers: own } = exchange.reply;
    const ration = status === 429 ? { 'retry-after': RATION_WAIT } : {};
    // A body that was refused unread is not waited for.
    const unread = request.complete ? {} : { connection: 'close' };
    sendJson(response, status, body, { ...headers, ...ration, ...unread, ...own });
  };
}
