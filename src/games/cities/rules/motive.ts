import { itemAt, maxBy, type Seat } from '#engine';
import { STAR } from './computer.ts';
import { type AchievementId, achievements, type CardId, card, MONUMENT_POINTS } from './content.ts';
import { goalWorth, roomOf, share, WEIGHTS } from './evaluation.ts';
import { furtherOccurrences } from './further-occurrences.ts';
import { AREAS, type Area } from './kinds.ts';
import { makePlan, type Plan } from './neighborhood-plan.ts';
import { timesMet } from './occurrences.ts';
import { progress } from './progress.ts';
import { isBag } from './round.ts';
import { areaPoints, claimsOf, placesOf } from './scoring.ts';
import { ACHIEVEMENT_NUMBERS, type Town } from './types.ts';
import type { View } from './view.ts';

/** The main reason for a turn. */
export type Motive =
  | { readonly kind: 'claim'; readonly goal: AchievementId; readonly points: number }
  | { readonly kind: 'goal'; readonly goal: AchievementId; readonly have: number; readonly need: number }
  | { readonly kind: 'card'; readonly card: CardId; readonly count: number; readonly points: number }
  /** A card that pays at once, or will, with what stands. */
  | { readonly kind: 'pays' | 'suits'; readonly card: CardId; readonly points: number }
  /** An earlier card that may pay more later. */
  | { readonly kind: 'hope'; readonly card: CardId }
  | { readonly kind: 'area'; readonly land: Area; readonly points: number }
  | { readonly kind: 'monument' | 'star' | 'room' | 'height' };

type Weighed = { readonly motive: Motive; readonly weight: number };

/** The two towns, before the turn and after it, ready to be looked around in. */
type Change = {
  readonly from: Plan;
  readonly to: Plan;
  readonly old: Town;
  readonly built: Town;
  readonly left: number;
};

function cardMotives({ from, to, old, built, left }: Change): Weighed[] {
  return built.cards.map((id): Weighed => {
    const { points: each, condition } = card(id);
    const count = timesMet(to, condition);
    const points = each * count;
    if (old.cards.includes(id)) {
      const more = points - each * timesMet(from, condition);
      if (more > 0) return { motive: { kind: 'card', card: id, count, points: more }, weight: more };
      const likelier = furtherOccurrences(to, condition) - furtherOccurrences(from, condition);
      return { motive: { kind: 'hope', card: id }, weight: more + WEIGHTS.promise * left * each * likelier };
    }
    const hope = WEIGHTS.promise * left * each * furtherOccurrences(to, condition);
    return { motive: { kind: points > 0 ? 'pays' : 'suits', card: id, points }, weight: points + hope + SUITS };
  });
}

/** A new card is the reason if the turn changed nothing else. */
const SUITS = 0.1;

function goalMotives(view: View, before: View, seat: Seat, { from, to, left }: Change): Weighed[] {
  const held = claimsOf(before, seat).map(({ achievement }) => achievement);
  return ACHIEVEMENT_NUMBERS.flatMap((number): Weighed[] => {
    if (held.includes(number)) return [];
    const goal = achievements(view.board)[number];
    const claim = claimsOf(view, seat).find(({ achievement }) => achievement === number);
    if (claim) return [{ motive: { kind: 'claim', goal: goal.id, points: claim.value }, weight: claim.value }];
    const place = itemAt(before.rings, number).indexOf(null);
    if (place < 0) return [];
    const value = itemAt(placesOf(view.board, number, view.towns.length), place);
    const now = progress(to, goal);
    const motive: Motive =
      now.have === now.need ? { kind: 'claim', goal: goal.id, points: value } : { kind: 'goal', goal: goal.id, ...now };
    return [{ motive, weight: goalWorth(value, now, left) - goalWorth(value, progress(from, goal), left) }];
  });
}

const areaMotives = ({ from, to }: Change): Weighed[] =>
  AREAS.map((land): Weighed => {
    const points = areaPoints(to, land).points - areaPoints(from, land).points;
    return { motive: { kind: 'area', land, points }, weight: points };
  });

const monumentsIn = ({ spaces }: Plan): number => spaces.filter(({ feature }) => feature === 'monument').length;

/** Room on new land, or on buildings that may grow. */
function roomMotive({ from, to, old, built, left }: Change): Weighed {
  const kind = built.tiles.length > old.tiles.length ? 'room' : 'height';
  return { motive: { kind }, weight: left * (roomOf(to) - roomOf(from)) };
}

/** Whether this turn of the seat, be it finished or in preparation, draws from the bag. */
function drawsFromBag({ work, last }: View, seat: Seat): boolean {
  const turn = work ?? (last?.seat === seat ? last : null);
  return turn !== null && isBag(turn.row, turn.slot);
}

/** The main reason for a turn: the most important of its changes. Null if there is none. */
export function motiveOf(view: View, before: View, seat: Seat): Motive | null {
  const [old, built] = [itemAt(before.towns, seat), itemAt(view.towns, seat)];
  if (built.tiles.length === 0 || old.tiles.length === 0) return null;
  const left = Math.max(0, share(before, seat, 1));
  const change = { from: makePlan(old.spaces), to: makePlan(built.spaces), old, built, left };
  const monuments = monumentsIn(change.to) - monumentsIn(change.from);
  const star = drawsFromBag(view, seat) && before.round < before.rounds ? STAR : 0;
  const weighed: Weighed[] = [
    ...cardMotives(change),
    ...goalMotives(view, before, seat, change),
    ...areaMotives(change),
    { motive: { kind: 'star' }, weight: star },
    { motive: { kind: 'monument' }, weight: monuments * MONUMENT_POINTS },
    roomMotive(change),
  ];
  const best = maxBy(weighed, ({ weight }) => weight);
  return best.weight > 0 ? best.motive : null;
}
