import { arched, block, box, ellipse, fill, line, type Mass, mass } from '#draw';
import { LIME, palm, SEA, type Wonder } from './masonry.ts';

const [LEAF, BRIGHT] = ['#2F7A3A', '#4FA24B'] as const;

/** Bushes along the edge of a terrace from `x` to `end`, with vines that hang down from them. */
function bushes(x: number, end: number, y: number): Mass {
  const count = Math.max(2, Math.round((end - x) / 12));
  const spots = Array.from({ length: count }, (_, i) => x + 8 + (i * (end - x - 16)) / (count - 1));
  const crowns = spots.map((at, i) => ellipse(at, y - (i % 2) * 2, 8.6, 8));
  const vines = spots.map((at, i) => box(at - 3, y + 2, 5.5, 9 + ((i * 5) % 4) * 3.4, 2.7));
  return mass(
    [...crowns, ...vines],
    [
      ...vines.map((d) => fill(d, LEAF)),
      ...crowns.map((d) => fill(d, LEAF)),
      ...spots.map((at, i) => fill(ellipse(at - 1.5, y - 2 - (i % 2) * 2, 5.4, 4.4), BRIGHT)),
    ],
  );
}

/** Openings in a wall; they add nothing to its outline. */
const arches = (xs: readonly number[], foot: number, w: number, h: number): Mass =>
  mass(
    [],
    xs.map((x) => arched(x, foot, w, h, '#8A5A3A')),
  );

/** The gardens, terrace over terrace, and the water that runs through them. */
export const babylon: Wonder = {
  cuts: { 2: [118], 3: [157, 79] },
  masses: [
    block(12, 202, 160, 44, LIME, 16, 11),
    palm(26, 160, 48),
    palm(168, 156, 46),
    block(32, 158, 122, 40, LIME, 16, 11),
    block(52, 118, 82, 38, LIME, 15, 10),
    block(70, 80, 46, 32, LIME, 13, 9),
    palm(94, 48, 46),
    arches([26, 48, 70, 116, 138, 160], 202, 13, 26),
    arches([48, 70, 116, 138], 158, 12, 26),
    arches([68, 118], 118, 11, 24),
    bushes(8, 82, 158),
    bushes(104, 176, 158),
    bushes(28, 84, 118),
    bushes(102, 158, 118),
    bushes(48, 84, 80),
    bushes(102, 138, 80),
    bushes(66, 120, 48),
  ],
  details: [
    fill('M86 52H99V196Q104 199 108 202H78Q82 199 86 196Z', SEA.deep),
    fill('M88 52H97V196Q100 199 103 202H83Q86 199 88 196Z', SEA.fill),
    line('M91 58V102M94.500 74V150M91 120V192', SEA.foam, 2.2),
  ],
};
