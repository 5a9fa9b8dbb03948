import { itemAt } from '#engine';
import { EMPTY, type Plan, pointsFor } from './city-plan.ts';
import type { Survey } from './city-survey.ts';
import type { ConditionOf } from './condition.ts';
import { type Group, type Groups, largestGroup, largestGroups } from './groups.ts';
import { type Hit, type Tally, tally } from './tally.ts';

export function measureDifference({ groups }: Survey, { plus, minus }: ConditionOf<'difference'>): Tally {
  const gain = largestGroup(groups, plus);
  const loss = largestGroup(groups, minus);
  const hits: Hit[] = [];
  if (gain.length) hits.push({ points: gain.length, cells: gain });
  if (loss.length) hits.push({ points: -loss.length, cells: loss });
  return tally(hits);
}

/** Groups tied for largest: the team picks, so the best one counts. */
export function measureAround({ plan, groups }: Survey, condition: ConditionOf<'around'>): Tally {
  let best: Tally | null = null;
  for (const group of largestGroups(groups, condition.zone)) {
    const around = tally(neighbors(plan, groups, group, condition.points));
    if (!best || around.points > best.points) best = around;
  }
  return best ?? tally([]);
}

/** Every block beside the group that is worth something, once. */
function neighbors(
  { zones, stride }: Plan,
  { labels }: Groups,
  { label }: Group,
  points: ConditionOf<'around'>['points'],
): Hit[] {
  const hits: Hit[] = [];
  for (let cell = 0; cell < zones.length; cell++) {
    const zone = zones[cell];
    if (!zone || labels[cell] === label) continue;
    const touches =
      labels[cell - stride] === label ||
      labels[cell + 1] === label ||
      labels[cell + stride] === label ||
      labels[cell - 1] === label;
    const worth = touches ? pointsFor(points, zone) : 0;
    if (worth !== 0) hits.push({ points: worth, cells: [cell] });
  }
  return hits;
}

/** Squares may share blocks; a table turns their number into points, so none has points of its own. */
export function measureSquares({ zones, stride }: Plan, { table }: ConditionOf<'squares'>): Tally {
  const hits: Hit[] = [];
  for (let cell = 0; cell < zones.length - stride; cell++) {
    const zone = zones[cell];
    if (zone === EMPTY || zone !== zones[cell + 1] || zone !== zones[cell + stride]) continue;
    if (zone !== zones[cell + stride + 1]) continue;
    hits.push({ points: 0, cells: [cell, cell + 1, cell + stride, cell + stride + 1] });
  }
  return { points: itemAt(table, Math.min(hits.length, table.length - 1)), hits };
}
