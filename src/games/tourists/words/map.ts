import type { Reader } from '#i18n';
import type { Field } from '../rules/types.ts';
import type { SeenCity } from '../rules/view.ts';
import { columnName, rowName } from './address.ts';
import { fieldsByLine } from './phrases.ts';
import { speech } from './speech.ts';

/** From the first field of a row to its last one, with gaps where no tile lies yet. */
function lineOf(fields: readonly Field[]): (Field | undefined)[] {
  const xs = fields.map(({ x }) => x);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  return Array.from({ length: last - first + 1 }, (_, i) => fields.find(({ x }) => x === first + i));
}

/** Every field of a city, row by row, so that it can be laid again from it; in letters where words take too much room. */
export function cityMap({ fields }: SeenCity, { language }: Reader, room: number): string {
  if (fields.length === 0) return '';
  const say = speech(language);
  const rows = fieldsByLine(fields)
    .filter((row) => row.length > 0)
    .map((row) => {
      const line = lineOf(row);
      return { row: rowName(row[0]?.y ?? 0), column: columnName(row[0]?.x ?? 0), line };
    });
  const full = rows.map(({ line, ...values }) => {
    const kinds = line.map((field) => (field ? say(`kind.${field.kind}`) : say('pictures.map.gap')));
    return say('pictures.map.row', { ...values, fields: kinds.join(', ') });
  });
  if (full.join(' ').length <= room) return full.join(' ');
  const short = rows.map(({ row, column, line }) => {
    const kinds = line.map((field) => (field ? say(`pictures.map.letter.${field.kind}`) : '-'));
    return `${row}${column} ${kinds.join('')}`;
  });
  return say('pictures.map.short', { rows: short.join(', ') });
}
