import { card } from '../rules/content.ts';
import type { CityScore, ConditionScore, GroupScore } from '../rules/scoring.ts';
import type { CardNumber, Zone } from '../rules/types.ts';
import { number } from './phrases.ts';

/** How a condition's points come about: "1×8", with what it costs on a second line. */
export function formula(condition: ConditionScore, { groups }: Pick<CityScore, 'groups'>): string[] {
  const { hits } = condition;
  const rule = card(condition.card).condition;
  const sections = hits.reduce((sum, { blocks }) => sum + blocks.length, 0);
  switch (rule.kind) {
    case 'squares':
      return [`×${hits.length}`];
    case 'difference':
      return [`${sizeOf(groups, rule.plus)}−${sizeOf(groups, rule.minus)}`];
    case 'longest-road':
      return [`½×${sections}`];
    case 'loops':
      return [`${rule.points}×${sections}`];
    case 'best-line':
      return [`1×${sections}`];
    case 'longest-lines':
      return [hits.map(({ blocks }) => blocks.length).join('+')];
    default:
      return byWorth(condition);
  }
}

const sizeOf = (groups: readonly GroupScore[], zone: Zone): number =>
  groups.filter((group) => group.zone === zone).reduce((sum, { blocks }) => sum + blocks.length, 0);

/** Hits of one worth together, the best first; what a condition may cost shows only when it does. */
function byWorth({ card: shown, hits }: ConditionScore): string[] {
  const counts = new Map<number, number>([[worthOf(shown), 0]]);
  for (const { points } of hits) counts.set(points, (counts.get(points) ?? 0) + 1);
  const found = [...counts].sort(([a], [b]) => b - a).map(([points, count]) => `${number(points)}×${count}`);
  return found.length > 2 ? [...found.slice(0, 1), ...found.slice(-1)] : found;
}

/** What one hit of the condition is worth, as printed first. */
function worthOf(shown: CardNumber): number {
  const rule = card(shown).condition;
  if (!('points' in rule)) return 1;
  return typeof rule.points === 'number' ? rule.points : Math.max(...Object.values(rule.points));
}
