import { drawPill, PAPER, pillWidth, type Rect, type Scene, type Shape, textWidth, write } from '#draw';
import type { Point } from '#engine';
import { letterOf } from '#i18n';

/** Some places, by their letters, and what each of them adds. */
export type Addition = { readonly letters: string; readonly points: number };

const MOST_LETTERS = 3;

/** The best gain and the worst loss among what the places add, each with its places; nothing of what adds nothing. */
export function additions(adds: readonly number[]): Addition[] {
  const best = Math.max(0, ...adds);
  const worst = Math.min(0, ...adds);
  return [best, worst]
    .filter((points) => points !== 0)
    .map((points) => {
      const letters = adds.flatMap((each, i) => (each === points ? [letterOf(i)] : []));
      const shown = letters.length > MOST_LETTERS ? [...letters.slice(0, MOST_LETTERS - 1), '…'] : letters;
      return { letters: shown.join(''), points };
    });
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);

/** Letters on gold, as at their places; returns also where the next may begin. */
export function letterPill(letters: string, x: number, y: number, scene: Scene): { shapes: Shape[]; end: number } {
  const w = Math.max(34, pillWidth(scene, letters, 'tag', 16));
  const border = { stroke: PAPER.ink, width: 3 };
  return { shapes: drawPill(scene, letters, { x, y: y - 15, w, h: 30 }, 'tag', 'ink on gold', { border }), end: x + w };
}

/** "AE +3, D −3" in one line, as far as there is room. */
export function additionLine(all: readonly Addition[], at: Rect, scene: Scene): Shape[] {
  let x = at.x;
  const y = at.y + Math.round(at.h / 2);
  return all.flatMap(({ letters, points }) => {
    const text = signed(points);
    const pill = letterPill(letters, x, y, scene);
    const wide = Math.ceil(textWidth(scene, text, 'tag'));
    if (pill.end + 5 + wide > at.x + at.w) return [];
    x = pill.end + 5 + wide + 12;
    return [
      ...pill.shapes,
      write(scene, text, { x: pill.end + 5, y }, 'tag', `${points > 0 ? 'ink' : 'mute'} on paper`),
    ];
  });
}

/** What a place would bring, inside it at the lower left; nothing is not worth a word. */
export function gainPill(corner: Point, size: number, gain: number, scene: Scene): Shape[] {
  if (gain === 0) return [];
  const w = gain > 9 || gain < -9 ? 62 : 50;
  const at = { x: corner.x + 2, y: corner.y + size - 40, w, h: 38 };
  const border = { stroke: gain > 0 ? PAPER.white : PAPER.ink, width: 3 };
  return drawPill(scene, signed(gain), at, 'tag', gain > 0 ? 'gold on ink' : 'ink on white', { border, down: 0 });
}
