import { z } from 'zod';
import {
  boundingBox,
  connectedAreas,
  done,
  makeGrid,
  type Point,
  type Result,
  refuse,
  refuseInput,
  type Score,
} from '#engine';
import { type AchievementId, achievements, BOARD_IDS, type BoardId, CARD_IDS } from './content.ts';
import { fitsExtent } from './neighborhood.ts';
import { makePlan, type Plan } from './neighborhood-plan.ts';
import { parseSpaces } from './notation.ts';
import { timesMet } from './occurrences.ts';
import { scoreTown } from './scoring.ts';
import { ACHIEVEMENT_NUMBERS, type Claim, type Space } from './types.ts';

const Position = z.strictObject({
  game: z.literal('cities'),
  board: z.enum(BOARD_IDS),
  rows: z.array(z.string()).min(1),
  cards: z.array(z.enum(CARD_IDS)).default([]),
  /** Achievement → value claimed. */
  achievements: z.record(z.string(), z.int()).default({}),
});

/** The score, and which achievements of its board the neighborhood fulfills, claimed or not, in the board's order. */
export type PositionScore = Score & { readonly fulfilled: readonly AchievementId[] };

/** Scores one neighborhood given in the notation of `notation.ts`. */
export function scorePosition(data: unknown): Result<PositionScore> {
  const parsed = Position.safeParse(data);
  if (!parsed.success) return refuseInput(parsed.error);
  const { board, rows, cards, achievements: claimed } = parsed.data;
  const spaces = parseSpaces(rows);
  if (!spaces.ok) return spaces;
  const wrong = misshapen(spaces.value);
  if (wrong) return refuse('bad-file', 'rows', wrong);
  const twice = cards.findIndex((card, i) => cards.indexOf(card) !== i);
  if (twice >= 0) return refuse('bad-file', `cards[${twice}]`, `${cards[twice]} exists once only`);
  const claims = parseClaims(board, claimed);
  if (!claims.ok) return claims;
  const fulfilled = fulfilledIn(makePlan(spaces.value), board);
  return done({ ...scoreTown({ spaces: spaces.value, cards }, board, claims.value), fulfilled });
}

const fulfilledIn = (plan: Plan, board: BoardId): AchievementId[] =>
  achievements(board)
    .filter(({ condition, times }) => timesMet(plan, condition) >= times)
    .map(({ id }) => id);

function parseClaims(board: BoardId, claimed: { readonly [id: string]: number }): Result<Claim[]> {
  const offered = achievements(board);
  const claims: Claim[] = [];
  for (const [id, value] of Object.entries(claimed)) {
    const at = `achievements.${id}`;
    const achievement = ACHIEVEMENT_NUMBERS.find((number) => offered[number].id === id);
    if (achievement === undefined)
      return refuse('bad-file', at, `${board} has ${offered.map((each) => each.id).join(', ')}`);
    const { values } = offered[achievement];
    if (!values.includes(value)) return refuse('bad-file', at, `${value} is none of ${values.join(', ')}`);
    claims.push({ achievement, value });
  }
  return done(claims);
}

/** Why these spaces can't be a neighborhood; null if they can. */
function misshapen(spaces: readonly Space[]): string | null {
  const tiles: Point[] = [];
  for (const { x, y } of spaces) {
    const tile = { x: x >> 1, y: y >> 1 };
    if (!tiles.some((other) => other.x === tile.x && other.y === tile.y)) tiles.push(tile);
  }
  if (tiles.length * 4 !== spaces.length) return 'tiles are squares of 2 by 2 spaces, counted from the top left';
  const { width, height } = boundingBox(tiles);
  if (!fitsExtent(width, height, 'long'))
    return `${width} by ${height} tiles, at most 3 by 3, or 3 by 5 in the long game`;
  return connectedAreas(makeGrid(tiles), () => true).length === 1
    ? null
    : 'the tiles must lie side by side, all in one piece';
}
