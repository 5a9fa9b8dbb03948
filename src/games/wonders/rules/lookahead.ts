import { itemAt, type LookaheadRules, type Seat } from '#engine';
import { partnerOf } from './city.ts';
import { worthOfAnswers } from './computer.ts';
import { COINS_PER_POINT } from './content.ts';
import { expectedOutlay, meansOf } from './demand.ts';
import { fill } from './determinization.ts';
import { coinsWorth, type Outlook, outlookOf, seenBy, WEIGHTS } from './evaluation-context.ts';
import { militaryProspect, scienceProspect } from './expected-points.ts';
import { scienceOf } from './science.ts';
import { scoreOf } from './scoring.ts';
import type { Action, State } from './types.ts';
import { type View, view as viewOf } from './view.ts';

const TRIED = 6;
/** How many of its own answers a seat tries again one turn later, two turns later and so on. */
const PLANNED: readonly number[] = [1, 3, 2, 2];

/** Each seat has had every hand of the Age: what comes is known but for what was sold or put under boards. */
const seesAll = ({ turn }: Pick<State, 'turn'>, seats: number): boolean => turn >= seats;

/** Of several ways to do the same, the best is enough: the card under a stage, the neighbor to pay. */
const isSame = (one: Action, other: Action): boolean => {
  if (one.kind === 'build' && other.kind === 'build') return one.card === other.card;
  return one.kind === other.kind && (one.kind === 'stage' || one.kind === 'sell');
};

/** As `normal` judges it: what comes of a card in later Ages it knows better than how the city stands after this one. */
const atSight = (view: View, actions: readonly Action[]): readonly number[] =>
  actions.map(worthOfAnswers(view, actions, WEIGHTS));

/** Whether all hands are known for sure: then to look once is enough, for everyone plays on without dice. */
const isCertain = ({ held, seat, own, partner }: View): boolean =>
  held.every((count, holder) => {
    if (holder === seat || (partner && seat !== null && holder === partnerOf(seat))) return true;
    return own?.recalled?.hands[holder]?.length === count;
  });

const EFFORT = 1300;

/** Toward the end of an Age little is left to play, and making up what others hold and do would take most of the time. */
const effort = (view: View): number =>
  isCertain(view) ? 0 : EFFORT * Math.min(1, ((view.turns - view.turn + 1) / 3) ** 2);

const candidates = (view: View, legal: readonly Action[]): readonly Action[] => best(view, legal, TRIED);

function best(view: View, legal: readonly Action[], count: number): readonly Action[] {
  const end = legal.find(({ kind }) => kind === 'end');
  if (end) return [end];
  const answers = legal.filter(({ kind }) => kind !== 'always');
  const worth = worthOfAnswers(view, answers, WEIGHTS);
  return answers
    .map((action) => ({ action, worth: worth(action) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ action }) => action)
    .filter((action, i, all) => !all.slice(0, i).some((better) => isSame(action, better)))
    .slice(0, count);
}

/** A city with what it is going to make of itself, as `normal` judges that. */
function standing(outlook: Outlook, seat: Seat): number {
  const { cities, left } = outlook;
  const city = itemAt(cities, seat);
  const { total } = scoreOf(cities, seat);
  if (left === 0) return total;
  return (
    total -
    Math.floor(city.coins / COINS_PER_POINT) +
    coinsWorth(outlook, city.coins) +
    militaryProspect(outlook, cities, seat) +
    scienceProspect(outlook, cities, seat) -
    scienceOf(cities, seat).points -
    outlook.weights.thrift * expectedOutlay(outlook, city, meansOf(outlook, seat, city))
  );
}

const RIVALS = 0.5;

export const lookahead: LookaheadRules<State, Action, View> = {
  fill,
  candidates,
  atSight,
  isFar: (from, state) => state.age > from.age,
  continuations(from, view, legal) {
    const count = seesAll(from, from.cities.length) ? (PLANNED[view.turn - from.turn] ?? 1) : 1;
    return count > 1 ? best(view, legal, count) : [];
  },
  worth(state, seat) {
    const view = viewOf(state, seat);
    const outlook = { ...outlookOf(view, WEIGHTS), ...(state.phase === 'over' ? { left: 0 } : {}) };
    const all = state.cities.map((_, each) => standing(seenBy(outlook, each), each));
    const friends = (other: Seat) => other === seat || (state.variant === 'teams' && other === partnerOf(seat));
    const mine = all.filter((_, other) => friends(other));
    const others = all.filter((_, other) => !friends(other));
    const usual = others.reduce((sum, each) => sum + each, 0) / others.length;
    return (
      mine.reduce((sum, each) => sum + each, 0) / mine.length - RIVALS * Math.max(...others) - (1 - RIVALS) * usual
    );
  },
  effort,
};
