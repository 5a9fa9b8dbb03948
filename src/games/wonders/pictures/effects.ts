import type { Chain, Color, Cost, Countable, Effect, Flank, Good, Source, Whose } from '../rules/kinds.ts';
import { chainGiven, chainNeeded } from './signs/chain.ts';
import { colorSign } from './signs/color.ts';
import { anyGood, board, extraGood, fan, heap, noGoods, sourceSign } from './signs/good.ts';
import { arrow, equals, firstOfColor, plus, slash, stage, tick, turnDots } from './signs/plain-signs.ts';
import { anyScience, science } from './signs/science.ts';
import type { Sign } from './signs/sign.ts';
import { type Part, part } from './signs/sign-row.ts';
import { cardBack, coin, debt, freeCard, fromPile, loss, others, points } from './signs/treasure.ts';
import { defeat, dove, noDefeat, shields, victory } from './signs/war.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

const POINTER = 0.4;
const small = (sign: Sign, gap?: number): Part => part(sign, 0.74, gap);

const left = (who: readonly Whose[]): Part[] => (who.includes('left') ? [part(arrow('left'), POINTER)] : []);
const right = (who: readonly Whose[]): Part[] => (who.includes('right') ? [part(arrow('right'), POINTER)] : []);
/** Between arrows to those it comes from or goes to. */
const between = (who: readonly Flank[], ...parts: readonly Part[]): Part[] => [...left(who), ...parts, ...right(who)];
const BOTH: readonly Flank[] = ['left', 'right'];

const isColor = (what: Countable): what is Color =>
  what !== 'stage' && what !== 'defeat' && what !== 'victory' && !what.startsWith('victory-');

function countSign(what: Countable): Sign {
  if (isColor(what)) return colorSign(what);
  if (what === 'stage') return stage();
  if (what === 'defeat') return defeat();
  return victory(what === 'victory' ? null : Number(what.slice(-1)));
}

/** "For each of these", and whose: one's own are not marked. */
function per(what: readonly Countable[], who: readonly Whose[] = ['self']): Part[] {
  const own = who.includes('self') && who.length > 1 ? [part(arrow('down'), POINTER, 0.05)] : [];
  const pointers = who.length > 1 ? [...left(who), ...own, ...right(who).map((each) => ({ ...each, gap: 0.05 }))] : [];
  return [part(slash(), 0.8, 0.02), ...what.map((each, i) => small(countSign(each), i > 0 ? 0.06 : 0.02)), ...pointers];
}

/** Units of one kind are fanned, those one may choose among lie on a bar. */
export function sourceParts(sources: readonly Source[]): Part[] {
  const single = sources.filter((source) => source.length === 1).flat();
  const open = sources.filter((source) => source.length > 1);
  return [...goodParts(single), ...open.map((source) => part(sourceSign(source)))];
}

/** Powers, which have nothing to count. */
type Power = Of<
  | 'cache'
  | 'freeStages'
  | 'freeFirstOfColor'
  | 'freeFirstOfAge'
  | 'freeLastOfAge'
  | 'playLastCard'
  | 'buildFromPile'
  | 'diplomacy'
  | 'copyScience'
  | 'forgetDefeats'
>;
type Toward = Of<'othersLose' | 'othersLosePer' | 'othersGain' | 'neighborsGain' | 'victory' | 'neighborsDebt'>;

const POWERS: { readonly [kind in Power['kind']]: () => Part[] } = {
  cache: () => between(BOTH, part(board()), small(loss(1))),
  freeStages: () => [part(stage(), 0.9), part(noGoods(), 0.8)],
  freeFirstOfColor: () => [part(firstOfColor()), part(freeCard())],
  freeFirstOfAge: () => [part(turnDots('first')), part(freeCard())],
  freeLastOfAge: () => [part(turnDots('last')), part(freeCard())],
  playLastCard: () => [part(turnDots('last')), part(plus(), 0.8, 0.04), part(cardBack(), 1, 0.04)],
  buildFromPile: () => [part(fromPile())],
  diplomacy: () => [part(dove())],
  copyScience: () => between(BOTH, part(anyScience())),
  forgetDefeats: () => [part(noDefeat())],
};

