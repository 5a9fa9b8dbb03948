import { expect, it } from 'vitest';
import { CrashTest } from '../bot/crash-test.ts';
import { Ledger } from '../bot/ledger.ts';
import { dice } from '../rig/play.ts';
import { ProcessHarness } from '../rig/process-harness.ts';

/** One of each kind of test that starts the bot as a process; the slow group has the rest. */
it('the bot starts, answers, and ends with 0 on SIGTERM', async () => {
  const harness = await ProcessHarness.open();
  const ada = harness.person('Ada');
  expect(await ada.slash('cities rules', { game: 'cities' })).toBe('deferred');
  const { attachments } = await ada.answer();
  expect(attachments.map(({ content_type }) => content_type)).toContain('image/png');
  expect(await harness.terminate()).toBe(0);
  await harness.close();
});

it('a bot that is killed in the middle of a press goes on after its restart: nothing lost, nothing done twice', async () => {
  const harness = await ProcessHarness.open();
  const ledger = await Ledger.open(harness.database);
  const crashes = new CrashTest(harness, ledger, { game: 'cities', channel: 'town-square' }, dice('one kill'));
  await crashes.begin();
  while (crashes.kills < 1) await crashes.press();
  await ledger.close();
  await harness.close();
});
