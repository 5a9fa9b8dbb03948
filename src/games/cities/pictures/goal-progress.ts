import {
  drawPill,
  image,
  initial,
  PAPER,
  pillWidth,
  type Rect,
  rect,
  type Scene,
  type Shape,
  SPACE,
  sheetCard,
  textWidth,
  wrap,
  write,
} from '#draw';
import type { Seat } from '#engine';
import { letterOf, nameOf } from '#i18n';
import type { Progress } from '../rules/progress.ts';
import type { Goal } from '../rules/scoring.ts';
import { speech } from '../words/speech.ts';
import { letterPill } from './gain-pills.ts';
import { goalWords } from './goal-card.ts';
import { coin, medal } from './goal-medal.ts';

/** A goal as a seat sees it while it places something: how far it has come, and how far each place would bring it. */
export type Hoped = {
  readonly goal: Goal;
  readonly seat: Seat;
  readonly now: Progress;
  readonly later: readonly Progress[];
};

/** What lies beside the words takes this much of the width. */
const BESIDE = 88;

const linesOf = ({ goal }: Hoped, w: number, scene: Scene): string[] =>
  wrap(scene, goalWords(goal.achievement, scene).text, 'caption', w - BESIDE, 4);

/** As high as the longest of the texts needs. */
export const hopedHeight = (all: readonly Hoped[], w: number, scene: Scene): number =>
  100 + 31 * Math.max(2, ...all.map((each) => linesOf(each, w, scene).length));

/** Name, words, the coin that is next or one's own medal, and as many steps as it takes: have, would have, lack. */
export function hopedSheet(hoped: Hoped, at: Rect, scene: Scene): Shape[] {
  const { goal, seat, now, later } = hoped;
  const mine = goal.places.find((place) => place.seat === seat);
  const best = Math.max(now.have, ...later.map(({ have }) => have));
  const letter = best > now.have ? letterOf(later.findIndex(({ have }) => have === best)) : null;
  const changes = !mine && letter !== null;
  return [
    ...sheetCard(at, 20),
    ...(changes ? [rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: PAPER.gold, width: 5 }, 18)] : []),
    write(scene, goalWords(goal.achievement, scene).name, { x: at.x + 18, y: at.y + 30, max: at.w - 36 }, 'name'),
    ...linesOf(hoped, at.w, scene).map((line, i) =>
      write(scene, line, { x: at.x + 18, y: at.y + 66 + i * 31, max: at.w - BESIDE }, 'caption'),
    ),
    ...prize(hoped, at, scene),
    ...(mine ? reached(at, scene) : steps(now, best, letter, at, scene)),
  ];
}

function prize({ goal, seat }: Hoped, at: Rect, scene: Scene): Shape[] {
  const mine = goal.places.find((place) => place.seat === seat);
  const x = at.x + at.w - 40;
  if (mine) return [image(medal(mine.value, seat, initial(nameOf(scene, seat)), SPACE), x, at.y + 82)];
  const next = goal.places.find((place) => place.seat === null);
  return next ? [image(coin(next.value, SPACE), x, at.y + 80)] : [];
}

function reached(at: Rect, scene: Scene): Shape[] {
  const text = speech(scene.language)('pictures.goal.reached');
  const w = pillWidth(scene, text, 'tag', 32);
  return drawPill(scene, text, { x: at.x + 16, y: at.y + at.h - 44, w, h: 34 }, 'tag', 'gold on ink');
}

const BAR = 156;

/** One box per step; many steps make narrow boxes. */
function steps({ have, need }: Progress, best: number, letter: string | null, at: Rect, scene: Scene): Shape[] {
  const pitch = Math.floor(BAR / Math.max(need, 6));
  const y = at.y + at.h - 40;
  const w = pitch - Math.min(4, Math.max(2, pitch >> 3));
  const boxes = Array.from({ length: need }, (_, i) => {
    const fill = i < have ? PAPER.ink : i < best ? PAPER.gold : PAPER.second;
    const edge = i < have ? PAPER.ink : i < best ? PAPER.goldEdge : PAPER.line;
    return rect(at.x + 18 + i * pitch, y, w, 26, { fill, stroke: edge, width: 2 }, Math.min(6, w >> 1));
  });
  const count = `${have}/${need}`;
  const wide = Math.ceil(textWidth(scene, count, 'points'));
  const end = at.x + at.w - 16;
  return [
    ...boxes,
    ...(letter === null ? [] : letterPill(letter, end - wide - 44, y + 13, scene).shapes),
    write(scene, count, { right: end, y: y + 14 }, 'points'),
  ];
}
