import { type Match, type Seat, sameJson } from '#engine';
import {
  autoPlayed,
  hasJustEnded,
  isToMove,
  matchOf,
  mayAutoPlay,
  mayPlan,
  plannedSteps,
  playPlan,
  previewPlan,
  type Room,
  setAutoPlay,
} from '#room';
import { tablePieces } from '../../src/bot/views/table.ts';
import { replay } from '../../src/engine/match.ts';
import { dice, freeze } from '../rig/play.ts';
import { randomDraft, randomPlan, roomWithPeople } from '../rig/random-plans.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { playthrough, sampled } from './playthrough.ts';

/** All that the channel is told, shown and offered to press. */
const face = (room: Room): string => JSON.stringify(tablePieces(room));

/** A planning position depends only on what the seat sees. */
function* unseeing({ game, own }: Subject, match: Match, seat: Seat, kept: Room): Generator<string> {
  const other = freeze(own.withOtherSecrets(match.state, seat));
  const elsewhere = { ...kept, match: { ...match, state: other } };
  const [one, two] = [kept, elsewhere].map((room) => previewPlan(room, seat, plannedSteps(kept, seat)));
  if (!sameJson(one?.room.match?.state ?? null, two?.room.match?.state ?? null))
    yield `step ${match.log.length}: a plan of seat ${seat} knows what the seat does not`;
  const position = game.planning?.position(game.view(match.state, seat), seat) ?? null;
  if (position !== null && !sameJson(game.waiting(position), [seat]))
    yield `step ${match.log.length}: seat ${seat} plans where it is not to move`;
}

/** A plan is invisible in the channel. */
function* unseen(match: Match, seat: Seat, kept: Room): Generator<string> {
  const bare = roomWithPeople(match);
  if (kept.match !== match) yield `step ${match.log.length}: planning changes the match`;
  if (face(kept) !== face(bare))
    yield `step ${match.log.length}: the channel shows that seat ${seat} has a plan before its turn`;
  const tried = randomDraft(bare, seat, dice(`other ${match.log.length}`));
  if (face(tried) !== face(bare)) yield `step ${match.log.length}: the channel shows what seat ${seat} tries out`;
}

/** Every entry is legal where it was played; what does not fit any more ends no turn. */
function* lawful({ game }: Subject, room: Room, seat: Seat): Generator<string> {
  const { log } = matchOf(room);
  const played = playPlan(room, seat);
  const after = matchOf(played.room);
  if (!replay(game, after, after.log).ok) yield `step ${log.length}: the plan of seat ${seat} plays something illegal`;
  if (!sameJson(after.log.slice(0, log.length), log)) yield `step ${log.length}: a plan changes what was played`;
  const ended = after.log.length > log.length && hasJustEnded(played.room);
  if (played.lost.length > 0 && ended) yield `step ${log.length}: half a plan ends the turn of seat ${seat}`;
  const alone = autoPlayed(room);
  if (alone && !sameJson(matchOf(alone).log, after.log))
    yield `step ${log.length}: played by itself, the plan of seat ${seat} is another`;
  if (alone && played.lost.length > 0) yield `step ${log.length}: a plan that does not fit plays itself`;
}

/** Two different plans for the same turn look alike in the channel. */
function* alike(room: Room, other: Room): Generator<string> {
  if (face(room) !== face(other)) yield `step ${matchOf(room).log.length}: the channel shows which plan it is`;
}

const moved = (room: Room, match: Match): Room => ({ ...room, ...roomWithPeople(match), plans: room.plans });

const asAlone = (room: Room, seat: Seat): Room =>
  mayAutoPlay(room, seat, plannedSteps(room, seat)) ? setAutoPlay(room, seat, true) : room;

/** For games in which turns can be planned; for others there is nothing to say. */
export function* planningLaw(subject: Subject, kind: MatchSetup, seed: string): Generator<string> {
  const { game } = subject;
  if (!game.planning) return;
  const { steps } = playthrough(game, kind, seed);
  const chance = dice(seed);
  let plans = 0;
  for (const { before } of sampled(steps, 4)) {
    const bare = roomWithPeople(before);
    for (const seat of bare.seats.keys()) {
      if (!mayPlan(bare, seat)) continue;
      plans++;
      const kept = asAlone(randomPlan(bare, seat, chance), seat);
      const other = randomPlan(bare, seat, chance);
      yield* unseeing(subject, before, seat, kept);
      yield* unseen(before, seat, kept);
      const turn = steps.find(
        (step) => step.before.log.length > before.log.length && isToMove(moved(kept, step.before), seat),
      );
      if (!turn) continue;
      yield* lawful(subject, moved(kept, turn.before), seat);
      yield* alike(moved(kept, turn.before), moved(other, turn.before));
    }
  }
  if (plans === 0 && kind.seats > 1) yield 'nobody ever has anything to plan';
}
