import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '#games';
import { RULES } from '#games/rules';
import { WORDS } from '#games/words';
import { LANGUAGES } from '#i18n';
import { isWhole, pairsOf } from '../rig/todays-share.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const print = (...asked: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run.js', 'content', ...asked], { cwd: ROOT, encoding: 'utf8' });

const cases = pairsOf(GAME_IDS, LANGUAGES).map(([id, language]) => ({ id, language }));

describe.each(cases)('npm run -s content -- $id $language', ({ id, language }) => {
  test('prints a line of JSON for everything the game is made of', { timeout: 60_000 }, () => {
    const { status, stdout } = print(id, language);
    expect(status).toBe(0);
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const of = (kind: string) => rows.filter((row) => row.kind === kind);
    const { name, option, rules } = WORDS[id].texts[language];
    expect(of('game')).toEqual([{ kind: 'game', id, text: name, seats: RULES[id].seats }]);
    expect(of('option').map((row) => row.id)).toEqual(Object.keys(option));
    expect(of('rule').map(({ id: topic, title, text }) => [topic, { title, text }])).toEqual(Object.entries(rules));
    expect(rows.slice(-WORDS[id].content(language).length)).toEqual(WORDS[id].content(language));
  });
});

test('without a language it is English', { timeout: 60_000 }, () => {
  expect(print(GAME_IDS[0]).stdout).toBe(print(GAME_IDS[0], 'en').stdout);
});

const REFUSED: readonly [readonly string[], string][] = [
  [['chess'], `game: "chess"; one of ${GAME_IDS.join(', ')}`],
  [[], `no game given; one of ${GAME_IDS.join(', ')}`],
  [[GAME_IDS[0], 'fr'], `language: "fr"; one of ${LANGUAGES.join(', ')}`],
  [[GAME_IDS[0], 'en', 'more'], '"more" is too much'],
];

/** Whatever is wrong is said at once: in `npm test` one call stands for all that can be wrong together. */
const TOGETHER: readonly [readonly string[], readonly string[]][] = [
  [['chess', 'fr', 'more'], REFUSED.filter(([asked]) => asked.length > 0).map(([, said]) => said)],
  [[], REFUSED.filter(([asked]) => asked.length === 0).map(([, said]) => said)],
];

test.each(isWhole ? [...TOGETHER, ...REFUSED.map(([asked, said]) => [asked, [said]] as const)] : TOGETHER)(
  '%j is refused, and what there is is said',
  { timeout: 60_000 },
  (asked, all) => {
    const { status, stdout, stderr } = print(...asked);
    expect(status).not.toBe(0);
    expect(stdout).toBe('');
    for (const said of all) expect(stderr).toContain(said);
    expect(stderr).toMatch(/usage: npm run -s content -- /);
  },
);
