import type { GameId } from '#games';
import type { Mutant } from './mutate.ts';

/** A change that no test can notice, found by its line before and after. */
type Equivalent = { readonly file: string; readonly change: string; readonly reason: string };

const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'cities/rules/preselected-turn.ts',
    change:
      "marks.some((mark) => 'x' in mark && heldBy(mark) === held && isAt(mark, at)); → marks.some((mark) => 'y' in mark && heldBy(mark) === held && isAt(mark, at));",
    reason: 'what is placed has both coordinates, and what is not has neither',
  },
  {
    file: 'cities/rules/occurrences.ts',
    change:
      'for (let start = 0; start < fitting.length; start++) { → for (let start = 0; start <= fitting.length; start++) {',
    reason: 'behind the last space there is none, and the loop passes over those',
  },
  {
    file: 'cities/rules/occurrences.ts',
    change:
      'const isStair = (heights: readonly number[], step: number) => allSame(heights.map((height, i) => height - i * step)); → const isStair = (heights: readonly number[], step: number) => allSame(heights.map((height, i) => (i * step) - (height)));',
    reason: 'numbers are all the same exactly if they are with the opposite sign',
  },
  {
    file: 'wonders/rules/city.ts',
    change:
      'return city.tokens.filter((value) => value < 0).length; → return city.tokens.filter((value) => value <= 0).length;',
    reason: 'no token shows 0',
  },
  {
    file: 'wonders/rules/city.ts',
    change:
      'return city.tokens.filter((value) => value < 0).length; → return city.tokens.filter((value) => value < 1).length;',
    reason: 'no token shows 0',
  },
  {
    file: 'wonders/rules/turn-resolution.ts',
    change:
      'cities = cities.with(seat, { ...city, tokens: city.tokens.filter((value) => value > 0) }); → cities = cities.with(seat, { ...city, tokens: city.tokens.filter((value) => value >= 0) });',
    reason: 'no token shows 0',
  },
  {
    file: 'wonders/rules/payments.ts',
    change:
      'const [cheapest, ...others] = ways.toSorted((a, b) => sum(a) - sum(b) || a.left - b.left); → const [cheapest, ...others] = ways.toSorted((a, b) => sum(a) - sum(b));',
    reason: 'the ways come with what the left neighbor gets rising, and sorting keeps the order of equal ones',
  },
  {
    file: 'wonders/rules/turn-resolution.ts',
    change:
      'const gain = { coins: -answer.coins, debts: Math.max(0, owed - answer.coins) }; → const gain = { coins: -answer.coins, debts: (owed - answer.coins) };',
    reason: 'nobody is offered to pay more than is owed',
  },
];

const isMade = (each: Equivalent, { file, change }: Mutant): boolean =>
  file.endsWith(each.file) && each.change === change;

/** Why nobody could notice the change; null if someone could. */
export const equivalenceOf = (mutant: Mutant): string | null =>
  EQUIVALENT.find((each) => isMade(each, mutant))?.reason ?? null;

/** The source may have changed since: rewrite or delete a note that no mutant matches. */
export function checkEquivalents(game: GameId, all: readonly Mutant[]): void {
  const stale = EQUIVALENT.find((each) => each.file.startsWith(`${game}/`) && !all.some((one) => isMade(each, one)));
  if (stale) throw new Error(`No mutant is this one, noted in bench/mutants/equivalent.ts: ${stale.change}`);
}
