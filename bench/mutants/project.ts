import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameId } from '#games';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const COPIED = ['src', 'test', 'assets', 'commands', 'scripts', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

/** A copy of the project to change and to test; its address. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** How well bots judge a position is measured in the arena; a slightly different judgment breaks no rule. */
const JUDGMENT: { readonly [game in GameId]?: readonly string[] } = {
  cities: ['computer', 'evaluation', 'further-occurrences', 'lookahead'],
  sprawlopolis: ['computer', 'lookahead'],
  tourists: ['computer', 'evaluation', 'lookahead'],
  wonders: [
    'computer',
    'demand',
    'determinization',
    'evaluation',
    'evaluation-context',
    'expected-points',
    'lookahead',
    'quick-rating',
  ],
};

export function rulesFiles(root: string, game: GameId): string[] {
  const folder = `src/games/${game}/rules`;
  const judgment = JUDGMENT[game]?.map((name) => `${name}.ts`) ?? [];
  const files = readdirSync(join(root, folder));
  const gone = judgment.find((name) => !files.includes(name));
  if (gone) throw new Error(`${folder}/${gone} is named in bench/mutants/project.ts, but does not exist.`);
  return files
    .filter((name) => !judgment.includes(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Some test files, or those tests of them that have a word in their names. */
export type Suite = { readonly name: string; readonly files: readonly string[]; readonly only?: string };

/** They play whole games, or try thousands of positions. */
const LONG = ['set-packing', 'claims', 'computer', 'playouts', 'progress'];

function testFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.slow.test.ts'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** The tests of a game, the quick ones first: most changes are noticed there. */
export function suitesOf(root: string, game: GameId): Suite[] {
  const all = testFiles(root, `test/games/${game}`);
  const isLong = (file: string) => LONG.some((name) => file.endsWith(`/rules/${name}.test.ts`));
  const isQuick = (file: string) => file.includes('/rules/') && !isLong(file);
  const shown = all.filter((file) => !isQuick(file) && !isLong(file));
  return [
    { name: 'quick tests', files: all.filter(isQuick) },
    { name: 'words, pictures and recorded games', files: [...shown, 'test/games/fixtures.test.ts'] },
    { name: 'long tests', files: all.filter(isLong) },
    { name: 'laws', files: testFiles(root, 'test/laws'), only: game },
  ];
}
