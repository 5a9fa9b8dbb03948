import { makePlan, type Plan } from '../../../src/games/cities/rules/neighborhood-plan.ts';
import { parseSpaces } from '../../../src/games/cities/rules/notation.ts';
import type { Space } from '../../../src/games/cities/rules/types.ts';

/** Spaces drawn as text, one line per row; see `notation.ts`. */
export function spacesOf(drawing: string): Space[] {
  const rows = drawing
    .split(/\n|\//)
    .map((row) => row.trim())
    .filter(Boolean);
  const spaces = parseSpaces(rows);
  if (!spaces.ok) throw new Error(`${spaces.refusal.at}: ${spaces.refusal.detail}`);
  return spaces.value;
}

export const planOf = (drawing: string): Plan => makePlan(spacesOf(drawing));
