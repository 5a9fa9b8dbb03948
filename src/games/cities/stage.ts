import type { Seat } from '../../engine/game.ts';
import { words } from '../../i18n/index.ts';
import type { Reader } from '../../i18n/speech.ts';
import { gainSign, letterOf } from '../../i18n/speech.ts';
import type { Button, Choice, Control, Intent, Panel, Shown, Stage, Table } from '../contract.ts';
import { closeups, topicPicture } from './closer.ts';
import type { CitiesRequest } from './request.ts';
import { achievements, card } from './rules/content.ts';
import { place } from './rules/neighborhood.ts';
import type { Held } from './rules/places.ts';
import { isColor, places } from './rules/places.ts';
import { claimsOf, scoreTown } from './rules/scoring.ts';
import { type Action, ROTATIONS, ROWS, type Rotation, SLOTS, type Town, type Work } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { heldName, itemWords, placementWords } from './words/phrases.ts';
import { signOf, slotSign } from './words/sign.ts';
import { type Say, speech } from './words/speech.ts';

const play = (index: number): Intent => ({ kind: 'play', index });

const total = (view: View, seat: Seat, town: Town) => scoreTown(town, view.board, claimsOf(view, seat)).total;

/** Four rows of four worker spaces, as on the board: free ones can be pressed, taken ones say by whom. */
const workerRows = (view: View, legal: readonly Action[], reader: Reader): Control[] =>
  ROWS.map((row) => ({
    kind: 'buttons',
    buttons: SLOTS.map((slot): Button => {
      const index = legal.findIndex((action) => action.kind === 'worker' && action.row === row && action.slot === slot);
      const label = slotSign(view, row, slot, reader);
      return index < 0 ? { label, intent: null } : { label, intent: play(index), style: 'primary' };
    }),
  }));

function table(view: View, legal: readonly Action[], reader: Reader): Table {
  if (view.phase !== 'start')
    return { picture: { game: 'cities', kind: 'board', view }, controls: workerRows(view, legal, reader) };
  const buttons = legal.map((_, i): Button => ({ label: letterOf(i), intent: play(i), style: 'primary' }));
  return { picture: { game: 'cities', kind: 'start', view }, controls: [{ kind: 'buttons', buttons }] };
}

const isFreshRound = ({ phase, workers }: View): boolean =>
  phase === 'work' && ROWS.every((row) => workers[row].every((worker) => worker === null));

function story(view: View, reader: Reader) {
  const say = speech(reader.language);
  const move = view.last;
  if (!move) return { line: view.phase === 'start' ? '' : say('story.started'), picture: null };
  const town = view.towns[move.seat]!;
  const worth = move.placed.flatMap((placed) => (placed.kind === 'card' ? [` (${card(placed.card).points}⭐)`] : []));
  const what = `${move.placed.map((placement) => placementWords(say, town, placement)).join(', ')}${worth.join('')}`;
  const claims = move.claims.map(({ achievement, value }) =>
    say('story.claims', {
      name: say(`achievement.${achievements(view.board)[achievement]!.id}.name`),
      value,
    }),
  );
  const { round, rounds, star } = view;
  const next = isFreshRound(view) ? [say('story.round', { round, rounds, name: reader.names[star ?? 0] })] : [];
  const line = [say(`story.${move.row}`, { name: reader.names[move.seat], what }), ...claims, ...next].join(' ');
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
function placeButtons(view: View, legal: readonly Action[], held: Held, rotation: Rotation): (Button & Choice)[] {
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
        (action.kind !== 'tile' || action.turn === rotation),
    );
    const action = legal[index]!;
    const gain =
      action.kind === 'tile' || action.kind === 'feature' || action.kind === 'piece'
        ? total(view, seat, place(town, action)) - before
        : 0;
    return { label: `${letterOf(i)}${gainSign(gain)}`, intent: play(index), style: 'primary' };
  });
}

