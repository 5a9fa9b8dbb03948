import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Who may import whom. A layer always may import itself; `node` and packages are named by their first part. */
const LAYERS: {
  readonly [layer: string]: { readonly project: readonly string[]; readonly outside: readonly string[] };
} = {
  'src/engine': { project: [], outside: ['node:crypto', 'pure-rand', 'zod'] },
  'src/games': { project: ['src/engine', 'src/i18n', 'src/draw', 'src/bot'], outside: ['zod', 'i18next'] },
  'src/i18n': { project: ['src/engine', 'src/games'], outside: ['i18next'] },
  'src/draw': {
    project: ['src/engine', 'src/games', 'src/i18n'],
    outside: ['node:', '@napi-rs/canvas', 'i18next'],
  },
  'src/store': {
    project: ['src/engine'],
    outside: ['node:', 'keyv', '@keyv', 'zod', 'p-queue', 'async-mutex', 'pino'],
  },
  'src/local': { project: ['src/clock.ts'], outside: ['node:', 'ws', 'discord-api-types', 'esbuild', 'zod'] },
};

const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const IMPORT = /(?<!')\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g;
const imports = (file: string) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map((match) => match[1]!);

const layerOf = (file: string) => file.split('/').slice(0, 2).join('/');
const gameOf = (file: string) => /^src\/games\/([^/]+)\//.exec(file)?.[1];

function forbidden(file: string, target: string): boolean {
  const { project, outside } = LAYERS[layerOf(file)]!;
  if (!target.startsWith('.')) return !outside.some((name) => target === name || target.startsWith(name));
  const path = relative(ROOT, resolve(ROOT, dirname(file), target));
  if (layerOf(path) !== layerOf(file)) return !project.includes(layerOf(path));
  const [from, to] = [gameOf(file), gameOf(path)];
  return from !== undefined && to !== undefined && from !== to;
}

const present = Object.keys(LAYERS).filter((layer) => readdirSync(join(ROOT, 'src')).includes(layer.slice(4)));

describe.each(present)('%s', (layer) => {
  test('imports only what its place in the architecture allows', () => {
    const wrong = files(layer).flatMap((file) =>
      imports(file)
        .filter((target) => forbidden(file, target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('only the engine’s seed takes from node:crypto, and only its hash', () => {
  const users = files('src/engine').filter((file) => imports(file).includes('node:crypto'));
  expect(users).toEqual(['src/engine/seed.ts']);
  expect(readFileSync(join(ROOT, users[0]!), 'utf8')).toMatch(/import \{ createHash \} from 'node:crypto'/);
});

test('rules use neither the clock nor unseeded chance', () => {
  const impure = [...files('src/engine'), ...files('src/games')].filter((file) =>
    /\b(Math\.random|Date\b|performance\.|setTimeout|process\.)/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(impure).toEqual([]);
});

test('pictures are made from views, never from states', () => {
  if (!present.includes('src/draw')) return;
  const wrong = files('src/draw').filter((file) =>
    /import [^;]*\bState\b[^;]*games\//.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('the check itself finds a forbidden import', () => {
  expect(forbidden('src/engine/game.ts', '../games/index.ts')).toBe(true);
  expect(forbidden('src/engine/game.ts', 'node:fs')).toBe(true);
  expect(forbidden('src/games/cities/rules/rules.ts', 'discord.js')).toBe(true);
  expect(forbidden('src/games/cities/rules/rules.ts', '../../tourists/rules/rules.ts')).toBe(true);
  expect(forbidden('src/games/cities/rules/rules.ts', '../../../engine/grid.ts')).toBe(false);
});
