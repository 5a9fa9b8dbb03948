import type { Seat } from '../../engine/game.ts';
import { achievements, card } from '../../games/cities/content.ts';
import { place } from '../../games/cities/neighborhood.ts';
import { claimsOf, scoreTown } from '../../games/cities/scoring.ts';
import { type Action, ROWS, SLOTS, type Town, type Turn } from '../../games/cities/types.ts';
import type { View } from '../../games/cities/view.ts';
import { places } from '../../render/cities/places.ts';
import type { CitiesRequest, Held } from '../../render/cities/request.ts';
import { itemWords, placementWords } from '../../render/cities/words.ts';
import { letterOf, speech } from '../../render/speech.ts';
import type { Reader } from '../../render/studio.ts';
import { type Button, buttonRow, buttonRows, cut, type Row } from '../parts.ts';
import { gainSign, placeRows } from '../places.ts';
import type { Ids, Panel, Stage, Table } from '../stage.ts';
import { closeups, TOPICS, text, topicPicture } from './closer.ts';
import { signOf, slotSign } from './sign.ts';

const LABEL = 34;

const total = (view: View, seat: Seat, town: Town) => scoreTown(town, view.board, claimsOf(view, seat)).total;

/** Four rows of four worker spaces, as on the board: free ones can be pressed, taken ones say by whom. */
function workerRows(view: View, legal: readonly Action[], reader: Reader, ids: Ids): Row[] {
  return ROWS.map((row) =>
    buttonRow(
      SLOTS.map((slot): Button => {
        const index = legal.findIndex(
          (action) => action.kind === 'worker' && action.row === row && action.slot === slot,
        );
        const label = cut(slotSign(view, row, slot, reader), LABEL);
        // A space that is not free keeps an id of its own: ids are unique in a message.
        const id = index < 0 ? ids.show(ROWS.indexOf(row), slot) : ids.play(index);
        return { id, label, style: index < 0 ? 'secondary' : 'primary', disabled: index < 0 };
      }),
    ),
  );
}

function table(view: View, legal: readonly Action[], reader: Reader, ids: Ids): Table {
  if (view.phase !== 'start')
    return {
      picture: { game: 'cities', kind: 'board', view },
      rows: workerRows(view, legal, reader, ids),
      call: 'turn',
    };
  const buttons = legal.map((_, i): Button => ({ id: ids.play(i), label: letterOf(i), style: 'primary' }));
  return { picture: { game: 'cities', kind: 'start', view }, rows: buttonRows(buttons), call: 'choose' };
}

const isFreshRound = ({ phase, workers }: View): boolean =>
  phase === 'work' && ROWS.every((row) => workers[row].every((worker) => worker === null));

function story(view: View, reader: Reader) {
  const say = speech(reader.language);
  const move = view.last;
  if (!move) return { line: view.phase === 'start' ? '' : say('cities.story.started'), picture: null };
  const town = view.towns[move.seat]!;
  const worth = move.placed.flatMap((placed) => (placed.kind === 'card' ? [` (${card(placed.card).points}⭐)`] : []));
  const what = `${move.placed.map((placement) => placementWords(say, town, placement)).join(', ')}${worth.join('')}`;
  const claims = move.claims.map(({ achievement, value }) =>
    say('cities.story.claims', {
      name: say(`cities.achievement.${achievements(view.board)[achievement]!.id}.name`),
      value,
    }),
  );
  const { round, rounds, star } = view;
  const next = isFreshRound(view) ? [say('cities.story.round', { round, rounds, name: reader.names[star ?? 0] })] : [];
  const line = [say(`cities.story.${move.row}`, { name: reader.names[move.seat], what }), ...claims, ...next].join(' ');
  return { line, picture: { game: 'cities', kind: 'neighborhood', view, seat: move.seat } as const };
}

const kindsInHand = (view: View): Held[] => {
  const names = view.work!.hand.map((item): Held => {
    if (item.kind === 'feature') return item.feature;
    return item.kind === 'piece' ? item.color : 'tile';
  });
  return [...new Set(names)];
};

const holds = (action: Action, held: Held) =>
  (action.kind === 'tile' && held === 'tile') ||
  (action.kind === 'feature' && action.feature === held) ||
  (action.kind === 'piece' && action.color === held);

/** Each place with its letter and what it would bring now. */
function placeButtons(view: View, legal: readonly Action[], held: Held, turn: Turn, ids: Ids): Button[] {
  const seat = view.seat!;
  const town = view.towns[seat]!;
  const before = total(view, seat, town);
  return places(legal, held).map(({ x, y }, i) => {
    const index = legal.findIndex(
      (action) =>
        holds(action, held) &&
        'x' in action &&
        action.x === x &&
        action.y === y &&
        (action.kind !== 'tile' || action.turn === turn),
    );
    const action = legal[index]!;
    const gain =
      action.kind === 'tile' || action.kind === 'feature' || action.kind === 'piece'
        ? total(view, seat, place(town, action)) - before
        : 0;
    return { id: ids.play(index), label: `${letterOf(i)}${gainSign(gain)}`, style: 'primary' };
  });
}

