import { array, assert, constantFrom, nat, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, fastForwardMatch, type Match, pick, type Seat, startMatch } from '#engine';
import { GAMES } from '#games/rules';
import {
  act,
  autoPlayed,
  confirm,
  discardPlan,
  gameOf,
  isPreparing,
  isToMove,
  matchOf,
  mayAutoPlay,
  mayPlan,
  planOf,
  playPlan,
  prepare,
  previewPlan,
  Refused,
  type Room,
  revisePlan,
  rewindTurn,
  savePlan,
  setAutoPlay,
  startPlan,
  undoPreparedStep,
} from '#room';
import { replay } from '../../src/engine/match.ts';
import { dice, people, viewers } from '../rig/play.ts';
import { randomDraft, randomPlan, roomWithPeople, userAt } from '../rig/random-plans.ts';

const PLANNED = GAMES.filter((game) => game.planning);

type Doer = (room: Room, seat: Seat, chance: Dice) => Room;

const unlessRefused =
  (doer: Doer): Doer =>
  (room, seat, chance) => {
    try {
      return doer(room, seat, chance);
    } catch (error) {
      if (error instanceof Refused) return room;
      throw error;
    }
  };

const playOn: Doer = (room, _, chance) => {
  const { state } = matchOf(room);
  const [mover = 0] = gameOf(room).waiting(state);
  return act(room, mover, pick(chance, gameOf(room).legal(state, mover)));
};

const playTurn: Doer = (room, seat, chance) => {
  const { length } = matchOf(room).history.ends;
  let current = room;
  while (current.status === 'playing' && matchOf(current).history.ends.length === length)
    current = playOn(current, seat, chance);
  return current;
};

/** What people do in private before their turn comes. */
const PRIVATELY: { readonly [step: string]: Doer } = {
  try: randomDraft,
  keep: (room, seat) => savePlan(room, seat),
  whole: randomPlan,
  revise: revisePlan,
  back: undoPreparedStep,
  drop: discardPlan,
  alone: (room, seat, chance) => setAutoPlay(randomPlan(room, seat, chance), seat, true),
};
const PUBLICLY: { readonly [step: string]: Doer } = {
  play: playOn,
  turn: playTurn,
  'another turn': playTurn,
  plan: (room, seat) => (isToMove(room, seat) ? playPlan(room, seat).room : room),
  rewind: rewindTurn,
};
const STEPS = { ...PRIVATELY, ...PUBLICLY };

/** Runs one action after the other; `told` collects those that were not refused. */
function follow(from: Room, steps: readonly (readonly [step: string, seat: Seat])[], chance: Dice, told: Set<string>) {
  let room = from;
  for (const [step, seat] of steps) {
    if (room.status === 'over') break;
    const before = room;
    room = unlessRefused(STEPS[step] ?? playOn)(room, seat, chance);
    if (room !== before) told.add(step);
    // As the bot does it after every turn.
    const alone = step in PUBLICLY ? autoPlayed(room) : null;
    if (alone) told.add('by itself');
    room = alone ?? room;
    if (!(step in PRIVATELY) || isToMove(before, seat)) continue;
    expect(matchOf(room)).toBe(matchOf(before));
    expect({ ...room, plans: [] }).toEqual({ ...before, plans: [] });
  }
  return room;
}

/** What every viewer sees. */
const seenBy = (match: Match, room: Room) =>
  viewers(match.seats.length).map((viewer) => gameOf(room).view(match.state, viewer));

