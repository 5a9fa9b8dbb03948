import {
  avatar,
  coordinates,
  type Drawing,
  image,
  PAPER,
  type Rect,
  rect,
  type Scene,
  type Shape,
  seatBackdrop,
  sheetCard,
  title,
  WIDTH,
  well,
  wrap,
  write,
  writeLines,
} from '#draw';
import { boundingBox, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { makePlan } from '../rules/neighborhood-plan.ts';
import { occurrences } from '../rules/occurrences.ts';
import { type Goal, goalOf, townOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { homeOf } from '../words/address.ts';
import { speech } from '../words/speech.ts';
import { coins, goalWords } from './goal-card.ts';
import { frame } from './neighborhood-frame.ts';
import { pictogram } from './pictogram.ts';
import { circles, litTown, plainTown } from './spotlight.ts';
import type { Site } from './town-layers.ts';

const TOP = 136;

/** Where the neighborhood and the sheet of words lie. */
function closerSetting(across: number, down: number) {
  if (across > down) return { size: 92, x: 56, height: 1130, sheet: { x: 16, y: 752, w: 968, h: 354 } };
  if (across < down) return { size: 86, x: 52, height: 1060, sheet: { x: 600, y: 122, w: 384, h: 900 } };
  return { size: 98, x: 52, height: 804, sheet: { x: 672, y: 122, w: 312, h: 654 } };
}

/** Whose neighborhood it is, or what is said of it, at the right end of the header. */
export const headline = (scene: Scene, text: string): Shape =>
  write(scene, text, { right: 976, y: 51, max: 330 }, 'subtitle');

/** One achievement, what it still offers, and the spaces that fulfill it. */
export function layoutAchievement(view: View, seat: Seat, index: number, scene: Scene): Drawing {
  const say = speech(scene.language);
  const goal = goalOf(view, index);
  const town = townOf(view, seat);
  const shown = frame(town, view.length);
  const { size, x, height, sheet } = closerSetting(shown.width, shown.height);
  const site: Site = { town, frame: shown, x, y: TOP, size };
  const found = occurrences(makePlan(town.spaces), goal.achievement.condition);
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, say('pictures.goal.achievement', { board: say(`board.${view.board}`) }), 112, 530),
      headline(scene, nameOf(scene, seat)),
      ...well(site),
      ...(found.length ? litTown(site, found.flat(), circles(site, found)) : plainTown(site)),
      ...coordinates(site, boundingBox(town.spaces), homeOf(view.length), scene),
      ...goalSheet(goal, found.length, sheet, scene),
    ],
  };
}

function goalSheet(goal: Goal, found: number, at: Rect, scene: Scene): Shape[] {
  const { condition, times } = goal.achievement;
  const { name, text: said } = goalWords(goal.achievement, scene);
  const wide = at.w > 500;
  const sign = wide
    ? { x: at.x + 20, y: at.y + 24, w: 330, h: at.h - 48 }
    : { x: at.x + 20, y: at.y + 22, w: at.w - 40, h: 190 };
  const text: Rect = wide
    ? { x: at.x + 370, y: at.y, w: at.w - 390, h: at.h }
    : { ...at, y: at.y + 210, h: at.h - 210 };
  const lines = wrap(scene, said, 'body', text.w - 40, 7);
  const first = text.x + Math.round(text.w / 2) - Math.round(((goal.places.length - 1) * 76) / 2);
  return [
    ...sheetCard(at),
    rect(sign.x, sign.y, sign.w, sign.h, { fill: PAPER.second }, 16),
    image(pictogram(condition, times, sign.w - 24, sign.h - 24, 1.6), sign.x + 12, sign.y + 12),
    write(scene, name, { x: text.x + 22, y: text.y + 38, max: text.w - 40 }, 'name'),
    ...writeLines(scene, lines, 36, { x: text.x + 22, y: text.y + 82, max: text.w - 40 }, 'body', 'mute on paper'),
    ...coins(goal, first, text.y + text.h - 168, 76, scene),
    ...verdict(found, times, text, scene),
  ];
}

function verdict(found: number, needed: number, at: Rect, scene: Scene): Shape[] {
  const done = found >= needed;
  const text = speech(scene.language)(done ? 'pictures.goal.reached' : 'pictures.goal.open', { found, needed });
  const tone = done ? 'gold on ink' : 'mute on second';
  return [
    rect(at.x + 18, at.y + at.h - 78, at.w - 36, 60, { fill: done ? PAPER.ink : PAPER.second }, 16),
    write(scene, text, { center: at.x + Math.round(at.w / 2), y: at.y + at.h - 48, max: at.w - 60 }, 'name', tone),
  ];
}
