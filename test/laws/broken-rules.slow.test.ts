import { vi } from 'vitest';
import { STEP } from '#engine';
import { type Action, type State, toy } from '../rig/toy/rules/index.ts';
import { expectFindings } from './broken-toy.ts';

vi.mock('../../src/games/index.ts', async (real) => (await import('../rig/toy-list.ts')).listed.index(await real()));
vi.mock('../../src/games/rules.ts', async (real) => (await import('../rig/toy-list.ts')).listed.rules(await real()));
vi.mock('../../src/games/words.ts', async (real) => (await import('../rig/toy-list.ts')).listed.words(await real()));
vi.mock('../../src/games/uis.ts', async (real) => (await import('../rig/toy-list.ts')).listed.uis(await real()));
vi.mock('../../src/games/pictures.ts', async (real) =>
  (await import('../rig/toy-list.ts')).listed.pictures(await real()),
);

expectFindings('playouts', [
  ['a match that does not end', /not over after/, { game: { apply: (state) => state } }],
  [
    'a seat to move that can do nothing',
    /can do nothing/,
    { game: { legal: (state, seat) => (seat === 1 ? [] : toy.legal(state, seat)) } },
  ],
  [
    'a seat that can act and is not to move',
    /can act and is not to move/,
    { game: { waiting: (state) => toy.waiting(state).slice(0, 1) } },
  ],
  [
    'a card that is lost',
    /loses or makes something/,
    { game: { apply: (state, seat, action) => ({ ...toy.apply(state, seat, action), deck: state.deck.slice(1) }) } },
  ],
  [
    'a state that is changed in place',
    /read only/,
    { game: { apply: (state, seat, action) => toy.apply(Object.assign(state, { asked: null }), seat, action) } },
  ],
  [
    'what a store would not keep',
    /view\.more is undefined, which JSON does not keep/,
    { game: { view: (state, seat) => Object.assign(toy.view(state, seat), { more: undefined }) } },
  ],
  [
    'an action that is legal twice',
    /legal twice/,
    { game: { legal: (state, seat) => [...toy.legal(state, seat), ...toy.legal(state, seat)] } },
  ],
  [
    'an outcome before the end',
    /an outcome though seats are to move/,
    { game: { outcome: () => ({ kind: 'ranked', scores: [], ranking: [] }) } },
  ],
  ['an end without an outcome', /there is no outcome/, { game: { outcome: () => null } }],
  [
    'a seat without a place',
    /the ranking has seats 0$/m,
    { game: { outcome: (state) => toy.outcome(state) && { kind: 'ranked', scores: [], ranking: [[0]] } } },
  ],
  [
    'chance that does not come from the seed',
    /the same seed sets up another match/,
    { game: { setup: (seats, options) => toy.setup(seats, options, `${performance.now()}`) } },
  ],
]);

/** Choosing draws a card as well. */
const drawing = (state: State, seat: number, action: Action): State => {
  const next = toy.apply(state, seat, action);
  const hand = [...(next.hands[seat] ?? []), ...next.deck.slice(0, 1)];
  return action.kind === 'choose' && state.chosen[seat] === null
    ? { ...next, deck: next.deck.slice(1), hands: next.hands.with(seat, hand) }
    : next;
};

let asked = 0;
expectFindings('computers', [
  ['one that cheats', /step 0: breaks the rules/, { game: { computer: () => ({ kind: 'choose', card: 99 }) } }],
  [
    'one that never comes to an end',
    /comes to no end/,
    { game: { computer: (_view, legal) => legal[0] ?? { kind: 'bow' } } },
  ],
  [
    'one that does not know what it wants',
    /chooses otherwise from the same view and dice/,
    { game: { computer: (_view, legal) => legal[++asked % legal.length] ?? { kind: 'bow' } } },
  ],
]);

expectFindings('secrecy', [
  [
    'a view that leaks',
    /a spectator: sees something hidden/,
    { game: { view: (state, seat) => ({ ...toy.view(state, seat), hand: state.deck.slice(0, 1) }) } },
  ],
  [
    'moves that depend on something hidden',
    /what it may do depends on something hidden/,
    {
      game: {
        legal: (state, seat) => toy.legal(state, seat).toSorted(() => ((state.deck[0] ?? 0) % 2 ? 1 : -1)),
      },
    },
  ],
  [
    'an effect that depends on something hidden',
    /the effect of what it does depends on something hidden/,
    {
      game: {
        effect: (state, seat, action) => ({
          ...toy.effect(state, seat, action),
          reveals: (state.deck[0] ?? 0) % 2 > 0,
        }),
      },
    },
  ],
  [
    'a reveal that the effect leaves out',
    /shows seat \d something hidden, and does not say so/,
    { game: { apply: drawing } },
  ],
  ['that nothing was swapped', /swaps nothing/, { own: { withOtherSecrets: (state: State) => state } }],
]);

expectFindings('order', [
  [
    'a commit that depends on the order',
    /it matters who of seats \d and \d is first/,
    {
      game: {
        apply: (state, seat, action) => {
          const next = toy.apply(state, seat, action);
          return action.kind === 'commit' && next.asked !== null ? { ...next, asked: seat } : next;
        },
      },
    },
  ],
  [
    'a seat that changes what another may do',
    /changes what seat \d may do/,
    {
      game: {
        legal: (state, seat) =>
          state.chosen[(seat + 1) % 3] === null ? toy.legal(state, seat) : toy.legal(state, seat).toReversed(),
      },
    },
  ],
  [
    'that all is opened while someone is still at it',
    /all is opened while seats/,
    { game: { effect: (state, seat, action) => ({ ...toy.effect(state, seat, action), opens: true }) } },
  ],
]);

expectFindings('effects', [
  [
    'an end of a turn that is not said to be one',
    /no longer to move, and no turn was ended/,
    { game: { effect: (state, seat, action) => ({ ...toy.effect(state, seat, action), ends: false }) } },
  ],
  [
    'a turn that goes on after its end',
    /the seat is to move again in the same/,
    { game: { effect: (state, seat, action) => ({ ...toy.effect(state, seat, action), ends: true }) } },
  ],
  [
    'that one alone has to act, and nobody is told',
    /a seat is to move now that nobody tells/,
    {
      game: {
        effect: (state, seat, action) => ({
          ...toy.effect(state, seat, action),
          opens: action.kind === 'bow',
        }),
      },
    },
  ],
  [
    'that the end is not open',
    /the game is over, and not all of it is open/,
    { game: { effect: (state, seat, action) => (action.kind === 'bow' ? STEP : toy.effect(state, seat, action)) } },
  ],
]);

let applied = 0;
expectFindings('undo', [
  [
    'rules that remember',
    /leads elsewhere than without it[\s\S]*the log leads to another match/,
    { game: { apply: (state, seat, action) => ({ ...toy.apply(state, seat, action), deck: [++applied] }) } },
  ],
]);
