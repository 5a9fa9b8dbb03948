import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/rules';
import { UIS } from '#games/uis';
import { COMMANDS } from '../commands/index.ts';
import { ENTRIES } from '../scripts/build.js';
import { NEEDED } from '../src/bot/discord/permissions.ts';
import { ALL_TABLES, leaves } from './i18n/tables.ts';
import { PAGES, ROOT, textOf, withoutCode } from './rig/doc-pages.ts';
import { accepted } from './rig/play.ts';

const README = textOf('README.md');
const SCRIPTS: object = JSON.parse(textOf('package.json')).scripts;
const SUBCOMMANDS = COMMANDS.flatMap(({ data }) => data.options ?? []).map(({ name }) => name);
const BENCHES = [...textOf('bench/index.ts').matchAll(/^ {2}(\w+): '/gm)].map(([, name = '']) => name);

/** By the name that `.env.example` gives each. */
const VARIABLES = [...textOf('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
/** Environment variables of tests, benches and the system, and settings of databases, systemd and proxies. */
const OTHER_VARIABLES = [
  ...['TEST_POSTGRES_URL', 'TEST_REDIS_URL', 'CHROMIUM', 'TOWN_SEEDS', 'KILLS', 'PRESSES', 'LAWS', 'ARENA_SECONDS'],
  ...['TEST_DAY', 'SLOW_SHARE', 'BEFORE'],
  ...['CI', 'MALLOC_ARENA_MAX', 'REQUEST_TIMEOUT', 'YOUR_APPLICATION_ID', 'OWNER', 'REPOSITORY'],
];

/** Wherever a text names something of a kind, the first group of the pattern is its name. */
const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The anchor GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (text: string): string[] => named(withoutCode(text), /^#{1,6} (.+)$/gm).map(anchorOf);

/** What a link, from a page, leads to that isn't there. */
function brokenLinks(page: string, text: string): string[] {
  const links = named(withoutCode(text).replace(/`[^`\n]*`/g, ''), /\]\((?!https?:|mailto:)([^)\s]+)\)/g);
  return links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : relative(ROOT, resolve(ROOT, dirname(page), path));
    if (target.startsWith('..') || !existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !(target.endsWith('.md') && anchorsIn(textOf(target)).includes(anchor));
  });
}

/** Paths of the project, wherever they are named; of `<game>` and `*` only what's before them has to exist. */
const PATH = /(?<![\w./-])((?:src|test|bench|scripts|commands|docs|assets|\.ci|\.github)\/[\w./<>*-]*)/g;
const missingPaths = (text: string): string[] =>
  named(text, PATH)
    .map((path) => path.replace(/[<*].*$/, '').replace(/[.,]+$/, ''))
    .filter((path) => !existsSync(join(ROOT, path)));

const unknownScripts = (text: string): string[] =>
  named(text, /npm run (?:-s )?([a-z][\w:]*)/g).filter((name) => !Object.hasOwn(SCRIPTS, name));

const unknownBenches = (text: string): string[] =>
  named(text, /npm run bench -- (\w+)/g).filter((name) => name !== 'list' && !BENCHES.includes(name));

const GENERATORS = named(textOf('scripts/regenerate.ts'), /^ {2}(\w+): '/gm);
/** Words after `npm run cli` and `npm run regenerate` that neither knows. */
const unknownPrograms = (text: string): string[] => [
  ...named(text, /npm run (?:-s )?cli -- (\w+)/g).filter((name) => !Object.hasOwn(ENTRIES, name)),
  ...named(text, /npm run regenerate -- (\w+)/g).filter((name) => !GENERATORS.includes(name)),
];

const unknownSubcommands = (text: string): string[] =>
  named(text, /\/cities ([a-z]+)/g).filter((name) => !SUBCOMMANDS.includes(name));

/** Written like a variable: alone in code marks, or with a value. */
const unknownVariables = (text: string): string[] => [
  ...named(text, /`([A-Z][A-Z_]+)(?:=[^`]*)?`/g).filter((name) => ![...VARIABLES, ...OTHER_VARIABLES].includes(name)),
];

const SAID = ALL_TABLES.flatMap(({ en }) => leaves(en).map(([, text]) => text));
/** A menu's label comes with its choice: `Language: {{choice}}`. */
const isSaid = (label: string): boolean => SAID.some((text) => text === label || text.startsWith(`${label}: {{`));
/** Bold are buttons and menus, italic are choices, each as the bot says it. */
const unsaidLabels = (text: string): string[] =>
  named(text, /(?:\*\*|(?<!\w)_)([^*_\s][^*_\n]*)(?:\*\*|_(?!\w))/g).filter((label) => !isSaid(label));

const longLines = (text: string): string[] => text.split('\n').filter((line) => line.length > 400);

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page);
  test('links to pages and headings that exist', () => expect(brokenLinks(page, text)).toEqual([]));
  test('names paths that exist', () => expect(missingPaths(text)).toEqual([]));
  test('names scripts of package.json', () => expect(unknownScripts(text)).toEqual([]));
  test('names benches that exist', () => expect(unknownBenches(text)).toEqual([]));
  test('names programs that exist', () => expect(unknownPrograms(text)).toEqual([]));
  test('names subcommands that exist', () => expect(unknownSubcommands(text)).toEqual([]));
  test('names variables that exist', () => expect(unknownVariables(text)).toEqual([]));
  test('has no line over 400 characters', () => expect(longLines(text)).toEqual([]));
});

describe('the checks find', () => {
  test.each([
    ['a page that is gone', brokenLinks('docs/playing.md', '[x](gone.md)'), ['gone.md']],
    ['a heading that is gone', brokenLinks('README.md', '[x](docs/playing.md#gone)'), ['docs/playing.md#gone']],
    ['a path that is gone', missingPaths('see `src/gone.ts`, not `src/<game>/x` or `src/main.ts`'), ['src/gone.ts']],
    ['a script that is gone', unknownScripts('npm run gone, npm run -s cli'), ['gone']],
    ['a bench that is gone', unknownBenches('npm run bench -- gone, npm run bench -- list'), ['gone']],
    ['a program that is gone', unknownPrograms('npm run -s cli -- gone, npm run regenerate -- lost'), ['gone', 'lost']],
    ['a subcommand that is gone', unknownSubcommands('`/cities gone`, `/cities new`'), ['gone']],
    ['a variable that is gone', unknownVariables('`GONE_URL`, `GONE=1`, `PORT`'), ['GONE_URL', 'GONE']],
    ['a label nobody says', unsaidLabels('**Confirm** or **Gone**, _yes_ or _gone_'), ['Gone', 'gone']],
    ['a long line', longLines(`short\n${'x'.repeat(401)}`), ['x'.repeat(401)]],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
});

test('the README is short enough to be read', () =>
  expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(150));

test('the README invites the bot with exactly the permissions it asks for', () => {
  const integer = NEEDED.reduce((sum, name) => sum | PermissionFlagsBits[name], 0n);
  expect(named(README, /permissions=(\d+)/g)).toEqual([String(integer)]);
  expect(named(README, /permissions integer (\d+)/g)).toEqual([String(integer)]);
});

test('playing.md has every subcommand in its table', () =>
  expect(named(textOf('docs/playing.md'), /^\| `\/cities ([a-z]+)[^`]*` +\|/gm).sort()).toEqual(
    SUBCOMMANDS.toSorted(),
  ));

test('playing.md has every option of /cities new in its table', () => {
  const [created] = COMMANDS.flatMap(({ data }) => data.options ?? []).filter(({ name }) => name === 'new');
  const options = created && 'options' in created ? (created.options ?? []) : [];
  const [, table = ''] = /^### Options of[^\n]*\n(.*?)\n## /ms.exec(textOf('docs/playing.md')) ?? [];
  const rows = named(table, /^\| (`[^|]+`) +\|/gm);
  // As people read them, who use Discord in English.
  const names = options.map(({ name, name_localizations: localized }) => localized?.['en-US'] ?? name);
  expect(rows.flatMap((row) => named(row, /`([\w-]+)`/g))).toEqual(names);
});

test('buttons and choices are called what the bot calls them', () => {
  expect(unsaidLabels(textOf('docs/playing.md'))).toEqual([]);
  // Of Discord's own pages.
  expect(unsaidLabels(README)).toEqual([
    ...['Code', 'Bot', 'Reset Token', 'General Information'],
    ...['User Install', 'Installation'],
  ]);
});

test('configuration.md has every variable in its tables', () => {
  const told = named(textOf('docs/configuration.md'), /^\| `([A-Z_]+)` +\|/gm);
  expect(VARIABLES.filter((name) => !told.includes(name))).toEqual([]);
});

test('benchmarks.md lists every bench', () =>
  expect(named(textOf('docs/benchmarks.md'), /^\| `(\w+)` +\|/gm)).toEqual(BENCHES));

test('decisions/README.md lists every record', () => {
  const listed = named(textOf('docs/decisions/README.md'), /\]\(([^)]+)\)/g);
  expect(listed).toEqual(PAGES.flatMap((path) => /^docs\/decisions\/(\d.*)$/.exec(path)?.[1] ?? []).sort());
});

describe('formats.md', () => {
  const blocks = named(textOf('docs/formats.md'), /```json\n([\s\S]*?)```/g).map((text): unknown => JSON.parse(text));
  const isPosition = (block: unknown): block is { game: string } =>
    typeof block === 'object' && block !== null && 'game' in block && !('log' in block);
  const positions = blocks.flatMap((block, i) =>
    isPosition(block) ? [{ ...block, block, answer: blocks[i + 1] }] : [],
  );

  test.each(positions)('shows what a position of $game scores', ({ game: id, block, answer }) => {
    const game = GAMES.find((each) => each.id === id);
    expect(game && accepted(game.scorePosition(block))).toEqual(answer);
  });

  test('has a position of every game with a lesson', () => {
    const explained = Object.entries(UIS).flatMap(([id, { lesson }]) => (lesson ? [id] : []));
    expect(new Set(positions.map(({ game }) => game))).toEqual(new Set(explained));
  });
});

describe('adding-a-game.md', () => {
  const page = textOf('docs/adding-a-game.md');
  const shown = [...page.matchAll(/^## .*`([\w/]+\.ts)`\n[^#]*?```ts\n([\s\S]*?)```/gm)].map(([, file = '', code]) => ({
    file,
    code,
  }));
  /** The compiler doesn't know the toy's id, and its laws are beside it. */
  const listed = (code: string): string =>
    code.replace(/^import .*\b(?:GameId|TOY)\b.*\n/gm, '').replace(/game: (?:GameId|TOY)\b/g, "game: 'toy'");
  const besideTests = (code: string): string => code.replace("'./rules/", "'../../../src/games/toy/rules/");

  test.each(shown)('has the toy’s $file', ({ file, code }) => {
    const toy = listed(textOf(`test/rig/toy/${file}`));
    expect(code).toBe(file === 'laws.ts' ? besideTests(toy) : toy);
  });

  test('has all of its files', () =>
    expect(shown.map(({ file }) => file).sort()).toEqual(
      readdirSync(join(ROOT, 'test/rig/toy'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => name.replaceAll('\\', '/'))
        .sort(),
    ));
});
