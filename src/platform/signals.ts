import type { Logger } from 'pino';

export type Stop = () => Promise<void>;

/** One Ctrl-C may arrive twice, from the terminal and from npm; only a later one forces the end. */
const DOUBLE_SIGNAL_MS = 1_000;

/** Ten seconds are what a supervisor gives; every move is saved before it is told, so leaving earlier loses nothing. */
const STOP_TIMEOUT_MS = 8_000;

const deadline = (patience: number) => new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late'));

async function end(stop: Stop, log: Logger, patience: number): Promise<void> {
  log.info('stopping');
  try {
    const late = await Promise.race([stop(), deadline(patience)]);
    if (late) log.warn('stopped before all was told; it is told at the next start');
    else log.info('stopped');
    process.exit(0);
  } catch (error) {
    log.error(error, 'stopped badly');
    process.exit(1);
  }
}

/** As long as nothing was begun there is nothing to finish. The returned function ends this. */
export function exitOnSignal(): () => void {
  const leave = () => process.exit(0);
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  return () => {
    process.off('SIGINT', leave);
    process.off('SIGTERM', leave);
  };
}

/** From now on, also while it is still beginning: what is told to stop then first begins, so that it stops in order. */
export function stopOnSignal(begun: Promise<Stop>, log: Logger, patience = STOP_TIMEOUT_MS): void {
  const stop = async () => (await begun)();
  let since = 0;
  const hear = () => {
    if (since === 0) {
      since = Date.now();
      void end(stop, log, patience);
    } else if (Date.now() - since > DOUBLE_SIGNAL_MS) process.exit(1);
  };
  process.on('SIGINT', hear);
  process.on('SIGTERM', hear);
}

const PARENT_CHECK_MS = 500;

/**
 * On SIGTERM npm and its shell die at once, without waiting for the program they started. So the program stops, too, when
 * its parent is gone.
 */
export function stopWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}

/** Nobody is left to start it again or to stop it: it takes the parent's death for the order to stop. */
export function stopWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/**
 * A promise nobody waited for is logged and the bot goes on: every press starts from what is stored. After an error
 * thrown past every handler the state of the process is unknown, so it ends for a supervisor to start it again.
 */
export function installCrashHandlers(log: Logger): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise failed unheard'));
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'an error nobody caught');
    process.exit(1);
  });
}
