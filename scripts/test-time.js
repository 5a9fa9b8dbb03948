import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `npm run test:time [-- --project …]`: runs the tests and prints processor time per group and the slowest files. */
const SLOWEST = 10;
const QUICK = ['unit', 'bot', 'isolated'].flatMap((name) => ['--project', name]);

const folder = mkdtempSync(join(tmpdir(), 'cities-time-'));
const notes = join(folder, 'times');
const given = process.argv.slice(2);
const begun = performance.now();
const { status } = spawnSync('npx', ['vitest', 'run', ...(given.length > 0 ? given : QUICK)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_TIME: notes },
});
const wall = (performance.now() - begun) / 1000;
if (!existsSync(notes)) process.exit(status ?? 1);
const rows = readFileSync(notes, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
rmSync(folder, { recursive: true, force: true });

const line = (seconds, what) => console.log(`${seconds.toFixed(1).padStart(8)} s  ${what}`);
const sumOf = (some) => some.reduce((sum, { seconds }) => sum + seconds, 0);

console.log('\nProcessor time per group:');
for (const group of new Set(rows.map((row) => row.group))) {
  const own = rows.filter((row) => row.group === group);
  line(sumOf(own), `${group} (${own.length} files)`);
}
line(sumOf(rows), `all of them, in ${wall.toFixed(0)} s`);
console.log(`\nThe ${SLOWEST} slowest files:`);
for (const { seconds, group, file } of rows.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  line(seconds, `${file} (${group})`);
process.exit(status ?? 1);
