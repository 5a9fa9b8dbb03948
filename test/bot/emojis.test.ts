import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emojiDigests } from '#games/pictures';
import { emojiName } from '../../src/bot/discord/emoji-upload.ts';
import type { Fault } from '../../src/local/rest/fault-injection.ts';
import type { Call } from '../../src/local/rest/route.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { FAULTS } from '../rig/request-faults.ts';
import { chooseStarts, startGame, tableAfter } from '../rig/table-buttons.ts';

const ALL = emojiDigests();
const only = (...words: string[]) => new Map(words.map((word) => [word, ALL.get(word)!] as const));
const FEW = only('purple_helmet', 'red_block', 'coin');
const nameOf = (word: string) => emojiName(word, ALL.get(word)!());
const NAMES = [...FEW.keys()].map(nameOf).sort();

const isChange = ({ method, path }: Pick<Call, 'method' | 'path'>) => method !== 'GET' && path.includes('/emojis');

let harness: InProcessHarness;
const there = () => [...harness.world.emojis.values()].map(({ name }) => name).sort();
const changes = () => harness.requests.filter((line) => /^(POST|PATCH|DELETE) .*\/emojis/.test(line));

const DONE = /emojis in place|emojis not uploaded/;
const settled = () => harness.waitForLog(DONE);

/** Starts again, with a request log of its own. */
async function restart(emojis = FEW): Promise<void> {
  await harness.stop();
  const from = harness.output.length;
  harness.requests.length = 0;
  harness.emojis = emojis;
  await harness.start();
  await harness.waitForLog(DONE, from);
}

/** An emoji that someone else uploaded with the token of this bot, or by hand. */
const upload = (name: string) => {
  const id = harness.world.ids();
  const [any] = harness.world.emojis.values();
  harness.world.emojis.set(id, { id, name, file: { ...any!.file, id, name } });
};

beforeEach(async () => {
  harness = await InProcessHarness.open({ emojis: FEW });
});
afterEach(() => harness.close());

describe('emojis of the application', () => {
  it('are all there after the first start, and the second changes nothing', async () => {
    await settled();
    expect(there()).toEqual(NAMES);
    expect(changes()).toHaveLength(NAMES.length);
    await restart();
    expect(changes()).toEqual([]);
    expect(there()).toEqual(NAMES);
  });

  it('are replaced when their drawing changes, while others stay', async () => {
    await settled();
    for (const name of ['party_parrot', 'red_block', 'house_abcd', 'red_block_cafe1']) upload(name);
    const changed = new Map([...FEW, ['red_block', () => '123456'] as const]);
    await restart(changed);
    expect(changes().map((line) => line.split(' ')[0])).toEqual(['POST']);
    // Messages show the old one, which goes when hardly any of them is in use.
    expect(there()).toEqual(expect.arrayContaining([nameOf('red_block'), 'red_block_1234']));
    await restart(changed);
    expect(changes()).toEqual([]);
    harness.clock.advance(31 * 24 * 3_600_000);
    await restart(changed);
    expect(changes().map((line) => line.split(' ')[0])).toEqual(['DELETE']);
    const kept = NAMES.filter((name) => name !== nameOf('red_block'));
    expect(there()).toEqual(
      ['house_abcd', 'party_parrot', 'red_block', 'red_block_1234', 'red_block_cafe1', ...kept].sort(),
    );
  });

  it('are uploaded again when someone deleted one', async () => {
    await settled();
    const [gone] = [...harness.world.emojis.values()];
    harness.world.emojis.delete(gone!.id);
    await restart();
    expect(changes()).toHaveLength(1);
    expect(there()).toEqual(NAMES);
  });

  it('are adopted when the response to an upload was lost', async () => {
    await settled();
    let lost = 0;
    harness.expectedProblems = /NAME_ALREADY_TAKEN/;
    harness.injectFault = (call) => (isChange(call) && lost++ === 0 ? 'lost' : null);
    await restart(only(...FEW.keys(), 'blue_block'));
    expect(there()).toContain(nameOf('blue_block'));
    expect(there()).toHaveLength(NAMES.length + 1);
  });

  it('are all there when Discord asks for a pause in between', async () => {
    await settled();
    let asked = 0;
    harness.injectFault = (call) => (isChange(call) && asked++ === 0 ? FAULTS['a short 429'] : null);
    await restart(only(...FEW.keys(), 'blue_block', 'green_block'));
    expect(asked).toBe(3);
    expect(there()).toHaveLength(NAMES.length + 2);
  });

  it.each([
    [
      'over the limit',
      { status: 400, body: { code: 30008, message: 'Maximum number of emojis reached (2000)' } },
      'delete some',
    ],
    ['not allowed', FAULTS['50013'], 'check DISCORD_TOKEN'],
  ])('are left as they are if Discord says %s, and the log says what to do', async (_, fault, advice) => {
    await settled();
    harness.injectFault = (call) => (isChange(call) ? fault : null);
    await restart(only(...FEW.keys(), 'blue_block'));
    expect(there()).toEqual(NAMES);
    expect(harness.output).toContain(advice);
    harness.injectFault = () => null;
    await restart(only(...FEW.keys(), 'blue_block'));
    expect(there()).toContain(nameOf('blue_block'));
  });

  it('wait while Discord has trouble, and go on after it', async () => {
    await settled();
    harness.injectFault = (call) => (isChange(call) ? FAULTS['503'] : null);
    await harness.stop();
    const from = harness.output.length;
    harness.emojis = only(...FEW.keys(), 'blue_block');
    await harness.start();
    await harness.waitForLog(/emojis wait for Discord/, from);
    expect(there()).toEqual(NAMES);
    harness.injectFault = () => null;
    harness.clock.advance(60_000);
    await harness.waitForLog(DONE, from);
    expect(there()).toContain(nameOf('blue_block'));
  });
});

