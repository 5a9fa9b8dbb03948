import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '#games/rules';
import { LANGUAGES } from '#i18n';
import { type Component, flatten } from '../../src/local/schema/component-schema.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { dice } from '../rig/play.ts';
import { takeTurn } from '../rig/random-player.ts';
import { mover, startGame } from '../rig/table-buttons.ts';
import { pairsOf } from '../rig/todays-share.ts';

const LOCALES = { en: 'en-US', es: 'es-ES' } as const;
const NAMES = ['Ada', 'Chen', 'Emeka'] as const;
/** Turns until everyone has moved twice, setting up the game among them. */
const TURNS = 9;

/** Games in which people move one after the other, so that each has missed what the others did. */
const CASES = pairsOf(
  GAMES.filter(({ planning }) => planning),
  LANGUAGES,
).map(([{ id }, language]) => ({ game: id, language }));

/** What each player did, one line each; in small print if it was posted before. */
const TOLD = /^(-# )?\*\*(Ada|Chen|Emeka)\*\* /;

describe.each(CASES)('a table of $game, in $language', ({ game, language }) => {
  let harness: InProcessHarness;
  let players: readonly [Player, Player, Player];
  const tables: APIMessage[] = [];

  const nameOf = (player: Player) => NAMES[players.indexOf(player)]!;
  const components = (message: APIMessage) => flatten((message.components ?? []) as Component[]);
  /** The players whose moves are told, in order, up to the buttons. */
  const toldOf = (message: APIMessage): { who: string; small: boolean }[] => {
    const all = components(message);
    const buttons = all.findIndex(({ type }) => type === ComponentType.Button);
    return all.slice(0, buttons).flatMap((one) => {
      if (one.type !== ComponentType.TextDisplay) return [];
      return one.content.split('\n').flatMap((line) => {
        const [, small, who] = TOLD.exec(line) ?? [];
        return who ? [{ who, small: Boolean(small) }] : [];
      });
    });
  };

  beforeAll(async () => {
    harness = await InProcessHarness.open({ seed: () => 'since' });
    const [ada, chen, emeka] = NAMES.map((name) => harness.person(name).speak(LOCALES[language]));
    players = [ada!, chen!, emeka!];
    let table = await startGame(players, 0, { game, language });
    for (let i = 0; i < TURNS; i++) {
      // The small print goes when the next table comes.
      tables.push(structuredClone(table));
      table = await takeTurn(mover(players, table), dice(`since ${i}`), table);
    }
  });
  afterAll(() => harness.close());

  it('tells the player to move what each of the others did since, in order, and the last of it large', () => {
    const movers = tables.map((table) => nameOf(mover(players, table)));
    const lengths: number[] = [];
    for (const [i, table] of tables.entries()) {
      const own = movers.slice(0, i).lastIndexOf(movers[i]!);
      const missed = movers.slice(own + 1, i);
      if (own < 0 || missed.length === 0) continue;
      const told = toldOf(table);
      expect(told.map(({ who }) => who)).toEqual(missed);
      expect(told.map(({ small }) => small)).toEqual(missed.map((_, at) => at < missed.length - 1));
      lengths.push(missed.length);
    }
    expect(lengths.filter((length) => length > 1).length).toBeGreaterThan(2);
  });

  it('has nothing between that and its buttons but the call', () => {
    for (const table of tables.slice(4)) {
      const all = components(table);
      const buttons = all.findIndex(({ type }) => type === ComponentType.ActionRow || type === ComponentType.Button);
      // The call is in a box.
      const { Container, TextDisplay } = ComponentType;
      const above = all.slice(0, buttons).filter(({ type }) => type === TextDisplay || type === Container);
      const last = all[buttons - 1];
      expect(last?.type === TextDisplay && last.content).toContain(mover(players, table).mention);
      expect(all.slice(buttons - above.length, buttons)).toEqual(above);
    }
  });
});
