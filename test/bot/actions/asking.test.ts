import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '#games';
import { RULES } from '#games/rules';
import { WORDS } from '#games/words';
import { LANGUAGES, type Language } from '#i18n';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { dice } from '../../rig/play.ts';
import { choose, isPanel } from '../../rig/random-player.ts';
import { offers, pressAndRead, pressVerb } from '../../rig/table-buttons.ts';

const LOCALES = { en: 'en-US', es: 'es-ES' } as const;
/** Turns, the one in which a game is set up among them. */
const TURNS = 3;

/** What Rules opens at a table and in its panel, turn by turn; and in the panel one step on, where that depends on it. */
const TOPICS: { readonly [game in GameId]?: readonly string[] } = {
  cities: ['tiles', 'round cards', 'round cards'],
  sprawlopolis: ['turn placing placing', 'turn placing placing', 'turn placing placing'],
  tourists: ['start start start', 'round placing tourists', 'round placing tourists'],
  // The first card in hand is a brown one, a gray one or a yellow one each time.
  wonders: ['turn building trade', 'turn building trade', 'turn building trade'],
};

/** Every reason that was given, by language. */
const reasons: { readonly [language in Language]: Set<string> } = { en: new Set(), es: new Set() };
const CASES = GAME_IDS.filter((game) => TOPICS[game]).flatMap((game) =>
  LANGUAGES.map((language) => ({ game, language })),
);

describe.each(CASES)('a player who needs help in $game, in $language', ({ game, language }) => {
  const luck = dice('asking');
  let harness: InProcessHarness;
  let ada: Player;
  /** Everything that could be pressed on the way, and where it stood. */
  const seen: APIMessage[] = [];
  const topics: string[] = [];
  const told: string[] = [];

  const isTable = (message: APIMessage) => !ada.isPrivate(message) && offers(message, 'mine').length > 0;
  const tableAfter = (old: APIMessage) =>
    ada.finds('the next table', (message) => isTable(message) && BigInt(message.id) > BigInt(old.id));

  /** The heading of what Rules opens, as the topic it belongs to. */
  async function topicOf(message: APIMessage): Promise<string> {
    const answer = await pressVerb(ada, 'rules', message);
    const lines = readMessage(answer).split('\n');
    if (answer.id === message.id) await pressVerb(ada, 'mine', answer);
    const heading = lines.find((line) => line.startsWith('## '));
    const { rules, name } = WORDS[game].texts[language];
    const found = Object.keys(rules).find((each) => heading === `## ${name} · ${rules[each]?.title}`);
    return found ?? `no topic: ${heading}`;
  }

  /** Asks for the reason of a button that can't be used, in its message. */
  async function askWhy(message: APIMessage): Promise<void> {
    for (const offer of offers(message, 'why')) {
      const answer = await pressAndRead(ada, offer);
      expect(ada.isPrivate(answer)).toBe(true);
      told.push(
        readMessage(answer)
          .split('\n')
          .find((line) => !line.startsWith('(picture')) ?? '',
      );
    }
  }

  async function look(message: APIMessage): Promise<string> {
    seen.push(structuredClone(message));
    const topic = await topicOf(message);
    await askWhy(message);
    return topic;
  }

  /** Plays one turn, and looks at the panel after its first step, too. */
  async function turn(table: APIMessage): Promise<void> {
    const asked = [await look(table)];
    let panel = await pressAndRead(ada, offers(table, 'take')[0] ?? offers(table, 'mine')[0]!);
    if (isPanel(panel)) {
      asked.push(await look(panel));
      const [on] = offers(panel, 'put', 'show');
      if (on) {
        panel = await pressAndRead(ada, on);
        if (isPanel(panel)) asked.push(await look(panel));
      }
    }
    topics.push(asked.slice(0, 3).join(' '));
    for (let ended = false; !ended && isPanel(panel); ) {
      const offer = choose(luck, panel);
      ended = offer.verb === 'confirm';
      panel = await pressAndRead(ada, offer);
    }
  }

  beforeAll(async () => {
    harness = await InProcessHarness.open({ seed: () => 'asking' });
    ada = harness.person('Ada').speak(LOCALES[language]);
    const computers = RULES[game].seats.min - 1;
    await ada.slash('cities new', { game, language, ...(computers > 0 ? { computers } : {}) });
    await pressVerb(ada, 'start', await ada.sees(/wants to play|quiere jugar/));
    let table = await ada.finds('the table', isTable);
    for (let i = 0; i < TURNS; i++) {
      await turn(table);
      table = await tableAfter(table);
    }
    await look(table);
  });
  afterAll(() => harness.close());

  it('finds the rules on what is at hand, at the table and in panels', () => {
    expect(topics).toEqual(TOPICS[game]);
  });

  it('hears why of everything that is grayed; nothing is grayed that nobody can ask about', () => {
    expect(told.length > 0).toBe(['cities', 'wonders'].includes(game));
    for (const reason of told) {
      expect(reason).toMatch(/^[^\n]+\.$/);
      expect(reason).not.toMatch(/played on|moved on|[Hh]as seguido|ha avanzado/);
      reasons[language].add(reason);
    }
    const grayed = seen.flatMap((message) => ada.buttons(message).filter(({ disabled }) => disabled));
    for (const { label } of grayed) expect(label).toMatch(/^✓ /);
  });
});

it('what can’t be done is told in the asker’s language', () => {
  expect(reasons.en.size).toBeGreaterThan(2);
  expect(reasons.es.size).toBe(reasons.en.size);
  for (const reason of reasons.en) expect(reasons.es.has(reason)).toBe(false);
});
