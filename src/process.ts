import type { Logger } from 'pino';

export type Stop = () => Promise<void>;

/** One Ctrl-C may arrive twice, from the terminal and from npm; only a later one forces the end. */
const IMPATIENT = 1_000;

/** Ten seconds are what a supervisor gives; every move is saved before it is told, so leaving earlier loses nothing. */
const DEADLINE = 8_000;

const deadline = () => new Promise<'late'>((resolve) => setTimeout(resolve, DEADLINE, 'late'));

async function end(stop: Stop, log: Logger): Promise<void> {
  log.info('stopping');
  try {
    const late = await Promise.race([stop(), deadline()]);
    if (late) log.warn('stopped before all was told; it is told at the next start');
    else log.info('stopped');
    process.exit(0);
  } catch (error) {
    log.error(error, 'stopped badly');
    process.exit(1);
  }
}

export function stopOnSignal(stop: Stop, log: Logger): void {
  let since = 0;
  const hear = () => {
    if (since === 0) {
      since = Date.now();
      void end(stop, log);
    } else if (Date.now() - since > IMPATIENT) process.exit(1);
  };
  process.on('SIGINT', hear);
  process.on('SIGTERM', hear);
}

/**
 * A promise nobody waited for is logged and the bot goes on: every press starts from what is stored. After an error
 * thrown past every handler the state of the process is unknown, so it ends for a supervisor to start it again.
 */
export function surviveMishaps(log: Logger): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise failed unheard'));
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'an error nobody caught');
    process.exit(1);
  });
}
