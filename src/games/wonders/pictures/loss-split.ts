import { image, PAPER, RADIUS, type Rect, rect, type Scene, type Shape, sheetCard, textWidth, write } from '#draw';
import { chosenBand } from './hand-card.ts';
import { arrow } from './signs/plain-signs.ts';
import { type Sign, signSprite, widthOf } from './signs/sign.ts';
import { coin, debt } from './signs/treasure.ts';
import { BLOOD } from './wonders-tones.ts';

/** Some coins, the rest as debts; and what the city has afterward. */
export type Split = {
  readonly coins: number;
  readonly debts: number;
  readonly left: number;
  readonly owed: number;
};

const BAND = 92;

type Mark = { readonly text: string; readonly color: string };
const marksOf = ({ coins, debts }: Split): Mark[] => [
  ...(coins > 0 ? [{ text: `−${coins}`, color: PAPER.ink }] : []),
  ...(debts > 0 ? [{ text: `+${debts}`, color: BLOOD }] : []),
];

/** What the city pays and takes, side by side around a middle. */
function marks(split: Split, x: number, y: number, on: string, scene: Scene): Shape[] {
  const all = marksOf(split);
  const pitch = 74;
  return all.map(({ text, color }, i) =>
    write(scene, text, { center: Math.round(x + (i - (all.length - 1) / 2) * pitch), y }, 'sum', { color, on }),
  );
}

/** Coins or slips in a pile, each over the one before; many are smaller, so that all can be counted. */
function stack(sign: 'coin' | 'debt', count: number, x: number, y: number, room: number, most: number): Shape[] {
  const size = Math.max(40, Math.min(most, Math.round(room / (1 + 0.72 * (count - 1)))));
  const step = count > 1 ? Math.min(0.86 * size, (room - size) / (count - 1)) : 0;
  const made = sign === 'coin' ? coin() : debt(true);
  return Array.from({ length: count }, (_, i) => image(signSprite(made, size), x, Math.round(y + size / 2 + i * step)));
}

function stacks({ coins, debts }: Split, { x, y, w, h }: Rect): Shape[] {
  const middle = x + Math.round(w / 2);
  const apart = Math.min(44, Math.round(w / 4.4));
  const most = w < 200 ? 58 : 72;
  if (coins === 0) return stack('debt', debts, middle, y, h, most);
  if (debts === 0) return stack('coin', coins, middle, y, h, most);
  return [...stack('coin', coins, middle - apart, y, h, most), ...stack('debt', debts, middle + apart, y, h, most)];
}

/** A sign and its number, together around a middle. */
function counted(sign: Sign, n: number, size: number, x: number, y: number, on: string, scene: Scene): Shape[] {
  const style = size < 48 ? 'label' : 'sum';
  const wide = widthOf(sign, size);
  const left = x - (wide + 8 + textWidth(scene, String(n), style)) / 2;
  return [
    image(signSprite(sign, size), Math.round(left + wide / 2), y),
    write(scene, String(n), { x: Math.round(left + wide + 8), y: y + 2 }, style, { on }),
  ];
}

/** What the city has afterward, at the foot of a column. */
function result({ left, owed }: Split, { x, y, w, h }: Rect, scene: Scene): Shape[] {
  const size = w < 200 ? 38 : 48;
  const middle = y + Math.round(h / 2);
  return [
    ...counted(coin(), left, size, x + w * 0.27, middle, PAPER.second, scene),
    ...counted(debt(false), owed, size, x + w * 0.75, middle, PAPER.second, scene),
  ];
}

/** What the city pays and takes, and at the foot what it has afterward. */
export function splitColumn(split: Split, chosen: boolean, at: Rect, scene: Scene): Shape[] {
  const { x, y, w, h } = at;
  const band = { x, y: y + h - BAND, w, h: BAND };
  const top = 86;
  return [
    ...sheetCard(at),
    rect(band.x, band.y, w, BAND, { fill: PAPER.second }, RADIUS.panel),
    rect(band.x, band.y, w, 30, { fill: PAPER.second }),
    ...marks(split, x + w / 2, y + 46, PAPER.paper, scene),
    ...stacks(split, { x, y: y + top, w, h: h - BAND - top - 14 }),
    ...result(split, band, scene),
    ...(chosen ? chosenBand(at) : []),
  ];
}

/** Many splits: one small field each. */
export function splitField(split: Split, chosen: boolean, at: Rect, scene: Scene): Shape[] {
  const { x, y, h } = at;
  const middle = y + Math.round(h / 2);
  return [
    ...sheetCard(at),
    ...marks(split, x + 118, middle + 1, PAPER.paper, scene),
    image(signSprite(arrow('right', PAPER.mute), 24), x + 256, middle),
    ...counted(coin(), split.left, 44, x + 326, middle, PAPER.paper, scene),
    ...counted(debt(false), split.owed, 44, x + 420, middle, PAPER.paper, scene),
    ...(chosen ? chosenBand(at) : []),
  ];
}
