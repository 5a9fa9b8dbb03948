import {
  avatar,
  type Drawing,
  drawPill,
  group,
  image,
  line,
  PAPER,
  pillWidth,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  sheetCard,
  textWidth,
  title,
  WIDTH,
  write,
} from '#draw';
import { itemAt, type Seat } from '#engine';
import { wonderOf } from '../rules/content.ts';
import { SIDES, type Side, type Stage } from '../rules/kinds.ts';
import type { View } from '../rules/view.ts';
import type { WonderId } from '../rules/wonders.ts';
import { wonderName } from '../words/names.ts';
import { speech } from '../words/speech.ts';
import { costParts, effectParts } from './effects.ts';
import { chosenBand } from './hand-card.ts';
import { scenery } from './scenery.ts';
import { good } from './signs/good.ts';
import { arrow, numberedStage } from './signs/plain-signs.ts';
import { signSprite } from './signs/sign.ts';
import { part, row } from './signs/sign-row.ts';
import { wonderArt } from './wonder/wonder.ts';

const TOP = 112;
const W = 478;
const SKY = 250;
const ROW = 88;
/** From where on the sky is shown, so that sun and moon are in it. */
const SHOWN_FROM = 466;

/** Whose board, and what it makes on either side. */
function boardPill(wonder: WonderId, scene: Scene): Shape[] {
  const name = wonderName(scene.language, wonder);
  const wide = Math.ceil(textWidth(scene, name, 'name'));
  const w = wide + 102;
  return [
    rect(984 - w, 14, w, 68, { fill: PAPER.paper }, 34),
    write(scene, name, { x: 984 - w + 26, y: 50 }, 'name'),
    image(signSprite(good(wonderOf(wonder).good), 50), 943, 48),
  ];
}

/** Rounded above only. */
const topOf = ({ x, y, w }: Rect): string => {
  const r = RADIUS.panel;
  return `M${x} ${y + SKY}V${y + r}Q${x} ${y} ${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + SKY}Z`;
};

function picture(wonder: WonderId, side: Side, at: Rect, scene: Scene): Shape[] {
  const { x, y } = at;
  const text = speech(scene.language)(`pictures.sides.${side}`);
  const w = pillWidth(scene, text, 'name', 40);
  const stages = wonderOf(wonder).sides[side].length;
  return [
    group([image(scenery(side), x - SHOWN_FROM, y)], { clip: topOf(at) }),
    image(wonderArt(wonder, stages, stages, 206), x + 196, y + 238),
    ...drawPill(scene, text, { x: x + 14, y: y + 14, w, h: 54 }, 'name', 'gold on ink', { down: 2 }),
  ];
}

/** What a stage costs and brings. */
function stageRow({ cost, effects }: Stage, number: number, { x, y, w }: Rect): Shape[] {
  const middle = y + ROW / 2;
  const signs = [...costParts(cost), part(arrow('right', PAPER.mute), 0.44, 0.24), ...effectParts(effects)];
  return [
    ...(number > 1 ? [line(`M${x + 16} ${y}H${x + w - 16}`, PAPER.line, 2.5)] : []),
    image(signSprite(numberedStage(number), 58), x + 52, middle + 3),
    ...row(signs, { x: x + 102, y: middle, height: 50, max: w - 102 - 18 }),
  ];
}

function sidePanel(wonder: WonderId, side: Side, chosen: boolean, at: Rect, scene: Scene): Shape[] {
  const stages = wonderOf(wonder).sides[side];
  return [
    ...sheetCard(at),
    ...picture(wonder, side, at, scene),
    ...stages.flatMap((stage, i) => stageRow(stage, i + 1, { ...at, y: at.y + SKY + 6 + i * ROW })),
    ...(chosen ? chosenBand(at) : []),
  ];
}

/** Both sides of a seat's board: the wonder as it will be, and what each stage costs and brings. */
export function layoutSides(view: View, seat: Seat, scene: Scene): Drawing {
  const { wonder } = itemAt(view.cities, seat);
  const answer = view.own?.answer;
  const most = Math.max(...SIDES.map((side) => wonderOf(wonder).sides[side].length));
  const h = SKY + 6 + most * ROW + 6;
  const height = TOP + h + 22;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, speech(scene.language)('pictures.sides.title'), 112, 460),
      ...boardPill(wonder, scene),
      ...SIDES.flatMap((side, i) => {
        const chosen = answer?.kind === 'side' && answer.side === side;
        return sidePanel(wonder, side, chosen, { x: 16 + i * (W + 12), y: TOP, w: W, h }, scene);
      }),
    ],
  };
}