function oneEffect(effect: Effect): Part[] {
  switch (effect.kind) {
    case 'makes':
      return sourceParts(effect.sources);
    case 'points':
      return [part(points(effect.n))];
    case 'shields':
      return [part(shields(effect.n))];
    case 'science':
      return [part(effect.symbol === 'any' ? anyScience() : science(effect.symbol))];
    case 'coins':
      return [part(coin(effect.n))];
    case 'coinsPer':
      return [part(coin(effect.n)), ...per(effect.what, effect.who)];
    case 'pointsPer':
      return [part(points(effect.n)), ...per(effect.what, effect.who)];
    case 'pointsIfComplete':
      return [part(stage(), 0.9), part(tick(), 0.5, 0.02), part(equals(), 0.42), part(points(effect.n))];
    case 'price':
      return between(effect.from, part(heap(effect.goods)), small(coin(1)));
    case 'wharf':
      return between([effect.from], part(anyGood(), 0.8), small(loss(1)));
    case 'extra':
      return [part(extraGood(effect.of), 0.9)];
    default:
      return towardOthers(effect);
  }
}

function towardOthers(effect: Toward | Power): Part[] {
  switch (effect.kind) {
    case 'othersLose':
      return [part(others()), part(loss(effect.n), 0.94, 0.02)];
    case 'othersLosePer':
      return [part(others()), part(loss(effect.n), 0.94, 0.02), ...per(effect.what)];
    case 'othersGain':
      return [part(others()), part(coin(effect.n), 0.9, 0.02)];
    case 'neighborsGain':
      return between(BOTH, small(coin(effect.n)));
    case 'victory':
      return [part(victory(effect.value))];
    case 'neighborsDebt':
      return between(BOTH, part(debt(true), 0.92));
    default:
      return POWERS[effect.kind]();
  }
}

const sameCount = (a: Of<'coinsPer' | 'pointsPer'>, b: Of<'coinsPer' | 'pointsPer'>): boolean =>
  a.what.join() === b.what.join() && a.who.join() === b.who.join();

/** All a card or stage does, as a row of signs. Coins and points for the same things share what they are for. */
export function effectParts(effects: readonly Effect[]): Part[] {
  const [first, second, ...others] = effects;
  if (!first) return [];
  if (first.kind === 'coinsPer' && second?.kind === 'pointsPer' && sameCount(first, second))
    return [part(coin(first.n)), ...oneEffect(second), ...effectParts(others)];
  const apart = 'what' in first ? 0.36 : null;
  const rest = effectParts(effects.slice(1));
  return [...oneEffect(first), ...rest.map((each, i) => (i === 0 && apart ? { ...each, gap: apart } : each))];
}

const countIn = (goods: readonly Good[], kind: Good): number => goods.filter((each) => each === kind).length;

/** Goods kind by kind; those missing are dashed. */
function goodParts(goods: readonly Good[], missing: readonly Good[] = []): Part[] {
  const shift = goods.length > 4 ? 'tight' : 'wide';
  return [...new Set(goods)].map((kind) => part(fan(kind, countIn(goods, kind), countIn(missing, kind), shift)));
}

/** What something costs, and after a slash the chain that makes it free. */
export function costParts({ coins, goods }: Cost, needs: Chain | null = null, missing: readonly Good[] = []): Part[] {
  return [
    ...(coins > 0 ? [part(coin(coins))] : []),
    ...goodParts(goods, missing),
    ...(needs ? [part(slash(), 0.9, 0.04), part(chainNeeded(needs), 0.88, 0.04)] : []),
  ];
}

/** The chains a card gives, before what it does. */
export const givenParts = (gives: readonly Chain[]): Part[] =>
  gives.map((chain, i) => part(chainGiven(chain), 0.74, i > 0 ? 0.03 : 0.14));