it('are uploaded after a pause of minutes that Discord asks for, while games go on', async () => {
  await settled();
  let isBusy = true;
  const pause: Fault = {
    status: 429,
    body: { code: 20_028, message: 'made up', retry_after: 300, global: false },
    headers: { 'retry-after': '300' },
  };
  harness.injectFault = (call) => (isChange(call) && isBusy ? pause : null);
  await harness.stop();
  const from = harness.output.length;
  harness.emojis = only(...FEW.keys(), 'blue_block', 'green_block');
  await harness.start();
  await harness.waitForLog(/emojis wait for Discord/, from);
  const [ada, bruno] = [harness.person('Ada'), harness.person('Bruno')];
  await chooseStarts([ada, bruno], await startGame([ada, bruno]));
  const asked = changes().length;
  harness.clock.advance(299_000);
  expect(changes()).toHaveLength(asked);
  isBusy = false;
  harness.clock.advance(2_000);
  await harness.waitForLog(DONE, from);
  expect(there()).toHaveLength(NAMES.length + 2);
});

describe('a message', () => {
  const label = /🟥|🟦|🟩|🟨/;

  it('has our emojis where they are, and goes out with Unicode when they are gone', async () => {
    await settled();
    await restart(only(...[...ALL.keys()].filter((name) => /^(red|blue|green|yellow)_/.test(name)).slice(0, 50)));
    const [ada, bruno] = [harness.person('Ada'), harness.person('Bruno')];
    const table = await chooseStarts([ada, bruno], await startGame([ada, bruno]));
    const shown = JSON.stringify(table.components);
    const ids = [...harness.world.emojis.values()].map(({ id }) => id);
    expect(ids.some((id) => shown.includes(`"id":"${id}"`))).toBe(true);
    harness.expectedProblems = /emoji/i;
    harness.world.emojis.clear();
    await ada.slash('cities board');
    const fresh = await tableAfter(ada, table);
    expect(JSON.stringify(fresh.components)).not.toMatch(/"emoji":\{"id"/);
    expect(JSON.stringify(fresh.components)).toMatch(label);
  });
});
