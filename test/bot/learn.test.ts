import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemAt, pick, required } from '#engine';
import { GAME_IDS, type GameId } from '#games';
import type { LessonStep } from '#games/contract';
import { UIS } from '#games/uis';
import { WORDS } from '#games/words';
import { words } from '#i18n';
import { singleProcess } from '../../src/bot/coordination.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { choose } from '../rig/random-player.ts';
import { offers, pressAndRead, pressVerb } from '../rig/table-buttons.ts';
import { isWhole } from '../rig/todays-share.ts';

/** Every step that was shown, by its number: its text, and the labels of all buttons there were. */
type Seen = Map<number, { readonly text: string; readonly labels: Set<string> }>;

const STEP = /🎓 (\d+) \/ (\d+)\n(.+)/;
const END = /That’s everything!|¡Eso es todo!/;
const MOST_PRESSES = 600;

const labelsOf = (player: Player, panel: APIMessage): string[] =>
  player.buttons(panel).flatMap(({ label }) => (label ? [label] : []));
const boldIn = (text: string): string[] => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, bold = '']) => bold);

/** A step to read has Next, the button it names and the way out; any other has what it asks for, and no Next. */
function checkOffers(panel: APIMessage, { until, look }: LessonStep): void {
  const verbs = offers(panel).map(({ verb }) => verb);
  if (until === 'read') expect(verbs).toEqual([...(look ? [look] : []), 'next', 'quit']);
  else {
    expect(verbs).not.toContain('next');
    expect(offers(panel, 'take', 'put', 'menu', 'show', 'confirm').length).toBeGreaterThan(0);
    expect(verbs).not.toContain('hint');
  }
}

