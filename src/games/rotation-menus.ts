import { gainLabel, letterOf } from '#i18n';
import type { Choice, Control } from './contract.ts';

/** One way to place a tile at a spot: its index in what is legal, its quarter turns and what it would bring now. */
type Way = { readonly index: number; readonly turn: number; readonly gain: number };

/** Four rotations of so many spots fit one menu. */
const MENU_SPOTS = 6;

/** "A–F". */
function letterRange(first: number, count: number): string {
  const letter = letterOf(first);
  return count > 1 ? `${letter}–${letterOf(first + count - 1)}` : letter;
}

/** Spot and rotation of a tile by one choice, a few letters to a menu; `spots` has the ways at each letter. */
export function rotationMenus(spots: readonly (readonly Way[])[], promptFor: (letters: string) => string): Control[] {
  const choices = spots.map((ways, i) =>
    ways.map(
      ({ index, turn, gain }): Choice => ({
        label: `${letterOf(i)} · ${90 * turn}°${gainLabel(gain)}`,
        intent: { kind: 'play', index },
      }),
    ),
  );
  return Array.from({ length: Math.ceil(spots.length / MENU_SPOTS) }, (_, page) => {
    const shown = choices.slice(page * MENU_SPOTS, (page + 1) * MENU_SPOTS);
    const letters = letterRange(page * MENU_SPOTS, shown.length);
    return { kind: 'menu', prompt: promptFor(letters), choices: shown.flat() };
  });
}
