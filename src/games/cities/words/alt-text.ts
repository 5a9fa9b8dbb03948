import { finalRanking, itemAt, type Point } from '#engine';
import { asSentence, fitAltText, gainLabel, letterOf, nameOf, type Reader } from '#i18n';
import type { CitiesRequest, MoveShown, PanelRequest, Prompt } from '../requests.ts';
import type { Condition } from '../rules/condition.ts';
import { achievements, type CardId, card } from '../rules/content.ts';
import type { TileId } from '../rules/kinds.ts';
import { nearby } from '../rules/nearby.ts';
import { makePlan } from '../rules/neighborhood-plan.ts';
import { occurrences } from '../rules/occurrences.ts';
import { isColor } from '../rules/places.ts';
import { prospects, type Standing, standingOf } from '../rules/prospects.ts';
import { workersPerRow } from '../rules/round.ts';
import { goalOf, paidCards, rank, scoreOf, sumsOf, townOf } from '../rules/scoring.ts';
import { type Item, ROWS, SLOTS } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { spaceName, tileName } from './address.ts';
import { cardText, firstClause, handWords, placementWords, pointWords, sentence, tileWords } from './phrases.ts';
import { allSpaces } from './space-list.ts';
import { type Say, speech } from './speech.ts';
import { goalLine, goalLines, lastLine, slotWords, turnLine, workersLine } from './text-view.ts';

/** The alt text; the text views have all details. */
export function altText(request: CitiesRequest, reader: Reader): string {
  return fitAltText(sentences(request, reader));
}

function sentences(request: CitiesRequest, reader: Reader): string[] {
  const { view } = request;
  switch (request.kind) {
    case 'board':
      return board(view, reader);
    case 'neighborhood':
      return [
        ...neighborhood(view, request.seat, reader),
        ...lastLine(view, request.seat, reader),
        ...cards(view, request.seat, reader),
      ];
    case 'panel':
      return panel(request, reader);
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

function moveLines({ view, gain }: MoveShown, reader: Reader): string[] {
  const seat = view.last?.seat ?? 0;
  const say = speech(reader.language);
  const signed = `${gain < 0 ? '−' : '+'}${Math.abs(gain)}`;
  const values = { name: nameOf(reader, seat), gain: signed, points: pointWords(say, scoreOf(view, seat).total) };
  return [say('pictures.alt.moved', values), ...lastLine(view, seat, reader)];
}

function board(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const lanes = ROWS.map((row) => {
    const slots = SLOTS.map((slot) =>
      say('pictures.alt.slot', { number: slot + 1, what: slotWords(view, row, slot, reader, true) }),
    );
    return sentence(say('pictures.alt.row', { row: say(`row.${row}`), slots: slots.join('; ') }));
  });
  const place = { board: say(`board.${view.board}`), round: view.round, rounds: view.rounds };
  return [
    say('pictures.alt.board', { ...place, turn: turnLine(view, reader) }),
    ...lanes,
    say('pictures.alt.goals', { goals: goalLines(view, reader).join('; ') }),
    ...workersLine(view, reader),
  ];
}

/** All that is needed to build it again comes first. */
function neighborhood(view: View, seat: number, reader: Reader): string[] {
  const say = speech(reader.language);
  const score = scoreOf(view, seat);
  const name = cutName(nameOf(reader, seat));
  const town = townOf(view, seat);
  return [
    say('pictures.alt.points', { name, points: pointWords(say, score.total) }),
    ...(town.spaces.length ? [allSpaces(say, view.length, town)] : []),
    say('pictures.alt.sums', { ...sumsOf(score) }),
  ];
}

const NAME_ROOM = 32;
const cutName = (name: string): string => [...name].slice(0, NAME_ROOM).join('');

function cards(view: View, seat: number, reader: Reader): string[] {
  const say = speech(reader.language);
  const town = townOf(view, seat);
  if (town.cards.length === 0) return [say('pictures.alt.noCards')];
  const lines = paidCards(town, scoreOf(view, seat)).map((paid) =>
    say('pictures.alt.cardPoints', {
      card: firstClause(cardText(reader.language, paid.card)),
      points: paid.points,
    }),
  );
  return [say('pictures.alt.cards', { cards: lines.join('; ') })];
}

function panel({ view, prompt, plan }: PanelRequest, reader: Reader): string[] {
  const say = speech(reader.language);
  const nameAt = (place: Point) => (prompt.held === 'tile' ? tileName : spaceName)(view.length, place);
  const seat = view.seat ?? view.active ?? 0;
  const now = scoreOf(view, seat).total;
  const { held, places, rotation } = prompt;
  const later = held === null ? [] : prospects(view, seat, held, places, rotation);
  const shown = later.map(({ total }, i) => `${letterOf(i)} ${nameAt(itemAt(places, i))}${gainLabel(total - now)}`);
  const done = view.work?.placed ?? [];
  return [
    asSentence(questionWords(say, prompt, plan)),
    ...(view.work?.hand.length ? [say('pictures.alt.hand', { items: heldWords(say, view.work.hand, prompt) })] : []),
    ...(shown.length ? [say('pictures.alt.places', { places: shown.join(', ') })] : []),
    ...(prompt.marks.length
      ? [
          say('pictures.alt.marked', {
            items: prompt.marks.map((each) => placementWords(say, view.length, each)).join(', '),
          }),
        ]
      : []),
    ...(done.length
      ? [say('pictures.alt.placed', { items: done.map((each) => placementWords(say, view.length, each)).join(', ') })]
      : []),
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
