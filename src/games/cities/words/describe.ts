import { finalRanking, itemAt, type Point, type Seat } from '#engine';
import { asSentence, gainLabel, letterOf, nameOf, type Reader } from '#i18n';
import type { CitiesRequest, MoveShown, PanelRequest, Prompt } from '../requests.ts';
import type { Condition } from '../rules/condition.ts';
import { achievements, type CardId, card } from '../rules/content.ts';
import { isColor } from '../rules/held-item.ts';
import { COLORS, type TileId } from '../rules/kinds.ts';
import { nearby } from '../rules/nearby.ts';
import { makePlan } from '../rules/neighborhood-plan.ts';
import { occurrences } from '../rules/occurrences.ts';
import { workersPerRow, workersToCome } from '../rules/round.ts';
import { type Goal, goalOf, goalsOf, paidCards, rank, scoreOf, sumsOf, townOf } from '../rules/scoring.ts';
import { prospects, type Standing, standingOf } from '../rules/standing-after.ts';
import { type Item, type Placement, ROWS, type Row, SLOTS, type Slot } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { rowName, spaceName, tileName } from './address.ts';
import {
  achievementText,
  cardText,
  firstClause,
  handWords,
  itemWords,
  placementWords,
  pointWords,
  sentence,
  shortItemWords,
  spacesByLine,
  spaceWords,
  tileWords,
} from './phrases.ts';
import { allSpaces } from './space-list.ts';
import { type Say, speech } from './speech.ts';

/** A picture in words: all of it line by line, or in a few sentences. */
export function describe(request: CitiesRequest, reader: Reader, full: boolean): string[] {
  const { view } = request;
  switch (request.kind) {
    case 'board':
      return board(view, reader, full);
    case 'neighborhood':
      return neighborhood(view, request.seat, reader, full);
    case 'both': {
      const mover = view.last?.seat ?? 0;
      return [mover, 1 - mover].flatMap((seat) => neighborhood(view, seat, reader, full));
    }
    case 'panel': {
      const seat = view.seat ?? view.active ?? 0;
      return [...(full ? neighborhood(view, seat, reader, true) : []), ...panel(request, seat, reader)];
    }
    case 'start':
      return [...start(view, request.chosen, reader), ...(request.primer ? primer(view, reader) : [])];
    case 'card':
      return [
        ...closer(view, request.seat, card(request.card).condition, cardText(reader.language, request.card), reader),
        ...near(view, request.seat, request.card, reader),
      ];
    case 'achievement': {
      const goal = goalOf(view, request.achievement);
      return closer(view, request.seat, goal.achievement.condition, goalLine(goal, reader), reader);
    }
    case 'overview':
      return overview(view, reader);
    case 'moves':
      return request.turns.flatMap((turn) => moveLines(turn, reader));
    case 'final':
      return final(view, reader);
  }
}

function turnLine(view: View, reader: Reader): string {
  const say = speech(reader.language);
  if (view.active === null) return say('pictures.board.over');
  const key = view.phase === 'start' ? 'pictures.board.choosing' : 'pictures.board.turn';
  return say(key, { name: nameOf(reader, view.active) });
}

const goalLines = (view: View, reader: Reader): string[] => goalsOf(view).map((goal) => goalLine(goal, reader));

function goalLine({ achievement, places }: Goal, reader: Reader): string {
  const say = speech(reader.language);
  const free = places.filter(({ seat }) => seat === null).map(({ value }) => value);
  const seats = places.flatMap(({ seat, value }) => (seat === null ? [] : [`${nameOf(reader, seat)} (${value})`]));
  return say(seats.length ? 'pictures.alt.goalTaken' : 'pictures.alt.goal', {
    name: say(`achievement.${achievement.id}.name`),
    text: achievementText(reader.language, achievement),
    free: free.length ? free.join(', ') : say('pictures.alt.none'),
    seats: seats.join(', '),
  });
}

