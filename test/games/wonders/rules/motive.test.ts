import { expect, test } from 'vitest';
import type { CardId } from '../../../../src/games/wonders/rules/content.ts';
import { type Motive, motiveOf } from '../../../../src/games/wonders/rules/motive.ts';
import type { PlayedCard } from '../../../../src/games/wonders/rules/types.ts';
import { THREE, viewOf } from '../words/sample-views.ts';

const built = (card: CardId): PlayedCard => ({
  kind: 'built',
  card,
  way: 'paid',
  paid: { bank: 0, left: 0, right: 0 },
});
const why = (card: CardId, cities = THREE): Motive | null =>
  motiveOf(viewOf(cities, { deeds: [built(card), null, null] }), viewOf(cities), 0);

test('a card that counts what is there has its points as a reason, or those to come where there is none yet', () => {
  const victorious = THREE.map((city) => ({ ...city, tokens: [5] as const }));
  expect(why('prison', victorious)).toEqual({ kind: 'points', line: 'black', points: 4 });
  expect(why('prison')).toEqual({ kind: 'promise' });
});

test.each<[CardId, Motive['kind']]>([
  ['militia', 'shields'],
  ['tavern', 'coins'],
  ['secret-network', 'coins'],
  ['brickyard', 'goods'],
  ['embassy', 'peace'],
  ['forging-agency', 'power'],
])('%s is built for %s', (card, kind) => {
  expect(why(card)?.kind).toBe(kind);
});
