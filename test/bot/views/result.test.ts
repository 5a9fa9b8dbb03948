import { expect, it } from 'vitest';
import { RULES } from '#games/rules';
import { seatToWatch } from '../../../src/bot/views/result.ts';
import { fixtureNames } from '../../games/fixtures.ts';
import { finishedRoom } from '../../rig/finished-matches.ts';

it.each(['cities', 'tourists', 'wonders'] as const)(
  'of a match of %s one’s own city is watched first, and the winner’s by others',
  (game) => {
    const rules = RULES[game];
    const room = finishedRoom(rules, fixtureNames(rules).find((name) => name.startsWith('three'))!);
    const seats = room.seats.map((seat, i) => ({ ...seat, user: `user${i}` }));
    for (const seat of seats.keys()) expect(seatToWatch({ ...room, seats }, `user${seat}`)).toBe(seat);
    const outcome = rules.outcome(room.match!.state as never)!;
    expect(outcome.kind === 'ranked' && outcome.ranking[0]).toContain(seatToWatch({ ...room, seats }, 'stranger'));
  },
);
