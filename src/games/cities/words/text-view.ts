import { itemAt, type Seat } from '#engine';
import { nameOf, type Reader } from '#i18n';
import { card } from '../rules/content.ts';
import { COLORS } from '../rules/kinds.ts';
import { workersToCome } from '../rules/round.ts';
import { type Goal, goalsOf, paidCards, scoreOf, sumsOf, townOf } from '../rules/scoring.ts';
import { ROWS, type Row, SLOTS, type Slot } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { rowName, spaceName } from './address.ts';
import {
  achievementText,
  cardText,
  itemWords,
  placementWords,
  pointWords,
  sentence,
  shortItemWords,
  spacesByLine,
  spaceWords,
} from './phrases.ts';
import { speech } from './speech.ts';

/** Both views are lists of lines with everything needed to play without pictures. */

export function turnLine(view: View, reader: Reader): string {
  const say = speech(reader.language);
  if (view.active === null) return say('pictures.board.over');
  const key = view.phase === 'start' ? 'pictures.board.choosing' : 'pictures.board.turn';
  return say(key, { name: nameOf(reader, view.active) });
}

export const goalLines = (view: View, reader: Reader): string[] => goalsOf(view).map((goal) => goalLine(goal, reader));

export function goalLine({ achievement, places }: Goal, reader: Reader): string {
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
export function slotWords(view: View, row: Row, slot: Slot, reader: Reader, short = false): string {
  const say = speech(reader.language);
  const worker = view.workers[row][slot];
  if (worker !== null && worker !== undefined) return say('pictures.alt.taken', { name: nameOf(reader, worker) });
  const items = itemAt(view.market[row], slot);
  if (items.length === 0) return say('pictures.alt.gone');
  if (row === 'pieces' && items.every((item) => item === null)) return say('pictures.alt.bag');
  return items
    .map((item) => {
      const text = short ? shortItemWords(say, item) : itemWords(say, item);
      return item?.kind === 'card' && !short
        ? `${text} (${say('pictures.goal.each', { points: card(item.card).points })})`
        : text;
    })
    .join(' + ');
}

/** The board line by line: whose turn, goals, every worker space, star and piles. */
export function boardText(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const star =
    view.star === null ? say('pictures.alt.star') : say('pictures.alt.starWith', { name: nameOf(reader, view.star) });
  return [
    say('pictures.alt.board', {
      board: say(`board.${view.board}`),
      round: view.round,
      rounds: view.rounds,
      turn: turnLine(view, reader),
    }),
    ...goalLines(view, reader),
    ...ROWS.map((row) => {
      const slots = SLOTS.map((slot) =>
        say('pictures.alt.slot', { number: slot + 1, what: slotWords(view, row, slot, reader) }),
      );
      return sentence(say('pictures.alt.row', { row: say(`row.${row}`), slots: slots.join('; ') }));
    }),
    star,
    ...workersLine(view, reader),
    say('pictures.alt.piles', { ...view.piles, pieces: COLORS.reduce((sum, color) => sum + view.bag[color], 0) }),
  ];
}

/** How many workers the seat to move has left for each row. */
export function workersLine(view: View, reader: Reader): string[] {
  const { active, phase } = view;
  if (active === null || phase !== 'work') return [];
  const say = speech(reader.language);
  const rows = ROWS.map((row) => `${say(`row.${row}`)} ${workersToCome(view, row, active)}`).join(', ');
  return [say('pictures.alt.workers', { name: nameOf(reader, active), rows })];
}

function townLine(view: View, seat: Seat, reader: Reader): string {
  const score = scoreOf(view, seat);
  const say = speech(reader.language);
  return say('pictures.alt.town', {
    name: nameOf(reader, seat),
    points: pointWords(say, score.total),
    ...sumsOf(score),
  });
}

/** The neighborhood line by line: score, every space by its name, every card with its points now, the last move. */
export function neighborhoodText(view: View, seat: Seat, reader: Reader): string[] {
  const say = speech(reader.language);
  const town = townOf(view, seat);
  const lines = spacesByLine(town).map((spaces) =>
    say('pictures.text.row', {
      row: rowName(view.length, itemAt(spaces, 0).y),
      spaces: spaces
        .map((space) => say('pictures.text.space', { at: spaceName(view.length, space), what: spaceWords(say, space) }))
        .join('; '),
    }),
  );
  const cards = paidCards(town, scoreOf(view, seat)).map(({ card: id, count, points }) => {
    const times = say('pictures.text.times', { points: card(id).points, count, worth: points });
    return say('pictures.alt.cardPoints', { card: cardText(reader.language, id), points: times });
  });
  return [
    townLine(view, seat, reader),
    ...lines,
    ...(cards.length ? cards : [say('pictures.alt.noCards')]),
    ...lastLine(view, seat, reader),
  ];
}

export function lastLine(view: View, seat: Seat, reader: Reader): string[] {
  const { last } = view;
  if (last?.seat !== seat || last.placed.length === 0) return [];
  const say = speech(reader.language);
  const changes = last.placed.map((placement) => placementWords(say, view.length, placement));
  return [say('pictures.alt.changed', { changes: changes.join(', ') })];
}
