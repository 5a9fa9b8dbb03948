import { avatar, seatBackdrop, title } from '../../../draw/header.ts';
import { letterDisc } from '../../../draw/marks.ts';
import { type Rect, sheetCard } from '../../../draw/paper.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { type Drawing, image, rect, type Shape } from '../../../draw/shape.ts';
import { PAPER, RADIUS, SIZE, WIDTH } from '../../../draw/theme.ts';
import { itemAt, sure } from '../../../engine/sure.ts';
import { letterOf } from '../../../i18n/speech.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { chosenBand } from './card.ts';
import { causeRows } from './cause.ts';
import { arrow } from './signs/marks.ts';
import { type Sign, signSprite, widthOf } from './signs/sign.ts';
import { coin, debt } from './signs/treasure.ts';
import { BLOOD } from './tones.ts';

/** So many coins, the rest as debts; and what the city has afterwards. */
type Split = {
  readonly coins: number;
  readonly debts: number;
  readonly left: number;
  readonly owed: number;
};

const MOST_COLUMNS = 6;
const GAP = 12;
const COLUMN = 408;
const BAND = 92;
const CELL = 92;

/** From as many coins as there are down to none. */
function splitsOf(owed: number, coins: number, debts: number): readonly Split[] {
  const most = Math.min(owed, coins);
  return Array.from({ length: most + 1 }, (_, i) => {
    const paid = most - i;
    return { coins: paid, debts: owed - paid, left: coins - paid, owed: debts + owed - paid };
  });
}

/** Coins and debts as they are, at the right end of the header. */
function standing(coins: number, debts: number, scene: Scene): Shape[] {
  const number = (text: string, x: number): Shape =>
    write(scene, text, { x, y: 50, size: SIZE.sum, color: PAPER.ink, on: PAPER.paper });
  const wide = Math.ceil(scene.measure(String(coins), 'display', SIZE.sum));
  const more = Math.ceil(scene.measure(String(debts), 'display', SIZE.sum));
  const w = 66 + wide + 18 + 48 + more + 22;
  const x = 984 - w;
  return [
    rect(x, 14, w, 68, { fill: PAPER.paper }, 34),
    image(signSprite(coin(), 50), x + 36, 48),
    number(String(coins), x + 68),
    image(signSprite(debt(false), 50), x + 68 + wide + 36, 48),
    number(String(debts), x + 68 + wide + 62),
  ];
}

type Mark = { readonly text: string; readonly color: string };
const marksOf = ({ coins, debts }: Split): Mark[] => [
  ...(coins > 0 ? [{ text: `−${coins}`, color: PAPER.ink }] : []),
  ...(debts > 0 ? [{ text: `+${debts}`, color: BLOOD }] : []),
];

/** What goes and what comes, side by side around a middle. */
function marks(split: Split, x: number, y: number, on: string, scene: Scene): Shape[] {
  const all = marksOf(split);
  const pitch = 74;
  return all.map(({ text, color }, i) =>
    write(scene, text, {
      x: Math.round(x + (i - (all.length - 1) / 2) * pitch),
      y,
      size: SIZE.sum,
      align: 'center',
      color,
      on,
    }),
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
  const type = size < 48 ? SIZE.coordinate : SIZE.sum;
  const wide = widthOf(sign, size);
  const left = x - (wide + 8 + scene.measure(String(n), 'display', type)) / 2;
  return [
    image(signSprite(sign, size), Math.round(left + wide / 2), y),
    write(scene, String(n), { x: Math.round(left + wide + 8), y: y + 2, size: type, color: PAPER.ink, on }),
  ];
}

/** What the city has then, at the foot of a column. */
function result({ left, owed }: Split, { x, y, w, h }: Rect, scene: Scene): Shape[] {
  const size = w < 200 ? 38 : 48;
  const middle = y + Math.round(h / 2);
  return [
    ...counted(coin(), left, size, x + w * 0.27, middle, PAPER.second, scene),
    ...counted(debt(false), owed, size, x + w * 0.75, middle, PAPER.second, scene),
  ];
}

function column(split: Split, letter: string, chosen: boolean, at: Rect, scene: Scene): Shape[] {
  const { x, y, w, h } = at;
  const narrow = w < 200;
  const band = { x, y: y + h - BAND, w, h: BAND };
  const top = narrow ? 128 : 86;
  return [
    ...sheetCard(at),
    rect(band.x, band.y, w, BAND, { fill: PAPER.second }, RADIUS.panel),
    rect(band.x, band.y, w, 30, { fill: PAPER.second }),
    ...letterDisc(narrow ? x + Math.round(w / 2) : x + 42, y + 44, 28, letter, chosen ? 'hot' : 'gold', scene),
    ...marks(split, narrow ? x + w / 2 : x + w / 2 + 28, narrow ? y + 100 : y + 46, PAPER.paper, scene),
    ...stacks(split, { x, y: y + top, w, h: h - BAND - top - 14 }),
    ...result(split, band, scene),
    ...(chosen ? chosenBand(at) : []),
  ];
}

/** Many splits: one small field each. */
function cell(split: Split, letter: string, chosen: boolean, at: Rect, scene: Scene): Shape[] {
  const { x, y, h } = at;
  const middle = y + Math.round(h / 2);
  return [
    ...sheetCard(at),
    ...letterDisc(x + 42, middle, 26, letter, chosen ? 'hot' : 'gold', scene),
    ...marks(split, x + 160, middle + 1, PAPER.paper, scene),
    image(signSprite(arrow('right', PAPER.mute), 24), x + 256, middle),
    ...counted(coin(), split.left, 44, x + 326, middle, PAPER.paper, scene),
    ...counted(debt(false), split.owed, 44, x + 420, middle, PAPER.paper, scene),
    ...(chosen ? chosenBand(at) : []),
  ];
}

function fields(splits: readonly Split[], y: number): { readonly places: readonly Rect[]; readonly h: number } {
  const count = splits.length;
  if (count <= MOST_COLUMNS) {
    const w = Math.floor((968 - GAP * (count - 1)) / count);
    return { places: splits.map((_, i) => ({ x: 16 + i * (w + GAP), y, w, h: COLUMN })), h: COLUMN };
  }
  const w = 478;
  const place = (i: number): Rect => ({
    x: 16 + (i % 2) * (w + GAP),
    y: y + Math.floor(i / 2) * (CELL + GAP),
    w,
    h: CELL,
  });
  return { places: splits.map((_, i) => place(i)), h: Math.ceil(count / 2) * (CELL + GAP) - GAP };
}

/** A loss, split by split: what goes, what comes, and what there is then. */
export function layoutLoss(view: View, chosen: number | null, scene: Scene): Drawing {
  const seat = sure(view.seat, 'seat of a loss');
  const { owed } = sure(view.own, 'own loss');
  const { coins, debts } = itemAt(view.cities, seat);
  const splits = splitsOf(owed, coins, debts);
  const causes = causeRows(view, seat, 112, scene);
  const { places, h } = fields(splits, 112 + causes.h);
  const height = 112 + causes.h + h + 18;
  const draw = splits.length <= MOST_COLUMNS ? column : cell;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, speech(scene.language)('pictures.loss.title', { count: owed }), 112, 620),
      ...standing(coins, debts, scene),
      ...causes.shapes,
      ...splits.flatMap((split, i) => draw(split, letterOf(i), split.coins === chosen, itemAt(places, i), scene)),
    ],
  };
}
