import type { Ids } from '../stage.ts';
import { type Button, buttonRows, MENU_ROOM, menuRow, ROW_ROOM, type Row } from './parts.ts';

const PLACE_ROWS = 3;

/** Buttons while they fit, menus when there are more places than buttons. */
export function placeRows(buttons: readonly Button[], ids: Ids, prompt: string): Row[] {
  if (buttons.length <= PLACE_ROWS * ROW_ROOM) return buttonRows(buttons);
  const menus = Math.ceil(buttons.length / MENU_ROOM);
  return Array.from({ length: menus }, (_, i) =>
    menuRow(
      ids.menu(i),
      prompt,
      buttons
        .slice(i * MENU_ROOM, (i + 1) * MENU_ROOM)
        .map(({ id, label }) => ({ value: id.split(':').at(-1)!, label })),
    ),
  );
}

/** What a place would bring, for its button: nothing is not worth a word. */
export const gainSign = (gain: number): string => (gain === 0 ? '' : gain > 0 ? ` +${gain}` : ` −${-gain}`);
