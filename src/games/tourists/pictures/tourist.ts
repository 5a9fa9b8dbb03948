import {
  box,
  ellipse,
  fill,
  group,
  hatOf,
  line,
  numeral,
  PAPER,
  path,
  type SeatTones,
  type Shape,
  type Sprite,
  seatTones,
  sprite,
} from '#draw';
import type { Seat } from '#engine';
import { faceOf, WOOD } from './tourists-tones.ts';

const HEAD = ellipse(0, -63, 21);
const SHIRT =
  'M-25 -17C-27 -34 -22 -45 -11 -46H11C22 -45 27 -34 25 -17C25 -13 18 -13 17 -18L16 -12H-16L-17 -18C-18 -13 -25 -13 -25 -17Z';
const LEGS = 'M-16 -14H16V-1Q16 2 13 2H4Q2 2 2 -1V-5H-2V-1Q-2 2 -4 2H-13Q-16 2 -16 -1Z';
const PACK = box(-38, -47, 22, 31, 8);
const MIDDLE = [HEAD, SHIRT, LEGS, PACK] as const;

const clothes = ({ body, shade, light }: SeatTones, face: string): Shape[] => [
  fill(PACK, WOOD.light),
  fill(box(-37, -34, 18, 5), WOOD.dark),
  fill(LEGS, shade),
  fill(SHIRT, body),
  fill('M14 -51C22 -48 27 -34 25 -17C25 -13 18 -13 17 -18L16 -12H9C13 -26 14 -40 14 -51Z', shade),
  fill('M-14 -51C-21 -47 -27 -34 -25 -17C-25 -15 -22 -14 -20 -15C-20 -30 -18 -42 -14 -51Z', light),
  fill(HEAD, face),
  fill('M8 -84A19 19 0 0 1 9 -49C14 -58 14 -74 8 -84Z', '#2A243820'),
];

const CAMERA: readonly Shape[] = [
  line('M-14 -44L-8 -33M14 -44L8 -33', PAPER.ink, 2.6),
  fill(box(-11, -37, 22, 16, 4), PAPER.ink),
  fill(ellipse(0, -29, 5.6), PAPER.white),
  fill(ellipse(0, -29, 2.6), PAPER.ink),
];

function figure(seat: Seat): Shape[] {
  const hat = hatOf(seat);
  const outlines = [...MIDDLE, ...hat.outline];
  return [
    fill(ellipse(6, 4, 40, 13), '#10142240'),
    path(ellipse(0, 0, 37, 12), { fill: PAPER.paper, stroke: PAPER.paper, width: 11 }),
    path(ellipse(0, 0, 37, 12), { fill: seatTones(seat).body, stroke: PAPER.ink, width: 4.5 }),
    ...outlines.map((d) => path(d, { fill: PAPER.paper, stroke: PAPER.paper, width: 15 })),
    ...outlines.map((d) => path(d, { fill: PAPER.ink, stroke: PAPER.ink, width: 6 })),
    ...clothes(seatTones(seat), faceOf(seat)),
    fill(ellipse(-7, -58, 3.4), PAPER.ink),
    fill(ellipse(7, -58, 3.4), PAPER.ink),
    ...CAMERA,
    ...hat.shapes,
  ];
}

const EXTENT = { left: -52, top: -126, right: 54, bottom: 22 };

/** A tourist in the seat's shirt and hat, placed by the middle of the feet; `height` in pixels from foot to hat. */
export const tourist = (seat: Seat, height: number): Sprite =>
  sprite(`tourist ${seat}`, height, EXTENT, () => [group(figure(seat), { scale: 104 / 106 })]);

/** The same under a cream veil: where one was, or might come. */
export const fadedTourist = (seat: Seat, height: number): Sprite =>
  sprite(`faded tourist ${seat}`, height, EXTENT, () => [
    group([...figure(seat), ...[...MIDDLE, ...hatOf(seat).outline].map((d) => fill(d, '#FFF6E499'))], {
      scale: 104 / 106,
    }),
  ]);

const SHOULDERS = 'M-25 -32C-25 -41 -20 -46 -11 -46H11C20 -46 25 -41 25 -32Z';

