import {
  box,
  FELT,
  group,
  image,
  line,
  PAPER,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  type Sprite,
  sheetCard,
  write,
} from '#draw';
import type { CityScore, ConditionScore } from '../rules/scoring.ts';
import { formula } from '../words/formula.ts';
import { cardName, number } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { numberCoin, roadIcon, zoneIcon } from './blocks/zone-icons.ts';
import { pictogram } from './pictogram.ts';
import { chip } from './points-chip.ts';
import { VERDICT_TONES, type Verdict } from './verdict-medal.ts';

const STRIPE = '#F7EAD0';
const HEAD = 64;

const heading = (scene: Scene, text: string, x: number, y: number, max: number): Shape =>
  write(scene, text, { x, y, max }, 'label');

/** Every second line on a darker stripe. */
const stripes = (at: Rect, lines: number, first: number): Shape =>
  group(
    Array.from({ length: lines }, (_, i) => i)
      .filter((i) => i % 2 === first)
      .map((i) => {
        const h = (at.h - HEAD) / lines;
        return rect(at.x, at.y + HEAD + i * h, at.w, h, { fill: STRIPE });
      }),
    { clip: box(at.x, at.y, at.w, at.h, RADIUS.panel * 1.3) },
  );

/** The largest group of each zone, and what the roads cost, side by side. */
export function groupSums({ groups, roadPoints }: CityScore, at: Rect, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const sums: readonly (readonly [Sprite, number])[] = [
    ...groups.map(({ zone, points }) => [zoneIcon(zone, 44), points] as const),
    [roadIcon(42), roadPoints],
  ];
  const pitch = Math.floor((at.w - 20) / sums.length);
  const y = at.y + 84;
  return [
    ...sheetCard(at),
    heading(scene, say('pictures.final.largest'), at.x + 22, at.y + 34, at.w - 240),
    write(scene, say('pictures.final.roads'), { right: at.x + at.w - 22, y: at.y + 34, max: 190 }, 'label'),
    ...sums.flatMap(([icon, points], i) => {
      const x = at.x + 42 + i * pitch;
      return [image(icon, x, y), write(scene, number(points), { x: x + 34, y: y + 1, max: 66 }, 'name')];
    }),
  ];
}

/** The three conditions; their numbers add up to the target. */
export function conditionSums(score: CityScore, at: Rect, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const { conditions, target } = score;
  const adding = `${conditions.map(({ card }) => card).join(' + ')} = ${target}`;
  const pitch = (at.h - HEAD) / conditions.length;
  return [
    ...sheetCard(at),
    stripes(at, conditions.length, 0),
    heading(scene, say('pictures.final.conditions'), at.x + 22, at.y + 34, 250),
    write(scene, adding, { right: at.x + at.w - 22, y: at.y + 35, max: 250 }, 'body', 'mute on paper'),
    ...conditions.flatMap((condition, i) =>
      conditionLine(
        condition,
        score,
        { x: at.x, y: Math.round(at.y + HEAD + i * pitch), w: at.w, h: Math.round(pitch) },
        i % 2 ? PAPER.paper : STRIPE,
        scene,
      ),
    ),
  ];
}

function conditionLine(condition: ConditionScore, score: CityScore, at: Rect, on: string, scene: Scene): Shape[] {
  const y = at.y + Math.round(at.h / 2);
  const left = at.x + 164;
  const max = at.w - 164 - 102;
  return [
    image(numberCoin(condition.card, 23), at.x + 42, y),
    image(pictogram(condition.card, 82, 78), at.x + 74, y - 41),
    write(scene, cardName(speech(scene.language), condition.card), { x: left, y: y - 17, max }, 'label', { on }),
    write(scene, formula(condition, score).join('  '), { x: left, y: y + 20, max }, 'points', {
      color: PAPER.mute,
      on,
    }),
    ...chip(number(condition.points), condition.points, { x: at.x + at.w - 92, y: y - 30, w: 72, h: 60 }, scene),
  ];
}

const COLUMNS = [
  { key: 'groups', x: 108 },
  { key: 'roads', x: 290 },
  { key: 'conditions', x: 488 },
] as const;
const SIGNS = [
  ['−', 200],
  ['+', 382],
  ['=', 606],
] as const;

/** Groups − roads + conditions = total, and whether that reaches the target. */
export function totalBar(score: CityScore, verdict: Verdict, y: number, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const add = (lines: readonly { readonly points: number }[]) => lines.reduce((sum, { points }) => sum + points, 0);
  const sums = { groups: add(score.groups), roads: -score.roadPoints, conditions: add(score.conditions) };

  return [
    rect(16, y, 968, 92, { fill: FELT.low }, 22),
    ...COLUMNS.flatMap(({ key, x }) => [
      write(scene, say(`pictures.final.${key}`), { center: x, y: y + 28, max: 178 }, 'caption', 'soft on low'),
      write(scene, number(sums[key]), { center: x, y: y + 66 }, 'name', 'paper on low'),
    ]),
    ...SIGNS.map(([sign, x]) => write(scene, sign, { center: x, y: y + 66 }, 'name', 'soft on low')),
    ...pill(score, verdict, y, scene),
  ];
}

function pill({ total, target }: CityScore, verdict: Verdict, y: number, scene: Scene): Shape[] {
  const { ring } = VERDICT_TONES[verdict];
  const shift = verdict === 'soFar' ? 30 : 0;
  return [
    rect(640, y + 12, 332, 68, { fill: ring }, 34),
    write(scene, number(total), { center: 708 + shift, y: y + 47, max: 100 }, 'value', { on: ring }),
    relation(total >= target, 790 + shift, y + 47),
    write(scene, String(target), { center: 862 + shift, y: y + 47 }, 'value', { on: ring }),
    ...(verdict === 'won' ? [line(`M913 ${y + 48}l12 13l25 -31`, PAPER.ink, 9)] : []),
    ...(verdict === 'lost' ? [line(`M918 ${y + 33}l27 27m0 -27l-27 27`, PAPER.ink, 9)] : []),
  ];
}

/** At least, or less than: the display face has no such sign. */
const relation = (reached: boolean, x: number, y: number): Shape =>
  line(
    reached ? `M${x - 12} ${y - 15}l24 9l-24 9M${x - 12} ${y + 15}h24` : `M${x + 11} ${y - 12}l-22 12l22 12`,
    PAPER.ink,
    6,
  );
