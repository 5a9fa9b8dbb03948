import type { Durability } from './durability.ts';
import { messageOf } from './refusal.ts';

/** How long a database that is not up yet is waited for, and who hears of it and of what it then is like. */
export type Patience = {
  readonly ms: number;
  /** Called once, when waiting begins. */
  readonly waiting: (problem: string) => void;
  /** Called once, when what was waited for is there. */
  readonly there: () => void;
  readonly judged?: (durability: Durability) => void;
};

export const NO_PATIENCE: Patience = { ms: 0, waiting: () => {}, there: () => {} };

const PAUSE_MS = 500;

/** Nobody listens there, or nobody answers: as when a server is still starting. */
const SOCKET = /^(ECONN|ENET|EHOST|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
/** Postgres starts, stops or has too many connections; everything else it says is about the settings. */
const POSTGRES = /^(57P0[1-3]|53300|08)/;
/** Another process has just begun to use the file, and prepares it. */
const SQLITE = /^SQLITE_BUSY/;
const SAID = /^(LOADING|MASTERDOWN)|timeout|terminated|closed unexpectedly|failed to connect/i;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether the same database may well answer in a moment. A wrong password or a file that can't be opened won't. */
export function isNotUpYet(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isNotUpYet);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code ? [SOCKET, POSTGRES, SQLITE].some((known) => known.test(code)) : SAID.test(error.message);
}

/** Opens again and again while that may help; rejects with what went wrong last. */
export async function patiently<Opened>(
  open: () => Promise<Opened>,
  patience: Patience,
  pause = PAUSE_MS,
): Promise<Opened> {
  const until = performance.now() + patience.ms;
  let waited = false;
  while (true) {
    try {
      const opened = await open();
      if (waited) patience.there();
      return opened;
    } catch (error) {
      if (!isNotUpYet(error) || performance.now() + pause > until) throw error;
      if (!waited) patience.waiting(messageOf(error));
      waited = true;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
