import { spawnSync } from 'node:child_process';

/** `npm run soak`: what takes too long for every change, run by hand before a release. Prints one table at the end. */
const slow = (file) => ['npx', 'vitest', 'run', '--project', 'slow', file];
const bench = (...words) => ['npm', 'run', 'bench', '--', ...words];

const PARTS = [
  ['100 kills', slow('test/bot/kill.slow.test.ts'), { KILLS: '100' }],
  ['2,000 presses on twins', slow('test/bot/twin.slow.test.ts'), { PRESSES: '2000' }],
  ['laws, ten times as deep', ['npx', 'vitest', 'run', '--project', 'slow', 'test/laws'], { LAWS: '10' }],
  ...['rules', 'render', 'arena', 'hard', 'sprawlopolis', 'wonders', 'balance'].map((name) => [name, bench(name)]),
  ...['store', 'load', 'after', 'growth', 'memory', 'presses', 'channel', 'mutants'].map((name) => [name, bench(name)]),
];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => PARTS.every(([each]) => each !== name));
if (unknown) {
  console.error(`There is no part called ${unknown}. Use some of: ${PARTS.map(([name]) => name).join('; ')}.`);
  process.exit(1);
}

const rows = PARTS.filter(([name]) => wanted.length === 0 || wanted.includes(name)).map(
  ([name, [program, ...words], env = {}]) => {
    const begun = performance.now();
    const { status } = spawnSync(program, words, { stdio: 'inherit', env: { ...process.env, ...env } });
    return { name, status, seconds: (performance.now() - begun) / 1000 };
  },
);

console.log('\nsoak');
for (const { name, status, seconds } of rows)
  console.log(`${name.padEnd(26)} ${seconds.toFixed(0).padStart(6)} s  ${status === 0 ? 'ok' : 'FAILED'}`);
process.exit(rows.every(({ status }) => status === 0) ? 0 : 1);
