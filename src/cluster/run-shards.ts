import { DiscordAPIError, REST, Routes, ShardingManager } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Stop } from '#platform';
import { type Config, ConfigError, configError } from '../config.ts';
import { type OwnShards, ShardSupervisor } from './shard-supervisor.ts';

type Discord = NonNullable<Config['discord']>;

const gateway = z.object({
  shards: z.int().min(1),
  session_start_limit: z.object({ max_concurrency: z.int().min(1) }),
});

/** The helper of discord.js always asks Discord, even if the REST API is configured elsewhere. */
async function askGateway({ token, api }: Discord): Promise<z.infer<typeof gateway>> {
  const rest = new REST(api ? { api } : {}).setToken(token);
  try {
    return gateway.parse(await rest.get(Routes.gatewayBot()));
  } catch (error) {
    const refused = error instanceof DiscordAPIError && error.status === 401;
    throw refused ? configError('DISCORD_TOKEN', 'is not accepted by Discord') : error;
  }
}

export async function ownShards(discord: Discord): Promise<OwnShards> {
  const { count, own } = discord.shards;
  if (count === 1) return { ids: [0], count, concurrency: 1 };
  const { shards, session_start_limit } = await askGateway(discord);
  const all = count === 'auto' ? shards : count;
  const ids = own ?? Array.from({ length: all }, (_, i) => i);
  return { ids, count: all, concurrency: session_start_limit.max_concurrency };
}

export function runShards(token: string, own: OwnShards, log: Logger, fail: (error: Error) => void): Stop {
  const [, script = '', ...words] = process.argv;
  const manager = new ShardingManager(script, {
    token,
    totalShards: own.count,
    shardList: [...own.ids],
    shardArgs: words,
    execArgv: process.execArgv,
    // Without a pause, failing starts would follow each other in a tight loop.
    respawn: false,
  });
  const fleet = new ShardSupervisor(manager, log, (problem) => fail(new ConfigError(problem)));
  fleet.start(own);
  return fleet.stop;
}
