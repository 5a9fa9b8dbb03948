import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games';
import { MEMBER } from '../../../src/local/permission.ts';
import type { Player } from '../../rig/chat-player.ts';
import { readMessage } from '../../rig/message-text.ts';
import { offers, pressAndRead, pressInSettings, pressVerb } from '../../rig/table-buttons.ts';
import { TimedHarness } from '../../rig/timed-harness.ts';

let harness: TimedHarness;
let ada: Player;
let bruno: Player;
/** Ada in another window, where her form stays open. */
let elsewhere: Player;

beforeEach(async () => {
  harness = await TimedHarness.open();
  [ada, elsewhere] = [harness.person('Ada'), harness.person('Ada')];
  bruno = harness.person('Bruno').speak('en-US');
});
afterEach(() => harness.close());

const told = async (player: Player) => readMessage(await player.answer());
const lobby = () => ada.finds('the lobby', (one) => offers(one, 'options').length > 0);

/** Ada has the form of her lobby open; resolves to the panel it belongs to. */
async function opened(game = 'cities') {
  await ada.slash('cities new', { game });
  const panel = await pressVerb(ada, 'options', await lobby());
  await ada.press(offers(panel, 'lobby-form')[0]!.customId, panel);
  return panel;
}

describe('the form of a lobby', () => {
  it.each(GAME_IDS)('of %s holds what is set, and saves it unchanged', async (game) => {
    const panel = await opened(game);
    const before = readMessage(panel);
    expect(Object.keys(ada.form).length).toBeGreaterThanOrEqual(3);
    await ada.fill({});
    const after = await ada.answer();
    expect([after.id, readMessage(after)]).toEqual([panel.id, before]);
  });

  it('sets everything at once, which the lobby shows', async () => {
    await opened();
    expect(ada.form).toEqual({ board: ['random'], length: 'standard', timer: ['0'], bots: ['0'], checks: ['request'] });
    await ada.fill({
      board: ['venice'],
      timer: ['8 computer'],
      bots: ['2 hard'],
      checks: ['always', 'adding', 'weekends'],
    });
    expect(await told(ada)).toMatch(
      /Venice.*8 hours.*Weekends: timer stops \(UTC\).*a bot plays the turn.*Bots: 2.*anyone.*Expert.*always shown/s,
    );
    await expect.poll(async () => readMessage(await lobby())).toMatch(/Mira 🤖 Expert.*⚙️ City: Venice/s);
    await ada.press('Edit', await ada.answer());
    expect(ada.form).toMatchObject({ board: ['venice'], timer: ['8 computer'], bots: ['2 hard'] });
    expect(ada.form['checks']).toEqual(['request', 'always', 'adding', 'weekends']);
  });

  it('is refused plainly when the match has begun, and changes nothing', async () => {
    await opened();
    await pressVerb(elsewhere, 'computer', await lobby());
    await pressVerb(elsewhere, 'start', await lobby());
    await elsewhere.sees('pick a starting tile');
    await ada.fill({ timer: ['1 vote'] });
    expect(await told(ada)).toMatch(/already a game in this channel/);
    await ada.slash('cities mine');
    expect(await told(ada)).not.toMatch(/1 hour/);
  });

  it('is refused when the lobby is canceled, and when another one has taken its place', async () => {
    await opened();
    await pressInSettings(elsewhere, 'lobby-cancel', await lobby());
    await ada.fill({});
    expect(await told(ada)).toMatch(/This game is gone/);
    await opened('wonders');
    await pressInSettings(elsewhere, 'lobby-cancel', await lobby());
    await elsewhere.slash('cities new');
    await ada.fill({});
    expect(await told(ada)).toMatch(/This game is gone/);
  });

  it('is refused with the options of another game', async () => {
    const panel = await opened();
    await pressAndRead(elsewhere, offers(panel, 'set').find(({ value }) => value === 'game=wonders')!);
    await ada.fill({ board: ['venice'] });
    expect(await told(ada)).toMatch(/game changed while you had the form open.*\*\*Edit\*\*/);
  });

  it('is for the host alone: neither opened nor sent by anyone else', async () => {
    await opened();
    await pressVerb(bruno, 'join', await lobby());
    const [own] = offers(await pressVerb(ada, 'options', await lobby()), 'lobby-form');
    await bruno.forge(own!.customId, await pressVerb(bruno, 'options', await lobby()));
    expect(await told(bruno)).toMatch(/Only Ada/);
    await ada.press(own!.customId);
    await pressInSettings(elsewhere, 'lobby-leave', await lobby());
    await ada.fill({});
    expect(await told(ada)).toMatch(/Only Bruno/);
  });

  it('asks for no more bots than there are seats left', async () => {
    await opened();
    await pressVerb(bruno, 'join', await lobby());
    await ada.fill({ bots: ['3 easy'] });
    expect(await told(ada)).toMatch(/All seats are taken/);
  });

  it('leaves buttons of earlier settings as they were', async () => {
    const panel = await opened();
    const [menu] = offers(panel, 'set');
    await ada.forge(menu!.customId, panel, ['pace=24']);
    expect(await told(ada)).toMatch(/Turn timer: 1 day/);
  });
});

it('the form of a server is refused to who may no longer manage it', async () => {
  harness.makeServerManager('Bruno');
  await bruno.slash('cities server');
  const person = [...harness.world.people.values()].find(({ user }) => user.id === bruno.id)!;
  person.permissions = MEMBER;
  await bruno.fill({ zone: ['Asia/Tokyo'] });
  expect(await told(bruno)).toMatch(/manage/);
  await ada.slash('cities server');
  expect(ada.form['zone']).toEqual(['UTC']);
});
