import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cities } from '../../src/games/cities/rules/index.ts';
import { sprawlopolis } from '../../src/games/sprawlopolis/rules/index.ts';
import { tourists } from '../../src/games/tourists/rules/index.ts';
import { fixturePath } from '../games/fixtures.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'score-'));

const position = {
  game: 'cities',
  board: 'new-york',
  rows: [
    '~d ~s ^t b2 y r1',
    '~l g4 ^ ^f g2 ^c',
    'r3 ~f ^k y3 b4 ^',
    'b1 ~ ~d y2 ~ rm',
    'r* ^ b3 ~ . .',
    'g1 r ^ ~ . .',
  ],
  cards: ['blue-3', 'park-large'],
  achievements: { 'great-lawn': 10 },
};

const city = {
  game: 'sprawlopolis',
  difficulty: 'standard',
  scoring: [6, 7, 18],
  placements: [
    { number: 4, turned: false, x: 0, y: 0 },
    { number: 17, turned: false, x: 1, y: 1 },
    { number: 1, turned: true, x: 1, y: 3 },
    { number: 15, turned: false, x: -1, y: 1 },
    { number: 2, turned: true, x: 2, y: 0 },
  ],
};

const trip = {
  game: 'tourists',
  level: 1,
  city: ['TAAPWWWW', ...new Array<string>(7).fill('WWWWWWWW')],
  tourists: [
    { x: 1, y: 0 },
    { x: 3, y: 0 },
  ],
};

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

function score(...paths: string[]) {
  // What npm would start; npm itself takes as long again.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.js', 'score', ...paths], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n').filter(Boolean), stderr };
}

describe('npm run -s score', () => {
  test('prints one line per file: a position’s score, a match’s outcome', () => {
    const { status, lines } = score(file('position.json', position), fixturePath(cities, 'four-lisbon'));
    expect(status).toBe(0);
    expect(lines).toHaveLength(2);
    const scored = JSON.parse(lines[0]!);
    expect(scored.total).toBe(scored.parts.reduce((sum: number, part: { points: number }) => sum + part.points, 0));
    expect(scored.parts.slice(0, 4).map((part: { points: number }) => part.points)).toEqual([10, 9, 7, 2]);
    expect(lines[0]).toMatch(/"fulfilled":\["skyscrapers"\]\}$/);
    expect(JSON.parse(lines[1]!)).toMatchObject({ kind: 'ranked' });
  });

  test('takes files of every game', () => {
    const { status, lines } = score(
      file('city.json', city),
      fixturePath(sprawlopolis, 'two-easier'),
      file('trip.json', trip),
      fixturePath(tourists, 'eight-level-2'),
    );
    expect(status).toBe(0);
    expect(lines[0]).toBe(
      '{"groups":{"C":2,"P":4,"I":2,"R":3},"roads":7,"conditions":{"6":1,"7":-1,"18":10},"total":14,"target":31,"won":false}',
    );
    expect(JSON.parse(lines[1]!)).toMatchObject({ kind: 'together' });
    expect(lines[2]).toBe('{"tourists":[{"x":1,"y":0,"points":2},{"x":3,"y":0,"points":1}],"total":3}');
    expect(JSON.parse(lines[3]!)).toMatchObject({ kind: 'ranked' });
  });

  test('names the file and the field of everything that is wrong, and fails', () => {
    const bad: [string, unknown, RegExp][] = [
      ['text.json', 'no json', /text\.json: .*JSON/],
      ['null.json', null, /null\.json: not a JSON object/],
      ['game.json', { ...position, game: 'chess' }, /game\.json: game: "chess"; one of cities/],
      ['board.json', { ...position, board: 'Paris' }, /board\.json: board: /],
      ['rows.json', { ...position, rows: ['~ ~ ^ ^', '~ r9 ^ ^'] }, /rows\.json: rows\[1\]: space 2 is "r9"/],
      [
        'short.json',
        { ...position, rows: ['~ ~ ^ ^', '~ r'] },
        /short\.json: rows\[1\]: 2 spaces, the first row has 4/,
      ],
      ['shape.json', { ...position, rows: ['~ ~ ^'] }, /shape\.json: rows: tiles are squares/],
      [
        'apart.json',
        { ...position, rows: ['~ ~ . .', '~ r . .', '. . r r', '. . r r'] },
        /apart\.json: rows: .*side by side/,
      ],
      [
        'wide.json',
        { ...position, rows: new Array(2).fill(new Array(12).fill('r').join(' ')) },
        /wide\.json: rows: 6 by 1/,
      ],
      ['card.json', { ...position, cards: ['purple'] }, /card\.json: cards\[0\]: /],
      ['twice.json', { ...position, cards: ['blue-3', 'blue-3'] }, /twice\.json: cards\[1\]: blue-3 exists once/],
      ['goal.json', { ...position, achievements: { moon: 1 } }, /goal\.json: achievements\.moon: new-york has /],
      [
        'value.json',
        { ...position, achievements: { 'great-lawn': 99 } },
        /value\.json: achievements\.great-lawn: 99 is none/,
      ],
      [
        'corner.json',
        { ...city, placements: [city.placements[0], { number: 5, turned: false, x: 2, y: -2 }] },
        /corner\.json: placements\[1\]: at 2, -2 it neither covers/,
      ],
      ['extra.json', { ...position, color: 1 }, /extra\.json: .*color/],
    ];
    const { status, lines, stderr } = score(
      ...bad.map(([name, content]) => file(name, content)),
      join(folder, 'missing.json'),
    );
    expect(status).toBe(1);
    expect(lines).toEqual([]);
    for (const [, , message] of bad) expect(stderr).toMatch(message);
    expect(stderr).toMatch(/missing\.json: .*no such file/);
  });

  test('without files says how to call it', () => {
    const { status, stderr } = spawnSync('npm', ['run', '-s', 'cli', '--', 'score'], { cwd: ROOT, encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain('usage');
  });
});