function handButtons(kinds: readonly Held[], held: Held, say: Say): Button[] {
  if (kinds.length < 2) return [];
  return kinds.map((kind, i) => ({
    label: kind === 'tile' ? say('panel.tile') : heldName(say, kind),
    intent: kind === held ? null : { kind: 'show', shown: [i] },
    ...(kind === 'tile' ? {} : { emoji: signOf(kind) }),
    style: kind === held ? 'success' : 'secondary',
  }));
}

function reason(held: Held) {
  if (held === 'tile') return 'tile';
  if (held === 'monument' || held === 'special') return 'grey';
  return isColor(held) ? 'piece' : 'feature';
}

const rotateButton = (intent: Intent, say: Say): Button => ({
  label: words(say.language)('bot.panel.rotate'),
  intent,
  emoji: '🔄',
});

/** Everything is placed: a tile that came last can still be rotated. */
function placedPanel(view: View, work: Work, lines: readonly string[], say: Say): Panel {
  const extra = work.placed.at(-1)?.kind === 'tile' ? [rotateButton({ kind: 'rotate' }, say)] : [];
  const prompt = { held: null, places: [], chosen: null, rotation: 0 } as const;
  return { picture: { game: 'cities', kind: 'panel', view, prompt }, lines, controls: [], extra, ready: true };
}

function panel(view: View, legal: readonly Action[], reader: Reader, [wanted, quarters]: Shown): Panel | null {
  if (!view.work || view.seat === null) return null;
  const say = speech(reader.language);
  const kinds = kindsInHand(view);
  const lines = [
    say('panel.taken', { what: view.work.taken.map((item) => itemWords(say, item)).join(', ') }),
    say('panel.score', { total: total(view, view.seat, view.towns[view.seat]!) }),
  ];
  // What can be placed comes first; the rest can only be dropped.
  const placeable = kinds.find((kind) => places(legal, kind).length > 0);
  const held = kinds[wanted ?? -1] ?? placeable ?? kinds[0];
  if (!held) return placedPanel(view, view.work, lines, say);
  const rotation = ROTATIONS.find((each) => each === (quarters ?? 0) % 4) ?? 0;
  const next = [kinds.indexOf(held), (rotation + 1) % 4];
  const rotate = held === 'tile' ? [rotateButton({ kind: 'show', shown: next }, say)] : [];
  const drop = legal.findIndex((action) => action.kind === 'drop' && action.item === held);
  const dropping: Button[] =
    drop < 0 ? [] : [{ label: words(say.language)('bot.panel.drop'), intent: play(drop), style: 'danger' }];
  return {
    picture: {
      game: 'cities',
      kind: 'panel',
      view,
      prompt: { held, places: places(legal, held), chosen: null, rotation },
    },
    lines: [...lines, say(`panel.why.${reason(held)}`)],
    controls: [
      {
        kind: 'places',
        prompt: words(say.language)('bot.panel.places'),
        places: placeButtons(view, legal, held, rotation),
      },
      { kind: 'buttons', buttons: handButtons(kinds, held, say) },
    ],
    extra: [...rotate, ...dropping],
    ready: false,
  };
}

export const citiesStage: Stage<View, Action, CitiesRequest> = {
  icons: { mine: '👷', home: '🏘️' },
  shared: false,
  table,
  story,
  panel,
  rotated(legal, last) {
    if (last.kind !== 'tile') return null;
    const next = (last.turn + 1) % 4;
    return (
      legal.find(
        (action) => action.kind === 'tile' && action.x === last.x && action.y === last.y && action.turn === next,
      ) ?? null
    );
  },
  home: (view, seat) => ({ game: 'cities', kind: 'neighborhood', view, seat }),
  overview: (view) => ({ game: 'cities', kind: 'overview', view }),
  final: (view) => ({ game: 'cities', kind: 'final', view }),
  standing: (view) => ({ game: 'cities', kind: 'final', view }),
  scoreLines: (view, reader) =>
    view.towns.map((town, seat) => `**${reader.names[seat]}** – ${total(view, seat, town)}`),
  closeups,
  topicPicture,
};
