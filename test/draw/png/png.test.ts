import { Image } from '@napi-rs/canvas';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { COVER_SIDE, FELT, PAPER, type Shape, type Sheet, type Sprite, WIDTH } from '#draw';
import { COVER } from '#games';
import { layout } from '#games/pictures';
import { isWhole, shareOf } from '../../rig/todays-share.ts';
import { paint, painter, sceneFor } from '../drawing.ts';
import { GOLDEN } from '../golden-samples.ts';
import { decibels } from '../pixel-checks.ts';

const sheets = shareOf(GOLDEN, 12).map(({ name, request, language, names }) => ({
  name: `${request.game} ${name}`,
  wide: request.kind === COVER ? COVER_SIDE : WIDTH,
  sheet: layout(request, sceneFor(language, names)),
}));

describe('PNG files', () => {
  for (const { name, wide, sheet } of sheets) {
    it(`decode at the promised size and above 40 dB: ${name}`, async () => {
      const png = paint(sheet);
      const decoded = PNG.sync.read(png);
      expect(decibels(painter.scanlines(0, sheet.height), decoded.data)).toBeGreaterThanOrEqual(40);
      expect([decoded.width, decoded.height]).toEqual([sheet.width, sheet.height]);
      expect(decoded.width).toBe(wide);
      const image = new Image();
      image.src = png;
      await image.decode();
      expect([image.width, image.height]).toEqual([sheet.width, sheet.height]);
      expect(png.length).toBeLessThanOrEqual(250 * 1024);
    });
  }

  it('are see-through at the four outer corners and nowhere else', () => {
    const { data, width, height } = PNG.sync.read(paint(sheets[0]!.sheet));
    const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3];
    expect([alpha(0, 0), alpha(width - 1, 0), alpha(0, height - 1), alpha(width - 1, height - 1)]).toEqual([
      0, 0, 0, 0,
    ]);
    expect([alpha(40, 0), alpha(0, 40), alpha(width - 1, 200), alpha(500, height - 1)]).toEqual([255, 255, 255, 255]);
  });
});

const ON_PAPER = /badge|building|pictogram|coin|medal|lot|token|cube|tile|pawn|veil| wonder | tower | sign /;

const spritesIn = (shapes: readonly Shape[]): Sprite[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'image' ? [shape.sprite] : shape.kind === 'group' ? spritesIn(shape.shapes) : [],
  );

/** A sprite by itself on the ground it mostly lies on. */
function onGround(sprite: Sprite, color: string, palette: Sheet['palette']): Sheet {
  const { left, top, width, height } = sprite;
  const pad = 4;
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, w: width + 2 * pad, h: height + 2 * pad, r: 0, ink: { fill: color } },
    { kind: 'image', sprite, x: pad - left, y: pad - top },
  ];
  return { width: width + 2 * pad, height: height + 2 * pad, shapes, palette };
}

/** How near our file of a drawing comes to what was painted. */
function nearness(sheet: Sheet): number {
  const ours = PNG.sync.read(paint(sheet)).data;
  return decibels(painter.scanlines(0, sheet.height), ours);
}

/** Every sprite of the pictures, under the palettes it is seen in. */
const sprites = new Map(
  sheets.flatMap(({ sheet: { shapes, palette } }) =>
    spritesIn(shapes).map((sprite) => [`${palette} ${sprite.key}`, { sprite, palette }]),
  ),
);

describe('the fixed palettes', () => {
  it('are tried with many drawings', () => expect(sprites.size).toBeGreaterThan(isWhole ? 250 : 80));

  // Small drawings are nearly all edge, and edges are what 256 colors are short of; cities and towers in little most.
  for (const [i, palette] of [...new Set(sheets.map(({ sheet }) => sheet.palette))].entries())
    it(`keep every single drawing above 35 dB: palette ${i + 1}`, () => {
      const own = shareOf(
        [...sprites].filter(([, entry]) => entry.palette === palette),
        30,
      );
      expect(own.length).toBeGreaterThan(0);
      for (const [key, { sprite }] of own) {
        // Emoji bring colors of their own.
        if (/\p{Extended_Pictographic}/u.test(key)) continue;
        const ground = ON_PAPER.test(key) ? PAPER.paper : FELT.felt;
        const least = /little city| tower /.test(key) ? 34 : 35;
        expect(nearness(onGround(sprite, ground, palette)), key).toBeGreaterThanOrEqual(least);
      }
    });
});