/** What a worker space offers, or who stands there. */
function slotWords(view: View, row: Row, slot: Slot, reader: Reader, full: boolean): string {
  const say = speech(reader.language);
  const worker = view.workers[row][slot];
  if (worker !== null && worker !== undefined) return say('pictures.alt.taken', { name: nameOf(reader, worker) });
  const items = itemAt(view.market[row], slot);
  if (items.length === 0) return say('pictures.alt.gone');
  if (row === 'pieces' && items.every((item) => item === null)) return say('pictures.alt.bag');
  if (!full) return items.map((item) => shortItemWords(say, item)).join(' + ');
  const told = items.map((item) => {
    const worth = item?.kind === 'card' ? [`(${say('pictures.goal.each', { points: card(item.card).points })})`] : [];
    return [itemWords(say, item), ...worth].join(' ');
  });
  return told.join(' + ');
}

/** Whose turn, every worker space, goals and workers; in full star and piles as well. */
function board(view: View, reader: Reader, full: boolean): string[] {
  const say = speech(reader.language);
  const place = { board: say(`board.${view.board}`), round: view.round, rounds: view.rounds };
  const head = say('pictures.alt.board', { ...place, turn: turnLine(view, reader) });
  const lanes = ROWS.map((row) => {
    const slots = SLOTS.map((slot) =>
      say('pictures.alt.slot', { number: slot + 1, what: slotWords(view, row, slot, reader, full) }),
    );
    return sentence(say('pictures.alt.row', { row: say(`row.${row}`), slots: slots.join('; ') }));
  });
  const goals = goalLines(view, reader);
  const workers = workersLine(view, reader);
  if (!full) return [head, ...lanes, say('pictures.alt.goals', { goals: goals.join('; ') }), ...workers];
  const star =
    view.star === null ? say('pictures.alt.star') : say('pictures.alt.starWith', { name: nameOf(reader, view.star) });
  const pieces = COLORS.reduce((sum, color) => sum + view.bag[color], 0);
  return [head, ...goals, ...lanes, star, ...workers, say('pictures.alt.piles', { ...view.piles, pieces })];
}

/** How many workers the seat to move has left for each row. */
function workersLine(view: View, reader: Reader): string[] {
  const { active, phase } = view;
  if (active === null || phase !== 'work') return [];
  const say = speech(reader.language);
  const rows = ROWS.map((row) => `${say(`row.${row}`)} ${workersToCome(view, row, active)}`).join(', ');
  return [say('pictures.alt.workers', { name: nameOf(reader, active), rows })];
}

/** Score, spaces, cards and the last move. In brief all that is needed to build it again comes first. */
function neighborhood(view: View, seat: Seat, reader: Reader, full: boolean): string[] {
  const say = speech(reader.language);
  const score = scoreOf(view, seat);
  const name = full ? nameOf(reader, seat) : cutName(nameOf(reader, seat));
  const town = townOf(view, seat);
  const points = say('pictures.alt.points', { name, points: pointWords(say, score.total) });
  const sums = say('pictures.alt.sums', { ...sumsOf(score) });
  const cards = cardLines(view, seat, reader, full);
  const last = lastLine(view, seat, reader);
  if (full) return [points, sums, ...spaceLines(view, seat, say), ...cards, ...last];
  return [points, ...(town.spaces.length ? [allSpaces(say, view.length, town)] : []), sums, ...last, ...cards];
}

const NAME_ROOM = 32;
const cutName = (name: string): string => [...name].slice(0, NAME_ROOM).join('');

/** Every space by its name. */
const spaceLines = (view: View, seat: Seat, say: Say): string[] =>
  spacesByLine(townOf(view, seat)).map((spaces) => {
    const told = spaces.map((space) =>
      say('pictures.text.space', { at: spaceName(view.length, space), what: spaceWords(say, space) }),
    );
    return say('pictures.text.row', { row: rowName(view.length, itemAt(spaces, 0).y), spaces: told.join('; ') });
  });

