import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setup } from '../../../../src/games/wonders/rules/setup.ts';
import { readMessage } from '../../../rig/message-text.ts';
import { Position } from './position.ts';

/** How often a table may be redrawn, in milliseconds. */
const PAUSE = 5000;

describe('the ticks of those who have confirmed', () => {
  let at: Position;
  /** When a table was redrawn; one that only loses its buttons has no new picture. */
  const drawn: number[] = [];

  beforeAll(async () => {
    at = await Position.open(setup(3, { variant: 'cities', sides: 'day' }, 'ticks'));
    at.house.watch(({ call: { method, path, uploads } }) => {
      if (method === 'PATCH' && path.startsWith('/channels/') && uploads.length > 0) drawn.push(at.house.clock.now());
    });
  });
  afterAll(() => at.close());

  /** Resolves when the bot has done all it was about to do in the channel. */
  async function settled(): Promise<void> {
    const gael = at.house.person('Gael');
    await gael.slash('cities scores');
    await gael.answer();
  }
  const sell = (player: typeof at.ada) => at.answer(player, 1, 'Sell');

  async function pass(milliseconds: number): Promise<void> {
    await settled();
    at.house.clock.advance(milliseconds);
    await settled();
  }
  const tableNow = () => readMessage(at.house.world.posts.get(at.table.id)!.message);

  it('shows the first at once', async () => {
    await sell(at.ada);
    await settled();
    expect(drawn).toHaveLength(1);
    expect(tableNow()).toContain(`${at.bruno.mention}, ${at.chen.mention}, pick a card`);
    expect(tableNow()).toMatch(/To verify the shuffle later: `[0-9a-f]{16}`/);
  });

  it('shows those of the next five seconds together', async () => {
    await at.press(at.bruno, await sell(at.bruno), 'Change it', 'Confirm');
    await pass(PAUSE - 1);
    expect(drawn).toHaveLength(1);
    await pass(1);
    expect(drawn).toHaveLength(2);
    expect(tableNow()).toContain(`${at.chen.mention}, pick a card`);
    await pass(PAUSE);
    expect(drawn).toHaveLength(2);
  });

  it('never draws more than once in five seconds, however quickly three people play', async () => {
    await sell(at.chen);
    await at.next();
    drawn.length = 0;
    for (let turn = 2; turn <= 6; turn++) {
      for (const player of [at.ada, at.bruno, at.chen]) {
        await sell(player);
        await pass(1000);
      }
      await at.next();
    }
    expect(drawn.length).toBeGreaterThan(1);
    const pauses = drawn.slice(1).map((time, i) => time - drawn[i]!);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(PAUSE);
  });

  const filesNow = () => at.house.world.posts.get(at.table.id)!.message.attachments.map(({ filename }) => filename);
  const TOLD = /\*\*Ada\*\* sold a card.*\n\*\*Bruno\*\* sold a card.*\n\*\*Chen\*\* sold a card/;

  it('leaves what the table tells of the turn before, with its picture at an Age’s end', async () => {
    for (const player of [at.ada, at.bruno, at.chen]) await sell(player);
    await at.next();
    const files = filesNow();
    expect(files).toEqual([expect.stringMatching(/^move/), 'table.png']);
    await pass(PAUSE);
    drawn.length = 0;
    await sell(at.ada);
    await settled();
    expect(drawn).toHaveLength(1);
    expect(tableNow()).toMatch(TOLD);
    expect(tableNow()).toMatch(/⚔️ .*Age I\./);
    expect(filesNow().toSorted()).toEqual(files);
  });

  it('leaves it also after a restart', async () => {
    await at.house.stop();
    await at.house.start();
    drawn.length = 0;
    await sell(at.bruno);
    await settled();
    expect(drawn).toHaveLength(1);
    expect(tableNow()).toMatch(TOLD);
    expect(filesNow()).toHaveLength(2);
    await sell(at.chen);
    const old = at.table.id;
    await at.next();
    await settled();
    // So does who comes later: only the buttons are gone.
    expect(readMessage(at.house.world.posts.get(old)!.message)).toMatch(TOLD);
    expect(at.house.output).not.toMatch(/"level":(40|50|60)/);
  });
});
