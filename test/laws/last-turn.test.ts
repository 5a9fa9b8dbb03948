import { describe, expect, test } from 'vitest';
import type { Game } from '#engine';
import { lastTurnLaw } from './last-turn.ts';
import { explainedSubjects } from './law-subject.ts';
import { type MatchSetup, setupName, setupsOf } from './match-setups.ts';
import { findings } from './playthrough.ts';

describe.each(await explainedSubjects())('$id', (subject) => {
  const named = (kinds: readonly MatchSetup[]) => kinds.map((kind) => [setupName(kind), kind] as const);

  // Matches among computers take long: here with the fewest and the most seats.
  test.each(named(setupsOf(subject.game, Number.POSITIVE_INFINITY, 2)))(
    'normal values nothing in its last turn that can’t score: %s',
    (name, kind) => expect(findings(lastTurnLaw(subject, kind, `last turn ${name}`))).toEqual([]),
  );

  test('that would be found of who only glances at what there is', () => {
    const hasty: Game = {
      ...subject.game,
      computer: (view, legal, luck) => subject.game.computer(view, legal, luck, 'easy'),
    };
    const isFound = named(setupsOf(subject.game)).some(
      ([name, kind]) => findings(lastTurnLaw({ ...subject, game: hasty }, kind, name), 1).length > 0,
    );
    expect(isFound).toBe(true);
  });
});
