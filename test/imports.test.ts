import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

type Layer = {
  /** Which files it is about. */
  readonly files: RegExp;
  /** What of the project they may import, besides their own layer; `<game>` is the game of the importing file. */
  readonly project: readonly string[];
  /** Packages and node's own, by how their names begin. */
  readonly outside: readonly string[];
};

const GAME = '[^/.]+';
const CONTRACT = ['contract', 'define', 'rotation-menus', 'index'].map((name) => `src/games/${name}.ts`);

/** Who may import whom: the table of the architecture. The first layer whose pattern fits is a file's layer. */
const LAYERS: { readonly [layer: string]: Layer } = {
  engine: { files: /^src\/engine\//, project: [], outside: ['node:crypto', 'pure-rand', 'zod'] },
  rules: { files: game('rules/'), project: ['src/engine/'], outside: ['zod'] },
  requests: { files: game('requests\\.ts$'), project: ['src/engine/', own('rules/')], outside: [] },
  words: {
    files: game('words/'),
    project: ['src/engine/', 'src/i18n/', own('rules/'), own('requests.ts'), ...CONTRACT],
    outside: ['i18next'],
  },
  pictures: {
    files: game('pictures/'),
    project: ['src/engine/', 'src/draw/', 'src/i18n/', own('rules/'), own('words/'), own('requests.ts'), ...CONTRACT],
    outside: [],
  },
  ui: {
    files: game(`${GAME}\\.ts$`),
    project: ['src/engine/', 'src/i18n/', own('rules/'), own('words/'), own('requests.ts'), ...CONTRACT],
    outside: [],
  },
  ids: { files: /^src\/games\/index\.ts$/, project: [], outside: [] },
  contract: {
    files: /^src\/games\/(contract|ui-data)\.ts$/,
    project: ['src/engine/', 'src/i18n/', 'src/draw/', 'src/games/index.ts'],
    outside: [],
  },
  define: {
    files: /^src\/games\/(define|rotation-menus)\.ts$/,
    project: ['src/engine/', 'src/i18n/', ...CONTRACT],
    outside: [],
  },
  'list of rules': { files: list('rules'), project: ['src/engine/', any('rules/'), ...CONTRACT], outside: [] },
  'list of words': {
    files: list('words'),
    project: ['src/i18n/', 'src/games/rules.ts', any('words/'), ...CONTRACT],
    outside: [],
  },
  'list of pictures': {
    files: list('pictures'),
    project: ['src/draw/', 'src/i18n/', any('pictures/'), any('requests.ts'), ...CONTRACT],
    outside: [],
  },
  'list of uis': {
    files: list('uis'),
    project: ['src/engine/', 'src/games/rules.ts', any('ui.ts'), any('requests.ts'), ...CONTRACT],
    outside: [],
  },
  i18n: { files: /^src\/i18n\//, project: ['src/engine/'], outside: ['i18next', 'lru-cache'] },
  draw: {
    files: /^src\/draw\//,
    project: ['src/engine/', 'src/i18n/', 'src/platform/'],
    outside: ['node:', '@napi-rs/canvas', 'lru-cache'],
  },
  room: {
    files: /^src\/room\//,
    project: ['src/engine/', 'src/i18n/', 'src/games/rules.ts', ...CONTRACT],
    outside: ['openskill'],
  },
  workers: {
    files: /^src\/workers\//,
    project: [
      ...['src/engine/', 'src/i18n/', 'src/draw/', 'src/platform/', ...CONTRACT],
      ...['rules', 'words', 'pictures'].map((name) => `src/games/${name}.ts`),
    ],
    outside: ['node:', 'lru-cache', 'tsx/'],
  },
  store: {
    files: /^src\/store\//,
    project: ['src/engine/', 'src/platform/'],
    outside: ['node:', 'keyv', '@keyv/', 'zod', 'pino'],
  },
  platform: { files: /^src\/platform\//, project: [], outside: ['node:', 'pino'] },
  cluster: {
    files: /^src\/cluster\//,
    project: ['src/platform/', 'src/store/', 'src/config.ts'],
    outside: ['node:', 'discord.js', 'pino', 'zod'],
  },
  local: {
    files: /^src\/local\//,
    project: ['src/platform/'],
    outside: ['node:', 'ws', 'discord-api-types', 'scripts/page.js', 'zod'],
  },
  ops: {
    files: /^src\/ops\//,
    project: ['src/store/', 'src/workers/', 'src/bot/discord/observer.ts'],
    outside: ['node:', 'prom-client'],
  },
  bot: {
    files: /^(src\/bot|commands)\//,
    project: [
      ...['engine', 'i18n', 'draw', 'room', 'store', 'workers', 'platform'].map((name) => `src/${name}/`),
      ...['src/bot/', 'commands/', ...CONTRACT],
      ...['rules', 'words', 'pictures', 'uis'].map((name) => `src/games/${name}.ts`),
    ],
    outside: ['node:', 'discord.js', 'discord-api-types', 'i18next', 'lru-cache', 'pino', 'zod'],
  },
  cli: {
    files: /^src\/cli\//,
    project: [
      'src/engine/',
      'src/i18n/',
      'src/room/',
      'src/store/',
      'src/games/',
      'src/bot/',
      'src/platform/',
      'src/config.ts',
    ],
    outside: ['node:', 'dotenv'],
  },
};

function game(rest: string): RegExp {
  return new RegExp(`^src/games/${GAME}/${rest}`);
}
function own(rest: string): string {
  return `src/games/<game>/${rest}`;
}
function any(rest: string): string {
  return `src/games/*/${rest}`;
}
function list(name: string): RegExp {
  return new RegExp(`^src/games/${name}\\.ts$`);
}

const gameOf = (file: string) => /^src\/games\/([^/]+)\//.exec(file)?.[1];
const layerOf = (file: string) => Object.keys(LAYERS).find((name) => LAYERS[name]?.files.test(file));

type Import = { readonly target: string; readonly names: string; readonly typesOnly: boolean };

const ALIASES: { readonly [alias: string]: string } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
).imports;

/** A path of the project is given from the root; a package stays as it is. */
function resolved(file: string, target: string): string {
  if (target.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(file), target));
  const [alias, path] = Object.entries(ALIASES).find(([name]) => target.startsWith(name.replace('*', ''))) ?? [];
  if (!alias || !path) return target;
  return relative(ROOT, resolve(ROOT, path.replace('*', target.slice(alias.length - 1))));
}

/** Static, dynamic and by URL; a path of the project is given from the root. */
function importsOf(file: string, text: string): Import[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const fixed = [...bare.matchAll(/^(?:import|export)\s+(?:(type\s+)?([^'";]*?)\s+from\s+)?'([^']+)'/gm)].map(
    ([, type, names = '', target = '']) => ({ target, names, typesOnly: type !== undefined }),
  );
  const late = [...bare.matchAll(/(?:\bimport|import\.meta\.resolve)\(\s*'([^']+)'/g)].map(([, target = '']) => ({
    target,
    names: '',
    typesOnly: false,
  }));
  return [...fixed, ...late].map((each) => ({ ...each, target: resolved(file, each.target) }));
}

const isOwn = (target: string) => /^(src|commands)\//.test(target);

function isAllowed(file: string, target: string): boolean {
  const name = layerOf(file);
  const layer = name && LAYERS[name];
  if (!layer) return true;
  if (!isOwn(target)) return layer.outside.some((start) => target.startsWith(start));
  const sameGame = gameOf(target) === undefined || gameOf(target) === gameOf(file);
  if (layerOf(target) === name && sameGame) return true;
  return layer.project.some((start) => {
    if (start.includes('/*/')) return new RegExp(`^${start.replace('*', GAME)}`).test(target);
    return target.startsWith(start.replace('<game>', gameOf(file) ?? '<game>'));
  });
}

const files = (folder: string): string[] =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
        .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
        .sort()
    : [];

const FILES = [...files('src'), ...files('commands')];
const TEXTS = new Map(FILES.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
const IMPORTS = new Map([...TEXTS].map(([file, text]) => [file, importsOf(file, text)]));
const inLayers = (...names: readonly string[]) => FILES.filter((file) => names.includes(layerOf(file) ?? ''));

describe.each(Object.keys(LAYERS))('%s', (name) => {
  test('imports only what its place in the architecture allows', () => {
    const wrong = inLayers(name).flatMap((file) =>
      (IMPORTS.get(file) ?? [])
        .filter(({ target }) => !isAllowed(file, target))
        .map(({ target }) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('every file has a place in the architecture', () => {
  const roots = /^src\/[^/]+\.ts$/;
  expect(FILES.filter((file) => !layerOf(file) && !roots.test(file))).toEqual([]);
});

test('what is shown is made from views, never from states', () => {
  const wrong = inLayers('words', 'pictures', 'requests', 'ui', 'draw', 'contract').flatMap((file) =>
    (IMPORTS.get(file) ?? [])
      .filter(({ target, names }) => /\bState\b/.test(names) || /\/rules\/(rules|turn|setup)\.ts$/.test(target))
      .map(({ target }) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('requests and the contract are types alone', () => {
  const code = inLayers('requests', 'contract').filter((file) =>
    /^(export )?(const|let|function|class|async)\b/m.test(TEXTS.get(file) ?? ''),
  );
  expect(code).toEqual([]);
});

test('one file alone knows the canvas, and none but the drawing knows it at all', () => {
  const users = FILES.filter((file) => IMPORTS.get(file)?.some(({ target }) => target.startsWith('@napi-rs/canvas')));
  expect(users).toEqual(['src/draw/canvas.ts']);
});

test('the thread that answers people does not load the canvas, not even through an index', () => {
  const loaded = new Map(
    [...IMPORTS].map(([file, list]) => [file, list.filter(({ typesOnly }) => !typesOnly).map(({ target }) => target)]),
  );
  const files = reached(loaded, 'src/main.ts');
  expect(files).toContain('src/draw/index.ts');
  expect(files).not.toContain('src/draw/canvas.ts');
});

test('only the engine’s seed takes from node:crypto, and only its hash', () => {
  const users = inLayers('engine').filter((file) => IMPORTS.get(file)?.some(({ target }) => target === 'node:crypto'));
  expect(users).toEqual(['src/engine/seed.ts']);
  expect(TEXTS.get('src/engine/seed.ts')).toMatch(/import \{ createHash \} from 'node:crypto'/);
});

test('engine, games and rooms use neither the clock nor unseeded chance', () => {
  const pure = inLayers('engine', 'rules', 'words', 'pictures', 'requests', 'ui', 'room');
  const impure = pure.filter((file) =>
    /\b(Math\.random|Date\.now|new Date\(\)|performance\.|setTimeout|process\.)/.test(TEXTS.get(file) ?? ''),
  );
  expect(impure).toEqual([]);
});

type Graph = ReadonlyMap<string, readonly string[]>;

/** Everything a file leads to, itself only if there is a way back. */
function reached(graph: Graph, from: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...(graph.get(from) ?? [])];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return seen;
}

/** Sets of files that all lead to each other, each as one line. */
function circles(graph: Graph): string[] {
  const ways = new Map([...graph.keys()].map((file) => [file, reached(graph, file)]));
  const inCircles = [...ways].filter(([file, way]) => way.has(file));
  const lines = inCircles.map(([file, way]) =>
    [...way]
      .filter((other) => ways.get(other)?.has(file))
      .sort()
      .join(' ⇄ '),
  );
  return [...new Set(lines)].sort();
}

test('no file leads back to itself, types included', () => {
  const graph = new Map(
    [...IMPORTS].map(([file, list]) => [
      file,
      list.map(({ target }) => target).filter((target) => IMPORTS.has(target)),
    ]),
  );
  expect(circles(graph)).toEqual([]);
});

describe('the check itself', () => {
  test.each([
    ['src/engine/game.ts', 'src/games/index.ts', false],
    ['src/engine/game.ts', 'node:fs', false],
    ['src/games/cities/rules/rules.ts', 'src/engine/grid.ts', true],
    ['src/games/cities/rules/rules.ts', 'discord.js', false],
    ['src/games/cities/rules/rules.ts', 'src/games/tourists/rules/rules.ts', false],
    ['src/games/cities/rules/rules.ts', 'src/games/cities/words/en.ts', false],
    ['src/games/cities/words/describe.ts', 'src/games/cities/pictures/board.ts', false],
    ['src/games/cities/words/describe.ts', 'src/games/cities/requests.ts', true],
    ['src/games/cities/pictures/board.ts', 'src/games/cities/words/describe.ts', true],
    ['src/games/cities/pictures/board.ts', 'src/games/tourists/pictures/tones.ts', false],
    ['src/games/cities/ui.ts', 'src/bot/parts.ts', false],
    ['src/games/cities/ui.ts', 'src/games/contract.ts', true],
    ['src/draw/canvas.ts', 'src/games/pictures.ts', false],
    ['src/room/turn-steps.ts', 'src/games/rules.ts', true],
    ['src/room/turn-steps.ts', 'src/games/cities/rules/index.ts', false],
    ['src/bot/services.ts', 'src/games/uis.ts', true],
    ['src/bot/services.ts', 'src/games/cities/ui.ts', false],
    ['src/bot/services.ts', 'src/local/server.ts', false],
    ['src/bot/bot.ts', 'src/ops/metrics.ts', false],
    ['src/ops/metrics.ts', 'src/bot/bot.ts', false],
    ['src/local/server.ts', 'src/bot/bot.ts', false],
  ])('%s → %s: %s', (file, target, allowed) => {
    expect(isAllowed(file, target)).toBe(allowed);
  });

  test('finds circles and reads every kind of import', () => {
    expect(
      circles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b ⇄ c']);
    const text =
      "import type { A } from './a.ts';\nexport { b } from './b.ts';\nawait import('./c.ts');\nif ('from' in x) y('z');";
    expect(importsOf('src/x.ts', text).map(({ target }) => target)).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
  });
});
