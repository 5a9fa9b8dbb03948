import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { COMMON_COLORS, FELT, GROUND, PAPER, rect, type Sheet, WIDTH } from '#draw';
import { COVER } from '#games';
import { layout, PICTURES } from '#games/pictures';
import { FADE_LEVELS, type Palette, paletteOf } from '../../../src/draw/png/palette.ts';
import { SEAT_TONES } from '../../../src/draw/theme.ts';
import { shareOf } from '../../rig/todays-share.ts';
import { paint, painter, sceneFor } from '../drawing.ts';
import { GOLDEN } from '../golden-samples.ts';

/** Which color of the palette stands for one. */
function shownAs({ colors, index }: Palette, r: number, g: number, b: number): readonly [number, number, number] {
  const entry = 3 * index[((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2)]!;
  return [colors[entry]!, colors[entry + 1]!, colors[entry + 2]!];
}

/** Signal to noise of the picture painted last, if its file had these colors. */
function decibels(palette: Palette, height: number): number {
  const pixels = painter.scanlines(0, height);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] !== 255) continue;
    const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
    const shown = shownAs(palette, r, g, b);
    sum += (r - shown[0]) ** 2 + (g - shown[1]) ** 2 + (b - shown[2]) ** 2;
    count += 3;
  }
  return 10 * Math.log10(65025 / (sum / count));
}

/** Stripes of colors from edge to edge, each 20 wide. */
const striped = (colors: readonly string[], palette: string): Sheet => ({
  width: WIDTH,
  height: 120,
  palette,
  shapes: colors.map((color, i) => rect(20 * i, 0, 20, 120, { fill: color })),
});

const channels = (color: string) => [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));

/** What the file shows in the middle of each stripe. */
function stripesOf(sheet: Sheet): number[][] {
  const { data } = PNG.sync.read(paint(sheet));
  return sheet.shapes.map((_, i) => {
    const at = 4 * (60 * WIDTH + 20 * i + 10);
    return [...data.subarray(at, at + 3)];
  });
}

const themeColors = [
  ...[FELT, PAPER, GROUND].flatMap((tones) => Object.values<string>(tones)),
  ...SEAT_TONES.flatMap(({ body, line }) => [body, line]),
].filter((color) => color.length === 7);

describe('a game without a palette of its own', () => {
  it('is drawn, and the colors of the theme are exact', () => {
    expect(stripesOf(striped(themeColors, COMMON_COLORS))).toEqual(themeColors.map(channels));
  });

  it('shows no color by one that is far from it', () => {
    const hues = Array.from({ length: 50 }, (_, i) => (0x050b1d * (i + 1) * 37) & 0xffffff);
    const colors = hues.map((hue) => `#${hue.toString(16).padStart(6, '0')}`);
    const errors = stripesOf(striped(colors, COMMON_COLORS)).map((shown, i) =>
      Math.max(...channels(colors[i]!).map((value, k) => Math.abs(value - shown[k]!))),
    );
    expect(Math.max(...errors)).toBeLessThanOrEqual(84);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThanOrEqual(32);
  });

  it('has the same corners and no more colors than any other', () => {
    const { colors } = paletteOf(COMMON_COLORS);
    expect(colors.length).toBe(3 * 256);
    expect(FADE_LEVELS[0]).toBe(0);
  });

  it('would show the pictures of the games there are above 37.5 dB, covers above 30', () => {
    const common = paletteOf(COMMON_COLORS);
    for (const { name, request, language, names } of shareOf(GOLDEN, 8)) {
      const sheet = layout(request, sceneFor(language, names));
      painter.paint(sheet);
      // A cover is shown at a quarter of its size.
      const least = request.kind === COVER ? 30 : 37.5;
      expect(decibels(common, sheet.height), `${request.game} ${name}`).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('learned palettes', () => {
  it('are full, and no two alike', () => {
    const palettes = [COMMON_COLORS, ...Object.values(PICTURES).flatMap(({ colors }) => colors ?? [])].map(paletteOf);
    for (const { colors } of palettes) expect(colors.length).toBe(3 * 256);
    expect(new Set(palettes).size).toBe(palettes.length);
  });
});