function handButtons(kinds: readonly Held[], held: Held, say: ReturnType<typeof speech>, ids: Ids): Button[] {
  if (kinds.length < 2) return [];
  return kinds.map((kind, i) => ({
    // A rotation no tile has: the id must differ from that of the button that turns it back.
    id: ids.show(i, 4),
    label: say(
      kind === 'tile' ? 'cities.panel.tile' : isFeature(kind) ? `cities.feature.${kind}` : `cities.color.${kind}`,
    ),
    ...(kind === 'tile' ? {} : { emoji: signOf(kind) }),
    style: kind === held ? 'success' : 'secondary',
    disabled: kind === held,
  }));
}

const isFeature = (held: Held) => !['red', 'blue', 'green', 'yellow', 'tile'].includes(held);

function reason(held: Held): string {
  if (held === 'tile') return 'tile';
  if (held === 'monument' || held === 'special') return 'grey';
  return isFeature(held) ? 'feature' : 'piece';
}

function panel(view: View, legal: readonly Action[], reader: Reader, ids: Ids, shown: readonly number[]): Panel | null {
  if (!view.work || view.seat === null) return null;
  const say = speech(reader.language);
  const gained = say('cities.panel.score', { total: total(view, view.seat, view.towns[view.seat]!) });
  const kinds = kindsInHand(view);
  // What can be placed comes first; the rest can only be dropped.
  const placeable = kinds.find((kind) => places(legal, kind).length > 0);
  const held = kinds[shown[0] ?? -1] ?? placeable ?? kinds[0];
  const taken = say('cities.panel.taken', { what: view.work.taken.map((item) => itemWords(say, item)).join(', ') });
  if (!held) {
    const placed = view.work.placed.at(-1);
    const rotate: Button[] =
      placed?.kind === 'tile' ? [{ id: ids.turn(), label: say('bot.panel.rotate'), emoji: '🔄' }] : [];
    const picture = {
      game: 'cities',
      kind: 'panel',
      view,
      ask: { held: null, places: [], chosen: null, turn: 0 },
    } as const;
    return { picture, lines: [taken, gained], rows: [], extra: rotate, ready: true };
  }
  const turn = ((shown[1] ?? 0) % 4) as Turn;
  const buttons = placeButtons(view, legal, held, turn, ids);
  const drop = legal.findIndex((action) => action.kind === 'drop' && action.item === held);
  const heldIndex = kinds.indexOf(held);
  const rotate: Button[] =
    held === 'tile' ? [{ id: ids.show(heldIndex, (turn + 1) % 4), label: say('bot.panel.rotate'), emoji: '🔄' }] : [];
  const dropping: Button[] = drop < 0 ? [] : [{ id: ids.play(drop), label: say('bot.panel.drop'), style: 'danger' }];
  const hand = handButtons(kinds, held, say, ids);
  return {
    picture: { game: 'cities', kind: 'panel', view, ask: { held, places: places(legal, held), chosen: null, turn } },
    lines: [taken, gained, say(`cities.panel.why.${reason(held)}`)],
    rows: [...placeRows(buttons, ids, say('bot.panel.places')), ...(hand.length ? [buttonRow(hand)] : [])],
    extra: [...rotate, ...dropping],
    ready: false,
  };
}

export const citiesStage: Stage<View, Action, CitiesRequest> = {
  game: 'cities',
  icons: { mine: '👷', home: '🏘️' },
  shared: false,
  table,
  story,
  panel,
  turned(legal, last) {
    if (last.kind !== 'tile') return null;
    const next = (last.turn + 1) % 4;
    return (
      legal.find(
        (action) => action.kind === 'tile' && action.x === last.x && action.y === last.y && action.turn === next,
      ) ?? null
    );
  },
  ends: (action) => action.kind === 'end' || action.kind === 'start',
  home: (view, seat) => ({ game: 'cities', kind: 'neighborhood', view, seat }),
  overview: (view) => ({ game: 'cities', kind: 'overview', view }),
  final: (view) => ({ game: 'cities', kind: 'final', view }),
  standing: (view) => ({ game: 'cities', kind: 'final', view }),
  scoreLines: (view, reader) =>
    view.towns.map((town, seat) => `**${reader.names[seat]}** – ${total(view, seat, town)}`),
  closeups,
  text,
  topics: TOPICS,
  topicPicture,
};
