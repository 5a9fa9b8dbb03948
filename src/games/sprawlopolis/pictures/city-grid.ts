import {
  ellipse,
  FELT,
  fill,
  image,
  PAPER,
  path,
  type Rect,
  rect,
  type Scene,
  type Shape,
  type Sprite,
  textWidth,
  write,
} from '#draw';
import type { Box, Point } from '#engine';
import { xName, yName } from '../words/address.ts';
import { cornerOf, type Site } from './city-site.ts';

const PAD = 14;

/** The dark field under the city. */
export const well = ({ x, y, w, h }: Rect): Shape =>
  rect(x - PAD, y - PAD, w + 2 * PAD, h + 2 * PAD, { fill: FELT.well }, 22);

const pointsAlong = ({ left, top, width, height }: Box) => ({
  xs: Array.from({ length: width }, (_, i) => left + i),
  ys: Array.from({ length: height }, (_, i) => top + i),
});

/** A dot at each corner of the grid: here the city may grow. Many dots, and the same ones in the next picture. */
export function dots({ window: { width, height }, w, h }: Site): Shape {
  const sprite: Sprite = {
    key: `dots ${width}x${height} ${w}`,
    left: -4,
    top: -4,
    width: width * w + 8,
    height: height * h + 8,
    shapes: () =>
      Array.from({ length: (width + 1) * (height + 1) }, (_, i) =>
        fill(ellipse((i % (width + 1)) * w, Math.floor(i / (width + 1)) * h, 3), '#FFFFFF24'),
      ),
  };
  return image(sprite, 0, 0);
}

/** A line grid instead, for choosing a place. */
export function lines(site: Site): Shape {
  const { window, w, h } = site;
  const [right, bottom] = [window.width * w, window.height * h];
  const upright = Array.from({ length: window.width + 1 }, (_, i) => `M${i * w} 0V${bottom}`);
  const level = Array.from({ length: window.height + 1 }, (_, i) => `M0 ${i * h}H${right}`);
  return path([...upright, ...level].join(''), { stroke: '#FFFFFF26', width: 2 });
}

/** Numbers left of the rows, letters below the columns; too close together only every second or third stands. */
export function coordinates(site: Site, field: Rect, chosen: Point | null, scene: Scene): Shape[] {
  const { x, y, w, h } = site;
  const { xs, ys } = pointsAlong(site.window);
  const widest = Math.max(...xs.map((each) => textWidth(scene, xName(each), 'label')));
  const sparse = { x: Math.ceil((widest + 8) / w), y: Math.ceil(34 / h) };
  const bottom = field.y + field.h + PAD + 24;
  const letters = xs.flatMap((each) => {
    const middle = x + cornerOf(site, { x: each, y: 0 }).x + Math.round(w / 2);
    return mark(xName(each), { x: middle, y: bottom }, each, chosen?.x, sparse.x, scene);
  });
  const numbers = ys.flatMap((each) => {
    const middle = y + cornerOf(site, { x: 0, y: each }).y + Math.round(h / 2);
    return mark(yName(each), { x: field.x - PAD - 23, y: middle }, each, chosen?.y, sparse.y, scene);
  });
  return [...letters, ...numbers];
}

function mark(
  text: string,
  at: Point,
  index: number,
  chosen: number | undefined,
  every: number,
  scene: Scene,
): Shape[] {
  if (index === chosen) {
    return [
      path(ellipse(at.x, at.y, 22), { fill: PAPER.hot, stroke: PAPER.white, width: 3 }),
      write(scene, text, { center: at.x, y: at.y }, text.length > 1 ? 'tag' : 'label', 'white on hot'),
    ];
  }
  const near = chosen !== undefined && Math.abs(index - chosen) < every;
  if (near || ((index % every) + every) % every !== 0) return [];
  return [write(scene, text, { center: at.x, y: at.y }, 'label', 'paper on felt')];
}
