import { LIMITS } from '../discord-limits.ts';
import type { World } from '../world.ts';
import { ok, type Route } from './route.ts';

/** A bot's application has the id of its user. */
export const describeApplication = (world: World) => ({
  id: world.bot.id,
  name: world.bot.username,
  icon: null,
  description: '',
  bot_public: false,
  bot_require_code_grant: false,
  verify_key: '',
  flags: 0,
  bot: world.bot,
  summary: '',
  team: null,
});

/** A bare address: the client appends its own query. */
export const gatewayUrl = (world: World) => `${world.origin.replace(/^http/, 'ws')}/gateway`;

export const APPLICATION_ROUTES: readonly Route[] = [
  { method: 'GET', pattern: '/gateway', handle: (world) => ok({ url: gatewayUrl(world) }) },
  {
    method: 'GET',
    pattern: '/gateway/bot',
    handle: (world) =>
      ok({
        url: gatewayUrl(world),
        shards: Math.ceil(world.guilds.size / LIMITS.guildsPerShard),
        session_start_limit: world.starts.limit(),
      }),
  },
  { method: 'GET', pattern: '/applications/@me', handle: (world) => ok(describeApplication(world)) },
  { method: 'GET', pattern: '/oauth2/applications/@me', handle: (world) => ok(describeApplication(world)) },
];
