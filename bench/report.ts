export type Target = {
  readonly name: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  /** Depends on how busy the machine is: missing it is shown, but fails nothing. */
  readonly timed?: true;
};

export const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((a, b) => a + b, 0) / values.length : Number.NaN;

/** The value that this share of all values lies below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

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

/** Prints each target with what was measured; the process fails if one is missed that gives the same number every time. */
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
