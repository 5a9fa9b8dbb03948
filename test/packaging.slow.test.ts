import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'cities-release-'));
const release = join(folder, 'release');
/** Root may write anywhere, so someone else has to run it. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};

function link(name: string): void {
  const path = join(release, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), path);
}

/** The program as the image holds it: built, without sources and esbuild, in a folder that can't be written to. */
beforeAll(() => {
  const checkout = join(folder, 'checkout');
  for (const name of ['src', 'commands', 'scripts', 'package.json'])
    cpSync(join(ROOT, name), join(checkout, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  execFileSync(process.execPath, [join(checkout, 'scripts/build.js')]);
  for (const name of ['dist', 'package.json', 'scripts/check-node.js', 'scripts/run.js'])
    cpSync(join(checkout, name), join(release, name), { recursive: true });
  symlinkSync(join(ROOT, 'assets'), join(release, 'assets'));
  for (const name of ['@napi-rs/canvas', '@keyv/sqlite', '@keyv/postgres', '@keyv/redis']) link(name);
  mkdirSync(join(folder, 'data'));
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'data'), 0o777);
  for (const shut of [join(release, 'dist'), release]) chmodSync(shut, 0o555);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = (own: Record<string, string>) => ({
  PATH: process.env['PATH'],
  DATABASE_URL: `sqlite://${folder}/data/cities.sqlite`,
  OPEN: 'false',
  PORT: '0',
  ...own,
});
const RUN = join(release, 'scripts/run.js');

describe('a release that was built ahead', () => {
  test('runs the bot and the local chat with its page, writes only data, and stops on SIGTERM', async () => {
    const options = { cwd: release, env: settings({}), ...nobody };
    const child = spawn(process.execPath, [RUN, 'main'], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
    const exit = once(child, 'exit');
    let said = '';
    for await (const data of child.stdout.iterator({ destroyOnReturn: false })) {
      said += data;
      if (said.includes('Ctrl-C')) break;
    }
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [''];
    expect(await (await fetch(url)).text()).toBe(readFileSync(join(ROOT, 'src/local/page/index.html'), 'utf8'));
    for (const file of ['main.js', 'base.css', 'icon.svg', 'emoji.woff2'])
      expect([file, (await fetch(`${url}/page/${file}`)).status]).toEqual([file, 200]);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(existsSync(join(folder, 'data/cities.sqlite'))).toBe(true);
  });

  test.each([
    ['main', { REQUIRE_TOKEN: 'true' }, /^DISCORD_TOKEN is empty\. Put your bot's token in \.env .*\.\n$/],
    ['sh', {}, /^There is no program called sh here\. Use main, .*\.\n$/],
  ])('says in one line why %s does not start', (entry, own, message) => {
    const options = { cwd: release, env: settings(own), encoding: 'utf8' as const, ...nobody };
    const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, entry], options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
  });
});
