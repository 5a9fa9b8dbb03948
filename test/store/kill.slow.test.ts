import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '#store';
import { temporaryFolder } from '../rig/fresh-store.ts';
import { MATCH, NOW, valueIn } from '../rig/match-records.ts';

const WRITER = join(import.meta.dirname, './endless-writer.ts');
const KILLS = 12;

/** Runs the writer, kills it some writes after it began, and tells the last revision it had acknowledged. */
function killedAfter(url: string, writes: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.split('\n').length > writes) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(Number(output.split('\n').at(-2))));
  });
}

test('kill -9 loses no acknowledged write', async () => {
  const url = `sqlite://${join(temporaryFolder(), 'kill.sqlite')}`;
  for (let kill = 0; kill < KILLS; kill++) {
    const acknowledged = await killedAfter(url, 1 + ((kill * 7) % 23));
    const store = valueIn(await openStore(url));
    const stored = valueIn(await store.load(MATCH, 'c', NOW));
    await store.close();
    expect(stored!.revision).toBeGreaterThanOrEqual(acknowledged);
    expect(stored!.state).toBe('x'.repeat(20_000));
  }
});
