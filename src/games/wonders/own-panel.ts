import { required, type Seat } from '#engine';
import type { Button } from '#games/contract';
import type { Action } from './rules/types.ts';
import type { Own, View } from './rules/view.ts';
import type { Say } from './words/speech.ts';

export const seatOfPanel = ({ seat }: View): Seat => required(seat, 'seat of a panel');
export const ownOf = ({ own }: View): Own => required(own, 'hand of a panel');

/** Whether losses are paid without asking, and the button that changes it. */
export function standing(view: View, legal: readonly Action[], say: Say): { line: string; buttons: readonly Button[] } {
  const index = legal.findIndex(({ kind }) => kind === 'always');
  const { always } = ownOf(view);
  const label = say(always ? 'panel.ask' : 'panel.always');
  return {
    line: always ? say('panel.alwaysOn') : '',
    buttons: index < 0 ? [] : [{ label, intent: { kind: 'play', index } }],
  };
}
