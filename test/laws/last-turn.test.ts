import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { kindsOf, nameOfKind } from './kinds.ts';
import { lastTurnLaw } from './last-turn.ts';
import { findings } from './playthrough.ts';
import { subjects } from './subject.ts';

describe.each(await subjects())('$id', (subject) => {
  const kinds = kindsOf(subject.game).map((kind) => [nameOfKind(kind), kind] as const);

  test.each(kinds)('normal values nothing in its last turn that can’t score: %s', (name, kind) =>
    expect(findings(lastTurnLaw(subject, kind, `last turn ${name}`))).toEqual([]),
  );

  test('that would be found of who only glances at what there is', () => {
    const hasty: Game = {
      ...subject.game,
      computer: (view, legal, luck) => subject.game.computer(view, legal, luck, 'easy'),
    };
    const found = kinds.flatMap(([name, kind]) => findings(lastTurnLaw({ ...subject, game: hasty }, kind, name)));
    expect(found).not.toEqual([]);
  });
});
