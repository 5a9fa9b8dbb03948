import { box, fill, group, line, type Shape, type Sprite, sprite } from '#draw';
import type { Color } from '../rules/kinds.ts';
import { buildingShadow } from './building.ts';
import { COLOR_TONES } from './cities-tones.ts';
import { sign } from './color-symbol.ts';

const LOT = { inset: 9, side: 86, radius: 13 } as const;
const EDGE = box(LOT.inset, LOT.inset, LOT.side, LOT.side, LOT.radius + 6);
const FLOOR = box(LOT.inset + 2, LOT.inset + 5, LOT.side - 4, LOT.side - 7, LOT.radius + 4);

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, i) => from + i * by);

/** Joints between the paving stones, in another pattern for each color. */
function joints(color: Color): string {
  switch (color) {
    case 'red':
      return steps(-60, 110, 25)
        .map((x) => `M${x + 66} 6L${x} 100`)
        .join('');
    case 'blue':
      return steps(30, 100, 21.5)
        .map((x) => `M${x} 9V96`)
        .join('');
    case 'green':
      return steps(30, 100, 21.5)
        .map((x) => `M${x} 9V96M9 ${x + 3}H96`)
        .join('');
    case 'yellow':
      return steps(-70, 110, 24)
        .map((x) => `M${x} 9l90 90M${x + 90} 9l-90 90`)
        .join('');
  }
}

function plot(color: Color): Shape[] {
  const { lot, lotEdge } = COLOR_TONES[color];
  return [fill(EDGE, lotEdge), fill(FLOOR, lot), group([line(joints(color), `${lotEdge}4C`, 3)], { clip: FLOOR })];
}

const EXTENT = { left: 0, top: 0, right: 104, bottom: 104 };

/** Building land without a building: the color's symbol in the middle. */
export const emptyLot = (color: Color, size: number): Sprite =>
  sprite(`lot ${color}`, size, EXTENT, () => [...plot(color), ...sign(color, 52, color === 'red' ? 55 : 53, 19)]);

export const builtLot = (color: Color, height: number, size: number): Sprite =>
  sprite(`lot ${color} ${height}`, size, EXTENT, () => [
    ...plot(color),
    ...(height > 0 ? [group([fill(buildingShadow(height), '#1A18284D')], { clip: FLOOR })] : []),
  ]);
