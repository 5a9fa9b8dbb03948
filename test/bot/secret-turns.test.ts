import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { words } from '#i18n';
import { homeOf } from '../../src/local/world.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { drawInThisThread } from '../rig/same-thread-drawing.ts';
import { mover, offers, pressAndRead, pressVerb } from '../rig/table-buttons.ts';

vi.mock('../../src/games/index.ts', async (real) => (await import('../rig/toy-list.ts')).listed.index(await real()));
vi.mock('../../src/games/rules.ts', async (real) => (await import('../rig/toy-list.ts')).listed.rules(await real()));
vi.mock('../../src/games/words.ts', async (real) => (await import('../rig/toy-list.ts')).listed.words(await real()));
vi.mock('../../src/games/uis.ts', async (real) => (await import('../rig/toy-list.ts')).listed.uis(await real()));
vi.mock('../../src/games/pictures.ts', async (real) =>
  (await import('../rig/toy-list.ts')).listed.pictures(await real()),
);

const CHOOSE = /choose a card in secret/;
const BOW = /you kept the highest card: take a bow/;

describe('a game in which all choose in secret, and then one has to act alone', () => {
  let harness: InProcessHarness;
  let ada: Player;
  let bruno: Player;
  let chen: Player;
  let table: APIMessage;

  beforeAll(async () => {
    harness = await InProcessHarness.open({ drawPool: drawInThisThread });
    const english = (name: string) => harness.person(name).speak('en-US');
    [ada, bruno, chen] = [english('Ada'), english('Bruno'), english('Chen')];
    await ada.slash('cities new', { game: 'toy' });
    const lobby = await ada.sees(/wants to play/);
    for (const guest of [bruno, chen]) await pressVerb(guest, 'join', lobby);
    await pressVerb(ada, 'start', lobby);
    table = await ada.sees(CHOOSE);
  });
  afterAll(() => harness.close());

  /** The public messages with buttons, once everything pending is done. */
  async function tables(): Promise<APIMessage[]> {
    await pressVerb(ada, 'scores', table);
    return ada.messages().filter((message) => !ada.isPrivate(message) && offers(message, 'mine').length > 0);
  }

  /** The log of the stored room. */
  async function log(): Promise<{ seat: number; action: { kind: string; card?: number } }[]> {
    const stored = JSON.parse(String((await harness.keyv.get(`match:${table.channel_id}`))?.text));
    return stored.value.log;
  }

  const panelOf = (player: Player) => pressVerb(player, 'mine', table);

  /** Chooses the first card and confirms. Returns the answer, which may offer to undo it. */
  async function commit(player: Player): Promise<APIMessage> {
    const panel = await panelOf(player);
    const [card] = offers(panel, 'put');
    return pressVerb(player, 'confirm', card ? await pressAndRead(player, card) : panel);
  }

  const takeBack = (player: Player, answer: APIMessage): Promise<APIMessage> => pressVerb(player, 'undo', answer);

  it('tells nobody who commits while the others are at it', async () => {
    await commit(ada);
    await commit(bruno);
    expect((await tables()).map(({ id }) => id)).toEqual([table.id]);
    expect(ada.canSee(/takes a bow|Everyone has chosen/)).toBe(false);
  });

  it('announces the reveal at once, though one seat alone still has to act', async () => {
    await commit(chen);
    const reveal = await ada.sees(BOW, table);
    const cards = (await log()).flatMap(({ action: { kind, card } }) => (kind === 'choose' ? [card] : []));
    expect(readMessage(reveal)).toContain(`Everyone has chosen: Ada ${cards[0]}, Bruno ${cards[1]}, Chen ${cards[2]}.`);
    table = reveal;
    expect((await tables()).map(({ id }) => id)).toEqual([reveal.id]);
  });

  it('goes on when that one has acted', async () => {
    const players = [ada, bruno, chen];
    const asked = mover(players, table);
    for (const other of players.filter((player) => player !== asked))
      expect(readMessage(await panelOf(other))).toMatch(/It’s (Ada|Bruno|Chen)’s turn/);
    await commit(asked);
    table = await ada.sees(CHOOSE, table);
    expect(readMessage(table)).toMatch(/\*\*(Ada|Bruno|Chen)\*\* takes a bow/);
  });

  it('lets a seat change its mind alone, though others committed after it', async () => {
    const before = await log();
    const done = await commit(ada);
    await commit(bruno);
    const panel = await takeBack(ada, done);
    expect(offers(panel, 'confirm')).toHaveLength(1);
    const after = await log();
    expect(after.slice(before.length).map(({ seat, action }) => `${seat} ${action.kind}`)).toEqual([
      '0 choose',
      '1 choose',
      '1 commit',
    ]);
    // Ticks that come soon after each other are drawn together.
    harness.clock.advance(5_000);
    const [now, ...others] = await tables();
    expect([now?.id, others]).toEqual([table.id, []]);
    const said = now ? readMessage(now) : '';
    expect(said).toContain(ada.mention);
    expect(said).not.toContain(bruno.mention);
    expect(ada.canSee(/undid the last turn/)).toBe(false);
  });

  it('refuses a change of mind that comes after the last commit', async () => {
    const done = await commit(ada);
    const [button] = offers(done, 'undo');
    await commit(chen);
    const reveal = await ada.sees(BOW, table);
    const told = await log();
    table = reveal;
    await ada.forge(button?.customId ?? '', done);
    const link = `https://discord.com/channels/${homeOf(harness.world).id}/${table.channel_id}/${reveal.id}`;
    expect(readMessage(await ada.answer())).toBe(words('en')('bot.refusal.stale', { link }));
    expect(await log()).toEqual(told);
  });
});
