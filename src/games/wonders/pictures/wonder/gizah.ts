import { fill, flat, group, line, mass, polygon, type Spot } from '#draw';
import { GOLD, palm, type Wonder } from './masonry.ts';

const TIP: Spot = [96, 10];
const FOOT = 199;
const COURSES = 11;

/** Edges with a small step at each course. */
function slope(end: Spot): Spot[] {
  return Array.from({ length: COURSES }, (_, i) => i + 1).flatMap((i): Spot[] => {
    const at = (share: number): Spot => [TIP[0] + (end[0] - TIP[0]) * share, TIP[1] + (end[1] - TIP[1]) * share];
    const [x, y] = at(i / COURSES);
    const [, above] = at((i - 1) / COURSES);
    const shift = end[0] < TIP[0] ? -1.6 : 1.6;
    return [
      [x - shift * 0.4, above + (y - above) * 0.86],
      [x + shift, y],
    ];
  });
}

const LEFT: Spot = [8, FOOT];
const RIGHT: Spot = [186, FOOT - 12];
const EDGE: Spot = [126, FOOT + 1];
const FRONT = polygon([TIP, ...slope(LEFT), EDGE]);
const SIDE = polygon([TIP, ...slope(RIGHT), EDGE]);
const [LIGHT, SHADE, JOINT, DARK_JOINT] = ['#F4D487', '#C6923F', '#DDB25C', '#A97729'] as const;

const onLine = (end: Spot, share: number): string =>
  `${(TIP[0] + (end[0] - TIP[0]) * share).toFixed(1)} ${(TIP[1] + (end[1] - TIP[1]) * share).toFixed(1)}`;
const rows = Array.from({ length: COURSES - 1 }, (_, i) => (i + 1) / COURSES);
const courses = (from: Spot, to: Spot): string =>
  rows.map((share) => `M${onLine(from, share)}L${onLine(to, share)}`).join('');

/** Short upright joints, shifted from course to course. */
function joints(): string {
  return rows
    .slice(1)
    .flatMap((share, i) => {
      const count = Math.floor(share * 6) + 1;
      return Array.from({ length: count }, (_, k) => {
        const along = (k + (i % 2 ? 0.35 : 0.7)) / (count + 0.2);
        const x = TIP[0] + (LEFT[0] + (EDGE[0] - LEFT[0]) * along - TIP[0]) * share;
        const y = TIP[1] + (FOOT - TIP[1]) * share;
        return `M${x.toFixed(1)} ${(y + 2).toFixed(1)}v12`;
      });
    })
    .join('');
}

const SMALL = {
  front: polygon([
    [164, 142],
    [138, 194],
    [172, 196],
  ]),
  side: polygon([
    [164, 142],
    [172, 196],
    [196, 190],
  ]),
};

/** The pyramid, clad and with a golden tip. */
export const gizah: Wonder = {
  cuts: { 3: [147, 79], 4: [164, 113, 62] },
  masses: [
    flat('M2 199C20 190 60 192 100 192C150 190 186 188 198 195C202 204 150 205 100 205C50 205 0 205 2 199Z', '#E4C27A'),
    mass([SMALL.front, SMALL.side], [fill(SMALL.front, '#E0B964'), fill(SMALL.side, '#A97729')]),
    mass(
      [FRONT, SIDE],
      [
        fill(FRONT, LIGHT),
        fill(SIDE, SHADE),
        line(courses(LEFT, EDGE), JOINT, 2.2),
        line(courses(RIGHT, EDGE), DARK_JOINT, 2.2),
        group([line(joints(), JOINT, 2)], { clip: FRONT }),
        fill(polygon([TIP, [TIP[0] - 16, 45], [TIP[0] + 5.5, 45]]), GOLD.light),
        fill(polygon([TIP, [TIP[0] + 5.5, 45], [TIP[0] + 16.5, 42]]), GOLD.mid),
      ],
    ),
    palm(28, 204, 56),
    palm(168, 204, 46),
  ],
  details: [
    fill('M70 200L78 172H100L108 201Z', '#C9A050'),
    fill('M77 200L82 178H96L101 201Z', '#54382A'),
    fill('M74 172H104V177H74Z', '#FBE3A4'),
  ],
};
