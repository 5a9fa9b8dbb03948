export type Target = {
  readonly name: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  /** Depends on the machine's load: missing it is reported but doesn't fail. */
  readonly timed?: true;
};

export const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((a, b) => a + b, 0) / values.length : Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const isMet = ({ value, min = -Infinity, max = Infinity }: Target): boolean => value >= min && value <= max;

/** Prints rows in columns, the first one left, the others right aligned. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const pad = (cell: string, i: number) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!));
  for (const row of rows) console.log(row.map(pad).join('  '));
}

const range = ({ min, max }: Target) => {
  if (min === undefined) return `≤ ${max}`;
  return max === undefined ? `≥ ${min}` : `${min} – ${max}`;
};

/** Prints targets and measurements; the process fails if a target is missed that doesn't depend on the machine's load. */
export function printTargets(targets: readonly Target[]): void {
  const rows = targets.map((target) => [
    target.name,
    target.value.toFixed(3),
    range(target),
    isMet(target) ? 'ok' : 'MISSED',
  ]);
  printTable([['target', 'measured', 'wanted', ''], ...rows]);
  if (targets.some((target) => !target.timed && !isMet(target))) process.exitCode = 1;
}

/** The results of the players, one line each. */
export type Fared = {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Already in words, or means to be written with one digit. */
  readonly totals: readonly (string | number)[];
  readonly turn: number;
  readonly slow: number;
};

export function printFared([what, wins, totals]: readonly [string, string, string], rows: readonly Fared[]): void {
  printTable([
    [what, 'games', wins, totals, 'ms per turn, median', '99 % within'],
    ...rows.map((row) => [
      row.name,
      `${row.games}`,
      percent(row.wins),
      row.totals.map((total) => (typeof total === 'number' ? total.toFixed(1) : total)).join(' : '),
      row.turn.toFixed(2),
      row.slow.toFixed(0),
    ]),
  ]);
}
