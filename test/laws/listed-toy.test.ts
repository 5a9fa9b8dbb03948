import { describe, expect, test, vi } from 'vitest';
import { toy } from '../rig/toy/rules/index.ts';
import { changed, LAWS, type Law, lawFindings } from './broken-toy.ts';
import { lawHelpersOf, subjects } from './law-subject.ts';
import { setupsOf } from './match-setups.ts';
import { pictureLaw, rulesPictures } from './pictures.ts';
import { findings } from './playthrough.ts';

vi.mock('../../src/games/index.ts', async (real) => (await import('../rig/toy-list.ts')).listed.index(await real()));
vi.mock('../../src/games/rules.ts', async (real) => (await import('../rig/toy-list.ts')).listed.rules(await real()));
vi.mock('../../src/games/words.ts', async (real) => (await import('../rig/toy-list.ts')).listed.words(await real()));
vi.mock('../../src/games/uis.ts', async (real) => (await import('../rig/toy-list.ts')).listed.uis(await real()));
vi.mock('../../src/games/pictures.ts', async (real) =>
  (await import('../rig/toy-list.ts')).listed.pictures(await real()),
);

const isLaw = (name: string): name is Law => name in LAWS;

describe('a game that is only listed', () => {
  test('is held to the laws', async () => expect((await subjects()).map(({ id }) => String(id))).toContain('toy'));

  test.each(Object.keys(LAWS).filter(isLaw))('can obey the law of %s', (law) => {
    for (const kind of setupsOf(toy, 1).slice(0, 2)) expect(lawFindings(law, {}, kind)).toBe('');
  });

  test('can have pictures for its rules that obey it, too', async () =>
    expect(findings(pictureLaw(changed(), await rulesPictures(changed())))).toEqual([]));

  test('is told what its tests lack, and where', async () => {
    const own = await lawHelpersOf('toy');
    for (const law of ['playouts', 'secrecy', 'public'] as const)
      expect(lawFindings(law, { own })).toMatch(/test\/games\/toy\/laws\.ts[\s\S]*withOtherSecrets[\s\S]*conserved/);
  });
});
