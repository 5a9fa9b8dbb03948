import { parseCity } from '../../../src/games/tourists/rules/position.ts';
import type { Field } from '../../../src/games/tourists/rules/types.ts';

/** Rows of letters from a drawing, one line each or parted by slashes. */
export const rowsOf = (drawing: string): string[] =>
  drawing
    .split(/\n|\//)
    .map((row) => row.replaceAll(' ', ''))
    .filter(Boolean);

export const fieldsOfDrawing = (drawing: string): Field[] => parseCity(rowsOf(drawing));
