import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, it } from 'vitest';
import { singleProcess } from '../../../src/bot/coordination.ts';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { firstTurnSnapshot, type StoredSnapshot } from '../../rig/stored-snapshots.ts';
import {
  chooseStarts,
  mover,
  type Offer,
  offers,
  prepareTurn,
  pressVerb,
  startGame,
  tableAfter,
} from '../../rig/table-buttons.ts';

describe('taking back', () => {
  let harness: InProcessHarness;
  let ada: Player;
  let bruno: Player;
  let chen: Player;
  let table: APIMessage;
  let active: Player;
  let other: Player;

  async function enter(from: StoredSnapshot | null) {
    harness = await InProcessHarness.open({ coordination: singleProcess(), from: from ? await from() : null });
    [ada, bruno, chen] = [harness.person('Ada'), harness.person('Bruno'), harness.person('Chen')];
  }
  afterEach(() => harness.close());

  const told = async (player: Player) => readMessage(await player.answer());
  const inLanguageOf = (player: Player, english: RegExp, spanish: RegExp) => (player === bruno ? spanish : english);

  function look(next: APIMessage) {
    table = next;
    active = mover([ada, bruno], table);
    other = active === ada ? bruno : ada;
  }

  async function begin() {
    await enter(firstTurnSnapshot);
    look(await tableAfter(ada));
  }

  /** A worker space by row and place; the fourth place of a row holds something face down. */
  const space = (row: number, place: number): Offer => {
    const { customId } = active.buttons(table)[row * 4 + place]!;
    return { verb: 'take', customId, value: null };
  };

  /** The table asks before it reveals a face-down item. */
  async function turnUp(row: number): Promise<void> {
    await active.press(space(row, 3).customId, table);
    await pressVerb(active, 'turn-up', await active.answer());
  }

  async function playTurn(row: number, place: number): Promise<void> {
    await active.press(space(row, place).customId, table);
    await pressVerb(active, 'confirm', await prepareTurn(active, await active.answer()));
  }

  const takeBack = async (player: Player): Promise<APIMessage> =>
    pressVerb(player, 'undo', await pressVerb(player, 'more', table));

  const taken = (message: APIMessage): number =>
    ada.buttons(message).filter(({ label }) => label.startsWith('👷')).length;

  it('is free after Confirm, as long as nobody has acted: the turn is open again', async () => {
    await begin();
    const player = active;
    await playTurn(3, 0);
    look(await tableAfter(ada, table));
    const panel = await takeBack(player);
    expect(offers(panel, 'confirm')).toHaveLength(1);
    look(await tableAfter(ada, table));
    expect(readMessage(table)).toMatch(/undid the last turn/);
    expect(active).toBe(player);
    await pressVerb(player, 'confirm', panel);
    look(await tableAfter(ada, table));
    expect(active).not.toBe(player);
  });

  it('takes back one step of a turn that is being prepared', async () => {
    await begin();
    await active.press(space(3, 0).customId, table);
    const panel = await active.answer();
    const before = readMessage(panel);
    await pressVerb(active, offers(panel, 'put', 'menu')[0]!.verb, panel);
    await active.slash('cities undo');
    expect(await told(active)).toBe(before);
  });

  it('needs the others’ consent after a reveal', async () => {
    await begin();
    await turnUp(3);
    const panel = await active.answer();
    expect(offers(panel, 'back')).toEqual([]);
    await active.slash('cities undo');
    expect(await told(active)).toMatch(inLanguageOf(active, /if the others agree/, /si los demás quieren/));
    expect(ada.canSee(/wants to undo/)).toBe(false);
    expect(readMessage(await pressVerb(active, 'beg', await active.answer()))).toMatch(
      inLanguageOf(active, /I’ve asked the others/, /He preguntado/),
    );
    const request = await ada.sees(/wants to undo their last turn/);
    // Only the people who are asked are mentioned, neither the asker nor spectators.
    expect(harness.world.posts.get(request.id)?.pings).toEqual(new Set([other.id]));
    await pressVerb(chen, 'agree', request);
    expect(await told(chen)).toMatch(/up to the others/);
    await pressVerb(other, 'agree', request);
    look(await tableAfter(ada, table));
    expect(readMessage(table)).toMatch(/undid the last turn/);
    expect(taken(table)).toBe(0);
    expect(offers(table, 'take')).toHaveLength(16);
  });

  it('stands when one of the others declines, and the request is gone', async () => {
    await begin();
    await turnUp(3);
    await active.slash('cities undo');
    await pressVerb(active, 'beg', await active.answer());
    const request = await ada.sees(/wants to undo their last turn/);
    await pressVerb(other, 'disagree', request);
    await ada.sees(/said no/);
    expect(ada.canSee(/wants to undo/)).toBe(false);
    await other.forge(offers(request, 'agree')[0]!.customId, table);
    expect(await told(other)).toMatch(inLanguageOf(other, /That’s settled/, /ya está decidido/));
  });

  it('lapses when the game goes on', async () => {
    await begin();
    const asker = active;
    await playTurn(0, 0);
    look(await tableAfter(ada, table));
    await active.press(space(3, 1).customId, table);
    const panel = await active.answer();
    await asker.slash('cities undo');
    await pressVerb(asker, 'beg', await asker.answer());
    const request = await ada.sees(/wants to undo their last turn/);
    await pressVerb(active, 'confirm', await prepareTurn(active, panel));
    look(await tableAfter(ada, table));
    await ada.slash('cities scores');
    await ada.answer();
    expect(ada.canSee(/wants to undo/)).toBe(false);
    await other.forge(offers(request, 'agree')[0]!.customId, table);
    expect(await told(other)).toMatch(/That’s settled|ya está decidido/);
  });

  it('goes back before the computers’ moves when nobody else plays', async () => {
    await enter(null);
    look(await chooseStarts([ada], await startGame([ada], 2)));
    await playTurn(3, 0);
    const after = await tableAfter(ada, table);
    expect(taken(after)).toBeGreaterThan(1);
    await ada.slash('cities undo');
    table = await tableAfter(ada, after);
    expect(readMessage(table)).toMatch(/\*\*Ada\*\* undid the last turn/);
    expect(taken(table)).toBeLessThan(taken(after));
    expect(offers(table, 'take').length).toBeGreaterThan(0);
  });

  it('leaves nobody before a table whose buttons are dead', async () => {
    await begin();
    const player = active;
    await playTurn(3, 0);
    look(await tableAfter(ada, table));
    let panel = await takeBack(player);
    look(await tableAfter(ada, table));
    while (offers(panel, 'back').length > 0) panel = await pressVerb(player, 'back', panel);
    expect(readMessage(panel)).toMatch(inLanguageOf(player, /What would you like to take\?/, /¿Qué te llevas\?/));
    for (const message of [panel, table]) expect(offers(message, 'take')).toHaveLength(16);
    await active.press(space(0, 1).customId, table);
    expect(offers(await active.answer(), 'confirm')).toHaveLength(1);
  });

  it('is not even needed to choose another space, unless something was revealed', async () => {
    await begin();
    await active.press(space(0, 0).customId, table);
    const first = await told(active);
    await active.press(space(0, 1).customId, table);
    expect(await told(active)).not.toBe(first);
    await turnUp(3);
    await active.press(space(0, 0).customId, table);
    expect(await told(active)).toMatch(inLanguageOf(active, /was face down/, /estaba boca abajo/));
  });

  it('says so when there is nothing to undo, and to whom it may not concern', async () => {
    await enter(null);
    const first = await startGame([ada, bruno]);
    await ada.slash('cities undo');
    expect(await told(ada)).toMatch(/nothing to undo/);
    await bruno.slash('cities undo');
    expect(await told(bruno)).toMatch(/No hay nada que deshacer/);
    await chen.slash('cities undo');
    expect(await told(chen)).toMatch(/not in this game/);
    expect(offers(first, 'take').length).toBeGreaterThan(0);
  });
});
