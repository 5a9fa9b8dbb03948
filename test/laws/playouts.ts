import { type Json, type Match, type Outcome, play, sameJson } from '#engine';
import { freeze } from '../rig/play.ts';
import { jsonFlaw } from './json-flaws.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { playthrough, type Step, sampled } from './playthrough.ts';

const roundTrip = (value: Json): Json => JSON.parse(JSON.stringify(value));

/** Exactly the seats to move have legal actions, and there is no outcome before the end. */
function* whoMayAct({ game }: Subject, { seats, state, log }: Match): Generator<string> {
  const waiting = game.waiting(state);
  const at = `step ${log.length}`;
  if (new Set(waiting).size < waiting.length) yield `${at}: a seat is to move twice`;
  if (waiting.some((seat) => seats[seat] === undefined)) yield `${at}: a seat is to move that does not exist`;
  for (const seat of seats.keys()) {
    const count = game.legal(state, seat).length;
    if (waiting.includes(seat) && count === 0) yield `${at}: seat ${seat} is to move and can do nothing`;
    if (!waiting.includes(seat) && count > 0) yield `${at}: seat ${seat} can act and is not to move`;
  }
  if (game.outcome(state) !== null) yield `${at}: there is an outcome though seats are to move`;
}

function* kept({ game, own }: Subject, all: Json, { before, seat, action, after }: Step): Generator<string> {
  const at = `step ${before.log.length}`;
  if (!sameJson(own.conserved(after.state), all))
    yield `${at}: ${JSON.stringify(action)} loses or makes something: ${JSON.stringify(own.conserved(after.state))}`;
  const seen = [seat, null].map((viewer) => game.view(after.state, viewer));
  for (const flaw of [
    jsonFlaw(after.state, 'state'),
    jsonFlaw(action, 'action'),
    ...seen.map((v) => jsonFlaw(v, 'view')),
  ])
    if (flaw) yield `${at}: ${flaw}`;
  const legal = game.legal(before.state, seat).map((each) => JSON.stringify(each));
  if (new Set(legal).size < legal.length) yield `${at}: an action is legal twice`;
}

/** A state that went through JSON behaves the same. */
function* fromTheStore({ game }: Subject, { before, seat, action, after }: Step): Generator<string> {
  const at = `step ${before.log.length}`;
  const stored = freeze(roundTrip(before.state));
  const legal = game.legal(stored, seat);
  if (!sameJson(legal, game.legal(before.state, seat))) yield `${at}: other actions are legal after a round trip`;
  if (!sameJson(game.apply(stored, seat, action), after.state)) yield `${at}: leads elsewhere after a round trip`;
}

type Ranked = Outcome & { readonly kind: 'ranked' };

/** What a seat has reached; with a partner, what both have. */
const reached = ({ scores }: Ranked, teams: readonly (readonly number[])[], seat: number): number =>
  (teams.find((team) => team.includes(seat)) ?? [seat]).reduce(
    (sum, each) => sum + (scores[each]?.total ?? Number.NaN),
    0,
  );

function* ranked(outcome: Ranked, teams: readonly (readonly number[])[], seats: number): Generator<string> {
  const { scores, ranking } = outcome;
  const order = ranking.flat();
  if (scores.length !== seats) yield `the outcome has ${scores.length} scores for ${seats} seats`;
  if (order.toSorted((a, b) => a - b).join() !== [...Array(seats).keys()].join())
    yield `the ranking has seats ${order}`;
  const totals = order.map((seat) => reached(outcome, teams, seat));
  if (totals.join() !== totals.toSorted((a, b) => b - a).join()) yield `who has less stands before: ${totals}`;
}

const teamsOf = (game: Subject['game'], { seats, options }: Match) => game.teams(seats.length, options);

/** When no seat is to move, there is an outcome and no legal action. */
function* ended({ game }: Subject, over: Match): Generator<string> {
  const outcome = game.outcome(over.state);
  if (!outcome) return yield 'nobody is to move, and there is no outcome';
  if (outcome.kind === 'ranked') yield* ranked(outcome, teamsOf(game, over), over.seats.length);
  const flaw = jsonFlaw(outcome, 'outcome');
  if (flaw) yield flaw;
  for (const seat of over.seats.keys()) {
    if (game.legal(over.state, seat).length > 0) yield `seat ${seat} can act when all is over`;
  }
  const refused = play(game, over, 0, over.log.at(-1)?.action ?? null);
  if (refused.ok || refused.refusal.code !== 'over') yield 'an action is taken when all is over';
}

/**
 * A random match ends, with everything conserved that there was; on the way nothing that was given is changed (it is
 * frozen), and everything is plain JSON.
 */
export function* playoutLaw(subject: Subject, kind: MatchSetup, seed: string): Generator<string> {
  const { game, own } = subject;
  const { start, steps, over } = playthrough(game, kind, seed);
  if (!sameJson(game.setup(kind.seats, kind.options, start.seed), start.state))
    yield 'the same seed sets up another match';
  const flaw = jsonFlaw(start.state, 'state');
  if (flaw) yield flaw;
  const all = own.conserved(start.state);
  for (const step of sampled(steps, 40)) yield* whoMayAct(subject, step.before);
  for (const step of steps) yield* kept(subject, all, step);
  for (const step of sampled(steps, 4)) yield* fromTheStore(subject, step);
  yield* ended(subject, over);
}