/** Head, hat and shoulders: all there is room for beside the drawing of a tiny field. Placed by the middle of its lower edge. */
export const touristHead = (seat: Seat, height: number): Sprite =>
  sprite(`tourist head ${seat}`, height, { left: -62, top: -122, right: 62, bottom: 12 }, () => {
    const hat = hatOf(seat);
    const outlines = [HEAD, SHOULDERS, ...hat.outline];
    const shapes = [
      ...outlines.map((d) => path(d, { fill: PAPER.paper, stroke: PAPER.paper, width: 17 })),
      ...outlines.map((d) => path(d, { fill: PAPER.ink, stroke: PAPER.ink, width: 7 })),
      fill(SHOULDERS, seatTones(seat).body),
      fill(HEAD, faceOf(seat)),
      fill(ellipse(-7, -58, 4), PAPER.ink),
      fill(ellipse(7, -58, 4), PAPER.ink),
      ...hat.shapes,
    ];
    return [group(shapes, { y: 42, scale: 1.3 })];
  });

/** What a tourist is worth, in a speech bubble over the head; placed by its middle, `height` in pixels. Nothing: pale. */
export function bubble(points: number, height: number): Sprite {
  const [half, wide] = [height / 2, Math.round(height * (points > 9 ? 0.8 : 0.66))];
  const on = points ? PAPER.ink : PAPER.second;
  const tip = `M${-half * 0.42} ${half * 0.7}L0 ${half * 1.5}L${half * 0.42} ${half * 0.7}Z`;
  const body = box(-wide, -half, 2 * wide, height, half * 1.3);
  const pad = 6;
  return {
    key: `bubble ${points} @${height}`,
    left: -wide - pad,
    top: -Math.ceil(half) - pad,
    width: 2 * (wide + pad),
    height: Math.ceil(half * 2.6) + 2 * pad,
    shapes: () => [
      ...[tip, body].map((d) => line(d, points ? PAPER.paper : PAPER.ink, points ? 7 : 4)),
      ...[tip, body].map((d) => fill(d, on)),
      numeral(String(points), 0, 0, Math.max(28, Math.round(height * 0.94)), points ? PAPER.gold : PAPER.ink, on),
    ],
  };
}

/** A neighbor that counts: "+" on the border, in the seat's color. */
export const stud = (seat: Seat, size: number): Sprite =>
  sprite(`stud ${seat}`, size, { left: -17, top: -17, right: 17, bottom: 17 }, () => {
    const { body, letter } = seatTones(seat);
    return [path(ellipse(0, 0, 11), { fill: body, stroke: PAPER.ink, width: 2.5 }), line('M-5 0H5M0 -5V5', letter, 4)];
  });

/** Three dots along the line of sight over one field; placed by the field's corner. */
export const sight = (seat: Seat, along: 'across' | 'down', size: number): Sprite =>
  sprite(`sight ${seat} ${along}`, size, { left: -8, top: -8, right: 112, bottom: 112 }, () =>
    [-35, 0, 35].map((at) => {
      const [x, y] = along === 'across' ? [52 + at, 52] : [52, 52 + at];
      return path(ellipse(x, y, 5.5), { fill: seatTones(seat).shade, stroke: PAPER.paper, width: 3 });
    }),
  );

/** On small fields: the seat's hat on an ink disc with the points; placed by the disc's middle. */
export function badge(seat: Seat, points: number, size: number): Sprite {
  const k = size / 55;
  const r = 20 * k;
  const { body } = seatTones(seat);
  const hat = hatOf(seat);
  const worn = { y: 50 * k, scale: 0.86 * k };
  return {
    key: `badge ${seat} ${points} @${size}`,
    left: -Math.ceil(32 * k),
    top: -Math.ceil(48 * k),
    width: Math.ceil(64 * k),
    height: Math.ceil(76 * k),
    shapes: () => [
      path(ellipse(0, 0, r), { fill: PAPER.white, stroke: PAPER.white, width: 9 * k }),
      group(
        hat.outline.map((d) => path(d, { fill: PAPER.white, stroke: PAPER.white, width: 13 })),
        worn,
      ),
      path(ellipse(0, 0, r), { fill: PAPER.ink, stroke: body, width: 4 * k }),
      group(
        hat.outline.map((d) => path(d, { fill: PAPER.ink, stroke: PAPER.ink, width: 6 })),
        worn,
      ),
      group(hat.shapes, worn),
      group(
        [numeral(String(points), 0, 0, Math.max(28, Math.round(27 * k)), points ? PAPER.gold : PAPER.soft, PAPER.ink)],
        {
          y: 5 * k,
        },
      ),
    ],
  };
}
