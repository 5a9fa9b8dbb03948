import { FELT, image, PAPER, RADIUS, rect, type Shape, sheetCard } from '#draw';
import { stagesOf } from '../rules/content.ts';
import type { Stage } from '../rules/kinds.ts';
import type { City } from '../rules/types.ts';
import { costParts, effectParts } from './effects.ts';
import { arrow, numberedStage, settled } from './signs/plain-signs.ts';
import { signSprite } from './signs/sign.ts';
import { fittedHeight, part, row, rowWidth } from './signs/sign-row.ts';

const H = 92;
const GAP = 12;
const WIDE = 968;

/** Three side by side, two, or two by two. */
const perLine = (count: number): number => (count === 3 ? 3 : 2);

export const stagesHeight = (city: City): number => {
  const count = stagesOf(city).length;
  const lines = Math.ceil(count / perLine(count));
  return lines * (H + GAP) - GAP;
};

/** What each stage costs and brings: built ones with a tick, others dashed on the table. */
export function stageCards(city: City, x: number, y: number, fresh: boolean): Shape[] {
  const stages = stagesOf(city);
  const inLine = perLine(stages.length);
  const w = Math.floor((WIDE - (inLine - 1) * GAP) / inLine);
  return stages.flatMap((stage, i) =>
    stageCard(stage, i + 1, i < city.stages, fresh && i === city.stages - 1, {
      x: x + (i % inLine) * (w + GAP),
      y: y + Math.floor(i / inLine) * (H + GAP),
      w,
    }),
  );
}

function stageCard(
  { cost, effects }: Stage,
  number: number,
  built: boolean,
  fresh: boolean,
  { x, y, w }: { readonly x: number; readonly y: number; readonly w: number },
): Shape[] {
  const middle = y + H / 2;
  const signs = [
    ...costParts(cost),
    part(arrow('right', built ? PAPER.mute : PAPER.soft), 0.5, 0.22),
    ...effectParts(effects).map((each, i) => (i === 0 ? { ...each, gap: 0.22 } : each)),
  ];
  const left = x + 96;
  const height = fittedHeight(signs, 46, w - 96 - 16);
  return [
    ...(built
      ? sheetCard({ x, y, w, h: H }, RADIUS.field + 2)
      : [
          rect(
            x + 2,
            y + 2,
            w - 4,
            H - 4,
            { fill: '#41475B', stroke: FELT.dash, width: 4, dash: [16, 12] },
            RADIUS.field,
          ),
        ]),
    ...(fresh ? freshFrame(x, y, w) : []),
    image(signSprite(numberedStage(number, built), 58), x + 48, middle + 4),
    ...(built ? [image(signSprite(settled(), 34), x + 76, y + 22)] : []),
    ...row(signs, { x: left, y: middle, height, max: Math.max(rowWidth(signs, height), 1) }),
  ];
}

const freshFrame = (x: number, y: number, w: number): Shape[] => [
  rect(x + 3, y + 3, w - 6, H - 6, { stroke: PAPER.white, width: 8 }, RADIUS.field),
  rect(x + 3, y + 3, w - 6, H - 6, { stroke: PAPER.hot, width: 5 }, RADIUS.field),
];
