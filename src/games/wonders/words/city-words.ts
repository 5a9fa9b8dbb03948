import { itemAt, type Seat, scoreLine } from '#engine';
import { effectsOf, forSale, keptSources, ofKind, partnerOf, shieldsOf } from '../rules/city.ts';
import { nextStage, stagesOf } from '../rules/content.ts';
import { type Effect, SYMBOLS } from '../rules/kinds.ts';
import { LINES } from '../rules/scoring.ts';
import type { City, PlayedCard } from '../rules/types.ts';
import type { SeenCity, View } from '../rules/view.ts';
import { effectsWords } from './effect-text.ts';
import { cardName, wonderName } from './names.ts';
import { costWords, pointsWords, signed, sourcesWords } from './phrases.ts';
import type { Say } from './speech.ts';

/** How many symbols of each kind stand in the city; those set at the end come last. */
const scienceParts = (say: Say, city: City): string[] => {
  const symbols = effectsOf(city)
    .filter(ofKind('science'))
    .map(({ symbol }) => symbol);
  return [...SYMBOLS, 'any' as const].flatMap((symbol) => {
    const count = symbols.filter((each) => each === symbol).length;
    return count ? [say(`count.${symbol}`, { count })] : [];
  });
};

/** "17 coins, 1 shield" */
export const mainNumbers = (say: Say, city: City): string[] => [
  say('count.coins', { count: city.coins }),
  say('count.shields', { count: shieldsOf(city) }),
];

/** What else there is to count. */
const otherNumbers = (say: Say, city: City): string[] => [
  ...scienceParts(say, city),
  ...(city.debts ? [say('count.debts', { count: city.debts })] : []),
  ...(city.diplomacy ? [say('count.diplomacy', { count: city.diplomacy })] : []),
];

export const cityNumbers = (say: Say, city: City): string[] => [...mainNumbers(say, city), ...otherNumbers(say, city)];

export const tokenWords = (say: Say, { tokens }: City): string[] =>
  tokens.length ? [say('pictures.text.tokens', { tokens: tokens.map(signed).join(', ') })] : [];

/** All that the city can use itself, black cards aside. */
export const madeWords = (say: Say, city: City): string => sourcesWords(say, [...forSale(city), ...keptSources(city)]);

/** Powers that bear on what things cost. */
const POWERS: ReadonlySet<Effect['kind']> = new Set([
  ...(['wharf', 'cache', 'extra', 'freeStages'] as const),
  ...(['freeFirstOfColor', 'freeFirstOfAge', 'freeLastOfAge', 'playLastCard'] as const),
]);

export function powerLines(say: Say, city: City): string[] {
  const powers = effectsOf(city).filter(({ kind }) => POWERS.has(kind));
  return powers.length ? [say('pictures.text.also', { effects: effectsWords(say, powers) })] : [];
}

export const rowWords = (say: Say, { score }: SeenCity): string =>
  LINES.map((line) =>
    say('pictures.text.row', { row: say(`pictures.final.row.${line}`), points: signed(scoreLine(score, line).points) }),
  ).join(', ');

/** Name, wonder, points, stages and what the next one takes. */
export function cityHead(say: Say, name: string, city: SeenCity): string {
  const next = nextStage(city);
  return say(next ? 'pictures.text.city' : 'pictures.text.complete', {
    name,
    wonder: wonderName(say.language, city.wonder),
    side: say(`side.${city.side}`),
    points: pointsWords(say, city.score.total),
    stages: city.stages,
    all: stagesOf(city).length,
    ...(next ? { cost: costWords(say, next.cost), effects: effectsWords(say, next.effects) } : {}),
  });
}

export function playedWords(say: Say, played: PlayedCard): string {
  switch (played.kind) {
    case 'built':
    case 'unearthed':
      return say('pictures.alt.built', { card: cardName(say.language, played.card) });
    case 'stage':
      return say('pictures.alt.stage', { stage: played.stage });
    case 'sold':
      return say('pictures.alt.sold');
  }
}

/** What the seat's team has together; without teams, what it has itself. */
export function totalOf({ cities, variant }: View, seat: Seat): number {
  const seats = variant === 'teams' ? [seat, partnerOf(seat)] : [seat];
  return seats.reduce((sum, each) => sum + itemAt(cities, each).score.total, 0);
}

/** Over the first of two partners. Seats 0 and 1 are team 1. */
export function teamHead(view: View, seat: Seat, say: Say): string[] {
  if (view.variant !== 'teams' || seat % 2 !== 0) return [];
  const points = pointsWords(say, totalOf(view, seat));
  return [say('pictures.alt.team', { team: seat / 2 + 1, points })];
}
