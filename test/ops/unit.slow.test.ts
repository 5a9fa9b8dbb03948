import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../rig/fresh-store.ts';
import { ProcessHarness } from '../rig/process-harness.ts';
import { needsSystemd } from '../rig/requirements.ts';
import { START_SCRIPT } from '../rig/start-command.ts';

const PAGE = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const UNIT = /```ini\n(\[Unit\].*?)```/s.exec(PAGE)?.[1] ?? '';

const STOPPED = /"msg":"stopping"[\s\S]*"msg":"stopped"/;

const settingOf = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(UNIT)?.[1] ?? '';

/** What systemd has to say about a unit; it counts a wrong setting as a warning only. */
function complaints(unit: string): string {
  const path = join(temporaryFolder(), 'cities.service');
  writeFileSync(path, unit);
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' });
  return `${status === 0 ? '' : status}${stdout}${stderr}`;
}

describe('the unit in operations.md', () => {
  test('has nothing systemd complains about', needsSystemd(), () => {
    expect(complaints(UNIT)).toBe('');
  });

  test.each([
    ['Restart=', 'Restrat=', 'Restrat'],
    ['Restart=always', 'Restart=sometimes', 'sometimes'],
    ['/usr/bin/env', '/usr/bin/nowhere', 'nowhere'],
  ])('would not pass with %s → %s', needsSystemd(), (right, wrong, named) => {
    expect(UNIT).toContain(right);
    expect(complaints(UNIT.replace(right, wrong))).toContain(named);
  });

  test('runs what npm start runs, which ends gently when told to', async () => {
    const command = settingOf('ExecStart');
    expect(command).toBe(`/usr/bin/env ${START_SCRIPT}`);
    const [program = '', ...words] = command.split(' ');
    const harness = await ProcessHarness.open({ launch: () => [program, ...words] });
    expect(await harness.terminate()).toBe(0);
    expect(harness.output).toMatch(STOPPED);
    await harness.close();
  });

  test('gives it the time it may take to stop', () => {
    expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThanOrEqual(10);
  });
});

test('npm start ends gently too, though npm does not wait for it', async () => {
  const harness = await ProcessHarness.open({ launch: () => ['npm', 'start'] });
  await harness.terminate();
  await harness.waitForOutput(STOPPED);
  await harness.close();
});
