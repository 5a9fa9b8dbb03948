import {
  box,
  CONTOUR,
  ellipse,
  fill,
  group,
  line,
  type Mass,
  mass,
  polygon,
  rounded,
  type Shape,
  type Spot,
  type StoneTones,
} from '#draw';

/** A wonder in a field 200 wide and 206 high, its foot at 202. */
export type Wonder = {
  /** Back to front; their outlines make its silhouette. */
  readonly masses: readonly Mass[];
  /** What lies on them. */
  readonly details: readonly Shape[];
  /** Between which masses it is cut off while so many stages, of so many, are built; from the ground up. */
  readonly cuts: { readonly [stages: number]: readonly number[] };
};

/** Half of it shows, around the whole. */
export const OUTLINE = 5.2;

export const LIME: StoneTones = { front: '#FCEED1', side: '#CDB183', top: '#FFFAEC' };
export const PLINTH: StoneTones = { front: '#EBD8AE', side: '#B89B68', top: '#FBEFD2' };
export const COURSE = '#DCC596';
export const DARK = '#6B4736';
export const GOLD = { light: '#FFE28F', mid: '#FFC53D', dark: '#CE8F16' } as const;
export const SEA = { deep: '#4FA6C0', fill: '#79C6DA', foam: '#D3F0F5' } as const;

/** With an ink line of its own, where it stands in front of others. */
export const inked = ({ outline, faces }: Mass, width = OUTLINE - 1): Mass =>
  mass(outline, [...outline.map((d) => line(d, CONTOUR, width)), ...faces]);

type Edge = { readonly x: number; readonly y: number; readonly w: number; readonly deep: number };

/** A tower that grows narrower from its foot to its head, seen from the front right. */
export function tapered(foot: Edge, head: Edge, tones: StoneTones): Mass {
  const rise = ({ deep }: Edge) => deep * 0.66;
  const front = polygon([
    [foot.x, foot.y],
    [head.x, head.y],
    [head.x + head.w, head.y],
    [foot.x + foot.w, foot.y],
  ]);
  const side = polygon([
    [foot.x + foot.w, foot.y],
    [head.x + head.w, head.y],
    [head.x + head.w + head.deep, head.y - rise(head)],
    [foot.x + foot.w + foot.deep, foot.y - rise(foot)],
  ]);
  return mass([front, side], [fill(front, tones.front), fill(side, tones.side)]);
}

type Hall = { readonly x: number; readonly top: number; readonly w: number; readonly foot: number };

/** Columns in front of the dark of a hall, light from the left. */
export function colonnade({ x, top, w, foot }: Hall, count: number, back: string, tones = LIME, thick = 11): Shape[] {
  const pitch = (w - thick) / (count - 1);
  const column = (i: number): Shape[] => {
    const left = x + i * pitch;
    return [
      fill(box(left, top, thick, foot - top), tones.front),
      fill(box(left + thick * 0.62, top, thick * 0.38, foot - top), tones.side),
      fill(box(left - 2, top, thick + 4, 4), tones.top),
      fill(box(left - 2, foot - 4.5, thick + 4, 4.5), tones.top),
      line(
        `M${left - 1} ${top + 4.8}H${left + thick + 1}M${left - 1} ${foot - 5.2}H${left + thick + 1}`,
        tones.side,
        1.4,
      ),
    ];
  };
  return [fill(box(x, top, w, foot - top), back), ...Array.from({ length: count }, (_, i) => column(i)).flat()];
}

const BLADES = [-172, -142, -112, -84, -56, -28, 2] as const;
const TRUNK = '#7E5230';