describe.each(PLANNED.map((game) => [game.id, game] as const))('plans in %s', (_, game) => {
  const begin = (seats: number, seed: string): Room => {
    const options = Object.fromEntries(
      Object.entries(game.options).map(([name, { choices }]) => [name, choices[0]?.value ?? '']),
    );
    return roomWithPeople(startMatch(game, people(seats), options, seed));
  };

  test('planning changes nothing that others see and never plays anything illegal', () => {
    const doing = array(tuple(constantFrom(...Object.keys(STEPS)), nat({ max: 3 })), { minLength: 20, maxLength: 120 });
    const told = new Set<string>();
    assert(
      property(nat({ max: 1000 }), nat({ max: 2 }), doing, (number, more, steps) => {
        const chance = dice(`plans ${number}`);
        const done = steps.map(([step, at]) => [step, at % (2 + more)] as const);
        const room = follow(begin(2 + more, `plans ${number}`), done, chance, told);
        const match = matchOf(room);
        expect(replay(game, match, match.log).ok).toBe(true);
        if (room.status === 'over') expect(room.plans).toEqual([]);
        expect(seenBy(match, { ...room, plans: [] })).toEqual(seenBy(match, room));
      }),
      { numRuns: 100 },
    );
    // An action that was always refused would prove nothing.
    expect([...told].sort()).toEqual([...Object.keys(STEPS), 'by itself'].sort());
  });

  /** A room with a seat that may plan while the other is to move. */
  const planned = (seed: string) => {
    const chance = dice(seed);
    let room = begin(2, seed);
    // Some turns, so that there is something to plan.
    const idle = () => [0, 1].find((seat) => mayPlan(room, seat) && !isPreparing(room, 1 - seat));
    for (let i = 0; i < 8 || idle() === undefined; i++) room = playOn(room, 0, chance);
    const seat = idle() ?? 0;
    const mover = 1 - seat;
    return { room, mover, seat, chance };
  };

  test('a plan ends with the match and stays with its person when the seat changes hands', () => {
    const { room, seat, chance } = planned('ends');
    const kept = savePlan(randomDraft(room, seat, chance), seat);
    const sitter = userAt(7);
    const given = { ...kept, seats: kept.seats.with(seat, { ...kept.seats[seat]!, user: sitter }) };
    expect(planOf(given, seat)).toBeNull();
    const own = savePlan(randomDraft(given, seat, chance), seat);
    expect(planOf(own, seat)?.user).toBe(sitter);
    let current = own;
    while (current.status === 'playing') current = playOn(current, seat, chance);
    expect(own.plans.length).toBeGreaterThan(0);
    expect(current.plans).toEqual([]);
  });

  test('a saved plan stays until it is played, and only its owner has it', () => {
    const { room, seat, chance } = planned('kept');
    const kept = savePlan(randomDraft(room, seat, chance), seat);
    expect(planOf(kept, seat)?.kept?.alone).toBe(false);
    expect(planOf(kept, 1 - seat)).toBeNull();
    const other = { ...kept, seats: kept.seats.with(seat, { user: 'someone', name: 'S', computer: null }) };
    expect(planOf(other, seat)).toBeNull();
    expect(kept.plans.map(({ user }) => user)).toEqual([userAt(seat)]);
  });

  test('a draft doesn’t change the saved plan until it is saved', () => {
    const { room, seat, chance } = planned('draft');
    const kept = savePlan(randomDraft(room, seat, chance), seat);
    const steps = planOf(kept, seat)?.kept?.steps;
    const [first] = game.legal(previewPlan(kept, seat).room.match?.state ?? null, seat);
    const again = startPlan(kept, seat, first ?? null);
    expect(planOf(again, seat)?.kept?.steps).toEqual(steps);
    expect(planOf(again, seat)?.draft.map(({ action }) => action)).toEqual([first]);
    expect(planOf(discardPlan(again, seat), seat)).toBeNull();
  });

  test('an illegal step can’t be planned', () => {
    const { room, seat } = planned('illegal');
    expect(() => prepare(room, seat, { kind: 'nonsense' })).toThrow(Refused);
    expect(() => prepare(room, seat, { kind: 'end' })).toThrow(Refused);
  });

  test('taking the turn without the plan discards it', () => {
    const { room, seat, mover, chance } = planned('otherwise');
    let current = savePlan(randomDraft(room, seat, chance), seat);
    const turn = (each: Seat) => {
      const { length } = matchOf(current).history.ends;
      while (matchOf(current).history.ends.length === length) {
        const { state } = matchOf(current);
        current = act(current, each, pick(chance, game.legal(state, each)));
      }
    };
    turn(mover);
    expect(current.plans).toHaveLength(1);
    if (!isToMove(current, seat)) return;
    turn(seat);
    expect(current.plans).toEqual([]);
  });

  test('undo keeps plans, but none plays automatically after it', () => {
    const { room, seat, chance } = planned('undone');
    const last = matchOf(room).history.ends.at(-1) ?? -1;
    const undoer = matchOf(room).log[last]?.seat ?? 0;
    const kept = savePlan(randomDraft(room, seat, chance, 12), seat);
    const alone: Room = {
      ...kept,
      plans: kept.plans.map((plan) => ({ ...plan, kept: plan.kept && { ...plan.kept, alone: true } })),
    };
    expect(rewindTurn(alone, undoer).plans).toEqual(kept.plans);
    expect(autoPlayed(rewindTurn(alone, undoer))).toBeNull();
  });

  test('a plan can take a face-down item and goes no further', () => {
    const { room, seat } = planned('hidden');
    const { state } = matchOf(previewPlan(room, seat).room);
    const hidden = game.legal(state, seat).filter((action) => game.effect(state, seat, action).reveals);
    for (const action of hidden) {
      const tried = previewPlan(prepare(room, seat, action), seat);
      expect(tried.closed).toBe(true);
      expect(matchOf(tried.room).state).toEqual(state);
      expect(mayAutoPlay(room, seat, tried.steps)).toBe(false);
    }
    expect(fastForwardMatch(game, matchOf(room), [])).toEqual(matchOf(room));
    expect(() => confirm(room, seat)).toThrow();
  });
});
