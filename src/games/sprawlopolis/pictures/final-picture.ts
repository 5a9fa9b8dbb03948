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
import { extent } from '../rules/city-plan.ts';
import { scoreOf } from '../rules/score.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { cityShapes, waysOf } from './city-layers.ts';
import { blockWidth, heightOf, makeSite } from './city-site.ts';
import { groupTags } from './group-tags.ts';
import { scoreCard } from './score-header.ts';
import { conditionSums, groupSums, totalBar } from './score-sums.ts';
import { medalPanel, VERDICT_TONES, verdictOf } from './verdict-medal.ts';

const TOP = 116;
const GAP = 16;
/** Around the city; treetops and smoke rise over its upper edge. */
const PAD = { x: 20, above: 40, below: 28 } as const;
const ROOM = { w: WIDTH - 2 * GAP - 2 * PAD.x, h: 800 } as const;
const LARGEST = 97;
const SUMS = { groups: 122, conditions: 322 } as const;
const ALL_SUMS = SUMS.groups + GAP + SUMS.conditions;

/** The finished city as large as fits, the total against the target, and all it is made of. */
export function layoutFinal(view: View, scene: Scene): Drawing {
  const score = scoreOf(view);
  const verdict = verdictOf(view, score);
  const city = finishedCity(view, scene);
  const y = city.bottom + GAP;
  const bar = y + ALL_SUMS + GAP;
  const height = bar + 108;
  const right = { x: 340, w: 644 };
  return {
    width: WIDTH,
    height,
    shapes: [
      backdrop(height, VERDICT_TONES[verdict].line),
      ...(verdict === 'won' ? [image(confetti(300, 80), 452, 6)] : []),
      title(scene, speech(scene.language)(`pictures.final.${verdict}`), 30, verdict === 'won' ? 410 : 720),
      ...scoreCard(score, scene),
      ...city.shapes,
      ...medalPanel(view, score, verdict, { x: GAP, y, w: 308, h: ALL_SUMS }, scene),
      ...groupSums(score, { ...right, y, h: SUMS.groups }, scene),
      ...conditionSums(score, { ...right, y: y + SUMS.groups + GAP, h: SUMS.conditions }, scene),
      ...totalBar(score, verdict, bar, scene),
    ],
  };
}

function finishedCity(view: View, scene: Scene): { readonly bottom: number; readonly shapes: Shape[] } {
  const window = extent(view.city);
  const w = blockWidth(window.width, window.height, ROOM, LARGEST);
  const y = TOP + PAD.above;
  const x = Math.round((WIDTH - window.width * w) / 2);
  const site = makeSite(view.city, view, { window, x, y, w });
  const bottom = y + window.height * heightOf(w) + PAD.below;
  return {
    bottom,
    shapes: [
      rect(GAP, TOP, WIDTH - 2 * GAP, bottom - TOP, { fill: FELT.well }, 22),
      group(cityShapes(site, { rims: true }), { x, y }),
      ...groupTags(site, waysOf(site), scene),
    ],
  };
}
