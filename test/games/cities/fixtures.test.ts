import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportMatch, importMatch } from '../../../src/engine/record.ts';
import { GAMES } from '../../../src/games/index.ts';
import { FOLDER } from '../../support/fixtures.ts';
import { accepted } from '../../support/play.ts';

const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

test('there are at least six finished games', () => expect(names.length).toBeGreaterThanOrEqual(6));

describe.each(names)('%s', (name) => {
  test('leads to its outcome again', () => {
    const file = read(name);
    const match = accepted(importMatch(GAMES, file));
    expect(file.outcome).not.toBeNull();
    expect(exportMatch(GAMES.find((game) => game.id === file.game)!, match)).toEqual(file);
  });
});
