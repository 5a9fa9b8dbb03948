import {
  image,
  MAT,
  middleOf,
  PAPER,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  sheetCard,
  wrap,
  write,
} from '#draw';
import { type CardId, card } from '../rules/content.ts';
import { type Growth, growthOf } from '../rules/nearby.ts';
import { cardClauses } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { pictogram } from './pictogram.ts';

/** The card itself: sign, points, what it pays for and how that is counted. */
export function cardSheet(id: CardId, at: Rect, scene: Scene): Shape[] {
  const { points, condition } = card(id);
  const sign = { x: at.x + 18, y: at.y + 18, w: at.w - 36, h: 122 };
  const chip = { x: sign.x + sign.w - 86, y: sign.y, w: 86, h: 100 };
  const wide = at.w - 52;
  const [pays, ...counted] = cardClauses(scene.language, id);
  const rule = wrap(scene, pays, 'subtitle', wide, 6);
  const manner = counted.flatMap((clause) => wrap(scene, clause, 'caption', wide, 3));
  const first = sign.y + sign.h + 34;
  const each = speech(scene.language)('pictures.take.each');
  return [
    ...sheetCard(at),
    rect(at.x + 8, at.y + 8, at.w - 16, at.h - 16, { stroke: PAPER.line, width: 3 }, RADIUS.field),
    rect(sign.x, sign.y, sign.w, sign.h, { fill: PAPER.second }, 14),
    image(pictogram(condition, 1, sign.w - 106, sign.h - 14, 1.4), sign.x + 10, sign.y + 7),
    rect(chip.x, chip.y, chip.w, chip.h, { fill: PAPER.ink }, 14),
    write(scene, String(points), { center: chip.x + 43, y: chip.y + 38 }, 'title', 'gold on ink'),
    write(scene, each, { center: chip.x + 43, y: chip.y + 80, max: 78 }, 'caption', 'paper on ink'),
    ...rule.map((line, i) =>
      write(scene, line, { x: at.x + 26, y: first + i * 36, max: wide }, 'subtitle', 'ink on paper'),
    ),
    ...manner.map((line, i) =>
      write(scene, line, { x: at.x + 26, y: first + rule.length * 36 + 14 + i * 33, max: wide }, 'caption'),
    ),
  ];
}

/** A frame as it is drawn around spaces, and what it means. */
function meaning(at: Rect, dashed: boolean, lines: readonly [string, string], scene: Scene): Shape[] {
  const on = dashed ? MAT.mat : PAPER.ink;
  const y = at.y + Math.round(at.h / 2);
  const x = at.x + 90;
  const max = at.w - 104;
  const frame = { stroke: PAPER.gold, width: 7, ...(dashed ? { dash: [15, 13] } : {}) };
  return [
    rect(at.x, at.y, at.w, at.h, { fill: on }, RADIUS.panel),
    rect(at.x + 20, y - 26, 52, 52, frame, 13),
    write(scene, lines[0], { x, y: y - 18, max }, 'name', dashed ? 'paper on mat' : 'gold on ink'),
    write(scene, lines[1], { x, y: y + 22, max }, 'caption', { color: PAPER.paper, on }),
  ];
}

/** What a card pays now, and how many places one piece or feature more would make pay. */
export function worthNow(id: CardId, found: number, at: Rect, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const pays = say('pictures.take.pays', { count: card(id).points * found });
  return meaning(at, false, [pays, say('pictures.goal.found', { count: found })], scene);
}

export function worthSoon(id: CardId, places: number, at: Rect, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const growth: Growth = growthOf(card(id).condition);
  if (growth === 'tile') {
    return [
      rect(at.x, at.y, at.w, at.h, { fill: MAT.mat }, RADIUS.panel),
      write(scene, say('pictures.take.grows'), { ...middleOf(at), max: at.w - 30 }, 'caption', 'soft on mat'),
    ];
  }
  const count = say('pictures.take.places', { count: places });
  return meaning(at, true, [count, say(`pictures.take.away.${growth}`)], scene);
}
