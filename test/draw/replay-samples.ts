import { required, type Seat } from '#engine';
import type { Language } from '#i18n';
import { watch } from '../../src/bot/views/replay.ts';
import { finishedRoom } from './film/samples.ts';
import { type Golden, golden } from './golden.ts';
import { NAMES } from './names.ts';

/** What a replay shows of a moment; without a seat, of what was moved in. */
function replay(file: string, step: number, seat: Seat | null, language: Language = 'en'): Golden {
  const { pieces } = watch(finishedRoom(file), { step, seat }, { language, names: NAMES });
  const [request] = pieces.flatMap((piece) => (typeof piece !== 'string' && 'request' in piece ? [piece.request] : []));
  return golden('replay', required(request, 'picture of a replay'), language);
}

export const REPLAY_GOLDEN: readonly Golden[] = [
  replay('cities/three-sydney', 20, null),
  replay('sprawlopolis/two-easier', 9, null, 'es'),
  replay('tourists/three-level-1', 8, 2),
  replay('wonders/five-chosen', 12, 3),
];
