import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENTRIES, EXTERNAL } from '../scripts/build.js';
import { START_ARGUMENTS } from './rig/start-command.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const PACKAGE = JSON.parse(read('package.json'));
const VARIABLES = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
/** Read by the C library, not by the bot. */
const SYSTEM = ['MALLOC_ARENA_MAX'];

/** The instructions of the Dockerfile, each on one line. */
const DOCKERFILE = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n');
const instructions = (word: string) =>
  DOCKERFILE.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).trim());
const exec = (word: string): string[] => JSON.parse(instructions(word)[0] ?? '[]');

const WORKFLOW = read('.github/workflows/release.yml');
/** What the release's archive holds. */
const ARCHIVE = (/tar -czf \S+ --transform \S+\s+([^\n]+)/.exec(WORKFLOW)?.[1] ?? '').split(' ');

describe('the Dockerfile', () => {
  const copies = instructions('COPY').map((line) => {
    const words = line.split(/\s+/);
    return {
      stage: words.some((word) => word.startsWith('--from=')),
      paths: words.filter((word) => !/^--/.test(word)),
    };
  });
  const sources = copies.filter(({ stage }) => !stage).flatMap(({ paths }) => paths.slice(0, -1));

  test('copies only what exists and what .dockerignore lets through', () => {
    const allowed = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path);
    for (const source of sources) {
      expect(existsSync(join(ROOT, source)), source).toBe(true);
      expect(allowed).toContain(source.split('/')[0]);
    }
    expect(new Set(sources.map((source) => source.split('/')[0]))).toEqual(new Set(allowed));
  });

  test('uses one version of Node that package.json allows and CI tests', () => {
    const versions = new Set(instructions('FROM').map((line) => /node:(\d+)-bookworm-slim/.exec(line)?.[1]));
    expect(versions.size).toBe(1);
    const [version] = versions;
    expect(Number(version)).toBeGreaterThanOrEqual(Number.parseInt(PACKAGE.engines.node.replace('>=', ''), 10));
    expect(read('.github/workflows/ci.yml')).toMatch(new RegExp(`node: \\[.*\\b${version}\\b.*\\]`));
  });

  test('starts what npm start starts, without npm', () => {
    expect([...exec('ENTRYPOINT'), ...exec('CMD')]).toEqual(['node', ...START_ARGUMENTS]);
    expect(Object.keys(ENTRIES)).toContain(exec('CMD')[0]);
    expect(sources).toContain(START_ARGUMENTS.find((word) => word.endsWith('.js')));
  });

  test('builds what it starts', () => {
    expect(instructions('RUN')).toContain('npm run build');
    expect(copies.flatMap(({ paths }) => paths)).toContain('/app/dist');
  });

  test('installs the packages the build leaves outside, and no other', () => {
    const removed =
      instructions('RUN')
        .find((line) => line.startsWith('npm uninstall'))
        ?.split(' ') ?? [];
    const names = removed.slice(2).filter((word) => !word.startsWith('--'));
    // @keyv/sqlite and the other adapters need keyv beside them; only a build needs esbuild.
    const kept = [...EXTERNAL.filter((name) => name !== 'esbuild'), 'keyv'];
    const bundled = Object.keys(PACKAGE.dependencies).filter((name) => !kept.includes(name));
    expect(names.sort()).toEqual(bundled.sort());
  });

  test('sets only variables the bot reads', () => {
    const set = instructions('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name]) => name));
    expect(set).toEqual(expect.arrayContaining(['DATABASE_URL', 'HEALTH_PORT', 'REQUIRE_TOKEN']));
    expect(set.filter((name) => ![...VARIABLES, ...SYSTEM].includes(name))).toEqual([]);
  });

  test.each([
    ['healthy', 200, 0],
    ['not healthy', 503, 1],
    ['not there', null, 1],
  ])('has a health check that tells when the bot is %s', (_, status, code) => {
    const [, command = '[]'] = /CMD (\[.*\])$/.exec(instructions('HEALTHCHECK')[0] ?? '') ?? [];
    const [, , script] = JSON.parse(command);
    // The answer is made up in the process that asks, so that no server has to be started.
    const answer = status === null ? 'Promise.reject(new Error())' : `Promise.resolve({ ok: ${status === 200} })`;
    const fake = `globalThis.fetch = (url) => url === 'http://127.0.0.1:9102/health' ? ${answer} : process.exit(9);`;
    const ask = () =>
      execFileSync(process.execPath, ['-e', fake + script], { env: { HEALTH_PORT: '9100', SHARD_LIST: '2-3' } });
    if (code === 0) expect(ask).not.toThrow();
    else expect(ask).toThrow(expect.objectContaining({ status: code }));
  });
});