/** Every card with its points now: each in a line of its own, or all in one sentence. */
function cardLines(view: View, seat: Seat, reader: Reader, full: boolean): string[] {
  const say = speech(reader.language);
  const paid = paidCards(townOf(view, seat), scoreOf(view, seat));
  if (paid.length === 0) return [say('pictures.alt.noCards')];
  const lines = paid.map(({ card: id, count, points }) => {
    const text = cardText(reader.language, id);
    const times = () => say('pictures.text.times', { points: card(id).points, count, worth: points });
    return say('pictures.alt.cardPoints', full ? { card: text, points: times() } : { card: firstClause(text), points });
  });
  return full ? lines : [say('pictures.alt.cards', { cards: lines.join('; ') })];
}

function lastLine(view: View, seat: Seat, reader: Reader): string[] {
  const { last } = view;
  if (last?.seat !== seat || last.placed.length === 0) return [];
  const say = speech(reader.language);
  const changes = last.placed.map((placement) => placementWords(say, view.length, placement));
  return [say('pictures.alt.changed', { changes: changes.join(', ') })];
}

function moveLines({ view, gain }: MoveShown, reader: Reader): string[] {
  const seat = view.last?.seat ?? 0;
  const say = speech(reader.language);
  const signed = `${gain < 0 ? '−' : '+'}${Math.abs(gain)}`;
  const values = { name: nameOf(reader, seat), gain: signed, points: pointWords(say, scoreOf(view, seat).total) };
  return [say('pictures.alt.moved', values), ...lastLine(view, seat, reader)];
}

function panel({ view, prompt, plan }: PanelRequest, seat: Seat, reader: Reader): string[] {
  const say = speech(reader.language);
  const nameAt = (place: Point) => (prompt.held === 'tile' ? tileName : spaceName)(view.length, place);
  const now = scoreOf(view, seat).total;
  const { held, places, rotation } = prompt;
  const later = held === null ? [] : prospects(view, seat, held, places, rotation);
  const shown = later.map(({ total }, i) => `${letterOf(i)} ${nameAt(itemAt(places, i))}${gainLabel(total - now)}`);
  const done = view.work?.placed ?? [];
  const placed = (all: readonly Placement[]) => all.map((each) => placementWords(say, view.length, each)).join(', ');
  return [
    asSentence(questionWords(say, prompt, plan)),
    ...(view.work?.hand.length ? [say('pictures.alt.hand', { items: heldWords(say, view.work.hand, prompt) })] : []),
    ...(shown.length ? [say('pictures.alt.places', { places: shown.join(', ') })] : []),
    ...(prompt.marks.length ? [say('pictures.alt.marked', { items: placed(prompt.marks) })] : []),
    ...(done.length ? [say('pictures.alt.placed', { items: placed(done) })] : []),
    ...promised(view, seat, later, reader),
  ];
}

/** " (A +3, D −3)": which places would change a value, and by how much. */
function changes(values: readonly number[], now: number): string {
  const changed = values.flatMap((value, i) => (value === now ? [] : [`${letterOf(i)}${gainLabel(value - now)}`]));
  return changed.length ? ` (${changed.join(', ')})` : '';
}

/** One's cards and the goals as they stand, with what each place would add. */
function promised(view: View, seat: number, later: readonly Standing[], reader: Reader): string[] {
  const say = speech(reader.language);
  const town = townOf(view, seat);
  const { cards: paid, goals } = standingOf(view, seat, town);
  const lines = paid.map((points, k) => {
    const values = later.map(({ cards: each }) => itemAt(each, k));
    const text = firstClause(cardText(reader.language, itemAt(town.cards, k)));
    return `${say('pictures.alt.cardPoints', { card: text, points })}${changes(values, points)}`;
  });
  const ways = achievements(view.board).map(({ id }, k) => {
    const { have, need } = itemAt(goals, k);
    const values = later.map(({ goals: each }) => itemAt(each, k).have);
    return `${say(`achievement.${id}.name`)} ${have}/${need}${changes(values, have)}`;
  });
  return [
    ...(lines.length ? [say('pictures.alt.cards', { cards: lines.join('; ') })] : []),
    say('pictures.alt.goals', { goals: ways.join('; ') }),
  ];
}

/** A tile as it would lie, rotated as it is now. */
function heldWords(say: Say, hand: readonly Item[], { held, rotation }: Prompt): string {
  const tile = held === 'tile' ? hand.find((item) => item.kind === 'tile') : undefined;
  return tile ? tileWords(say, tile.tile, rotation ?? 0) : handWords(say, hand);
}