/** The lesson alone says what to do: nothing else asks a question, or names a button of the message. */
function checkWords(player: Player, panel: APIMessage, text: string): void {
  const others = readMessage(panel).replace(text, '').split('\n');
  const said = others.filter((line) => !/^[([<]/.test(line)).join('\n');
  expect(said.replace(DISCARDED, '')).not.toContain('?');
  const labels = labelsOf(player, panel);
  expect(boldIn(said.replace(DISCARDED, '')).filter((bold) => labels.includes(bold))).toEqual([]);
}

/** What a player has to know of a piece that can't be placed. */
const DISCARDED = /There’s no room for .*|No hay sitio para .*/g;

function note(seen: Seen, player: Player, panel: APIMessage, steps: readonly LessonStep[]): void {
  const [, number, , text = ''] = STEP.exec(readMessage(panel)) ?? [];
  if (!number) return;
  const labels = seen.get(Number(number))?.labels ?? new Set();
  for (const label of labelsOf(player, panel)) labels.add(label);
  seen.set(Number(number), { text, labels });
  checkOffers(panel, itemAt(steps, Number(number) - 1));
  checkWords(player, panel, text);
}

/** Reads steps that are to be read, and otherwise plays at random, button by button, since Confirm would skip steps. */
async function studied(player: Player, first: APIMessage, game: GameId, steps: readonly LessonStep[]): Promise<Seen> {
  const luck = dice(`lesson ${game}`);
  const seen: Seen = new Map();
  let turns = 0;
  let panel = first;
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    note(seen, player, panel, steps);
    expect(player.isPrivate(panel)).toBe(true);
    if (END.test(readMessage(panel))) {
      // What is offered is what a step waits for: no turn was played for nothing.
      expect(turns).toBeLessThanOrEqual(steps.filter(({ until }) => until !== 'read').length);
      const hint = await pressVerb(player, 'hint', panel);
      expect(readMessage(hint)).toMatch(/^💡 /m);
      expect(hint.attachments).toHaveLength(1);
      return seen;
    }
    const [next] = offers(panel, 'next');
    const moves = offers(panel, 'take', 'put', 'menu');
    const offer = next ?? (moves.length > 0 ? pick(luck, moves) : choose(luck, panel));
    turns += offer.verb === 'confirm' ? 1 : 0;
    panel = await pressAndRead(player, offer);
  }
  throw new Error(`The lesson never ends:\n${readMessage(panel)}`);
}

describe.each(GAME_IDS)('a first match of %s', (game) => {
  let harness: InProcessHarness;
  const { steps } = required(UIS[game].lesson, 'lesson');
  const texts = required(WORDS[game].lesson, 'lesson');
  // In `npm test` each of the two tests in another language, and in the next game the other way round.
  const isIts = (place: number) => isWhole || place === GAME_IDS.indexOf(game) % 2;

  beforeAll(async () => {
    harness = await InProcessHarness.open({ coordination: singleProcess() });
  });
  afterAll(() => harness.close());

  it('has twelve steps, each with words of its own in both languages', () => {
    expect(steps).toHaveLength(12);
    for (const language of ['en', 'es'] as const) {
      const said = steps.map(({ name }) => texts[language][name]);
      expect(new Set(said).size).toBe(12);
      expect(Object.keys(texts[language])).toEqual(steps.map(({ name }) => name));
    }
  });

  const PUPILS = [
    ['Ada', 'en'],
    ['Bruno', 'es'],
  ] as const;
  it.each(PUPILS.filter((_, i) => isIts(i)))(
    'teaches %s to its end, without a word to the others',
    async (name, language) => {
      const player = harness.person(name);
      await player.slash('cities learn', { game });
      const seen = await studied(player, await player.answer(), game, steps);
      const said = steps.map((step) => texts[language][step.name]);
      expect([...seen.keys()]).toEqual(said.map((_, i) => i + 1));
      expect([...seen.values()].map(({ text }) => text)).toEqual(said);
      // Every button that is named in a step was there to press.
      for (const { text, labels } of seen.values())
        expect(boldIn(text).filter((bold) => ![...labels].some((label) => label === bold))).toEqual([]);
      expect(harness.person('Chen').messages()).toEqual([]);
    },
  );

  const LEAVERS = [
    ['Chen', 'en'],
    ['Gael', 'es'],
  ] as const;
  it.each(LEAVERS.filter((_, i) => isIts(1 - i)))(
    'can be gone on with, looked at and left by %s, while the channel is free',
    async (name, language) => {
      const t = words(language);
      const player = harness.person(name);
      await player.slash('cities learn', { game });
      const first = await player.answer();
      // The explanation is below the picture, and Next is the first button there is.
      const parts = first.components!.map((part) => JSON.stringify(part));
      const said = parts.findIndex((part) => part.includes('🎓'));
      const row = parts.findIndex((part) => part.includes('custom_id'));
      expect(parts.findLastIndex((part) => part.includes('attachment://'))).toBeLessThan(said);
      expect(row).toBeGreaterThan(said);
      expect(parts[row]).toContain(offers(first, 'next')[0]!.customId);
      const second = await pressVerb(player, 'next', first);
      await player.slash('cities learn');
      let again = await player.answer();
      expect(readMessage(again)).toContain('🎓 2 / 12');
      while (offers(again, 'next').length > 0) again = await pressVerb(player, 'next', again);
      const [step = ''] = /🎓 \d+ \/ 12/.exec(readMessage(again)) ?? [];
      for (const verb of ['home', 'scores', 'rules', 'more']) {
        const shown = await pressVerb(player, verb, again);
        expect(shown.id).toBe(again.id);
        for (const trouble of ['unknown', 'failed'] as const)
          expect(readMessage(shown)).not.toContain(t(`bot.refusal.${trouble}`));
        expect(readMessage(await pressVerb(player, 'mine', shown))).toContain(step);
      }
      await player.slash('cities mine');
      expect(readMessage(await player.answer())).toContain(t('bot.mine.learn'));
      await player.slash('cities board');
      expect(readMessage(await player.answer())).toContain(t('bot.refusal.none'));
      const [quit] = offers(second, 'quit');
      const left = await pressVerb(player, 'quit', again);
      expect(player.isPrivate(left)).toBe(true);
      expect(readMessage(left)).toContain(t('bot.learn.left'));
      await player.forge(quit!.customId, left);
      expect(readMessage(await player.answer())).toContain(t('bot.refusal.private.learn.gone'));
      await player.slash('cities mine');
      expect(readMessage(await player.answer())).not.toContain(t('bot.mine.learn'));
    },
  );
});

it('explains in Cities what comes after a card only when it is taken', async () => {
  const harness = await InProcessHarness.open({ coordination: singleProcess() });
  const player = harness.person('Ada');
  const luck = dice('lesson of a card');
  await player.slash('cities learn', { game: 'cities' });
  let panel = await player.answer();
  for (let presses = 0; !readMessage(panel).includes('🎓 9 / 12'); presses++) {
    expect(presses).toBeLessThan(MOST_PRESSES);
    const moves = offers(panel, 'take', 'put', 'menu');
    panel = await pressAndRead(
      player,
      offers(panel, 'next')[0] ?? (moves.length > 0 ? pick(luck, moves) : choose(luck, panel)),
    );
  }
  const looked = await pressAndRead(player, offers(panel, 'take')[0]!);
  expect(readMessage(looked)).toContain('🎓 9 / 12');
  expect(player.buttons(looked).map(({ label }) => label)).toContain('Take it');
  expect(readMessage(await pressVerb(player, 'confirm', looked))).toContain('🎓 10 / 12');
  await harness.close();
});
