import type { Reader } from '#i18n';
import { type Block, visibleBlocks } from '../rules/city.ts';
import { extent } from '../rules/city-plan.ts';
import type { View } from '../rules/view.ts';
import { xName, yName } from './address.ts';
import { type Say, speech } from './speech.ts';

const sidesOf = (say: Say, { road }: Block): string => (road ? say(`pictures.sides.${road}`) : '');

const word = (say: Say, block: Block | undefined): string => {
  if (!block) return say('pictures.map.gap');
  const what = say(`pictures.block.${block.zone}`);
  return block.road ? `${what} ${sidesOf(say, block)}` : what;
};

const letters = (say: Say, block: Block | undefined): string =>
  block ? `${say(`pictures.map.letter.${block.zone}`)}${sidesOf(say, block).replace('–', '')}` : '-';

/** From the first block of each row to its last one. */
function rowsOf({ city }: View): { readonly x: number; readonly y: number; readonly blocks: (Block | undefined)[] }[] {
  const blocks = visibleBlocks(city);
  const { top, height } = extent(city);
  return Array.from({ length: height }, (_, i) => {
    const row = blocks.filter(({ y }) => y === top + i);
    const xs = row.map(({ x }) => x);
    const [first, last] = [Math.min(...xs), Math.max(...xs)];
    const line = Array.from({ length: last - first + 1 }, (_, k) => row.find(({ x }) => x === first + k));
    return { x: first, y: top + i, blocks: line };
  });
}

/** Every block of the city, row by row, so that it can be built again from it; in letters where words take too much room. */
export function cityMap(view: View, { language }: Reader, room: number): string {
  const say = speech(language);
  const rows = rowsOf(view);
  const full = rows
    .map(({ x, y, blocks }) =>
      say('pictures.map.row', { row: yName(y), column: xName(x), blocks: blocks.map((b) => word(say, b)).join(', ') }),
    )
    .join(' ');
  if (full.length <= room) return full;
  const short = rows.map(
    ({ x, y, blocks }) => `${yName(y)}${xName(x)} ${blocks.map((b) => letters(say, b)).join(' ')}`,
  );
  return say('pictures.map.short', { rows: short.join('; ') });
}
