import { describe, expect, test, vi } from 'vitest';
import { GAME_IDS } from '#games';
import { LANGUAGES } from '#i18n';
import { COMMANDS } from '../../commands/index.ts';
import { choicesOf, MOST_LISTED } from '../../src/bot/discord/autocomplete.ts';
import { command, isSub, isValue } from '../../src/local/schema/command-schema.ts';
import { checkCommand } from '../rig/message-checks.ts';

vi.mock('../../src/games/index.ts', async (real) => (await import('../rig/five-toys.ts')).listed.index(await real()));
vi.mock('../../src/games/rules.ts', async (real) => (await import('../rig/five-toys.ts')).listed.rules(await real()));
vi.mock('../../src/games/words.ts', async (real) => (await import('../rig/five-toys.ts')).listed.words(await real()));
vi.mock('../../src/games/uis.ts', async (real) => (await import('../rig/five-toys.ts')).listed.uis(await real()));
vi.mock('../../src/games/pictures.ts', async (real) =>
  (await import('../rig/five-toys.ts')).listed.pictures(await real()),
);

describe.each(COMMANDS.map(({ data }) => [data.name, data] as const))('/%s with five games more', (_, data) => {
  const parsed = command.safeParse(data);
  const subs = (parsed.data?.options ?? []).filter(isSub);
  const values = subs.flatMap(({ name, options }) =>
    (options ?? []).filter(isValue).map((option) => ({ ...option, of: name })),
  );

  test('is still one that Discord takes', () => {
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(checkCommand(data)).toEqual([]);
  });

  test('has as many options and choices as there is room for', () => {
    for (const { options } of subs) expect(options?.length ?? 0).toBeLessThanOrEqual(MOST_LISTED);
    for (const { choices } of values) expect(choices?.length ?? 0).toBeLessThanOrEqual(MOST_LISTED);
  });

  test('offers every game', () => {
    expect(GAME_IDS.map(String)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5].map((number) => `toy-${number}`)));
    const games = values.filter(({ name }) => name === 'game');
    expect(games.map(({ of }) => of)).toEqual(expect.arrayContaining(['new', 'rules']));
    for (const { choices } of games) expect(choices?.map(({ value }) => value)).toEqual([...GAME_IDS]);
  });

  test('suggests what is too much for a list', () => {
    const { choices, autocomplete } = values.find(({ name }) => name === 'flavor') ?? {};
    expect([choices?.length ?? 0, autocomplete]).toEqual([0, true]);
    expect(choicesOf('flavor')).toHaveLength(35);
  });
});

test('what several games have is offered once, and what they call alike by the name of its game', () => {
  expect(choicesOf('length').map(({ value }) => value)).toEqual([
    ...['standard', 'long', 'short'],
    ...[1, 2, 3, 4, 5].map((number) => `length-${number}`),
  ]);
  for (const language of LANGUAGES) {
    const labels = choicesOf('flavor').map(({ label }) => label[language]);
    expect(new Set(labels).size).toBe(labels.length);
  }
  expect(choicesOf('flavor')[7]).toEqual({ value: 'a2', label: { en: 'a (Toy 2)', es: 'a (Juguete 2)' } });
});
