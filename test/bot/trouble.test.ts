import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { type FaultName, failRequests, type RequestKind, stopFailing } from '../rig/request-faults.ts';
import { chooseStarts, offers, pressVerb, readyTurn, startGame, tableAfter } from '../rig/table-buttons.ts';
import { shareOf } from '../rig/todays-share.ts';

/** The sentence a person gets, by the last part of its word key. */
type Said = 'permission' | 'locked' | 'channel' | 'busy' | 'away' | 'unshown' | 'message';

const PLACES = ['town-square', 'game-night', 'chatter'];

describe('trouble with Discord', () => {
  let harness: InProcessHarness;
  let players: [Player, Player];
  let table: APIMessage;
  let panel: APIMessage;
  let active: Player;
  let from = 0;
  let turns = 0;
  let place = '';

  const language = () => (active === players[0] ? 'en' : 'es');
  const said = (key: Said): string =>
    words(language())(`bot.refusal.trouble.${key}`, { permissions: '…', count: 5 }).split('…')[0] ?? '';
  const tables = () => active.messages().filter((message) => offers(message, 'take').length > 0);
  const newest = () => harness.world.posts.get(table.id)?.message ?? table;

  /** A turn ready to be confirmed. A game has some forty turns, so now and then another one begins elsewhere. */
  async function makeReady(): Promise<void> {
    stopFailing(harness);
    if (turns++ % 30 === 0) {
      place = PLACES[Math.floor(turns / 30)]!;
      for (const player of players) player.enter(place);
      table = await chooseStarts(players, await startGame(players));
    }
    ({ table, active, panel } = await readyTurn(players, table));
    from = harness.output.length;
  }

  /** Confirms, and waits until the bot has finished. */
  async function confirm(): Promise<string> {
    const pressed = active.press(offers(panel, 'confirm')[0]!.customId, panel);
    await harness.waitForLog(/"what":"confirm".*"answered"/, from);
    harness.clock.advance(3_000);
    return pressed;
  }

  /** The panel goes, or says where else it's the mover's turn. */
  const panelCloses = () =>
    expect
      .poll(() => active.messages().filter((one) => one.id === panel.id && offers(one, 'confirm').length > 0))
      .toEqual([]);

  /** The match goes on: the turn is posted once, and everyone gets an answer. */
  async function goesOn(): Promise<void> {
    const before = table;
    const mover = active;
    table = await tableAfter(players[0], table);
    const fresh = tables().filter(({ id }) => BigInt(id) > BigInt(before.id));
    expect(fresh.map(({ id }) => id)).toEqual([table.id]);
    expect(readMessage(table)).toContain(`**${mover === players[0] ? 'Ada' : 'Bruno'}**`);
    await players[0].press('Scores', table);
    expect(readMessage(await players[0].answer())).toMatch(/Ada.*\d/s);
  }

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    players = [harness.person('Ada'), harness.person('Bruno')];
  });
  afterAll(() => harness.close());

  describe('in the acknowledgement: nothing is done, and the next press counts', () => {
    const faults: FaultName[] = ['10062', '40060', '50001', '50013', '50083', '429', '500', '503', 'cut', 'closed'];
    it.each(shareOf(faults, 5))('%s', async (fault) => {
      await makeReady();
      failRequests(harness, 'the acknowledgement', fault);
      expect(await confirm()).toBe('failed');
      expect(newest()).toEqual(table);
      stopFailing(harness);
      await active.press(offers(panel, 'confirm')[0]!.customId, panel);
      await panelCloses();
      await goesOn();
    });
  });

  it('in every answer to the acknowledgement: it was heard, nothing is done, and that is said', async () => {
    await makeReady();
    failRequests(harness, 'the acknowledgement', 'lost');
    await confirm();
    expect(readMessage(await active.answer())).toContain(words(language())('bot.refusal.unsaved'));
    stopFailing(harness);
    await active.press(offers(panel, 'confirm')[0]!.customId, panel);
    await goesOn();
  });

  it('of a message that is gone: it is said, and nothing is done', async () => {
    await makeReady();
    failRequests(harness, 'the acknowledgement', '10008', 1);
    await confirm();
    expect(readMessage(await active.answer())).toContain(said('message'));
    expect(newest()).toEqual(table);
    await active.press(offers(panel, 'confirm')[0]!.customId, panel);
    await goesOn();
  });

  describe('that passes is not noticed', () => {
    const passing: [RequestKind, FaultName, number][] = [
      ['the acknowledgement', '503', 2],
      ['the acknowledgement', 'cut', 1],
      ['the acknowledgement', 'lost', 1],
      ['the acknowledgement', 'lost', 2],
      ['the acknowledgement', 'closed', 1],
      ['the acknowledgement', 'closed late', 1],
      ['the acknowledgement', 'silent', 1],
      ['the acknowledgement', 'a short 429', 2],
      ['the deletion of the answer', '500', 1],
      ['the deletion of the answer', 'lost', 1],
      ['the deletion of the answer', 'closed', 2],
      ['the new table', '503', 2],
      ['the new table', 'cut', 2],
      ['the new table', 'lost', 1],
      ['the new table', 'closed late', 1],
      ['the new table', 'a short 429', 1],
      ['the new table', '10008', 1],
    ];
    it.each(shareOf(passing, 8))('%s: %s, %i times', async (kind, fault, times) => {
      await makeReady();
      failRequests(harness, kind, fault, times);
      await confirm();
      await panelCloses();
      await goesOn();
    });
  });

  describe('in deleting the panel of a saved move: the move is posted, and the panel stays', () => {
    const faults: FaultName[] = ['10008', '10062', '50027', '50001', '50013', '50083', '429', '503', 'cut'];
    it.each(shareOf(faults, 4))('%s', async (fault) => {
      await makeReady();
      const before = active.messages().filter((message) => active.isPrivate(message));
      failRequests(harness, 'the deletion of the answer', fault);
      await confirm();
      stopFailing(harness);
      expect(active.messages().filter((message) => active.isPrivate(message))).toEqual(before);
      await goesOn();
    });
  });

  describe('in showing an answer: it comes another way, or it is said that it cannot be shown', () => {
    const faults: [FaultName, Said | null][] = [
      ['10008', null],
      ['50001', 'unshown'],
      ['50013', 'unshown'],
      ['50083', 'unshown'],
      ['429', 'unshown'],
      ['503', 'unshown'],
      ['cut', 'unshown'],
    ];
    it.each(shareOf(faults, 4))('%s', async (fault, expected) => {
      await makeReady();
      failRequests(harness, 'the change of the answer', fault);
      await active.press(offers(table, 'scores')[0]!.customId, table);
      expect(readMessage(await active.answer())).toMatch(expected === null ? /Ada.*\d/s : said(expected));
      stopFailing(harness);
      await pressVerb(active, 'confirm', await pressVerb(active, 'mine', table));
      await goesOn();
    });
  });

  describe('after the move was saved: the move is posted', () => {
    const late: [RequestKind, FaultName][] = [
      ['the look at the old table', '10008'],
      ['the look at the old table', '50001'],
      ['the look at the old table', '50013'],
      ['the look at the old table', '503'],
      ['the look at the old table', 'cut'],
      ['the change of the old table', '10008'],
      ['the change of the old table', '50001'],
      ['the change of the old table', '50083'],
      ['the change of the old table', '429'],
      ['the change of the old table', '503'],
      ['the change of the old table', 'lost'],
    ];
    it.each(shareOf(late, 9))('%s: %s', async (kind, fault) => {
      await makeReady();
      failRequests(harness, kind, fault);
      await confirm();
      await panelCloses();
      stopFailing(harness);
      await goesOn();
    });
  });

  it('with an old table: it keeps its buttons for a minute', async () => {
    await makeReady();
    const old = table.id;
    failRequests(harness, 'the change of the old table', '503');
    await confirm();
    stopFailing(harness);
    await goesOn();
    const buttons = () => offers(harness.world.posts.get(old)!.message);
    expect(buttons()).not.toEqual([]);
    const retired = new Promise<void>((resolve) => {
      const stop = harness.world.listen((event) => {
        if (event.kind !== 'edit' || event.post.message.id !== old) return;
        stop();
        resolve();
      });
    });
    harness.clock.advance(60_000);
    await retired;
    expect(buttons()).toEqual([]);
  });

  describe('in posting the table: the move stands, the presser hears why and what to do', () => {
    const refused: [FaultName, Said][] = [
      ['10003', 'channel'],
      ['50001', 'permission'],
      ['50013', 'permission'],
      ['50083', 'locked'],
      ['429', 'busy'],
      ['500', 'away'],
      ['503', 'away'],
      ['cut', 'away'],
      ['lost', 'away'],
    ];
    it.each(shareOf(refused, 5))('%s', async (fault, expected) => {
      await makeReady();
      failRequests(harness, 'the new table', fault);
      await confirm();
      await active.sees(said(expected), table);
      stopFailing(harness);
      await active.slash('cities board');
      await goesOn();
    });

    it.each(shareOf(refused, 3))('%s; if nobody does anything, it is posted a minute later', async (fault) => {
      await makeReady();
      failRequests(harness, 'the new table', fault);
      await confirm();
      stopFailing(harness);
      harness.clock.advance(60_000);
      await goesOn();
    });

    it.each(shareOf(refused, 3))('%s; the next press on any button posts it', async (fault) => {
      await makeReady();
      failRequests(harness, 'the new table', fault);
      await confirm();
      stopFailing(harness);
      await harness.person('Chen', place).press(offers(table, 'scores')[0]!.customId, table);
      await goesOn();
    });
  });

  it('in saying why not: the process and the match go on', async () => {
    for (const fault of ['10008', '10062', '50013', '503', 'cut'] as const) {
      await makeReady();
      failRequests(harness, 'a further answer', fault);
      await active.forge(offers(panel, 'confirm')[0]!.customId.replace(/:confirm:\w+/, ':confirm:0123456789'), panel);
      await harness.waitForLog(/"what":"confirm".*"outcome":"older"/, from);
      stopFailing(harness);
      await active.press(offers(panel, 'confirm')[0]!.customId, panel);
      await goesOn();
    }
  });

  it('of the connection itself: presses are answered after it is back', async () => {
    await makeReady();
    harness.chat.gateway.cut();
    await active.press(offers(panel, 'confirm')[0]!.customId, panel);
    await goesOn();
  });

  it('never was an error of ours', () => {
    expect(harness.output).not.toMatch(/"level":(50|60)/);
  });
});
