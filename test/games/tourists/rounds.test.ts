import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { offers, pressAndRead, pressVerb } from '../../rig/table-buttons.ts';

const WORDS = {
  en: {
    locale: 'en-US',
    begins: (round: number) => `On to round ${round} of 13!`,
    stay: 'Nobody moves',
    built: (round: number) => `Round ${round} is done.`,
    standing:
      /^(\d+)\. \*\*(Ada|Chen|Emeka)\*\* – \*\*(\d+) points?\*\*: attractions (\d+), parks (\d+), terraces (\d+)$/gm,
  },
  es: {
    locale: 'es-ES',
    begins: (round: number) => `¡Empieza la ronda ${round} de 13!`,
    stay: 'Nadie se mueve',
    built: (round: number) => `Fin de la ronda ${round}.`,
    standing:
      /^(\d+)\. \*\*(Ada|Chen|Emeka)\*\* – \*\*(\d+) puntos?\*\*: atracciones (\d+), parques (\d+), terrazas (\d+)$/gm,
  },
} as const;

/** Who gained what, in the order in which the table tells it; who gained nothing has a total alone. */
const gained = (table: APIMessage) =>
  [
    ...readMessage(table).matchAll(
      /^\*\*(Ada|Chen|Emeka)\*\*: (?:\*\*([+−]\d+) p\w+\*\* \((?:now )?)?(\d+)(?: en total)?\)?$/gm,
    ),
  ].map(([, name = '', gain = '', total]) => ({ name, gain: Number(gain.replace('−', '-')), total: Number(total) }));

describe.each(['en', 'es'] as const)('rounds of Tourists, told in %s', (language) => {
  const said = WORDS[language];
  let harness: InProcessHarness;
  let players: readonly [Player, Player, Player];
  let table: APIMessage;

  /** The first one never has a tourist, the others do what is marked. Returns the table of the next round. */
  async function buildRound(next: number): Promise<APIMessage> {
    const before = table;
    for (const player of players) {
      let panel = await pressVerb(player, 'mine', before);
      if (next > 1 && player === players[0]) {
        panel = await pressVerb(player, 'put', panel);
        const stay = player.buttons(panel).find(({ label }) => label === said.stay)!;
        panel = await pressAndRead(player, { verb: 'put', customId: stay.customId, value: null });
      }
      await pressVerb(player, 'confirm', panel);
    }
    return players[0].sees(said.begins(next), before);
  }

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    players = [harness.person('Ada'), harness.person('Chen'), harness.person('Emeka')];
    for (const player of players) player.speak(said.locale);
    const [host, ...guests] = players;
    await host.slash('cities new', { game: 'tourists', level: '2', language, hints: 'always' });
    const lobby = await host.finds('lobby', (message) => offers(message, 'join').length > 0);
    for (const guest of guests) await pressVerb(guest, 'join', lobby);
    await pressVerb(host, 'start', lobby);
    table = await host.finds('table', (message) => offers(message, 'mine').length > 0);
    table = await buildRound(1);
  });
  afterAll(() => harness.close());

  it('say who gained what, best first, and add up from round to round', async () => {
    // The starting tiles bring nothing: nobody has a tourist yet.
    const totals = new Map([...'Ada Chen Emeka'.split(' ')].map((name) => [name, 0]));
    expect(gained(table)).toEqual([]);
    for (let round = 1; round < 4; round++) {
      table = await buildRound(round + 1);
      expect(readMessage(table)).toContain(said.built(round));
      const rows = gained(table);
      expect(rows.map(({ name }) => name).sort()).toEqual(['Ada', 'Chen', 'Emeka']);
      for (const { name, gain, total } of rows) {
        expect(gain, name).toBe(total - (totals.get(name) ?? 0));
        totals.set(name, total);
      }
      expect(rows.map(({ total }) => total)).toEqual(rows.map(({ total }) => total).sort((a, b) => b - a));
    }
    // Who has a tourist where there is something to see has points by now, and is told first.
    expect(totals.get('Ada')).toBe(0);
    expect(gained(table)[0]?.total).toBeGreaterThan(0);
    expect(gained(table)[2]?.name).toBe('Ada');
  });

  it('have scores in between that are sorted, and broken down to the last point', async () => {
    const told = readMessage(await pressVerb(players[1], 'scores', table));
    const rows = [...told.matchAll(said.standing)].map(([, place, name, ...points]) => ({
      place: Number(place),
      name,
      points: points.map(Number),
    }));
    expect(rows.map(({ name }) => name).sort()).toEqual(['Ada', 'Chen', 'Emeka']);
    for (const { points } of rows) {
      const [total = 0, ...parts] = points;
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    }
    const totals = rows.map(({ points: [total = 0] }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(rows[0]?.place).toBe(1);
    expect(rows[2]?.name).toBe('Ada');
  });
});
