import {
  avatar,
  type Drawing,
  image,
  PAPER,
  type Rect,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  textWidth,
  title,
  WIDTH,
  write,
} from '#draw';
import { itemAt, required } from '#engine';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { causeRows } from './loss-causes.ts';
import { type Split, splitColumn, splitField } from './loss-split.ts';
import { signSprite } from './signs/sign.ts';
import { coin, debt } from './signs/treasure.ts';

const MOST_COLUMNS = 6;
const GAP = 12;
const COLUMN = 408;
const FIELD = 92;

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
  const number = (text: string, x: number): Shape => write(scene, text, { x, y: 50 }, 'sum');
  const wide = Math.ceil(textWidth(scene, String(coins), 'sum'));
  const more = Math.ceil(textWidth(scene, String(debts), 'sum'));
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

function fields(splits: readonly Split[], y: number): { readonly places: readonly Rect[]; readonly h: number } {
  const count = splits.length;
  if (count <= MOST_COLUMNS) {
    const w = Math.floor((968 - GAP * (count - 1)) / count);
    return { places: splits.map((_, i) => ({ x: 16 + i * (w + GAP), y, w, h: COLUMN })), h: COLUMN };
  }
  const w = 478;
  const place = (i: number): Rect => ({
    x: 16 + (i % 2) * (w + GAP),
    y: y + Math.floor(i / 2) * (FIELD + GAP),
    w,
    h: FIELD,
  });
  return { places: splits.map((_, i) => place(i)), h: Math.ceil(count / 2) * (FIELD + GAP) - GAP };
}

/** A loss, split by split: what the city pays, what it takes, and what it has afterward. */
export function layoutLoss(view: View, chosen: number | null, scene: Scene): Drawing {
  const seat = required(view.seat, 'seat of a loss');
  const { owed } = required(view.own, 'own loss');
  const { coins, debts } = itemAt(view.cities, seat);
  const splits = splitsOf(owed, coins, debts);
  const causes = causeRows(view, seat, 112, scene);
  const { places, h } = fields(splits, 112 + causes.h);
  const height = 112 + causes.h + h + 18;
  const draw = splits.length <= MOST_COLUMNS ? splitColumn : splitField;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, speech(scene.language)('pictures.loss.title', { count: owed }), 112, 620),
      ...standing(coins, debts, scene),
      ...causes.shapes,
      ...splits.flatMap((split, i) => draw(split, split.coins === chosen, itemAt(places, i), scene)),
    ],
  };
}
