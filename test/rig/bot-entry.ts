import { openLog, stopOnSignal, wallClock } from '#platform';
import { openStore, takeLease } from '#store';
import { COMMANDS } from '../../commands/index.ts';
import { startBot } from '../../src/bot/bot.ts';
import { shareDatabase } from '../../src/bot/shared-coordination.ts';
import { fakeLease } from './fake-lease.ts';
import { accepted } from './play.ts';
import { thinkHere } from './same-thread-thinking.ts';
import { sketches } from './sketches.ts';

/**
 * Starts the bot without its picture threads. With a `HOLDER` it takes its lease like a bot on another machine, so it
 * can't see whether other processes have ended. Without one it always considers itself in charge: only refusals by the
 * database and Discord keep it from doing harm.
 */
const { DISCORD_TOKEN = '', DISCORD_API_URL = null, DATABASE_URL = '', HOLDER } = process.env;

const log = openLog('info');
const store = accepted(await openStore(DATABASE_URL));
const shard = { id: 0, count: 1 };
const lease = HOLDER
  ? await takeLease(store, { shard, holder: HOLDER, hasEnded: () => false, log, clock: wallClock })
  : { ...fakeLease(shard), isSoleHolder: () => false };
const bot = startBot({
  token: DISCORD_TOKEN,
  api: DISCORD_API_URL,
  commands: COMMANDS,
  store,
  coordination: shareDatabase({ store, lease, log, clock: wallClock }),
  drawPool: sketches(),
  thinkPool: thinkHere,
  log,
});
stopOnSignal(
  bot.then(({ stop }) => stop),
  log,
);
await bot;
