import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import { offersOn } from '../../../crawl/message-offers.ts';
import { readMessage } from '../../../rig/message-text.ts';
import { offers, pressVerb } from '../../../rig/table-buttons.ts';
import { table } from '../table.ts';
import { Position } from './position.ts';

const t = words('en');

describe('changing one’s mind', () => {
  let at: Position;
  beforeAll(async () => {
    at = await Position.open(table([{ hand: ['altar', 'theater', 'tavern'] }, {}, {}]));
  });
  afterAll(() => at.close());

  it('is offered with Confirm, and opens what was chosen', async () => {
    const set = await at.answer(at.ada, 1, 'Build');
    expect(readMessage(set)).toContain(t('bot.panel.set'));
    // Another player who confirms meanwhile changes nothing.
    await at.answer(at.bruno, 1, 'Sell');
    const panel = await at.press(at.ada, set, t('bot.panel.change'));
    expect(readMessage(panel)).toMatch(/Altar: free/);
    expect(offers(panel, 'confirm')).toHaveLength(1);
    const again = await at.press(at.ada, panel, 'Back', 3, 'Build', 'Confirm');
    expect(readMessage(again)).toContain(t('bot.panel.set'));
  });

  it('leaves no trace of what was chosen first', async () => {
    const { log } = await at.stored();
    expect(log.map(({ seat, action }) => `${seat} ${action.kind} ${'card' in action ? action.card : ''}`)).toEqual([
      '1 sell altar',
      '1 end ',
      '0 build tavern',
      '0 end ',
    ]);
  });

  it('is possible once more, and the other way round', async () => {
    const panel = await pressVerb(
      at.ada,
      'undo',
      at.ada.messages().findLast((each) => offers(each, 'undo').length > 0)!,
    );
    await at.press(at.ada, panel, 'Back', 2, 'Build', 'Confirm');
    await at.answer(at.chen, 1, 'Build');
    const told = readMessage(await at.next());
    expect(told).toMatch(/\*\*Ada\*\* built Theater/);
    expect(told).not.toMatch(/Tavern/);
  });

  it('comes too late after the last one has confirmed: the button shows the way on', async () => {
    const before = await at.stored();
    const set = at.ada.messages().findLast((each) => offers(each, 'undo').length > 0)!;
    const { customId } = offersOn(set, 'undo')[0]!;
    await at.ada.press(customId, set);
    expect(readMessage(await at.ada.answer())).toBe(t('bot.refusal.stale', { link: at.link }));
    expect((await at.stored()).log).toEqual(before.log);
    expect(at.house.output).not.toMatch(/"level":(40|50|60)/);
  });

  it('is not offered to the last one: everyone has seen it', async () => {
    const set = await at.chen.answer();
    expect(offers(set, 'undo')).toEqual([]);
    const next = await at.chen.finds('the next turn', (one) => at.chen.isPrivate(one) && one.id > set.id);
    expect(offers(next, 'undo')).toEqual([]);
    // The table tells what was built.
    expect(readMessage(next)).not.toContain('**Chen** built');
  });
});
