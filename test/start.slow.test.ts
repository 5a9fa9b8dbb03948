import { execFile, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
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
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProcessHarness } from './rig/process-harness.ts';

const ROOT = resolve(import.meta.dirname, '..');
const folders: string[] = [];
let checkout = '';

/** The program as it comes to someone who runs it: its sources, and only the packages it is said to depend on. */
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
const files = () => readdirSync(join(checkout, 'dist')).sort();

/** What `npm run -s content -- cities` says. */
function content(): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(process.execPath, CONTENT(), { encoding: 'utf8' });
}

/** A built program for the tests of what comes after: to build it each time takes most of their time. */
let built = '';
const copyBuilt = () => cpSync(join(built, 'dist'), join(checkout, 'dist'), { recursive: true });

beforeAll(() => {
  built = checkout = checkOut();
  content();
});
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
    expect(files()).toEqual(expect.arrayContaining(['main.js', 'draw.js', 'content.js', 'score.js', 'move.js']));
    writeFileSync(join(checkout, 'dist/content.js'), 'console.log("as it was built");');
    expect(content().stdout).toBe('as it was built\n');
  });

  test('runs with each of many starts at once', async () => {
    const starts = Array.from({ length: 4 }, () => run(process.execPath, CONTENT(), { encoding: 'utf8' }));
    const said = await Promise.all(starts);
    expect(said.map(({ stdout, stderr }) => [stdout === content().stdout, stderr])).toEqual(said.map(() => [true, '']));
    expect(files().filter((name) => !/^(page|[\w-]+\.js(\.map)?)$/.test(name))).toEqual([]);
  });

  test('runs a bot that draws, with nothing at hand that could load a source', async () => {
    const launch = ([program = '']: readonly string[]) => [program, join(checkout, 'scripts/run.js'), 'main'];
    const harness = await ProcessHarness.open({ launch });
    const ada = harness.person('Ada');
    await ada.slash('cities rules', { game: 'cities' });
    const { attachments } = await ada.answer();
    expect(attachments.map(({ content_type }) => content_type)).toContain('image/png');
    expect(harness.output).not.toMatch(/"level":[456]0/);
    expect(await harness.terminate()).toBe(0);
    await harness.close();
  });
});

describe('a changed source', () => {
  const file = () => join(checkout, 'src/cli/content.ts');

  test('is rebuilt, also when it is older than the file it replaces', () => {
    copyBuilt();
    appendFileSync(file(), "console.log('newer');\n");
    expect(content().stdout).toMatch(/newer\n$/);
    writeFileSync(file(), "console.log('older');\n");
    utimesSync(file(), new Date(0), new Date(0));
    expect(content().stdout).toBe('older\n');
  });

  test('is rebuilt when a file is gone', () => {
    copyBuilt();
    rmSync(join(checkout, 'src/games/cities/words/en.ts'));
    expect(content().stderr).toContain('en.ts');
  });

  test('is rebuilt when other packages are installed', () => {
    copyBuilt();
    writeFileSync(join(checkout, 'dist/content.js'), '');
    writeFileSync(join(checkout, 'node_modules/.package-lock.json'), '{}');
    expect(content().stdout).not.toBe('');
  });

  test('that cannot be built is named, and neither runs nor leaves anything behind', () => {
    copyBuilt();
    const before = files();
    appendFileSync(file(), '\nconst = ;\n');
    const { status, stdout, stderr } = content();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/could not be built/);
    expect(stderr).toMatch(/src\/cli\/content\.ts:\d+:\d+/);
    expect(files()).toEqual(before);
  });
});

describe('what is missing on this machine', () => {
  const main = (uid?: number) =>
    spawnSync(process.execPath, [join(checkout, 'scripts/run.js'), 'main'], {
      cwd: checkout,
      encoding: 'utf8',
      env: {
        ...process.env,
        DISCORD_TOKEN: '',
        PORT: '0',
        OPEN: 'false',
        DATABASE_URL: `sqlite://${checkout}/a.sqlite`,
      },
      ...(uid === undefined ? {} : { uid }),
    });
  /** Its own copy of a package, to be damaged. */
  const own = (name: string) => {
    const path = join(checkout, 'node_modules', name);
    rmSync(path);
    cpSync(join(ROOT, 'node_modules', name), path, { recursive: true });
    return path;
  };
  const platform = `${process.platform}-${process.arch}`;

  test('a newer Node is asked for by name', () => {
    const wanted = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
    writeFileSync(join(checkout, 'package.json'), JSON.stringify({ ...wanted, engines: { node: '>=99.1' } }));
    const sentence = `This needs Node 99.1 or newer, and this is Node ${process.versions.node}. Install a newer one from nodejs.org.\n`;
    const tests = () => spawnSync(process.execPath, [join(checkout, 'scripts/test.js'), 'unit'], { encoding: 'utf8' });
    for (const { status, stdout, stderr } of [main(), tests()])
      expect([status, stdout, stderr]).toEqual([1, '', sentence]);
  });

  test('packages that were never installed', () => {
    rmSync(join(checkout, 'node_modules'), { recursive: true });
    const { status, stderr } = main();
    expect([status, stderr]).toEqual([1, "The program can't be built. Its packages are missing. Run npm ci first.\n"]);
  });

  test('a build of esbuild for this platform', () => {
    own('esbuild');
    const { status, stderr } = main();
    expect([status, stderr]).toEqual([
      1,
      `The program can't be built. esbuild has no build for ${platform} here. Run npm ci without --omit=optional.\n`,
    ]);
  });

  test('a build of SQLite for this platform', () => {
    copyBuilt();
    rmSync(join(own('@keyv/sqlite'), 'node_modules/sqlite3/prebuilds'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules/node-gyp-build'), join(checkout, 'node_modules/node-gyp-build'));
    const { status, stdout, stderr } = main();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `SQLite has no build for this platform (${platform}). Use DATABASE_URL=postgres://… or redis://…, or memory:// to try the bot without saving games.\n`,
    );
  });

  test('a build of the picture library for this platform', () => {
    copyBuilt();
    own('@napi-rs/canvas');
    const { status, stdout, stderr } = main();
    expect(status).toBe(1);
    expect(stdout).not.toMatch(/\n +at /);
    expect(stderr).toBe(
      `The picture library (@napi-rs/canvas) has no build for this platform (${platform}). Run npm ci without --omit=optional, or use Linux, macOS or Windows on x64 or arm64.\n`,
    );
  });

  test('the right to write where the program is built', () => {
    const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
    chmodSync(checkout, 0o555);
    const { status, stderr } = main(nobody);
    chmodSync(checkout, 0o755);
    expect([status, stderr]).toEqual([
      1,
      "The program can't be built. This user may not write to the folder dist. Allow it to.\n",
    ]);
  });
});
