import {
  backdrop,
  confetti,
  type Drawing,
  FELT,
  group,
  image,
  rect,
  type Scene,
  type Shape,
  title,
  WIDTH,
} from '#draw';
import { extent } from '../rules/plan.ts';
import { scoreOf } from '../rules/score.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { cityShapes, waysOf } from './city-layers.ts';
import { blockWidth, heightOf, makeSite } from './city-site.ts';
import { groupTags } from './group-tags.ts';
import { scoreCard } from './score-header.ts';
import { conditionSums, groupSums, totalBar } from './score-sums.ts';
import { medalPanel, VERDICT_TONES, verdictOf } from './verdict-medal.ts';

const CITY = { x: 16, y: 120, w: 644, h: 460 } as const;
const HEIGHT = 1069;

/** The finished city, the total against the target, and all it is made of. */
export function layoutFinal(view: View, scene: Scene): Drawing {
  const score = scoreOf(view);
  const verdict = verdictOf(view, score);
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      backdrop(HEIGHT, VERDICT_TONES[verdict].line),
      ...(verdict === 'won' ? [image(confetti(300, 80), 452, 6)] : []),
      title(scene, speech(scene.language)(`pictures.final.${verdict}`), 30, verdict === 'won' ? 410 : 720),
      ...scoreCard(score, scene),
      ...finishedCity(view, scene),
      ...medalPanel(view, score, verdict, { x: 676, y: CITY.y, w: 308, h: CITY.h }, scene),
      ...groupSums(score, { x: 16, y: 604, w: 404, h: 339 }, scene),
      ...conditionSums(score, { x: 436, y: 604, w: 548, h: 339 }, scene),
      ...totalBar(score, verdict, 961, scene),
    ],
  };
}

function finishedCity(view: View, scene: Scene): Shape[] {
  const window = extent(view.city);
  const w = blockWidth(window.width, window.height, { w: CITY.w - 36, h: CITY.h - 48 }, 78);
  const x = CITY.x + Math.round((CITY.w - window.width * w) / 2);
  const y = CITY.y + 6 + Math.round((CITY.h - window.height * heightOf(w)) / 2);
  const site = makeSite(view.city, view, { window, x, y, w });
  return [
    rect(CITY.x, CITY.y, CITY.w, CITY.h, { fill: FELT.well }, 22),
    group(cityShapes(site, { rims: true }), { x, y }),
    ...groupTags(site, waysOf(site), scene),
  ];
}
