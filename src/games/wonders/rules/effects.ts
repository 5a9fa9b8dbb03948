import {
  type Cost,
  type Countable,
  type Effect,
  type Flank,
  GOODS,
  type Good,
  type Victory,
  type Whose,
} from './kinds.ts';

const isGood = (letter: string): letter is Good => GOODS.some((good) => good === letter);
const goodsOf = (letters: string): readonly Good[] => [...letters].filter(isGood);

/** `2 SSC`: two coins, two stone and a clay. */
export function cost(text: string): Cost {
  const [, coins = '', letters = ''] = /^(\d*) ?([A-Z]*)$/.exec(text) ?? [];
  return { coins: Number(coins), goods: goodsOf(letters) };
}

/** Every unit, every turn, for the neighbors, too. */
export const makes = (letters: string): Effect => ({
  kind: 'makes',
  sources: goodsOf(letters).map((good) => [good]),
  sold: true,
});
/** One unit out of these. */
export const makesOne = (letters: string): Effect => ({ kind: 'makes', sources: [goodsOf(letters)], sold: true });
export const keepsOne = (letters: string): Effect => ({ kind: 'makes', sources: [goodsOf(letters)], sold: false });

export const points = (n: number): Effect => ({ kind: 'points', n });
export const shields = (n: number): Effect => ({ kind: 'shields', n });
export const coins = (n: number): Effect => ({ kind: 'coins', n });
export const science = (symbol: 'compass' | 'gear' | 'tablet' | 'any'): Effect => ({ kind: 'science', symbol });

const ALL: readonly Whose[] = ['self', 'left', 'right'];
const OWN: readonly Whose[] = ['self'];
const NEXT_DOOR: readonly Whose[] = ['left', 'right'];
const WHO = { all: ALL, own: OWN, nextDoor: NEXT_DOOR } as const;

const per = (kind: 'coinsPer' | 'pointsPer', n: number, what: readonly Countable[], who: keyof typeof WHO): Effect => ({
  kind,
  n,
  what,
  who: WHO[who],
});
export const coinsPer = (n: number, what: Countable, who: keyof typeof WHO) => per('coinsPer', n, [what], who);
export const pointsPer = (n: number, what: Countable, who: keyof typeof WHO) => per('pointsPer', n, [what], who);
export const pointsPerAny = (n: number, what: readonly Countable[], who: keyof typeof WHO) =>
  per('pointsPer', n, what, who);

export const price = (goods: 'raw' | 'made', ...from: readonly Flank[]): Effect => ({ kind: 'price', goods, from });
export const wharf = (from: Flank): Effect => ({ kind: 'wharf', from });
export const othersLose = (n: number): Effect => ({ kind: 'othersLose', n });
export const othersLosePer = (n: number, ...what: readonly Countable[]): Effect => ({ kind: 'othersLosePer', n, what });
export const othersGain = (n: number): Effect => ({ kind: 'othersGain', n });
export const neighborsGain = (n: number): Effect => ({ kind: 'neighborsGain', n });
export const victory = (value: Victory): Effect => ({ kind: 'victory', value });
export const neighborsDebt = (n: number): Effect => ({ kind: 'neighborsDebt', n });