describe('the workflow', () => {
  const workflow = read('.github/workflows/ci.yml');
  const parts = [...read('.ci/run').matchAll(/^part '[^']*' (?:env )?(.*)$/gm)].map(([, words = '']) => words);

  test('runs what .ci/run runs', () => {
    const commands = parts.flatMap((part) => /(?:npm|bash) .*$/.exec(part) ?? []);
    expect(commands).toContain('npm run lint');
    for (const command of commands.filter((each) => each !== 'bash .ci/newcomer tests'))
      expect(workflow).toContain(command);
    // The newcomer's tests, on every Node.
    expect(workflow).toMatch(/- run: npm ci --ignore-scripts\n\s+- run: npm test\n/);
  });

  test('sets what .ci/run sets', () => {
    const settings = parts.flatMap((part) => [...part.matchAll(/\b([A-Z_]+)=(\w+)/g)]);
    expect(settings.length).toBeGreaterThan(0);
    for (const [, name, value] of settings) expect(workflow).toContain(`${name}: "${value}"`);
  });
});

describe('compose.yaml', () => {
  const [, bot = '', postgres = ''] =
    /^ {2}bot:\n([\s\S]*?)^ {2}postgres:\n([\s\S]*?)^volumes:/m.exec(read('compose.yaml')) ?? [];

  test('gives the bot only variables it reads, over whatever .env says', () => {
    const [, block = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(bot) ?? [];
    const names = [...block.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual(['DISCORD_TOKEN', 'DRAW_THREADS', 'HEALTH_PORT', 'REQUIRE_TOKEN']);
    for (const name of names) expect(VARIABLES).toContain(name);
    expect(bot).toContain('env_file: .env\n');
  });

  test('keeps matches where the image does, also with the DATABASE_URL of .env.example', () => {
    const [, volume] = /^ {6}- data:(\S+)$/m.exec(bot) ?? [];
    expect(instructions('VOLUME')).toEqual([volume]);
    expect(instructions('ENV')[0]).toContain(`DATABASE_URL=sqlite://${volume}/cities.sqlite`);
    expect(instructions('RUN')).toContain(`mkdir ${volume} && ln -s ${volume} data`);
    expect(read('.env.example')).toContain('DATABASE_URL=sqlite://data/cities.sqlite\n');
  });

  test('starts a database only with its profile', () => {
    expect(postgres).toContain('profiles: [postgres]');
    expect(bot).toMatch(/postgres:\n {8}condition: service_healthy\n {8}required: false/);
  });
});

describe('the archive of a release', () => {
  test('holds what runs, and nothing else', () => {
    expect(ARCHIVE).toContain('dist');
    for (const path of ARCHIVE.filter((each) => each !== 'dist')) expect(existsSync(join(ROOT, path)), path).toBe(true);
    expect(ARCHIVE).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'assets',
        'package.json',
        'package-lock.json',
        'scripts/check-node.js',
        'scripts/run.js',
        '.env.example',
      ]),
    );
    // With the sources, scripts/run.js would build them.
    expect(ARCHIVE).not.toContain('src');
  });

  test('is what npm pack would pack', () => {
    // These are packed without being named, and npm never packs the lock file.
    const unnamed = ['LICENSE', 'README.md', 'package.json', 'package-lock.json'];
    expect(PACKAGE.files).toEqual(ARCHIVE.filter((path) => !unnamed.includes(path)));
  });
});

describe('the Pterodactyl egg', () => {
  const egg = JSON.parse(read('packaging/pterodactyl-egg.json'));
  type Variable = { readonly env_variable: string; readonly default_value: string };
  const variables: readonly Variable[] = egg.variables;

  test('starts what npm start starts, on versions of Node that package.json allows', () => {
    expect(egg.startup).toBe(PACKAGE.scripts.start);
    const needed = Number.parseInt(PACKAGE.engines.node.replace('>=', ''), 10);
    for (const image of [...Object.values(egg.docker_images), egg.scripts.installation.container])
      expect(Number(/node(?:js_|:)(\d+)/.exec(String(image))?.[1])).toBeGreaterThanOrEqual(needed);
  });

  test('sets variables that the bot, the system or its own installation reads', () => {
    const { script } = egg.scripts.installation;
    const unknown = variables
      .map(({ env_variable }) => env_variable)
      .filter((name) => ![...VARIABLES, ...SYSTEM].includes(name) && !script.includes(`\${${name}`));
    expect(unknown).toEqual([]);
  });

  test('installs the archive of a release with bash that parses', () => {
    const { script, entrypoint } = egg.scripts.installation;
    const [, archive] = /tar -czf (\S+)/.exec(WORKFLOW) ?? [];
    expect(script).toContain(`/${archive}"`);
    expect(() => execFileSync(entrypoint, ['-n'], { input: script })).not.toThrow();
  });

  test('sees that the bot is ready by what the bot logs', () => {
    const { done } = JSON.parse(egg.config.startup);
    expect(done).toBe('"msg":"ready"');
    expect(read('src/bot/bot.ts')).toContain("'ready')");
    expect(variables.find(({ env_variable }) => env_variable === 'LOG_LEVEL')?.default_value).toBe('info');
  });
});
