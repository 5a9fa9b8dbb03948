import { type Json, required } from '#engine';
import type { Reader } from '#i18n';
import { barOf } from './rules/round.ts';
import type { Action } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { heldName } from './words/phrases.ts';
import { type Say, speech } from './words/speech.ts';
import { barWords } from './worker-refusal.ts';

/** What is about to be put down, by its name. */
function thing(say: Say, action: Exclude<Action, { kind: 'start' | 'worker' | 'end' }>): string {
  switch (action.kind) {
    case 'tile':
      return say('panel.tile');
    case 'feature':
      return heldName(say, action.feature);
    case 'piece':
      return heldName(say, action.color);
    case 'drop':
      return heldName(say, action.item);
  }
}

/** Someone stands there, a round has gone by, or one's own workers are all sent. */
function lostWorker(
  view: View,
  { row, slot }: Extract<Action, { kind: 'worker' }>,
  object: Json,
  reader: Reader,
): string {
  const planned = typeof object === 'object' && object !== null && 'round' in object ? object['round'] : null;
  const bar = planned === view.round ? barOf(view, required(view.seat, 'seat that planned'), row, slot) : null;
  return bar ? barWords(view, bar, row, slot, reader) : speech(reader.language)('lost.round', { round: view.round });
}

/** Why a planned step can't be played any more. */
export function lost(view: View, { action, object }: { action: Action; object: Json }, reader: Reader): string {
  const say = speech(reader.language);
  switch (action.kind) {
    case 'worker':
      return lostWorker(view, action, object, reader);
    case 'start':
      return say('lost.start');
    case 'end':
      return say('lost.end');
    default:
      return say('lost.place', { what: thing(say, action) });
  }
}
