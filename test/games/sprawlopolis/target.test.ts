import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, totalText } from '#i18n';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { isPanel } from '../../rig/random-player.ts';
import { offers, pressVerb } from '../../rig/table-buttons.ts';

const LOCALES = { en: 'en-US', es: 'es-ES' } as const;

/** "38 of 27", however it is marked. */
const SHARE = /(\d+)\*{0,2} ?(?:of|de|out of|\/) ?\*{0,2}(\d+)/g;
const overfull = (text: string): string[] =>
  [...text.matchAll(SHARE)].filter(([, have, all]) => Number(have) > Number(all)).map(([found]) => found);

describe.each(LANGUAGES)('a target that is met by far, in %s', (language) => {
  let harness: InProcessHarness;
  let ada: Player;
  let final: APIMessage;

  /** Placing each card where it scores most makes 35 points with this seed, 20 more than the target. */
  beforeAll(async () => {
    harness = await InProcessHarness.open({ seed: () => 'met 1' });
    ada = harness.person('Ada').speak(LOCALES[language]);
    await ada.slash('cities new', { game: 'sprawlopolis', language, hints: 'always' });
    const lobby = await ada.sees(/wants to play|quiere jugar/);
    await pressVerb(ada, 'start', lobby);
    const isTable = (message: APIMessage) => offers(message, 'mine').length > 0;
    let panel = await pressVerb(ada, 'mine', await ada.finds('the table', isTable));
    const isNext = ({ id }: APIMessage) => BigInt(id) > BigInt(panel.id);
    while (isPanel(panel)) {
      await pressVerb(ada, 'confirm', panel);
      panel = await ada.finds('what comes next', (one) => isNext(one) && (isPanel(one) || isOver(one)));
    }
    final = await ada.finds('the end', isOver);
  });
  afterAll(() => harness.close());

  const isOver = (message: APIMessage): boolean => offers(message, 'rematch').length > 0;

  it('is said to be met at the end', () => {
    expect(readMessage(final)).toMatch(
      language === 'en'
        ? /You did it! \*\*35 points\*\*, 20 more than you needed/
        : /¡Conseguido! \*\*35 puntos\*\*, 20 más/,
    );
  });

  it('stands beside the points in every line of the story from then on', () => {
    const told = language === 'en' ? /\(now 35, target 15\)$/m : /\(35 en total, objetivo 15\)$/m;
    expect(readMessage(final)).toMatch(told);
  });

  it('is never what the points are a part of, in panels, tables, pictures, review and scores', async () => {
    await pressVerb(ada, 'review', final);
    expect(overfull('38 of 27, **38** / 27, 38 de 27')).toHaveLength(3);
    expect(overfull(ada.transcript())).toEqual([]);
  });
});

it('points on the way to a target are said to be a part of it', () => {
  expect(totalText(-3, 27, 'en')).toBe('−3 / 27');
  expect(totalText(26, 27, 'es')).toBe('26 / 27');
  expect(totalText(27, 27, 'en')).toBe('27 (target 27)');
  expect(totalText(38, null, 'en')).toBe('38');
});
