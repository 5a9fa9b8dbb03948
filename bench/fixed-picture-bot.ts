import { readFileSync } from 'node:fs';
import { isProcessGone, openLog, processId, wallClock } from '#platform';
import { openStore, takeLease } from '#store';
import { openGamesThinkPool } from '#workers';
import { COMMANDS } from '../commands/index.ts';
import { startBot } from '../src/bot/bot.ts';
import { shareDatabase } from '../src/bot/shared-coordination.ts';
import type { GamesDrawPool } from '../src/workers/open-pools.ts';
import { accepted } from '../test/rig/play.ts';

/** The bot with a fixed picture: its cost without drawing. */
const { DISCORD_TOKEN = '', DISCORD_API_URL = null, DATABASE_URL = '' } = process.env;

const png = readFileSync(new URL('../test/golden/cities/board.png', import.meta.url));
const picture = { png, width: png.readUInt32BE(16), height: png.readUInt32BE(20), alt: 'A picture' };
const drawPool: GamesDrawPool = { ready: Promise.resolve(), picture: async () => picture, close: async () => {} };

const log = openLog('info');
const store = accepted(await openStore(DATABASE_URL));
const shard = { id: 0, count: 1 };
const lease = await takeLease(store, { shard, holder: processId(), hasEnded: isProcessGone, log, clock: wallClock });
await startBot({
  token: DISCORD_TOKEN,
  api: DISCORD_API_URL,
  commands: COMMANDS,
  store,
  coordination: shareDatabase({ store, lease, log, clock: wallClock }),
  drawPool,
  thinkPool: openGamesThinkPool(),
  log,
});
