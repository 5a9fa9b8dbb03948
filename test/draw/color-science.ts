type Triple = readonly [number, number, number];

const parseHex = (hex: string): Triple =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Triple;

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const linearRgb = (hex: string): Triple => parseHex(hex).map((value) => linear(value / 255)) as unknown as Triple;
const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

/** WCAG contrast of two opaque colors. */
export function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r, g, b] = linearRgb(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, full severity, on linear RGB. */
export const VISIONS: { readonly [name: string]: readonly Triple[] } = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const XYZ: readonly Triple[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

function lab(rgb: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const clipped = rgb.map((value) => Math.min(1, Math.max(0, value))) as unknown as Triple;
  const [x, y, z] = times(XYZ, clipped);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360;
const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180);

/** CIEDE2000 (Sharma, Wu and Dalal 2005). */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [c1 ? degrees(Math.atan2(b1, p1)) : 0, c2 ? degrees(Math.atan2(b2, p2)) : 0];
  const apart = c1 * c2 === 0 ? 0 : ((((h2 - h1 + 180) % 360) + 360) % 360) - 180;
  const hue = c1 * c2 === 0 ? h1 + h2 : (h1 + apart / 2 + 360) % 360;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((apart * Math.PI) / 360);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.2 * cosine(4 * hue - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const turn = 60 * Math.exp(-(((hue - 275) / 25) ** 2));
  const rt = -Math.sin((turn * Math.PI) / 180) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(x * x + y * y + z * z + rt * y * z);
}

export const seen = (hex: string, vision: readonly Triple[]): Triple => lab(times(vision, linearRgb(hex)));

/** The smallest difference between any two of the colors, as those eyes see them. */
export function apart(colors: readonly string[], vision: readonly Triple[]): number {
  const labs = colors.map((color) => seen(color, vision));
  return Math.min(...labs.flatMap((one, i) => labs.slice(i + 1).map((other) => difference(one, other))));
}
