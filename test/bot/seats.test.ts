import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { mover, offers, pressAndRead, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

const SAID = {
  en: {
    locale: 'en-US',
    left: /\*\*(Ada|Chen)\*\* left\. A bot keeps the seat warm until they return\./,
    standin: /\*\*(Ada|Chen) \(bot\)\*\* (took|placed|discarded) /,
    return: 'Return',
    back: /\*\*(Ada|Chen)\*\* is back\./,
    wish: /\*\*Emeka\*\* wants to take <@\d+>’s seat/,
    others: /That’s up to the others at the table\./,
    given: /A seat changed hands: \*\*(Ada|Chen) → Emeka\*\*\./,
    kept: /\*\*(Ada|Chen)\*\* keeps the seat\./,
    seatless: /You’re not in this game/,
  },
  es: {
    locale: 'es-ES',
    left: /\*\*(Ada|Chen)\*\* se ha ido\. Un bot le guarda el asiento hasta que vuelva\./,
    standin: /\*\*(Ada|Chen) \(bot\)\*\* (tomó|puso|descartó) /,
    return: 'Volver',
    back: /\*\*(Ada|Chen)\*\* ha vuelto\./,
    wish: /\*\*Emeka\*\* quiere el asiento de <@\d+>\. /,
    others: /Eso lo deciden los demás de la mesa\./,
    given: /Cambio de jugador: \*\*(Ada|Chen) → Emeka\*\*\./,
    kept: /\*\*(Ada|Chen)\*\* conserva su asiento\./,
    seatless: /No juegas en esta partida/,
  },
} as const;

describe.each(['en', 'es'] as const)('a seat that was left, in %s', (language) => {
  const said = SAID[language];
  let harness: InProcessHarness;
  let ada: Player;
  let chen: Player;
  let stranger: Player;
  let table: APIMessage;
  let absent: Player;
  let stays: Player;

  const pings = (message: APIMessage) => harness.world.posts.get(message.id)?.pings;
  const told = async (player: Player) => readMessage(await player.answer());

  async function callOff() {
    await stays.slash('cities end');
    await pressVerb(stays, 'finish', await stays.answer());
    await stays.answer();
  }

  /** The player to move leaves; a bot plays on for them. */
  async function begin(): Promise<void> {
    table = await startGame([ada, chen], 0, { language, board: 'new-york' });
    while (offers(table, 'take').length < 5) {
      await pressVerb(mover([ada, chen], table), 'take', table);
      table = await tableAfter(ada, table);
    }
    absent = mover([ada, chen], table);
    stays = absent === ada ? chen : ada;
    await absent.slash('cities leave');
    await pressVerb(absent, 'go', await absent.answer());
    table = await tableAfter(ada, table);
  }

  /** Someone without a seat asks for the one that was left. */
  async function ask(): Promise<APIMessage> {
    const more = await pressVerb(stranger, 'more', table);
    await pressAndRead(stranger, offers(more, 'ask-seat')[0]!);
    return stays.finds('the question', (one) => said.wish.test(readMessage(one)) && offers(one, 'agree').length > 0);
  }

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    [ada, chen, stranger] = [harness.person('Ada'), harness.person('Chen'), harness.person('Emeka')];
    for (const player of [ada, chen, stranger]) player.speak(said.locale);
  });
  afterAll(() => harness.close());
  beforeEach(begin);

  it('stays its owner’s, who returns by My turn, and nobody is mentioned again for it', async () => {
    expect(readMessage(table)).toMatch(said.left);
    expect(readMessage(table)).toMatch(said.standin);
    expect(mover([ada, chen], table)).toBe(stays);
    const answer = await pressVerb(absent, 'mine', table);
    expect(absent.buttons(answer).map(({ label }) => label)).toContain(said.return);
    await pressVerb(absent, 'return', answer);
    table = await tableAfter(ada, table);
    expect(readMessage(table)).toMatch(said.back);
    expect(pings(table)).toEqual(new Set());
    await callOff();
  });

  it('is given to a stranger who asks when those seated agree', async () => {
    const ballot = await ask();
    expect(pings(ballot)).toContain(stays.id);
    expect(readMessage(await pressVerb(absent, 'agree', ballot))).toMatch(said.others);
    await pressVerb(stays, 'agree', ballot);
    table = await tableAfter(ada, table);
    expect(readMessage(table)).toMatch(said.given);
    await pressVerb(absent, 'mine', table);
    expect(await told(absent)).toMatch(said.seatless);
    await callOff();
  });

  it('stays when they do not', async () => {
    await pressVerb(stays, 'disagree', await ask());
    await stays.sees(said.kept, table);
    expect(offers(await pressVerb(absent, 'mine', table), 'return')).toHaveLength(1);
    await callOff();
  });
});
