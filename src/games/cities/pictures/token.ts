import { box, ellipse, fill, group, line, numeral, PAPER, type Shape, type Sprite, sprite } from '#draw';
import { AREA_FEATURES, COLORS, type Feature } from '../rules/kinds.ts';
import { sign } from './color-symbol.ts';
import { carousel, fountain, kiosk, tree } from './park-feature.ts';
import { dolphin, ferry, lighthouse, sailboat } from './water-feature.ts';

const monument = (): Shape[] => [
  fill('M-50 26H50V50H-50Z', '#938A9F'),
  fill(ellipse(12, 43, 34, 5), '#6F6680'),
  line('M7 -18L21 -40', '#F7F1E6', 8),
  fill(ellipse(23, -44, 6.5), PAPER.gold),
  fill('M-12 -2C-14 -14 -11 -24 -2 -24C7 -24 9 -14 9 -2Z', '#F7F1E6'),
  fill('M3 -23C8 -20 9 -12 9 -2H1C4 -9 5 -16 3 -23Z', '#CFC7BA'),
  fill(ellipse(-2, -32, 9), '#F7F1E6'),
  fill('M3 -39.500A9 9 0 0 1 3 -24.500C6 -29 6 -35 3 -39.500Z', '#CFC7BA'),
  fill(box(-28, -6, 58, 46), '#EBE3D4'),
  fill(box(20, -6, 10, 46), '#CFC7BA'),
  fill(box(-32, -9, 66, 9, 3), '#FFF9EC'),
  fill(box(-35, 37, 72, 9, 3), '#FFF9EC'),
  numeral('2', 0, 19, 45, PAPER.ink, '#EBE3D4'),
];

/** A pale frame, open inside, with all four symbols: a building placed there stands inside it. */
const special = (): Shape[] => [
  fill(box(-61, -53, 122, 118, 36), '#10142250'),
  fill(box(-62, -54, 124, 122, 36), '#8D8499'),
  fill(box(-62, -62, 124, 122, 36), '#EDE9F1'),
  fill(box(-48, -48, 96, 96, 18), '#8D8499'),
  ...symbols(),
];

const ICONS: { readonly [feature in Exclude<Feature, 'special'>]: () => Shape[] } = {
  dolphin,
  sailboat,
  ferry,
  lighthouse,
  tree,
  fountain,
  kiosk,
  carousel,
  monument,
};

const isOf = (features: readonly Feature[], feature: Feature) => features.includes(feature);
function backdrop(feature: Feature): { readonly fill: string; readonly edge: string } {
  if (isOf(AREA_FEATURES.water, feature)) return { fill: '#57B6D2', edge: '#2A6B86' };
  if (isOf(AREA_FEATURES.park, feature)) return { fill: '#9CCB59', edge: '#4B7026' };
  return { fill: '#A79FB2', edge: '#6A5F76' };
}

const FIELD = box(-50, -50, 100, 100, 17);

export function tokenShapes(feature: Feature): Shape[] {
  if (feature === 'special') return special();
  const tones = backdrop(feature);
  return [
    fill(box(-50, -46, 113, 116, 26), '#10142259'),
    fill(box(-57, -52, 114, 116, 26), tones.edge),
    fill(box(-57, -57, 114, 114, 26), PAPER.paper),
    fill(FIELD, tones.fill),
    group(ICONS[feature](), { clip: feature === 'carousel' ? box(-50, -56, 100, 106, 17) : FIELD }),
  ];
}

const SIDE = 114;

/** A feature whose side measures `share` of the space's, placed by the middle of the space. */
export const token = (feature: Feature, size: number, share = 0.73): Sprite =>
  sprite(
    `token ${feature} ${share}`,
    size,
    { left: -68 * share, top: -68 * share, right: 68 * share, bottom: 74 * share },
    () => [group(tokenShapes(feature), { scale: (104 * share) / SIDE })],
  );

/** The four symbols two by two on a dark floor of half side 44. */
const symbols = (): Shape[] => [
  fill(box(-44, -44, 88, 88, 15), '#343650'),
  ...COLORS.flatMap((color, i) => {
    const x = i % 2 ? 20 : -20;
    const y = i < 2 ? -20 : 20;
    return sign(color, x, color === 'red' ? y + 2 : y, 12.5);
  }),
];

/** Says of a building that it stands on an any-color space, of which it hides the most. Placed by the space's corner. */
export const wildPlate = (size: number): Sprite =>
  sprite('wild plate', size, { left: 56, top: 0, right: 104, bottom: 48 }, () => [
    group(
      [fill(box(-53, -53, 106, 106, 24), PAPER.ink), fill(box(-50, -50, 100, 100, 21), PAPER.white), ...symbols()],
      { x: 80, y: 24, scale: 42 / 106 },
    ),
  ]);

/** The special frame with its floor bare, for a building to stand in. */
export const wildFrame = (size: number): Sprite =>
  sprite('wild frame', size, { left: -52, top: -52, right: 54, bottom: 56 }, () => [
    group(
      [
        fill(box(-62, -56, 126, 124, 36), '#10142250'),
        fill(box(-62, -54, 124, 122, 36), '#8D8499'),
        fill(box(-62, -62, 124, 122, 36), '#EDE9F1'),
        fill(box(-51, -51, 102, 104, 20), '#8D8499'),
        fill(box(-48, -46, 96, 97, 18), '#C9C2D3'),
      ],
      { scale: (104 * 0.82) / SIDE },
    ),
  ]);
