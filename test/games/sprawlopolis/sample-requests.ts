import { makeDice, makeRng } from '#engine';
import type { SprawlopolisRequest } from '../../../src/games/sprawlopolis/requests.ts';
import { bestPlaces } from '../../../src/games/sprawlopolis/rules/best-places.ts';
import { makePlan, places } from '../../../src/games/sprawlopolis/rules/city-plan.ts';
import { sprawlopolis } from '../../../src/games/sprawlopolis/rules/index.ts';
import type { Light } from '../../../src/games/sprawlopolis/rules/score.ts';
import { type SprawlopolisOptions, type State, ZONES } from '../../../src/games/sprawlopolis/rules/types.ts';

/** Every state of one random game; a careless player lays cards anywhere, a tidy one close to the others. */
export function sprawlopolisPlayout(seed: string, seats: number, options: SprawlopolisOptions): State[] {
  const dice = makeDice(makeRng(`moves ${seed}`));
  let state = sprawlopolis.setup(seats, options, seed);
  const states = [state];
  for (let [seat] = sprawlopolis.waiting(state); seat !== undefined; [seat] = sprawlopolis.waiting(state)) {
    const legal = sprawlopolis.legal(state, seat);
    state = sprawlopolis.apply(state, seat, legal[dice.roll(legal.length)]!);
    states.push(state);
  }
  return states;
}

/** What may be lit in a state, one after the other. */
function lightOf({ scoring, city }: State): Light {
  const turn = city.length;
  if (turn % 3 === 0) return { kind: 'roads' };
  return turn % 3 === 1
    ? { kind: 'group', zone: ZONES[turn % 4]! }
    : { kind: 'condition', card: scoring[turn % scoring.length]! };
}

/** Every picture that may be asked for in a state. */
export function sprawlopolisRequestsFor(state: State): SprawlopolisRequest[] {
  const view = sprawlopolis.view(state, null);
  const common: SprawlopolisRequest[] = [
    { game: 'sprawlopolis', kind: 'city', view },
    { game: 'sprawlopolis', kind: 'city', view, light: lightOf(state) },
    { game: 'sprawlopolis', kind: 'final', view },
    { game: 'sprawlopolis', kind: 'card', number: state.scoring[state.city.length % 3]! },
  ];
  if (state.active === null) return common;
  const seat = state.active;
  const own = sprawlopolis.view(state, seat);
  const card = state.hands[seat]![0] ?? null;
  const free = places(makePlan(state.city));
  const at = free[(7 * state.city.length) % free.length]!;
  const turned = state.city.length % 2 > 0;
  const prompt = { turned, best: null, free };
  const best = bestPlaces(own, card!);
  const [first] = best;
  return [
    ...common,
    { game: 'sprawlopolis', kind: 'panel', view: own, prompt: { ...prompt, best: [], card: null, at: null } },
    { game: 'sprawlopolis', kind: 'panel', view: own, prompt: { ...prompt, card, at: null, best, free: [] } },
    {
      game: 'sprawlopolis',
      kind: 'panel',
      view: own,
      prompt: { card, turned: first!.turned, at: { x: first!.x, y: first!.y }, best, free: [] },
    },
    { game: 'sprawlopolis', kind: 'panel', view: own, prompt: { ...prompt, card, at: null } },
    { game: 'sprawlopolis', kind: 'panel', view: own, prompt: { ...prompt, card, at } },
    { game: 'sprawlopolis', kind: 'proposal', view, seat, placement: { card: card!, turned, ...at } },
  ];
}
