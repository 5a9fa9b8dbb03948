import type { Logger } from 'pino';

export type Stop = () => Promise<void>;

/** One Ctrl-C may arrive twice, from the terminal and from npm; only a later one forces the end. */
const DOUBLE_SIGNAL_MS = 1_000;

/** Process managers allow ten seconds. Moves are saved before they are announced, so stopping early loses nothing. */
const STOP_TIMEOUT_MS = 8_000;

const deadline = (patience: number) => new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late'));

async function end(stop: Stop, log: Logger, patience: number): Promise<void> {
  log.info('stopping');
  try {
    const late = await Promise.race([stop(), deadline(patience)]);
    if (late) log.warn('stopped before everything was posted; the rest follows at the next start');
    else log.info('stopped');
    process.exit(0);
  } catch (error) {
    log.error(error, 'failed to stop cleanly');
    process.exit(1);
  }
}

/** Exits at once on a signal while nothing has started. The returned function removes the handler. */
export function exitOnSignal(): () => void {
  const leave = () => process.exit(0);
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  return () => {
    process.off('SIGINT', leave);
    process.off('SIGTERM', leave);
  };
}

/** Stops in order on a signal; during startup, only once startup is done. */
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
 * On SIGTERM npm and its shell die at once, without waiting for the program they started. So it stops, too, once its
 * parent is gone.
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

/** Stops when the parent is gone: nobody is left to restart or stop this process. */
export function stopWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/**
 * An unhandled rejection is logged and the bot goes on, since every press starts from stored data. After an uncaught
 * exception the state of the process is unknown, so it exits for a process manager to restart it.
 */
export function installCrashHandlers(log: Logger): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'uncaught exception');
    process.exit(1);
  });
}
