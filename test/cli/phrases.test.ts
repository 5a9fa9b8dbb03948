import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#i18n';
import { ALL_TABLES, leaves } from '../i18n/tables.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const print = (...asked: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run.js', 'phrases', ...asked], { cwd: ROOT, encoding: 'utf8' });

test.each(LANGUAGES)(
  'prints every sentence in %s, with its key, its place and its holes filled',
  (language) => {
    const { status, stdout } = print(language);
    expect(status).toBe(0);
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(rows.length).toBeGreaterThanOrEqual(ALL_TABLES.flatMap((table) => leaves(table[language])).length);
    expect(rows.filter((row) => row.length !== 3)).toEqual([]);
    expect(new Set(rows.map(([key]) => key)).size).toBe(rows.length);
    expect(stdout).not.toMatch(/\{\{\w+\}\}/);
    expect(rows.filter(([, place]) => place === 'button').length).toBeGreaterThan(100);
  },
  60_000,
);

test.each([[[]], [['fr']], [['en', 'es']]])(
  'refuses %j',
  (asked) => {
    const { status, stderr } = print(...asked);
    expect(status).toBe(2);
    expect(stderr).toContain('language: one of en, es');
  },
  60_000,
);
