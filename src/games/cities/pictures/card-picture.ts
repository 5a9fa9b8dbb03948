import {
  avatar,
  coordinates,
  cornerOf,
  type Drawing,
  drawPill,
  PAPER,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  title,
  WIDTH,
  well,
} from '#draw';
import { boundingBox, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { type CardId, card } from '../rules/content.ts';
import { type Nearby, nearby } from '../rules/nearby.ts';
import { makePlan } from '../rules/neighborhood-plan.ts';
import { occurrences } from '../rules/occurrences.ts';
import { townOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { homeOf } from '../words/address.ts';
import { speech } from '../words/speech.ts';
import { headline } from './achievement.ts';
import { cardSheet, worthNow, worthSoon } from './card-sheet.ts';
import { frame } from './neighborhood-frame.ts';
import { circles, litTown, plainTown } from './spotlight.ts';
import type { Site } from './town-layers.ts';

const TOP = 136;

/** Where the neighborhood, the card and what it is worth lie. */
function cardSetting(across: number, down: number) {
  if (across > down) {
    return {
      ...{ size: 92, x: 56, height: 1080 },
      sheet: { x: 16, y: 758, w: 612, h: 300 },
      now: { x: 644, y: 758, w: 340, h: 142 },
      soon: { x: 644, y: 916, w: 340, h: 142 },
    };
  }
  const [x, w, from] = across < down ? [600, 384, 580] : [654, 332, 448];
  return {
    ...(across < down ? { size: 86, x: 52, height: 1060 } : { size: 94, x: 58, height: 800 }),
    sheet: { x, y: 122, w, h: from - 12 },
    now: { x, y: 122 + from, w, h: 100 },
    soon: { x, y: 122 + from + 112, w, h: 100 },
  };
}

/** Whether this is the card of the turn that is being prepared. */
const isTaken = ({ work }: View, id: CardId): boolean =>
  work?.placed.some((placement) => placement.kind === 'card' && placement.card === id) ?? false;

/** A scoring card large; in the neighborhood where it pays, and where one piece or feature more would make it pay. */
export function layoutCard(view: View, seat: Seat, id: CardId, scene: Scene): Drawing {
  const say = speech(scene.language);
  const { condition, points } = card(id);
  const town = townOf(view, seat);
  const shown = frame(town, view.length);
  const { size, x, height, sheet, now, soon } = cardSetting(shown.width, shown.height);
  const site: Site = { town, frame: shown, x, y: TOP, size };
  const found = occurrences(makePlan(town.spaces), condition);
  const near = nearby(town, condition);
  const taken = isTaken(view, id);
  const lit = [...found.flat(), ...near];
  const frames = [...circles(site, found), ...near.flatMap((space) => nearFrame(site, space))];
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, say(taken ? 'pictures.take.title' : 'pictures.goal.card'), 112, 530),
      headline(scene, taken ? say('pictures.take.on') : nameOf(scene, seat)),
      ...well(site),
      ...(lit.length ? litTown(site, lit, frames) : plainTown(site)),
      ...near.flatMap((space) => nearTag(site, space, points, scene)),
      ...coordinates(site, boundingBox(town.spaces), homeOf(view.length), scene),
      ...cardSheet(id, sheet, scene),
      ...worthNow(id, found.length, now, scene),
      ...worthSoon(id, near.length, soon, scene),
    ],
  };
}

function nearFrame(site: Site, space: Nearby): Shape[] {
  const { x, y } = cornerOf(site, space);
  const side = site.size - 8;
  return [
    rect(x + 4, y + 4, side, side, { stroke: PAPER.ink, width: 11 }, 16),
    rect(x + 4, y + 4, side, side, { stroke: PAPER.gold, width: 6, dash: [17, 14] }, 16),
  ];
}

/** What the place would add, inside it at the lower left. */
function nearTag(site: Site, space: Nearby, points: number, scene: Scene): Shape[] {
  const { x, y } = cornerOf(site, space);
  const at = { x: x + 2, y: y + site.size - 40, w: 50, h: 36 };
  const border = { stroke: PAPER.gold, width: 2 };
  return drawPill(scene, `+${points * space.more}`, at, 'tag', 'gold on ink', { border, down: 0 });
}
