import { check, rotateIcon } from '../../../draw/kit/emblem.ts';
import { squeeze, wrap } from '../../../draw/label.ts';
import { heading, type Rect, sheetCard } from '../../../draw/paper.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { image, line, rect, type Shape } from '../../../draw/shape.ts';
import { PAPER, SIZE } from '../../../draw/theme.ts';
import type { Prompt } from '../request.ts';
import { card, tileFace } from '../rules/content.ts';
import type { TileId } from '../rules/kinds.ts';
import { rotateFace } from '../rules/neighborhood.ts';
import { type Held, isColor } from '../rules/places.ts';
import { type Item, type Placement, ROTATIONS, type Rotation } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { shortItemWords } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { cube } from './cube.ts';
import { pictogram } from './pictogram.ts';
import { tile } from './tile.ts';
import { token } from './token.ts';

const heldName = (item: Item): Held | 'card' =>
  item.kind === 'feature' ? item.feature : item.kind === 'piece' ? item.color : item.kind;

/** The item in hand, large, and which of how many it is. */
export function handCard(
  hand: readonly Item[],
  prompt: Prompt,
  taken: readonly Item[],
  at: Rect,
  scene: Scene,
): Shape[] {
  const say = speech(scene.language);
  const middle = { x: at.x + Math.round(at.w / 2), y: at.y + 156 };
  const base = [...sheetCard(at), heading(scene, say('pictures.panel.hand'), at)];
  const item = hand.find((other) => heldName(other) === prompt.held);
  if (!item) {
    return [...base, image(check(130), middle.x, middle.y), ...foot(scene, say('pictures.panel.empty'), at)];
  }
  if (item.kind === 'tile')
    return [...base, image(tile(rotateFace(tileFace(item.tile), prompt.rotation), 104), middle.x - 104, at.y + 68)];
  const name = shortItemWords(say, item);
  const text =
    taken.length > 1
      ? say('pictures.panel.ordinal', { item: name, index: taken.length - hand.length + 1, count: taken.length })
      : name;
  return [...base, large(item, middle.x, middle.y), ...foot(scene, text, at)];
}

/** In two lines what would be cut in one. */
function foot(scene: Scene, text: string, at: Rect): Shape[] {
  const max = at.w - 28;
  const fits = squeeze(scene.measure, text, 'text', SIZE.formula, max).text === text;
  const lines = fits ? [text] : wrap(scene.measure, text, 'text', SIZE.least, max, 2);
  const bottom = at.y + at.h - (fits ? 34 : 26);
  return lines.map((words, i) =>
    write(scene, words, {
      x: at.x + Math.round(at.w / 2),
      y: bottom - 30 * (lines.length - 1 - i),
      size: fits ? SIZE.formula : SIZE.least,
      align: 'center',
      max,
      face: 'text',
      color: PAPER.mute,
      on: PAPER.paper,
    }),
  );
}

function large(item: Item, x: number, y: number): Shape {
  if (item.kind === 'piece') return image(cube(item.color, 116), x - 70, y - 46);
  return image(token(item.kind === 'feature' ? item.feature : 'special', 150, 1), x, y - 2);
}

/** The four ways a tile can lie; the current one framed. */
export function rotationCard(id: TileId | null, current: Rotation, at: Rect, scene: Scene): Shape[] {
  const text = speech(scene.language)('pictures.panel.rotation');
  const left = at.x + Math.round(at.w / 2) - 118;
  return [
    ...sheetCard(at),
    image(rotateIcon(40), at.x + Math.round(at.w / 2) - 92, at.y + 36),
    heading(scene, text, at, 22),
    ...(id === null
      ? []
      : ROTATIONS.flatMap((rotation) =>
          rotated(id, rotation, rotation === current, left + (rotation % 2) * 132, at.y + 74 + (rotation >> 1) * 118),
        )),
  ];
}

function rotated(id: TileId, rotation: Rotation, current: boolean, x: number, y: number): Shape[] {
  return [
    image(tile(rotateFace(tileFace(id), rotation), 50), x, y),
    ...(current ? [rect(x - 7, y - 7, 114, 116, { stroke: PAPER.hot, width: 6 }, 14)] : []),
  ];
}

type Fate = 'placed' | 'dropped' | 'now' | 'next';

/** Everything taken this turn, in order, and what became of it. */
export function turnCard(view: View, prompt: Prompt, at: Rect, scene: Scene): Shape[] {
  const { placed = [], hand = [] } = view.work ?? {};
  const current = hand.find((item) => heldName(item) === prompt.held);
  const fates = [
    ...placed.map((placement) => ({
      item: itemOf(placement),
      fate: (placement.kind === 'drop' ? 'dropped' : 'placed') as Fate,
    })),
    ...(current ? [{ item: current, fate: 'now' as Fate }] : []),
    ...hand.filter((item) => item !== current).map((item) => ({ item, fate: 'next' as Fate })),
  ];
  return [
    ...sheetCard(at),
    heading(scene, speech(scene.language)('pictures.panel.turn'), at),
    ...fates
      .slice(0, 4)
      .flatMap(({ item, fate }, i) =>
        fateLine(item, fate, { x: at.x + 14, y: at.y + 66 + i * 62, w: at.w - 28, h: 58 }, scene),
      ),
  ];
}

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

function fateLine(item: Item, fate: Fate, at: Rect, scene: Scene): Shape[] {
  const middle = at.y + Math.round(at.h / 2);
  const frame = rect(at.x, at.y, at.w, at.h, { fill: PAPER.white, stroke: PAPER.hot, width: 5 }, 14);
  const end = at.x + at.w - 26;
  return [
    ...(fate === 'now' ? [frame] : []),
    small(item, at.x + 40, middle),
    write(scene, speech(scene.language)(`pictures.panel.${fate}`), {
      x: at.x + 86,
      y: middle,
      size: SIZE.formula,
      max: at.w - 96 - (fate === 'now' || fate === 'next' ? 0 : 44),
      face: 'text',
      color: fate === 'now' ? PAPER.ink : PAPER.mute,
      on: fate === 'now' ? PAPER.white : PAPER.paper,
    }),
    ...(fate === 'placed' ? [image(check(38), end, middle)] : []),
    ...(fate === 'dropped' ? [line(`M${end - 12} ${middle - 12}l24 24m0 -24l-24 24`, PAPER.mute, 7)] : []),
  ];
}

function small(item: Item, x: number, y: number): Shape {
  switch (item.kind) {
    case 'piece':
      return image(cube(item.color, 40), x - 22, y - 15);
    case 'feature':
      return image(token(item.feature, 50, 1), x, y);
    case 'tile':
      return image(tile(tileFace(item.tile), 24), x - 24, y - 25);
    case 'card':
      return image(pictogram(card(item.card).condition, 1, 80, 52), x - 40, y - 26);
  }
}
