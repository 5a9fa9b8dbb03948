import { itemAt, maxBy, type Seat, scoreLine } from '#engine';
import { type CardId, cardOf, nextStage } from './content.ts';
import type { Effect } from './kinds.ts';
import { LINES, type ScoreLineKey, scoreOf } from './scoring.ts';
import type { City } from './types.ts';
import type { View } from './view.ts';

/** What a card was played for: points of a line, or something that brings them later. */
export type Motive =
  | { readonly kind: 'points'; readonly line: ScoreLineKey; readonly points: number }
  | { readonly kind: 'shields' | 'coins' | 'goods' | 'science' | 'peace' | 'promise' | 'power' | 'side' };

/** What a seat does with a card: as it has set it, or as all have seen it. */
type Doing = { readonly card: CardId } | { readonly stage: true } | { readonly sold: true } | { readonly side: true };

function doingOf(view: View, seat: Seat): Doing | null {
  const answer = view.seat === seat ? view.own?.answer : null;
  if (answer) {
    if (answer.kind === 'build' || answer.kind === 'unearth') return { card: answer.card };
    if (answer.kind === 'stage') return { stage: true };
    if (answer.kind === 'side') return { side: true };
    return answer.kind === 'sell' ? { sold: true } : null;
  }
  const played = view.deeds[seat];
  if (!played) return null;
  if (played.kind === 'stage') return { stage: true };
  return played.kind === 'sold' ? { sold: true } : { card: played.card };
}

const KINDS: { readonly [kind in Effect['kind']]?: Exclude<Motive['kind'], 'points' | 'side'> } = {
  shields: 'shields',
  victory: 'shields',
  science: 'science',
  copyScience: 'science',
  coins: 'coins',
  coinsPer: 'coins',
  makes: 'goods',
  price: 'goods',
  wharf: 'goods',
  cache: 'goods',
  extra: 'goods',
  diplomacy: 'peace',
};

/** Points for what there may be at the end: none now, if nothing of it is there yet. */
const counts = ({ kind }: Effect): boolean => kind === 'pointsPer' || kind === 'pointsIfComplete';

/** The city with what was done and nothing else: others' doings and the fights of the turn are no reason. */
function after(city: City, doing: Exclude<Doing, { readonly sold: true } | { readonly side: true }>): City {
  return 'card' in doing ? { ...city, cards: [...city.cards, doing.card] } : { ...city, stages: city.stages + 1 };
}

export function motiveOf(view: View, before: View, seat: Seat): Motive | null {
  const doing = doingOf(view, seat);
  if (!doing) return null;
  if ('side' in doing) return { kind: 'side' };
  if ('sold' in doing) return { kind: 'coins' };
  const city = itemAt(before.cities, seat);
  const effects = 'card' in doing ? cardOf(doing.card).effects : (nextStage(city)?.effects ?? []);
  const cities = before.cities.with(seat, { ...itemAt(before.cities, seat), ...after(city, doing) });
  const [was, now] = [scoreOf(before.cities, seat), scoreOf(cities, seat)];
  const gain = (line: ScoreLineKey) => scoreLine(now, line).points - scoreLine(was, line).points;
  const line = maxBy(LINES, gain);
  const later = effects.map(({ kind }) => KINDS[kind]).find((kind) => kind !== undefined);
  if (gain(line) > 0 && (later === undefined || later === 'science'))
    return { kind: 'points', line, points: gain(line) };
  return { kind: later ?? (effects.some(counts) ? 'promise' : 'power') };
}
