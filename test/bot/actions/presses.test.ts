import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HINT_RULES, type HintRule } from '#room';
import { cities } from '../../../src/games/cities/rules/index.ts';
import { onlyMarks } from '../../../src/games/cities/rules/preselected-turn.ts';
import { type Action, ROWS, SLOTS, type State } from '../../../src/games/cities/rules/types.ts';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { mover, offers, pressAndRead, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';

/** A worker space, and the deal in which it has what is looked for when the first worker is sent. */
type Find = { readonly seed: string; readonly at: number };

/** Searches seeds for a deal in which a face-up item fits the condition. */
function findDeal(isSo: (state: State, seat: number) => boolean): Find {
  const open = SLOTS.slice(0, 3);
  for (let i = 0; i < 500; i++) {
    const seed = `deal ${i}`;
    let state = cities.setup(2, { board: 'new-york', length: 'standard' }, seed);
    while (state.phase === 'start') state = cities.apply(state, state.active!, cities.legal(state, state.active!)[0]!);
    const seat = state.active!;
    for (const row of ['features', 'pieces'] as const)
      for (const slot of open)
        if (isSo(cities.apply(state, seat, { kind: 'worker', row, slot }), seat))
          return { seed, at: 4 * ROWS.indexOf(row) + slot };
  }
  throw new Error('There is no such deal.');
}

const marksIn = (state: State, seat: number): readonly Action[] => onlyMarks(cities.view(state, seat), seat);
const NOWHERE = findDeal((state, seat) => cities.legal(state, seat).every(({ kind }) => kind === 'drop'));
/** Several things to place, each of them in one place. */
const ONE_PLACE = findDeal((state, seat) => {
  const marks = marksIn(state, seat);
  return marks.length > 1 && marks.every(({ kind }) => kind !== 'drop');
});

const WORDS = {
  en: {
    locale: 'en-US',
    nowhere:
      /There’s no room for [^,]+(\. Press \*\*Confirm\*\* to discard it|, .+\. Press \*\*Confirm\*\* to discard them)\./,
    placed: /Selected: .+\. Press \*\*Confirm\*\* if you like it\./,
    best: 'best rotation',
  },
  es: {
    locale: 'es-ES',
    nowhere:
      /No hay sitio para [^,]+(\. Pulsa \*\*Confirmar\*\* y se descarta|, .+\. Pulsa \*\*Confirmar\*\* y se descartan)\./,
    placed: /Elegido: .+\. Si te gusta, pulsa \*\*Confirmar\*\*\./,
    best: 'El mejor giro',
  },
} as const;

describe.each(['en', 'es'] as const)('fewer presses, in %s', (language) => {
  const said = WORDS[language];
  let harness: InProcessHarness;
  let seed = '';
  let players: readonly [Player, Player];

  beforeAll(async () => {
    harness = await InProcessHarness.open({ seed: () => seed });
    players = [harness.person('Ada').speak(said.locale), harness.person('Chen').speak(said.locale)];
  });
  afterAll(() => harness.close());

  async function begin(dealt: string, hints: HintRule): Promise<APIMessage> {
    seed = dealt;
    let table = await startGame([...players], 0, { language, hints, board: 'new-york' });
    while (offers(table, 'take').length < 5) {
      await pressVerb(mover(players, table), 'take', table);
      table = await tableAfter(players[0], table);
    }
    return table;
  }

  async function callOff() {
    await players[0].slash('cities end');
    await pressVerb(players[0], 'finish', await players[0].answer());
    await players[0].answer();
  }

  const take = (player: Player, table: APIMessage, at: number): Promise<APIMessage> =>
    pressAndRead(player, { verb: 'take', customId: player.buttons(table)[at]!.customId, value: null });

  const CASES = HINT_RULES.flatMap((hints) => [
    ['drops what fits nowhere with one press for all', hints, NOWHERE, said.nowhere] as const,
    ['places the rest with one press when there is no choice left', hints, ONE_PLACE, said.placed] as const,
  ]);

  it.each(CASES)('%s, hints %s', async (_, hints, { seed: dealt, at }, words) => {
    const table = await begin(dealt, hints);
    const player = mover(players, table);
    const panel = await take(player, table, at);
    expect(player.isPrivate(panel)).toBe(true);
    expect(readMessage(panel)).toMatch(words);
    await pressVerb(player, 'confirm', panel);
    const next = await tableAfter(player, table);
    expect(mover(players, next)).not.toBe(player);
    expect(readMessage(next)).toMatch(/^\*\*(Ada|Chen)\*\* [a-zé]/m);
    await callOff();
  });

  /** The points on each letter's button. */
  const gains = (player: Player, panel: APIMessage) =>
    new Map(
      player
        .buttons(panel)
        .flatMap(({ label, customId }) => (customId.includes(':put:') ? [label.split(' ') as [string, string?]] : []))
        .map(([letter, gain = '0']) => [letter, Number(gain.replace('−', '-'))]),
    );

  it('turns a tile every way with one press; the best way has the most of all four', async () => {
    const table = await begin('turned', 'always');
    const player = mover(players, table);
    let panel = await take(player, table, 4 * ROWS.indexOf('tiles'));
    expect(player.buttons(panel).map(({ label }) => label)).toContain(`✓ ${said.best}`);
    const best = gains(player, panel);
    const found = new Map<string, number>();
    for (const degrees of [0, 90, 180, 270]) {
      panel = await pressAndRead(
        player,
        offers(panel, 'show').find(({ customId }) =>
          player.buttons(panel).some((one) => one.customId === customId && one.label === `🔄 ${degrees}°`),
        )!,
      );
      for (const [letter, gain] of gains(player, panel))
        found.set(letter, Math.max(gain, found.get(letter) ?? Number.NEGATIVE_INFINITY));
    }
    expect(found).toEqual(best);
    // Once placed, it can be rotated in its place, with one press for each rotation.
    panel = await pressVerb(player, 'put', panel);
    expect(offers(panel, 'instead')).toHaveLength(3);
    panel = await pressVerb(player, 'instead', panel);
    expect(offers(panel, 'confirm')).toHaveLength(1);
    await callOff();
  });
});
