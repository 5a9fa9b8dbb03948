import { avatar, FELT, image, PAPER, rect, type Scene, type Shape, SIZE, type Sprite, star, title, write } from '#draw';
import { nameOf } from '#i18n';
import type { CityScore } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { number } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { roadIcon, zoneIcon } from './blocks/icon.ts';

/** Who is to move, the four groups, the roads, and the score against the target. */
export const scoreHeader = (view: View, score: CityScore, scene: Scene): Shape[] => [
  ...mover(view, scene),
  ...score.groups.flatMap(({ zone, points }, i) => sum(zoneIcon(zone, 42), points, 314 + 91 * i, scene)),
  ...sum(roadIcon(40), score.roadPoints, 684, scene),
  ...scoreCard(score, scene),
];

function mover({ active }: View, scene: Scene): Shape[] {
  if (active === null) return [title(scene, speech(scene.language)('pictures.city.over'), 30, 250)];
  return [...avatar(scene, active), title(scene, nameOf(scene, active), 112, 172)];
}

const sum = (icon: Sprite, points: number, x: number, scene: Scene): Shape[] => [
  image(icon, x, 52),
  write(scene, number(points), {
    x: x + 28,
    y: 53,
    size: SIZE.coordinate,
    max: 62,
    color: PAPER.paper,
    on: FELT.low,
  }),
];

/** The score so far out of the target. */
export function scoreCard({ total, target }: CityScore, scene: Scene): Shape[] {
  const of = `/${target}`;
  const right = 964;
  const wide = Math.ceil(scene.measure(of, 'display', SIZE.name));
  return [
    rect(776, 14, 208, 68, { fill: PAPER.paper }, 18),
    image(star(17), 808, 47),
    write(scene, of, { x: right, y: 52, size: SIZE.name, align: 'right', color: PAPER.mute, on: PAPER.paper }),
    write(scene, number(total), {
      x: right - wide - 4,
      y: 50,
      size: SIZE.title,
      align: 'right',
      max: right - wide - 4 - 832,
      color: PAPER.ink,
      on: PAPER.paper,
    }),
  ];
}
