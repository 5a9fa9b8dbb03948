import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '#store';
import type { Player } from './chat-player.ts';
import { roomsIn } from './fake-lease.ts';
import { valueIn } from './match-records.ts';
import { ProcessHarness } from './process-harness.ts';
import { seedsName } from './seeds.ts';
import { startGame } from './table-buttons.ts';

const PRELOAD = new URL('same-seeds.js', import.meta.url).href;

async function firstSeed(seeds: string): Promise<string | undefined> {
  const harness = await ProcessHarness.open({ env: { TOWN_SEEDS: seeds } });
  try {
    const players: [Player, Player] = [harness.person('Ada'), harness.person('Bruno').speak('en-US')];
    const { channel_id } = await startGame(players);
    await harness.stop();
    const store = valueIn(await openStore(harness.database));
    const room = await roomsIn(store).load(channel_id);
    await store.close();
    return room?.match?.seed;
  } finally {
    await harness.close();
  }
}

/** Two seeds and something else that is random, of a process with nothing in it. */
function bytesOf(seeds: string): string[] {
  const script = `
    import { randomBytes } from 'node:crypto';
    const randomSeed = () => randomBytes(24).toString('hex');
    console.log([randomSeed(), randomSeed(), randomBytes(24).toString('hex')].join());`;
  const words = ['--import', PRELOAD, '--input-type=module', '--eval', script];
  const env = { ...process.env, TOWN_SEEDS: seeds };
  return execFileSync(process.execPath, words, { env, encoding: 'utf8' }).trim().split(',');
}

describe('the seeds of a bot in a process of its own', () => {
  let name = '';

  beforeAll(() => {
    name = seedsName();
  });

  it('follow from a name, so that whatever a test finds can be found again', async () => {
    const [first] = bytesOf('one');
    expect(first).toMatch(/^[0-9a-f]{48}$/);
    expect(await firstSeed('one')).toBe(first);
  });

  it('are all different, and others by another name', () => {
    const [first, second] = bytesOf('one');
    expect(second).not.toBe(first);
    expect(bytesOf('two')[0]).not.toBe(first);
  });

  it('come by chance if that is asked for; all else does anyway', () => {
    expect(bytesOf('chance')[0]).not.toBe(bytesOf('chance')[0]);
    expect(bytesOf('one')[2]).not.toBe(bytesOf('one')[2]);
  });

  it('are called after the test and the bot in it', () => {
    expect(name).toContain('test/rig/seeds.test.ts');
    expect(seedsName()).toContain('are called after the test and the bot in it');
    expect(seedsName()).not.toBe(seedsName());
  });
});
