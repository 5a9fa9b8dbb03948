import type { Point } from '#engine';

/**
 * A second opinion on every score, written apart from the first and by other means: zones by renaming
 * neighbors until nothing changes, neighbors and views by asking every field of the city.
 */
type Cell = Point & { readonly letter: string };

const SIGHTS = ['', 'W', 'WP'];
const NEIGHBOR: { readonly [letter: string]: string } = { A: 'T', P: 'W' };

const touch = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;

function zoneNames(cells: readonly Cell[]): number[] {
  const names = cells.map((_, i) => i);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, a] of cells.entries()) {
      for (const [j, b] of cells.entries()) {
        if (a.letter !== b.letter || !touch(a, b) || names[j]! <= names[i]!) continue;
        names[j] = names[i]!;
        changed = true;
      }
    }
  }
  return names;
}

/** The cells strictly between two in one row or column, both ends left out. */
const between = (cells: readonly Cell[], a: Point, b: Point) =>
  cells.filter(
    ({ x, y }) =>
      (a.x === b.x && x === a.x && (y - a.y) * (y - b.y) < 0) ||
      (a.y === b.y && y === a.y && (x - a.x) * (x - b.x) < 0),
  );

function seen(cells: readonly Cell[], from: Cell, sights: string): number {
  return cells.filter((cell) => {
    if (cell === from || (cell.x !== from.x && cell.y !== from.y) || !sights.includes(cell.letter)) return false;
    const distance = Math.abs(cell.x - from.x) + Math.abs(cell.y - from.y);
    const view = between(cells, cell, from).filter(({ letter }) => sights.includes(letter));
    return view.length === distance - 1;
  }).length;
}

/** Points of each tourist, in order. Cells may have holes between them. */
export function scoreAgain(level: number, cells: readonly Cell[], tourists: readonly Point[]): number[] {
  const names = zoneNames(cells);
  const scored: number[] = [];
  return tourists.map(({ x, y }) => {
    const at = cells.findIndex((cell) => cell.x === x && cell.y === y);
    const { letter } = cells[at]!;
    if (letter === 'T') return seen(cells, cells[at]!, SIGHTS[level - 1]!);
    if (scored.includes(names[at]!)) return 0;
    scored.push(names[at]!);
    const zone = cells.filter((_, i) => names[i] === names[at]);
    const beside = cells.filter((cell) => cell.letter === NEIGHBOR[letter] && zone.some((own) => touch(own, cell)));
    return zone.length + (level === 3 ? beside.length : 0);
  });
}
