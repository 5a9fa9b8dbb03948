import { type DestinationStream, type Level, type Logger, pino } from 'pino';

const field = (error: object, name: string): unknown => (name in error ? error[name as keyof typeof error] : undefined);

/**
 * An error of discord.js carries the whole request: its URL contains an interaction token, its body what someone
 * wrote. Only these fields of an error are logged.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const fields = ['code', 'status', 'method'].map((name) => [name, field(error, name)]);
  return { type: error.name, message: error.message, ...Object.fromEntries(fields), stack: error.stack };
}

export function openLog(level: Level | 'silent', stream?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return stream ? pino(options, stream) : pino(options);
}
