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
 * A root of the bot that pays for no pictures. With a `HOLDER` it takes its lease like one on another machine: whether
 * the others there have ended it can't see. Without one it takes itself to be in charge, whoever else does: then only
 * what the database and Discord refuse keeps it from harm.
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