/** A palm that stands at a point. */
export function palm(x: number, foot: number, h: number): Mass {
  const crown = foot - h * 0.7;
  const long = h * 0.5;
  const trunk = `M${x - h * 0.05} ${foot}Q${x - h * 0.015} ${foot - h * 0.4} ${x - h * 0.03} ${crown}H${x + h * 0.045}Q${x + h * 0.06} ${foot - h * 0.4} ${x + h * 0.07} ${foot}Z`;
  const blade = (angle: number): string => {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * long, Math.sin((angle * Math.PI) / 180) * long * 0.75];
    const [tx, ty] = [(x + dx).toFixed(1), (crown + dy + long * 0.22).toFixed(1)];
    const bend = (lift: number) => `${(x + dx * 0.62).toFixed(1)} ${(crown + dy * 0.7 - lift).toFixed(1)}`;
    return `M${x} ${crown + 3}Q${bend(long * 0.36)} ${tx} ${ty}Q${bend(-long * 0.06)} ${x} ${crown + 3}Z`;
  };
  const blades = BLADES.map(blade);
  return mass(
    [trunk, ...blades],
    [
      fill(trunk, TRUNK),
      ...blades.map((d, i) => fill(d, i % 2 ? '#4FA24B' : '#2F7A3A')),
      fill(ellipse(x, crown + 2, h * 0.055), '#E0913A'),
    ],
  );
}

export function flame(x: number, foot: number, h: number): Mass {
  const at = (scale: number) => (dx: number, dy: number) => `${x + dx * h * scale} ${foot - dy * h * scale}`;
  const tongue = (scale: number) => {
    const p = at(scale);
    return `M${p(0, 0)}C${p(-0.5, 0)} ${p(-0.46, 0.42)} ${p(-0.12, 0.62)}C${p(-0.14, 0.5)} ${p(-0.06, 0.44)} ${p(-0.02, 0.42)}C${p(0.06, 0.6)} ${p(0.02, 0.8)} ${p(0.02, 1)}C${p(0.3, 0.8)} ${p(0.52, 0)} ${p(0, 0)}Z`;
  };
  return mass([tongue(1)], [fill(tongue(1), '#F28A22'), fill(tongue(0.58), '#FFE07A')]);
}

/** A spot on the bone of an arm or leg, and how thick it is there. */
export type Joint = readonly [x: number, y: number, thick: number];

/** An arm or a leg around its bone. */
export function limb(joints: readonly Joint[]): string {
  const sides = joints.map(([x, y, thick], i): readonly [Spot, Spot] => {
    const [ax, ay] = joints[i - 1] ?? [x, y];
    const [bx, by] = joints[i + 1] ?? [x, y];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(-(by - ay) / long) * (thick / 2), ((bx - ax) / long) * (thick / 2)];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  return rounded([...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()], 7);
}

/** A dome on a drum, placed by the middle of its foot. */
export function cupola(x: number, foot: number, rx: number, ry: number, shell: string, shade: string): Mass {
  const d = `M${x - rx} ${foot}C${x - rx} ${foot - ry * 1.32} ${x + rx} ${foot - ry * 1.32} ${x + rx} ${foot}Z`;
  return mass(
    [d],
    [
      fill(d, shell),
      group(
        [
          fill(
            `M${x + rx * 0.3} ${foot - ry * 1.2}Q${x + rx * 0.6} ${foot - ry * 0.6} ${x + rx * 0.42} ${foot}H${x + rx}V${foot - ry * 1.2}Z`,
            shade,
          ),
          line(
            `M${x - rx * 0.42} ${foot}Q${x - rx * 0.5} ${foot - ry * 0.7} ${x - rx * 0.05} ${foot - ry}M${x + rx * 0.12} ${foot}Q${x + rx * 0.16} ${foot - ry * 0.6} ${x + rx * 0.02} ${foot - ry}`,
            shade,
            rx * 0.05,
          ),
          fill(ellipse(x - rx * 0.5, foot - ry * 0.55, rx * 0.13, ry * 0.17), '#FFFFFFA8'),
        ],
        { clip: d },
      ),
    ],
  );
}

export const ball = (x: number, y: number, r: number): Mass =>
  mass(
    [ellipse(x, y, r)],
    [fill(ellipse(x, y, r), GOLD.mid), fill(ellipse(x - r * 0.3, y - r * 0.3, r * 0.34), GOLD.light)],
  );

/** Little waves along a line. */
export const waves = (spots: readonly (readonly [number, number])[]): Shape =>
  line(spots.map(([x, y]) => `M${x} ${y}q4 -5 8 0q4 5 8 0`).join(''), SEA.foam, 2.6);
