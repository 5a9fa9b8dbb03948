import type { Point } from '../../../engine/grid.ts';
import { finishOf } from '../../../engine/score.ts';
import { fitAlt, letterOf, nameOf, type Reader } from '../../../i18n/speech.ts';
import type { CitiesRequest, Prompt } from '../request.ts';
import type { Condition } from '../rules/condition.ts';
import { card } from '../rules/content.ts';
import { occurrences } from '../rules/occurrences.ts';
import { isColor } from '../rules/places.ts';
import { makePlan } from '../rules/plan.ts';
import { goalOf, paidCards, scoreOf, sumsOf, townOf } from '../rules/score.ts';
import { rank } from '../rules/scoring.ts';
import { type Item, ROWS, SLOTS, type Town } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { cardText, firstClause, handWords, placementWords, spaceName, tileWords } from './phrases.ts';
import { type Say, speech } from './speech.ts';
import { goalLine, goalLines, lastLine, slotWords, townLine, turnLine } from './text.ts';

/** The picture told in a few sentences; the full text views tell everything. */
export function altText(request: CitiesRequest, reader: Reader): string {
  return fitAlt(sentences(request, reader));
}

function sentences(request: CitiesRequest, reader: Reader): string[] {
  const { view } = request;
  switch (request.kind) {
    case 'board':
      return board(view, reader);
    case 'neighborhood':
      return [
        townLine(view, request.seat, reader),
        ...lastLine(view, request.seat, reader),
        ...buildings(townOf(view, request.seat), reader),
        ...cards(view, request.seat, reader),
      ];
    case 'panel':
      return panel(request, reader);
    case 'start':
      return start(view, reader);
    case 'card':
      return closer(view, request.seat, card(request.card).condition, cardText(reader.language, request.card), reader);
    case 'achievement': {
      const goal = goalOf(view, request.achievement);
      return closer(view, request.seat, goal.achievement.condition, goalLine(goal, reader), reader);
    }
    case 'overview':
      return overview(view, reader);
    case 'final':
      return final(view, reader);
  }
}

function board(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const lanes = ROWS.map((row) => {
    const slots = SLOTS.map((slot) =>
      say('pictures.alt.slot', { number: slot + 1, what: slotWords(view, row, slot, reader, true) }),
    );
    return say('pictures.alt.row', { row: say(`row.${row}`), slots: slots.join('; ') });
  });
  const place = { board: say(`board.${view.board}`), round: view.round, rounds: view.rounds };
  return [
    say('pictures.alt.board', { ...place, turn: turnLine(view, reader) }),
    ...lanes,
    say('pictures.alt.goals', { goals: goalLines(view, reader).join('; ') }),
  ];
}

function buildings({ spaces }: Town, reader: Reader): string[] {
  const say = speech(reader.language);
  const built = spaces.filter(({ height }) => height > 0);
  if (built.length === 0) return [say('pictures.alt.noBuildings')];
  const heights = [1, 2, 3, 4].map((height) => `${height}: ${built.filter((space) => space.height === height).length}`);
  return [say('pictures.alt.built', { count: built.length, heights: heights.join(', ') })];
}

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

function panel({ view, prompt }: Extract<CitiesRequest, { kind: 'panel' }>, reader: Reader): string[] {
  const say = speech(reader.language);
  const town = townOf(view, view.seat ?? view.active ?? 0);
  const nameAt = (place: Point) => (prompt.held === 'tile' ? besideWords(say, town, place) : spaceName(town, place));
  const shown = prompt.places.map((place, i) => `${letterOf(i)} ${nameAt(place)}`);
  const done = view.work?.placed ?? [];
  return [
    sentence(say(`pictures.panel.${question(prompt)}`)),
    ...(view.work?.hand.length ? [say('pictures.alt.hand', { items: heldWords(say, view.work.hand, prompt) })] : []),
    ...(shown.length ? [say('pictures.alt.places', { places: shown.join(', ') })] : []),
    ...(prompt.chosen === null ? [] : [say('pictures.alt.chosen', { place: shown[prompt.chosen] })]),
    ...(done.length
      ? [say('pictures.alt.placed', { items: done.map((each) => placementWords(say, town, each)).join(', ') })]
      : []),
  ];
}

/** A tile as it would lie, rotated as it is now. */
function heldWords(say: Say, hand: readonly Item[], { held, rotation }: Prompt): string {
  const tile = held === 'tile' ? hand.find((item) => item.kind === 'tile') : undefined;
  return tile ? tileWords(say, tile.tile, rotation) : handWords(say, hand);
}

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

const SIDES = [
  ['above', 0, 1],
  ['below', 0, -1],
  ['leftOf', 1, 0],
  ['rightOf', -1, 0],
] as const;

/** A place without a tile has no name yet: it lies above, below or beside one that has. */
function besideWords(say: Say, town: Town, { x, y }: Point): string {
  for (const [side, dx, dy] of SIDES) {
    const tile = town.tiles.find((other) => other.x === x + dx && other.y === y + dy);
    if (tile) return say(`pictures.alt.${side}`, { at: spaceName(town, { x: 2 * tile.x, y: 2 * tile.y }) });
  }
  return '';
}

function start(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const tiles = view.startTiles.map((tile, i) =>
    say('pictures.alt.tile', { letter: letterOf(i), lands: tileWords(say, tile) }),
  );
  return [`${turnLine(view, reader)}.`, say('pictures.alt.start', { tiles: tiles.join('; ') })];
}

function closer(view: View, seat: number, condition: Condition, text: string, reader: Reader): string[] {
  const say = speech(reader.language);
  const town = townOf(view, seat);
  const found = occurrences(makePlan(town.spaces), condition);
  const spaces = found.map((set) => set.map((space) => spaceName(town, space)).join('+'));
  return [
    `${nameOf(reader, seat)}: ${text}.`,
    spaces.length ? say('pictures.alt.spaces', { spaces: spaces.join(', ') }) : say('pictures.alt.nowhere'),
  ];
}

function overview(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const seats = view.towns.map((town, seat) =>
    say('pictures.alt.seat', {
      name: nameOf(reader, seat),
      total: scoreOf(view, seat).total,
      tiles: town.tiles.length,
      buildings: town.spaces.filter(({ height }) => height > 0).length,
    }),
  );
  return [say('pictures.alt.overview', { seats: seats.join('; ') })];
}

function final(view: View, reader: Reader): string[] {
  const say = speech(reader.language);
  const scores = view.towns.map((_, seat) => scoreOf(view, seat));
  const { ranked, winners, lead } = finishOf(scores, rank(scores));
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
  const title = say(view.phase === 'over' ? 'pictures.final.title' : 'pictures.final.soFar');
  return [`${title}.`, ...places.map((place) => `${place}.`), ...(view.phase === 'over' ? [`${verdict}.`] : [])];
}

/** Which question the panel puts, as a key of its words. */
export function question({ held, places }: Prompt) {
  if (held === null) return 'done';
  if (held === 'tile') return 'tile';
  if (places.length === 0) return 'noPlace';
  return isColor(held) ? 'piece' : 'feature';
}
