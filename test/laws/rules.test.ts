import { describe, expect, test } from 'vitest';
import { computerLaw } from './computer-players.ts';
import { effectLaw } from './effects.ts';
import { subjects } from './law-subject.ts';
import { setupName, setupsOf } from './match-setups.ts';
import { orderLaw } from './order.ts';
import { findings } from './playthrough.ts';
import { rareSecrecyLaw, secrecyLaw } from './secrecy.ts';
import { undoLaw } from './undo.ts';

describe.each(await subjects())('$id', (subject) => {
  describe.each(setupsOf(subject.game).map((kind) => [setupName(kind), kind] as const))('%s', (name, kind) => {
    test('shows nobody what they may not know', () =>
      expect(findings(secrecyLaw(subject, kind, `secrecy ${name}`))).toEqual([]));

    test('does not depend on the order in which seats act', () =>
      expect(findings(orderLaw(subject, kind, `order ${name}`))).toEqual([]));

    test('says truly what its actions do', () =>
      expect(findings(effectLaw(subject, kind, `effects ${name}`))).toEqual([]));

    test('goes back as if nothing had happened', () =>
      expect(findings(undoLaw(subject, kind, `undo ${name}`))).toEqual([]));
  });

  test('shows nobody what they may not know where matches seldom come', () =>
    expect(findings(rareSecrecyLaw(subject))).toEqual([]));

  // Matches among computers take longest: here with the fewest and the most seats.
  test.each(setupsOf(subject.game, 1, 2).map((kind) => [setupName(kind), kind] as const))(
    'is played by computers to the end: %s',
    (name, kind) => expect(findings(computerLaw(subject, kind, `computers ${name}`))).toEqual([]),
  );
});
