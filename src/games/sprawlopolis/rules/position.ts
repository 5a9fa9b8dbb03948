import { z } from 'zod';
import { done, type Json, type Result, refuse, refuseInput } from '#engine';
import { makePlan, places } from './city-plan.ts';
import { type CityScore, scoreCity } from './scoring.ts';
import { CARD_NUMBERS, type CardNumber, DIFFICULTIES, type Placement } from './types.ts';

const Numbered = z.int().min(1).max(CARD_NUMBERS.length).pipe(z.literal(CARD_NUMBERS));
const Coordinate = z.int().min(-1_000_000).max(1_000_000);

const Position = z.strictObject({
  game: z.literal('sprawlopolis'),
  difficulty: z.enum(DIFFICULTIES).default('standard'),
  scoring: z.array(Numbered).length(3),
  placements: z.array(z.strictObject({ number: Numbered, turned: z.boolean(), x: Coordinate, y: Coordinate })).min(1),
});

/** Scores one city given by its cards in the order they were laid. */
export function scorePosition(data: unknown): Result<Json> {
  const parsed = Position.safeParse(data);
  if (!parsed.success) return refuseInput(parsed.error);
  const { difficulty, scoring } = parsed.data;
  const placements = parsed.data.placements.map(({ number: card, turned, x, y }) => ({ card, turned, x, y }));
  const wrong = usedTwice(scoring, placements) ?? outOfPlace(placements);
  if (wrong) return refuse('bad-file', wrong.at, wrong.detail);
  return done(writeScore(scoreCity(placements, { scoring, difficulty })));
}

type Wrong = { readonly at: string; readonly detail: string };

/** Every card exists once: for scoring or in the city. */
function usedTwice(scoring: readonly CardNumber[], placements: readonly Placement[]): Wrong | null {
  const used = new Set<CardNumber>();
  const fields = [
    ...scoring.map((card, i) => ({ card, at: `scoring[${i}]` })),
    ...placements.map(({ card }, i) => ({ card, at: `placements[${i}].number` })),
  ];
  for (const { card, at } of fields) {
    if (used.has(card)) return { at, detail: `card ${card} exists once only` };
    used.add(card);
  }
  return null;
}

function outOfPlace(placements: readonly Placement[]): Wrong | null {
  for (const [i, { x, y }] of placements.entries()) {
    if (i === 0 || places(makePlan(placements.slice(0, i))).some((place) => place.x === x && place.y === y)) continue;
    return { at: `placements[${i}]`, detail: `at ${x}, ${y} it neither covers a block nor touches one edge to edge` };
  }
  return null;
}

function writeScore({ groups, roads, conditions, total, target }: CityScore): Json {
  return {
    groups: Object.fromEntries(groups.map(({ zone, blocks }) => [zone.charAt(0).toUpperCase(), blocks.length])),
    roads: roads.length,
    conditions: Object.fromEntries(conditions.map(({ card, points }) => [`${card}`, points])),
    total,
    target,
    won: total >= target,
  };
}
