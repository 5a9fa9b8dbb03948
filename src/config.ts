import { availableParallelism } from 'node:os';
import { z } from 'zod';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** The settings as the program uses them; nothing else reads the environment. */
export type Config = {
  /** Null when there is no token: then the bundled local chat is used. */
  readonly discord: {
    readonly token: string;
    readonly api: string | null;
    /** The one guild whose commands are registered; null for all. */
    readonly guild: string | null;
  } | null;
  /** Where matches are kept. */
  readonly database: string;
  readonly port: number;
  readonly open: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** How many threads draw pictures. */
  readonly drawThreads: number;
};

/** What the person who starts the bot has to put right. */
export class ConfigError extends Error {}

const REMEDY: Readonly<Record<string, string>> = {
  DISCORD_TOKEN: 'Copy it from the Bot page of your application, without quotes, or leave it empty for the local chat.',
  DISCORD_API_URL: 'Leave it empty to talk to Discord itself.',
  GUILD_ID: 'Copy the id of a server the bot is in, or leave it empty to register the commands everywhere.',
  DATABASE_URL: 'Use sqlite://path, postgres://… or redis://…, or leave it empty for sqlite://data/cities.sqlite.',
  PORT: 'Use a whole number from 0 to 65535, or leave it empty for 3000.',
  OPEN: 'Use true or false.',
  DRAW_THREADS: 'Use a whole number from 1 to 4, or leave it empty for one less than there are cores.',
  LOG_LEVEL: `Use one of ${LOG_LEVELS.join(', ')}.`,
};

/** Names the variable, what is wrong with it and what to do. */
export const configError = (name: string, problem: string): ConfigError =>
  new ConfigError(`${name} ${problem}. ${REMEDY[name] ?? ''}`.trim());

const schema = z.object({
  DISCORD_TOKEN: z.string().regex(/^\S+$/, 'contains spaces').optional(),
  DISCORD_API_URL: z.url({ protocol: /^https?$/, error: 'is not a web address' }).optional(),
  GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/, 'is not the id of a server')
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite|postgres|postgresql|redis|rediss):\/\/./, 'names no database')
    .default('sqlite://data/cities.sqlite'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'is not a port')
    .transform(Number)
    .refine((port) => port <= 65_535, 'is not a port')
    .default(3000),
  OPEN: z.enum(['true', 'false'], { error: 'is neither true nor false' }).default('true'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: 'is not a log level' }).optional(),
  DRAW_THREADS: z
    .string()
    .regex(/^[1-4]$/, 'is not a number from 1 to 4')
    .transform(Number)
    .optional(),
});

/** One core is left to the thread that talks to people. */
const spareCores = (): number => Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
const MOST_THREADS = 4;

/** Reads the settings; an empty variable counts as one that is not set. */
export function parseConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined]);
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => configError(String(path[0]), message).message);
    throw new ConfigError(lines.join('\n'));
  }
  const { DISCORD_TOKEN, DISCORD_API_URL, GUILD_ID, DATABASE_URL, PORT, OPEN, LOG_LEVEL, DRAW_THREADS } = result.data;
  for (const [name, value] of Object.entries({ DISCORD_API_URL, GUILD_ID })) {
    if (value && !DISCORD_TOKEN) throw configError(name, 'is set, but DISCORD_TOKEN is not');
  }
  const api = DISCORD_API_URL?.replace(/\/+$/, '') ?? null;
  return {
    discord: DISCORD_TOKEN ? { token: DISCORD_TOKEN, api, guild: GUILD_ID ?? null } : null,
    database: DATABASE_URL,
    port: PORT,
    open: OPEN === 'true',
    drawThreads: DRAW_THREADS ?? spareCores(),
    logLevel: LOG_LEVEL ?? (DISCORD_TOKEN ? 'info' : 'warn'),
  };
}
