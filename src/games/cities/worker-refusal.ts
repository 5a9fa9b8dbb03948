import type { PanelState } from '#games/contract';
import { nameOf, type Reader } from '#i18n';
import { type Bar, barOf } from './rules/round.ts';
import { ROWS, type Row, SLOTS, type Slot } from './rules/types.ts';
import type { View } from './rules/view.ts';
import { speech } from './words/speech.ts';

/** Why a worker can't go there. The wording depends on whether the reader is the one who is barred. */
export function barWords(view: View, bar: Bar, row: Row, slot: Slot, reader: Reader): string {
  const say = speech(reader.language);
  const who = bar.kind === 'taken' ? bar.by : bar.seat;
  const whose = who === view.seat ? 'own' : 'other';
  const count = bar.kind === 'spent' ? bar.count : 1;
  return say(`barred.${bar.kind}.${whose}`, {
    count,
    name: nameOf(reader, who),
    row: say(`row.${row}`),
    number: slot + 1,
  });
}

/** Why the viewer can't go there; if the viewer could, why the seat to move can't. */
function barFor(view: View, row: Row, slot: Slot): Bar | null {
  const seats = [view.seat, view.active].filter((seat) => seat !== null);
  return seats.map((seat) => barOf(view, seat, row, slot)).find((bar) => bar !== null) ?? null;
}

/** `PanelState` of a worker space: its row and its place in the row. */
export function barred(view: View, [row, place]: PanelState, reader: Reader): string | null {
  const named = ROWS[row ?? -1];
  const slot = SLOTS.find((each) => each === place);
  if (view.phase !== 'work' || named === undefined || slot === undefined) return null;
  const bar = barFor(view, named, slot);
  return bar && barWords(view, bar, named, slot, reader);
}
