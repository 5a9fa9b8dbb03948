import type { Durability } from './durability.ts';
import { errorCode, errorMessage } from './store-result.ts';

export type WaitOptions = {
  readonly ms: number;
  readonly onWait: (problem: string) => void;
  readonly onReady: () => void;
  readonly onDurability?: (durability: Durability) => void;
};

export const NO_WAIT: WaitOptions = { ms: 0, onWait: () => {}, onReady: () => {} };

const RETRY_MS = 500;

/** No server listens or answers there yet. */
const SOCKET = /^(ECONN|ENET|EHOST|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
/** PostgreSQL is starting, stopping or out of connections; every other code is about the settings. */
const POSTGRES = /^(57P0[1-3]|53300|08)/;
/** Another process is preparing the file. */
const SQLITE = /^SQLITE_BUSY/;
const MESSAGE = /^(LOADING|MASTERDOWN)|timeout|terminated|closed unexpectedly|failed to connect/i;

/** Whether a retry may help: not with a wrong password or a file that can't be opened. */
export function isTemporaryFailure(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isTemporaryFailure);
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  return code ? [SOCKET, POSTGRES, SQLITE].some((known) => known.test(code)) : MESSAGE.test(error.message);
}

export async function waitForDatabase<Opened>(
  open: () => Promise<Opened>,
  { ms, onWait, onReady }: WaitOptions,
  retryMs = RETRY_MS,
): Promise<Opened> {
  const until = performance.now() + ms;
  let waited = false;
  while (true) {
    try {
      const opened = await open();
      if (waited) onReady();
      return opened;
    } catch (error) {
      if (!isTemporaryFailure(error) || performance.now() + retryMs > until) throw error;
      if (!waited) onWait(errorMessage(error));
      waited = true;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
