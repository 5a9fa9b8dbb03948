import { z } from 'zod';

/** Messages from a shard's process to the supervisor that started it. */
export type ShardReport =
  | { readonly kind: 'started' }
  /** `settled`: a restart would fail in the same way. */
  | { readonly kind: 'failed'; readonly message: string; readonly settled: boolean };

const report: z.ZodType<ShardReport> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started') }),
  z.object({ kind: z.literal('failed'), message: z.string(), settled: z.boolean() }),
]);

/** Null for anything else: discord.js uses the same channel. */
export const parseShardReport = (message: unknown): ShardReport | null => report.safeParse(message).data ?? null;

/** Resolves when the message is sent, or at once if there is no supervisor. */
export const reportToSupervisor = (told: ShardReport): Promise<void> =>
  new Promise((resolve) => {
    if (process.send && process.connected) process.send(told, () => resolve());
    else resolve();
  });