function start(view: View, chosen: TileId | undefined, reader: Reader): string[] {
  const say = speech(reader.language);
  const tiles = view.startTiles.map((tile, i) =>
    say('pictures.alt.tile', { letter: letterOf(i), lands: tileWords(say, tile) }),
  );
  return [
    `${turnLine(view, reader)}.`,
    say('pictures.alt.start', { tiles: tiles.join('; ') }),
    ...(chosen === undefined ? [] : [say('pictures.alt.marked', { items: letterOf(view.startTiles.indexOf(chosen)) })]),
    say('pictures.alt.goals', { goals: goalLines(view, reader).join('; ') }),
  ];
}

/** What the four rows hold, for who plays for the first time. */
function primer(view: View, { language }: Reader): string[] {
  const say = speech(language);
  const rows = ROWS.map((row) => `${say(`pictures.primer.${row}.title`)}: ${say(`pictures.primer.${row}.text`)}.`);
  return [`${say('pictures.primer.round', { count: workersPerRow(view.towns.length) })}.`, ...rows];
}

function closer(view: View, seat: number, condition: Condition, text: string, reader: Reader): string[] {
  const say = speech(reader.language);
  const town = townOf(view, seat);
  const found = occurrences(makePlan(town.spaces), condition);
  const spaces = found.map((set) => set.map((space) => spaceName(view.length, space)).join('+'));
  return [
    `${nameOf(reader, seat)}: ${text}.`,
    spaces.length ? say('pictures.alt.spaces', { spaces: spaces.join(', ') }) : say('pictures.alt.nowhere'),
  ];
}

/** Where one thing more would make a card pay, and how much. */
function near(view: View, seat: number, id: CardId, reader: Reader): string[] {
  const { condition, points } = card(id);
  const spaces = nearby(townOf(view, seat), condition).map(
    (space) => `${spaceName(view.length, space)} +${points * space.more}`,
  );
  return spaces.length ? [speech(reader.language)('pictures.alt.near', { spaces: spaces.join(', ') })] : [];
}

function overview(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const seats = view.towns.map((town, seat) =>
    say('pictures.alt.seat', {
      name: nameOf(reader, seat),
      points: pointWords(say, scoreOf(view, seat).total),
      tiles: town.tiles.length,
      buildings: town.spaces.filter(({ height }) => height > 0).length,
    }),
  );
  return [say('pictures.alt.overview', { seats: seats.join('; ') })];
}

function final(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const scores = view.towns.map((_, seat) => scoreOf(view, seat));
  const { ranked, winners, lead } = finalRanking(scores, rank(scores));
  const places = ranked.map(({ seat, place, score }) =>
    say('pictures.alt.place', {
      place: place + 1,
      name: nameOf(reader, seat),
      total: score.total,
      ...sumsOf(score),
    }),
  );
  const names = winners.map((seat) => nameOf(reader, seat)).join(', ');
  const margin = lead ? say('pictures.final.by', { count: lead }) : say('pictures.final.byGoals');
  const verdict =
    winners.length > 1 ? say('pictures.alt.share', { names }) : say('pictures.alt.wins', { names, margin });
  const isOver = view.phase === 'over';
  const title = say(isOver ? 'pictures.final.title' : 'pictures.final.soFar');
  const told = isOver ? verdict : `${say('pictures.final.leader')}: ${names}`;
  return [`${title}.`, ...places.map((place) => `${place}.`), `${told}.`];
}

/** Which question the panel puts; a plan that is made up puts none. */
export function questionWords(say: Say, { held, places }: Prompt, plan?: true): string {
  if (held === null) return say(plan ? 'pictures.panel.planned' : 'pictures.panel.done');
  if (held === 'tile') return say('pictures.panel.tile');
  if (places.length === 0) return say('pictures.panel.noPlace');
  if (!isColor(held)) return say('pictures.panel.feature');
  return say('pictures.panel.piece', { item: say(`piece.${held}`) });
}
