import type { Countable, Effect, Flank, Source, Whose } from '../rules/kinds.ts';
import { itemWords, sourcesWords } from './phrases.ts';
import type { Say } from './speech.ts';

const around = (who: readonly Whose[]) => (who.length === 1 ? 'own' : who.includes('self') ? 'all' : 'nextDoor');

const flankWords = (say: Say, [first, ...others]: readonly Flank[]): string =>
  say(`flank.${others.length > 0 || !first ? 'both' : first}`);

type Per = Extract<Effect, { readonly kind: 'coinsPer' | 'pointsPer' }>;

const gainWords = (say: Say, { kind, n }: Per): string =>
  say(kind === 'coinsPer' ? 'count.coins' : 'count.points', { count: n });

const perWords = (say: Say, gain: string, { what, who }: Per): string =>
  say('effect.per', { gain, what: itemWords(say, what), where: say(`where.${around(who)}`) });

/** In a few words, as they follow the name of a card: "4 points", "all others lose 3". */
export function effectWords(say: Say, effect: Effect): string {
  switch (effect.kind) {
    case 'makes':
      return sourcesWords(say, effect.sources);
    case 'points':
    case 'shields':
    case 'coins':
      return say(`count.${effect.kind}`, { count: effect.n });
    case 'science':
      return say(`symbol.${effect.symbol}`);
    case 'coinsPer':
    case 'pointsPer':
      return perWords(say, gainWords(say, effect), effect);
    case 'pointsIfComplete':
      return say('effect.pointsIfComplete', { points: say('count.points', { count: effect.n }) });
    case 'price':
      return say(`effect.price.${effect.goods}`, { flank: flankWords(say, effect.from) });
    case 'wharf':
      return say('effect.wharf', { flank: flankWords(say, [effect.from]) });
    case 'extra':
      return say(`effect.extra.${effect.of}`);
    case 'neighborsDebt':
      return say('effect.neighborsDebt', { count: effect.n });
    case 'othersLose':
    case 'othersGain':
    case 'neighborsGain':
      return say(`effect.${effect.kind}`, { coins: say('count.coins', { count: effect.n }) });
    case 'othersLosePer': {
      const coins = say('count.coins', { count: effect.n });
      return say('effect.othersLosePer', { coins, what: itemWords(say, effect.what) });
    }
    case 'victory':
      return say('effect.victory', { value: effect.value });
    default:
      return say(`effect.${effect.kind}`);
  }
}

/** What others feel; it comes last, so that nobody takes the owner's points for theirs. */
export const FOR_OTHERS: ReadonlySet<Effect['kind']> = new Set([
  'othersLose',
  'othersLosePer',
  'othersGain',
  'neighborsGain',
  'neighborsDebt',
]);

/** All that something does: for its owner, then for others. */
export function effectsWords(say: Say, effects: readonly Effect[]): string {
  const own = effects.filter(({ kind }) => !FOR_OTHERS.has(kind));
  const others = effects.filter(({ kind }) => FOR_OTHERS.has(kind)).map((effect) => effectWords(say, effect));
  return [...(own.length ? [ownWords(say, own)] : []), ...others].join('; ');
}

/** Coins and points for the same things are named together. */
function ownWords(say: Say, effects: readonly Effect[]): string {
  const [first, second] = effects;
  if (first?.kind === 'coinsPer' && second?.kind === 'pointsPer' && isSame(first.what, second.what)) {
    const gain = `${gainWords(say, first)} + ${gainWords(say, second)}`;
    return [perWords(say, gain, first), ...effects.slice(2).map((effect) => effectWords(say, effect))].join(', ');
  }
  return effects.map((effect) => effectWords(say, effect)).join(', ');
}

const isSame = (one: readonly Countable[], other: readonly Countable[]): boolean => one.join() === other.join();

const isChoice = (sources: readonly Source[]): boolean => sources.some((source) => source.length > 1);

function makesSentence(say: Say, { sources, sold }: Extract<Effect, { readonly kind: 'makes' }>): string {
  const key = !sold ? 'keepsOne' : isChoice(sources) ? 'makesOne' : 'makes';
  return say(`sentence.${key}`, { goods: sourcesWords(say, sources) });
}

/** A whole sentence, for someone who reads of it for the first time. */
export function effectSentence(say: Say, effect: Effect): string {
  switch (effect.kind) {
    case 'makes':
      return makesSentence(say, effect);
    case 'points':
    case 'shields':
    case 'coins':
    case 'pointsIfComplete': {
      const kind = effect.kind === 'pointsIfComplete' ? 'points' : effect.kind;
      return say(`sentence.${effect.kind}`, { [kind]: say(`count.${kind}`, { count: effect.n }) });
    }
    case 'science':
      return effect.symbol === 'any'
        ? say('sentence.anyScience')
        : say('sentence.science', { symbol: say(`symbol.${effect.symbol}`) });
    case 'coinsPer':
    case 'pointsPer': {
      const gain = gainWords(say, effect);
      const what = itemWords(say, effect.what);
      const who = say(`sentence.who.${around(effect.who)}`);
      return say(`sentence.${effect.kind}`, { coins: gain, points: gain, what, who });
    }
    case 'price':
      return say(`sentence.price.${effect.goods}`, { flank: flankWords(say, effect.from) });
    case 'wharf':
      return say('sentence.wharf', { flank: flankWords(say, [effect.from]) });
    case 'extra':
      return say(`sentence.extra.${effect.of}`);
    case 'othersLose':
    case 'othersGain':
    case 'neighborsGain':
    case 'neighborsDebt':
      return say(`sentence.${effect.kind}`, { count: effect.n });
    case 'othersLosePer':
      return say('sentence.othersLosePer', { count: effect.n, what: itemWords(say, effect.what) });
    case 'victory':
      return say('sentence.victory', { value: effect.value });
    default:
      return say(`sentence.${effect.kind}`);
  }
}
