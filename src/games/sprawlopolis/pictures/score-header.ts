import { avatar, image, PAPER, rect, type Scene, type Shape, type Sprite, star, textWidth, title, write } from '#draw';
import { nameOf } from '#i18n';
import type { CityScore } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { number } from '../words/phrases.ts';
import { speech } from '../words/speech.ts';
import { roadIcon, zoneIcon } from './blocks/zone-icons.ts';

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

export const sum = (icon: Sprite, points: number, x: number, scene: Scene, y = 52): Shape[] => [
  image(icon, x, y),
  write(scene, number(points), { x: x + 28, y: y + 1, max: 62 }, 'label', 'paper on low'),
];

/** The score so far out of the target. */
export function scoreCard({ total, target }: CityScore, scene: Scene): Shape[] {
  const of = `/${target}`;
  const right = 964;
  const wide = Math.ceil(textWidth(scene, of, 'name'));
  return [
    rect(776, 14, 208, 68, { fill: PAPER.paper }, 18),
    image(star(17), 808, 47),
    write(scene, of, { right, y: 52 }, 'name', 'mute on paper'),
    write(scene, number(total), { right: right - wide - 4, y: 50, max: right - wide - 4 - 832 }, 'title'),
  ];
}
