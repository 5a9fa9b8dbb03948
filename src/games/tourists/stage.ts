import type { Seat } from '../../engine/game.ts';
import type { Reader } from '../../i18n/speech.ts';
import type { Stage } from '../contract.ts';
import { panel } from './panel.ts';
import type { TouristsRequest } from './request.ts';
import { cityScore } from './rules/score.ts';
import type { Action } from './rules/types.ts';
import type { View } from './rules/view.ts';
import type { en } from './words/en.ts';
import { speech } from './words/speech.ts';

const roundOf = (view: View): TouristsRequest => ({ game: 'tourists', kind: 'round', view });
const cityOf = (view: View, seat: Seat, zones: boolean): TouristsRequest => ({
  game: 'tourists',
  kind: 'city',
  view,
  seat,
  zones,
});

/** A round is told when all have finished it; its picture is the table's own. */
function story(view: View, reader: Reader) {
  const say = speech(reader.language);
  if (view.done.some(Boolean) || view.phase === 'start') return { line: '', picture: null };
  const begins = view.phase === 'over' ? '' : ` ${say('story.begins', { round: view.round, of: view.rounds })}`;
  const built = view.round === 1 && view.phase !== 'over' ? 'started' : 'built';
  const round = view.phase === 'over' ? view.round : view.round - 1;
  return { line: `${say(`story.${built}`, { round })}${begins}`, picture: null };
}

type Topic = keyof (typeof en)['rules'];

function topicPicture(topic: Topic, view: View): TouristsRequest | null {
  switch (topic) {
    case 'round':
      return roundOf(view);
    case 'placing':
      return cityOf(view, 0, false);
    case 'tourists':
    case 'level1':
      return cityOf(view, 0, true);
    case 'level2':
    case 'level3':
      return cityOf({ ...view, level: topic === 'level2' ? '2' : '3' }, 0, true);
    default:
      return null;
  }
}

export const touristsStage: Stage<View, Action, TouristsRequest> = {
  icons: { mine: '🧳', home: '🏙️' },
  shared: false,
  table: (view) => ({ picture: roundOf(view), controls: [] }),
  story,
  panel,
  rotated(legal, last) {
    if (last.kind !== 'tile') return null;
    const { tile, x, y } = last;
    const next = (last.turn + 1) % 4;
    const same = (action: Action) =>
      action.kind === 'tile' && action.tile === tile && action.x === x && action.y === y && action.turn === next;
    return legal.find(same) ?? null;
  },
  home: (view, seat) => cityOf(view, seat, true),
  overview: roundOf,
  final: (view) => ({ game: 'tourists', kind: 'final', view }),
  scoreLines: (view, reader) =>
    view.cities.map((_, seat) => `**${reader.names[seat]}** – ${cityScore(view, seat).total}`),
  closeups: () => [],
  topicPicture,
};
