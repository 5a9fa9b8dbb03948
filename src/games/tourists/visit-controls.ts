import { sameJson } from '#engine';
import type { Button, Choice, Control } from '#games/contract';
import { emoji, gainLabel, letterOf } from '#i18n';
import { ownCity, ownPoints } from './own-city.ts';
import { fieldsOf, isAt, tilePoints } from './rules/city.ts';
import { after, pointsOf } from './rules/preselected-turn.ts';
import { type Action, ROTATIONS, type Visit } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { KIND_NAMES } from './words/emoji-names.ts';
import { moveWords } from './words/phrases.ts';
import type { Say } from './words/speech.ts';

type Move = Exclude<Visit, { kind: 'stay' }>;
export type BestVisit = {
  readonly visit: Move;
  readonly index: number;
  readonly gain: number;
  /** The kind of field it leads to, as an emoji. */
  readonly sign: string;
};

const isMove = (action: Action): action is Move => 'x' in action && action.kind !== 'tile';

function rated(view: View, legal: readonly Action[]): BestVisit[] {
  const city = ownCity(view);
  const before = ownPoints(view);
  const fields = fieldsOf(city.tiles);
  return legal.flatMap((visit, index) => {
    if (!isMove(visit)) return [];
    const kind = fields.find((field) => isAt(field, visit))?.kind;
    const sign = kind && kind !== 'water' ? emoji(KIND_NAMES[kind], '') : '';
    return [{ visit, index, sign, gain: pointsOf(view, after(city, visit)) - before }];
  });
}

/** As many as fit in a row. */
const BEST = 5;

/** The visits that score most now, best first; each field gets one letter. */
export function bestVisits(view: View, legal: readonly Action[]): BestVisit[] {
  const found: BestVisit[] = [];
  for (const each of rated(view, legal).sort((a, b) => b.gain - a.gain)) {
    if (found.length < BEST && !found.some(({ visit }) => isAt(visit, each.visit))) found.push(each);
  }
  return found;
}

/** Where a new tourist can come, in the order of the fields. */
export const newcomers = (view: View, legal: readonly Action[]): BestVisit[] =>
  rated(view, legal).filter(({ visit }) => visit.kind === 'tourist');

export const bestButtons = (best: readonly BestVisit[], mark: Action | undefined, say: Say): Control => ({
  kind: 'buttons',
  buttons: best.map(({ visit, index, gain, sign }, i) => ({
    label: `${sign}${letterOf(i)} ${visit.kind === 'tourist' ? say('panel.move.tourist') : moveWords(say, visit)}${gainLabel(gain)}`,
    intent: { kind: 'play', index },
    style: sameJson(visit, mark ?? null) ? 'success' : 'primary',
  })),
});

/** A menu of everything the tourists can do. */
export const visitMenu = (view: View, legal: readonly Action[], say: Say): Control => ({
  kind: 'menu',
  prompt: say('panel.anyVisit'),
  choices: rated(view, legal).map(
    ({ visit, index, gain, sign }): Choice => ({
      label: `${sign}${moveWords(say, visit)}${gainLabel(gain)}`,
      intent: { kind: 'play', index },
    }),
  ),
});

/** The four ways the tile just laid can lie, each by one press. */
export function turnButtons(view: View): Button[] {
  const [laid] = view.work?.laid ?? [];
  if (!laid) return [];
  const before = ownCity(view).tiles.filter(({ tile }) => tile !== laid.tile);
  const place = tilePoints(before).findIndex((each) => isAt(each, laid));
  return ROTATIONS.map((turn) => ({
    label: `${turn * 90}°`,
    emoji: '🔄',
    intent: turn === laid.turn ? { kind: 'chosen' } : { kind: 'instead', index: place * ROTATIONS.length + turn },
  }));
}
