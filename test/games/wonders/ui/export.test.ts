import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/wonders/rules/content.ts';
import { offersOn } from '../../../crawl/message-offers.ts';
import { table } from '../table.ts';
import { Position } from './position.ts';

const HELD: readonly CardId[] = ['tavern', 'theater', 'stockade'];

describe('a match of Wonders as a file while it runs', () => {
  let at: Position;
  beforeAll(async () => {
    const rich = { cards: ['sawmill', 'quarry'] } as const;
    at = await Position.open(
      table(
        [{ ...rich, hand: ['altar', ...HELD] }, { hand: ['baths', 'well', ...HELD] }, { hand: ['loom', ...HELD] }],
        { always: [false, true, false] },
      ),
    );
    await at.answer(at.ada, 1, 'Stage 1');
    const panel = await at.panel(at.bruno);
    expect(offersOn(panel).map(({ label }) => label)).toContain('Ask me about losses');
    await at.press(at.bruno, panel, 'Ask me about losses', 1, 'Sell', 'Confirm');
    await at.answer(at.chen, 1, 'Build');
    await at.next();
    await at.answer(at.ada, 1, 'Sell');
  });
  afterAll(() => at.close());

  it('has no face of what was sold or lies under a board, no wishes, and nothing of the turn that runs', async () => {
    await at.chen.slash('cities export');
    const file = at.house.fileOf(await at.chen.answer()).toString();
    const { seed, log } = JSON.parse(file);
    expect(seed).toBeNull();
    expect(log).toEqual([
      { seat: 0, action: { kind: 'stage', left: 0, right: 0 } },
      { seat: 0, action: { kind: 'end' } },
      { seat: 1, action: { kind: 'always' } },
      { seat: 1, action: { kind: 'sell' } },
      { seat: 1, action: { kind: 'end' } },
      { seat: 2, action: { kind: 'build', card: 'loom', left: 0, right: 0 } },
      { seat: 2, action: { kind: 'end' } },
    ]);
  });
});
