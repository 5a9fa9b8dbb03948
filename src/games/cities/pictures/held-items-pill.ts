import { image, line, MAT, PAPER, rect, type Shape } from '#draw';
import type { Prompt } from '../requests.ts';
import { card, tileFace } from '../rules/content.ts';
import { type Held, heldIn, isColor } from '../rules/held-item.ts';
import { rotateFace } from '../rules/neighborhood.ts';
import { markedTile } from '../rules/preselected-turn.ts';
import { type Item, type Placement, ROTATIONS } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { cube } from './color-cube.ts';
import { pictogram } from './pictogram.ts';
import { tile } from './tile.ts';
import { token } from './token.ts';

const PILL = { x: 622, y: 12, w: 362, h: 72, slot: 84 } as const;

function itemOf(placement: Placement): Item {
  switch (placement.kind) {
    case 'card':
      return { kind: 'card', card: placement.card };
    case 'tile':
      return { kind: 'tile', tile: placement.tile };
    case 'feature':
      return { kind: 'feature', feature: placement.feature };
    case 'piece':
      return { kind: 'piece', color: placement.color };
    case 'drop':
      return isColor(placement.item)
        ? { kind: 'piece', color: placement.item }
        : { kind: 'feature', feature: placement.item };
  }
}

function small(item: Item, x: number, y: number): Shape {
  switch (item.kind) {
    case 'piece':
      return image(cube(item.color, 40), x - 24, y - 15);
    case 'feature':
      return image(token(item.feature, 48, 1), x, y - 1);
    case 'tile':
      return image(tile(tileFace(item.tile), 26), x - 26, y - 27);
    case 'card':
      return image(pictogram(card(item.card).condition, 1, 76, 52), x - 38, y - 26);
  }
}

type Fate = 'placed' | 'dropped' | 'now' | 'next';

const frame = (x: number, y: number): Shape =>
  rect(x - 37, y - 32, 74, 64, { fill: PAPER.paper, stroke: PAPER.hot, width: 6 }, 16);

/** A line with an ink rim, so that it shows on any ground. */
const drawn = (d: string, color: string): Shape[] => [line(d, PAPER.ink, 14), line(d, color, 8)];

function fated(item: Item, fate: Fate, x: number, y: number): Shape[] {
  const mark = { x: x + 24, y: y + 20 };
  return [
    ...(fate === 'now' ? [frame(x, y)] : []),
    small(item, x, y),
    ...(fate === 'placed' ? drawn(`M${mark.x - 11} ${mark.y}l8 9l15 -18`, '#8ADCC6') : []),
    ...(fate === 'dropped' ? drawn(`M${mark.x - 10} ${mark.y - 10}l20 20m0 -20l-20 20`, PAPER.paper) : []),
  ];
}

/** Everything taken this turn, in order: what lies already, what is in hand, what comes then. */
function fates(view: View, held: Held | null): { readonly item: Item; readonly fate: Fate }[] {
  const { placed = [], hand = [] } = view.work ?? {};
  const current = hand.find((item) => heldIn(item) === held);
  return [
    ...placed.map((placement) => ({
      item: itemOf(placement),
      fate: placement.kind === 'drop' ? ('dropped' as const) : ('placed' as const),
    })),
    ...(current ? [{ item: current, fate: 'now' as const }] : []),
    ...hand.filter((item) => item !== current).map((item) => ({ item, fate: 'next' as const })),
  ];
}

/** The things of this turn at the right end of the header; of a tile the four ways it can lie. */
export function heldItemsPill(view: View, { held, rotation, marks }: Prompt): Shape[] {
  const lies = rotation ?? markedTile(marks)?.turn;
  const ground = rect(PILL.x, PILL.y, PILL.w, PILL.h, { fill: MAT.mat }, 22);
  const y = PILL.y + PILL.h / 2;
  const left = (count: number) => PILL.x + Math.round((PILL.w - count * PILL.slot) / 2) + PILL.slot / 2;
  const inHand = view.work?.hand.find((item) => item.kind === 'tile');
  if (held === 'tile' && inHand) {
    return [
      ground,
      ...ROTATIONS.flatMap((each) => {
        const x = left(ROTATIONS.length) + each * PILL.slot;
        const lying = image(tile(rotateFace(tileFace(inHand.tile), each), 26), x - 26, y - 27);
        return each === lies ? [frame(x, y), lying] : [lying];
      }),
    ];
  }
  const all = fates(view, held).slice(0, 4);
  if (all.length === 0) return [];
  return [ground, ...all.flatMap(({ item, fate }, i) => fated(item, fate, left(all.length) + i * PILL.slot, y))];
}
