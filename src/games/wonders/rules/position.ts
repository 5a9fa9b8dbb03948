import { z } from 'zod';
import { done, itemAt, type Json, type Result, refuse, refuseInput, required } from '#engine';
import { shieldsOf } from './city.ts';
import { conflictOf, tokensFrom } from './conflict.ts';
import { CARD_IDS, type CardId, cardOf, stagesOf, WONDER_IDS } from './content.ts';
import { AGES, SIDES } from './kinds.ts';
import { offerForStage, offerToBuild } from './payments.ts';
import { LINES, rank, scoreOf } from './scoring.ts';
import type { City } from './types.ts';

/** The cards of both Ages that share a name are the same in a city. */
const BY_NAME = new Map(CARD_IDS.toReversed().map((id) => [cardOf(id).name, id]));
const idOf = (name: string): CardId => required(BY_NAME.get(name), `card called ${name}`);

const amount = z.int().min(0);
const cardName = z.string().refine((name) => BY_NAME.has(name), { error: 'no card of this name' });
/** A line for each token would take long to write; nobody gets this many. */
const tokens = amount.max(1000).default(0);

const Board = z.strictObject({
  wonder: z.enum(WONDER_IDS),
  side: z.enum(SIDES),
  stages: amount,
  cards: z.array(cardName),
});
type Board = z.infer<typeof Board>;

/** What is wrong with a single city. */
function checkBoard({ value, issues }: { readonly value: Board; readonly issues: z.core.$ZodRawIssue[] }): void {
  const { cards, stages } = value;
  const wrong = (message: string, ...path: PropertyKey[]) =>
    issues.push({ code: 'custom', message, path, input: value });
  const most = stagesOf(value).length;
  if (stages > most) wrong(`this side has ${most}`, 'stages');
  const twice = cards.findIndex((name, i) => cards.indexOf(name) < i);
  if (twice >= 0) wrong(`${cards[twice]} stands twice in this city`, 'cards', twice);
}

const FinalCity = Board.extend({
  coins: amount,
  debts: amount.default(0),
  military: z.strictObject({ '1': tokens, '3': tokens, '5': tokens, defeats: tokens }).prefault({}),
}).check(checkBoard);
const PayingCity = Board.extend({ coins: amount }).check(checkBoard);
const Neighbor = Board.extend({ coins: amount.default(0) }).check(checkBoard);

const seated = <T extends z.ZodType>(seat: T) => z.array(seat).min(3).max(7);
const game = z.literal('wonders');
const teams = z.boolean().default(false);

const Final = z.strictObject({ game, teams, seats: seated(FinalCity) });
const Payments = z.strictObject({
  game,
  ask: z.literal('payments'),
  build: z.union([z.literal('stage'), cardName], { error: 'no card of this name, and not stage' }),
  turn: z.int().min(1).max(8).default(2),
  city: PayingCity,
  left: Neighbor,
  right: Neighbor,
});
const Forces = z.strictObject({
  game,
  ask: z.literal('conflict'),
  age: z.literal(AGES),
  teams,
  seats: seated(z.strictObject({ shields: amount, diplomacy: amount.default(0) })),
});

type Tokens = z.infer<typeof FinalCity>['military'];
const NO_TOKENS: Tokens = { '1': 0, '3': 0, '5': 0, defeats: 0 };

function cityOf({ wonder, side, stages, cards }: Board, coins: number, debts = 0, military = NO_TOKENS): City {
  const held = [
    ...new Array<number>(military['1']).fill(1),
    ...new Array<number>(military['3']).fill(3),
    ...new Array<number>(military['5']).fill(5),
    ...new Array<number>(military.defeats).fill(-1),
  ];
  return { wonder, side, stages, cards: cards.map(idOf), coins, debts, tokens: held, diplomacy: 0 };
}

const TEAMS_NEED = 'teams are for 4 or 6 seats';
const fitTeams = (wanted: boolean, seats: number): boolean => !wanted || seats === 4 || seats === 6;

/** The first board that another city has, too. */
const repeated = (boards: readonly Board[]): number =>
  boards.findIndex(({ wonder }, i) => boards.findIndex((other) => other.wonder === wonder) < i);

/** A final position, a question for payments, or a conflict. */
export function scorePosition(data: unknown): Result<Json> {
  const ask = typeof data === 'object' && data !== null && 'ask' in data ? data.ask : undefined;
  if (ask === undefined) return scoreFinal(data);
  if (ask === 'payments') return answerPayments(data);
  if (ask === 'conflict') return answerConflict(data);
  return refuse('bad-file', 'ask', `${JSON.stringify(ask)}; payments, conflict or nothing at all`);
}

function scoreFinal(data: unknown): Result<Json> {
  const parsed = Final.safeParse(data);
  if (!parsed.success) return refuseInput(parsed.error);
  const { seats, teams } = parsed.data;
  if (!fitTeams(teams, seats.length)) return refuse('bad-file', 'teams', TEAMS_NEED);
  const twice = repeated(seats);
  if (twice >= 0) return refuse('bad-file', `seats[${twice}].wonder`, `${itemAt(seats, twice).wonder} is there twice`);
  const cities = seats.map((seat) => cityOf(seat, seat.coins, seat.debts, seat.military));
  const scores = cities.map((_, seat) => scoreOf(cities, seat));
  const lines = scores.map(({ total, parts }, seat) => ({
    ...Object.fromEntries(LINES.map((line, i) => [line, itemAt(parts, i).points])),
    total,
    shields: shieldsOf(itemAt(cities, seat)),
  }));
  const ranking = rank(cities, teams ? 'teams' : 'cities');
  if (!teams) return done({ seats: lines, ranking });
  const pairs = Array.from({ length: cities.length / 2 }, (_, team) => [2 * team, 2 * team + 1]);
  const sums = pairs.map((pair) => ({
    seats: pair,
    total: pair.reduce((sum, seat) => sum + itemAt(scores, seat).total, 0),
  }));
  return done({ seats: lines, ranking, teams: sums });
}

/** Regular turns of an Age; one more is the leftover card. */
const TURNS = 7;

function answerPayments(data: unknown): Result<Json> {
  const parsed = Payments.safeParse(data);
  if (!parsed.success) return refuseInput(parsed.error);
  const { build, turn, city, left, right } = parsed.data;
  const twice = repeated([city, left, right]);
  if (twice >= 0) return refuse('bad-file', `${twice === 1 ? 'left' : 'right'}.wonder`, 'this board is there twice');
  const cities = [city, left, right].map((each) => cityOf(each, each.coins));
  const moment = { turn, turns: TURNS };
  const offer = build === 'stage' ? offerForStage(cities, 0) : offerToBuild(cities, 0, idOf(build), moment);
  switch (offer.kind) {
    case 'chain':
    case 'power':
    case 'own':
      return done({ result: 'free' });
    case 'pay':
      return done({ result: 'pay', payments: offer.ways });
    default:
      return done({ result: 'impossible' });
  }
}

function answerConflict(data: unknown): Result<Json> {
  const parsed = Forces.safeParse(data);
  if (!parsed.success) return refuseInput(parsed.error);
  const { seats, age, teams } = parsed.data;
  if (!fitTeams(teams, seats.length)) return refuse('bad-file', 'teams', TEAMS_NEED);
  const conflict = conflictOf(seats, age, teams);
  const taken = seats.map(({ diplomacy }, seat) => {
    const tokens = tokensFrom(conflict, seat);
    const victories = tokens.filter((value) => value > 0).length;
    return { victories, defeats: tokens.length - victories, diplomacy: Math.max(0, diplomacy - 1) };
  });
  return done({ seats: taken });
}
