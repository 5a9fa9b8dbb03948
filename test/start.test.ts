import { execFile, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Town } from './rig/town.ts';

const ROOT = resolve(import.meta.dirname, '..');
const folders: string[] = [];
let checkout = '';

/** The program as it comes to somebody who runs it: its sources, and only the packages it is said to depend on. */
function checkOut(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cities-start-'));
  folders.push(folder);
  for (const each of ['src', 'commands', 'scripts', 'package.json'])
    cpSync(join(ROOT, each), join(folder, each), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(ROOT, 'assets'), join(folder, 'assets'));
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

const run = promisify(execFile);
const CONTENT = () => [join(checkout, 'scripts/run.js'), 'content', 'cities'];
const builds = () => readdirSync(join(checkout, 'dist')).sort();

/** What `npm run -s content -- cities` says. */
function content(): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(process.execPath, CONTENT(), { encoding: 'utf8' });
}

beforeEach(() => {
  checkout = checkOut();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('a fresh checkout', () => {
  test('is built by the first start, in silence, and not again by the next', () => {
    const first = content();
    expect([first.status, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/^\{"kind":"game","id":"cities"/);
    const built = builds();
    expect(built).toHaveLength(1);
    const files = readdirSync(join(checkout, 'dist', built[0]!));
    expect(files).toEqual(expect.arrayContaining(['main.js', 'drawing.js', 'content.js', 'score.js', 'move.js']));
    writeFileSync(join(checkout, 'dist', built[0]!, 'content.js'), 'console.log("as it was built");');
    expect(content().stdout).toBe('as it was built\n');
    expect(builds()).toEqual(built);
  });

  test('is built once by many starts at once, and each of them runs', async () => {
    const starts = Array.from({ length: 4 }, () => run(process.execPath, CONTENT(), { encoding: 'utf8' }));
    const said = await Promise.all(starts);
    expect(said.map(({ stdout, stderr }) => [stdout === content().stdout, stderr])).toEqual(said.map(() => [true, '']));
    expect(builds()).toHaveLength(1);
  });

  test('runs a bot that draws, with nothing at hand that could load a source', async () => {
    const launch = ([program = '']: readonly string[]) => [program, join(checkout, 'scripts/run.js'), 'main'];
    const town = await Town.open({ launch });
    const ada = town.person('Ada');
    await ada.slash('cities rules', { game: 'cities' });
    const { attachments } = await ada.answer();
    expect(attachments.map(({ content_type }) => content_type)).toContain('image/png');
    expect(town.output).not.toMatch(/"level":[456]0/);
    expect(await town.terminate()).toBe(0);
    await town.close();
  });
});

describe('a changed source', () => {
  const file = () => join(checkout, 'src/content.ts');

  test('is built anew, also when it is older than what it takes the place of', () => {
    content();
    appendFileSync(file(), "console.log('newer');\n");
    expect(content().stdout).toMatch(/newer\n$/);
    writeFileSync(file(), "console.log('older');\n");
    utimesSync(file(), new Date(0), new Date(0));
    expect(content().stdout).toBe('older\n');
  });

  test('is built anew when a file is gone', () => {
    content();
    rmSync(join(checkout, 'src/games/cities/words/en.ts'));
    expect(content().stderr).toContain('en.ts');
  });

  test('is built anew when other packages are installed', () => {
    content();
    writeFileSync(join(checkout, 'node_modules/.package-lock.json'), '{}');
    expect(content().status).toBe(0);
    expect(builds()).toHaveLength(2);
  });

  test('that cannot be built is named, and neither runs nor leaves anything behind', () => {
    content();
    const before = builds();
    appendFileSync(file(), '\nconst = ;\n');
    const { status, stdout, stderr } = content();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/could not be built/);
    expect(stderr).toMatch(/src\/content\.ts:\d+:\d+/);
    expect(builds()).toEqual(before);
  });
});
