import type { WordValues } from '#i18n';
import type { Condition } from '../rules/condition.ts';
import { card } from '../rules/content.ts';
import type { CardNumber } from '../rules/types.ts';
import type { Say } from './speech.ts';

const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points));
const signed = (points: number): string => (points < 0 ? plain(points) : `+${points}`);

const POINTS: ReadonlySet<string> = new Set(['points', 'edge', 'none']);

/** The numbers of a condition as its sentence names them: points with their sign, the rest as they are. */
function numbersOf(condition: Condition, signed: (points: number) => string): WordValues {
  switch (condition.kind) {
    case 'blocks':
    case 'around':
      return Object.fromEntries(Object.entries(condition.points).map(([zone, points]) => [zone, signed(points)]));
    case 'squares':
      return { table: condition.table.map(signed).join(', ') };
    default:
      return Object.fromEntries(
        Object.entries(condition).map(([name, value]) => [name, POINTS.has(name) ? signed(Number(value)) : value]),
      );
  }
}

/** What a card pays for when it lies scoring side up, in words. */
export const describeCondition = (say: Say, number: CardNumber): string =>
  say(`card.${number}.text`, numbersOf(card(number).condition, signed));

/** The same in a few words. */
export const shortCondition = (say: Say, number: CardNumber): string =>
  say(`card.${number}.short`, numbersOf(card(number).condition, plain));
