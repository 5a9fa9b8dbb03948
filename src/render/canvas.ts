import { type Canvas, createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { checkFonts, FONT_FILES, STACKS } from './fonts.ts';
import type { Face, GroupShape, ImageShape, Ink, Shape, Sheet, Sprite, TextShape } from './shape.ts';

export type Measure = (text: string, face: Face, size: number) => number;

export type Painter = {
  readonly paint: (sheet: Sheet) => void;
  /** Rows of the picture painted last, in RGBA order. All at once would cost fresh memory for every picture. */
  readonly rows: (from: number, count: number) => Uint8ClampedArray;
  readonly measure: Measure;
  /** The library's own file of the picture painted last: slow and large, but exact to the last bit. */
  readonly exactPng: () => Buffer;
};

/** A drawing kept as pixels, with the offset at which it is laid down. */
type Stamp = { readonly canvas: Canvas; readonly left: number; readonly top: number };

/** The first letter decides how the whole line runs; the ellipsis of a cut name then stands at its end. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const STAMP_PIXELS = 24_000_000;
const MOST_KEPT = 4000;

function registerFonts(): void {
  checkFonts();
  for (const { family, file } of FONT_FILES) {
    if (!GlobalFonts.has(family) && !GlobalFonts.registerFromPath(file, family)) {
      throw new Error(`cannot read font file ${file}`);
    }
  }
}

const fontOf = (face: Face, size: number) => `${size}px ${STACKS[face]}`;

/** Keeps stamps up to a number of pixels, dropping those not used for longest. */
function makeStamps() {
  const stamps = new Map<string, Stamp>();
  let pixels = 0;
  const area = ({ canvas }: Stamp) => canvas.width * canvas.height;
  return (key: string, make: () => Stamp): Stamp => {
    const found = stamps.get(key);
    if (found) {
      stamps.delete(key);
      stamps.set(key, found);
      return found;
    }
    const stamp = make();
    stamps.set(key, stamp);
    pixels += area(stamp);
    for (const [old, kept] of stamps) {
      if (pixels <= STAMP_PIXELS || old === key) break;
      stamps.delete(old);
      pixels -= area(kept);
    }
    return stamp;
  };
}

/** Half the height of a capital, by which text is centred on its line. */
function capHalves(context: SKRSContext2D): { readonly [face in Face]: number } {
  const half = (face: Face) => {
    context.font = fontOf(face, 100);
    return context.measureText('H').actualBoundingBoxAscent / 200;
  };
  return { display: half('display'), text: half('text') };
}

export type PainterOptions = { readonly cache: boolean };

/** One canvas, kept from picture to picture: a new one each time costs memory and time. */
export function makePainter({ cache }: PainterOptions = { cache: true }): Painter {
  registerFonts();
  const canvas = createCanvas(16, 16);
  const context = canvas.getContext('2d');
  const halves = capHalves(context);
  const stamp = cache ? makeStamps() : (_key: string, make: () => Stamp) => make();
  const paths = new Map<string, Path2D>();

  const pathOf = (d: string) => {
    const kept = paths.get(d);
    if (kept) return kept;
    const made = new Path2D(d);
    if (paths.size > MOST_KEPT) paths.clear();
    paths.set(d, made);
    return made;
  };

  const widths = new Map<string, number>();
  const measure: Measure = (text, face, size) => {
    const key = `${face}${size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    context.font = fontOf(face, size);
    const { width } = context.measureText(text);
    if (widths.size > MOST_KEPT) widths.clear();
    widths.set(key, width);
    return width;
  };

  function write(target: SKRSContext2D, shape: TextShape): void {
    target.font = fontOf(shape.face, shape.size);
    target.fillStyle = shape.color;
    target.textAlign = shape.align;
    target.direction = RIGHT_TO_LEFT.test(shape.text) ? 'rtl' : 'ltr';
    target.fillText(shape.text, shape.x, shape.y + halves[shape.face] * shape.size);
  }

  function textStamp(shape: TextShape): Stamp {
    const width = Math.ceil(measure(shape.text, shape.face, shape.size));
    const pad = Math.ceil(shape.size / 3);
    const half = Math.ceil(shape.size * 0.8);
    const made = createCanvas(width + 2 * pad, 2 * half);
    write(made.getContext('2d'), { ...shape, x: pad, y: half, align: 'left' });
    const left = { left: 0, center: Math.round(width / 2), right: width }[shape.align] + pad;
    return { canvas: made, left: -left, top: -half };
  }

  function spriteStamp(sprite: Sprite): Stamp {
    const made = createCanvas(Math.max(1, sprite.width), Math.max(1, sprite.height));
    const target = made.getContext('2d');
    target.translate(-sprite.left, -sprite.top);
    for (const shape of sprite.shapes()) draw(target, shape, false);
    return { canvas: made, left: sprite.left, top: sprite.top };
  }

  function lay(target: SKRSContext2D, { canvas: kept, left, top }: Stamp, x: number, y: number): void {
    target.drawImage(kept, x + left, y + top);
  }

  function drawImage(target: SKRSContext2D, { sprite, x, y }: ImageShape, stamped: boolean): void {
    if (stamped && cache) lay(target, stamp(sprite.key, () => spriteStamp(sprite)), x, y);
    else drawGroup(target, { kind: 'group', x, y, scale: 1, rotate: 0, clip: null, shapes: sprite.shapes() }, false);
  }

  function drawGroup(target: SKRSContext2D, group: GroupShape, stamped: boolean): void {
    target.save();
    target.translate(group.x, group.y);
    if (group.rotate) target.rotate((group.rotate * Math.PI) / 180);
    if (group.scale !== 1) target.scale(group.scale, group.scale);
    if (group.clip) target.clip(pathOf(group.clip));
    // Only unscaled drawings fit a stamp pixel by pixel.
    const plain = stamped && group.scale === 1 && group.rotate === 0;
    for (const shape of group.shapes) draw(target, shape, plain);
    target.restore();
  }

  function drawText(target: SKRSContext2D, shape: TextShape, stamped: boolean): void {
    if (!stamped || !cache) return write(target, shape);
    const key = `${shape.text}|${shape.face}|${shape.size}|${shape.color}|${shape.align}`;
    lay(target, stamp(key, () => textStamp(shape)), shape.x, shape.y);
  }

  function draw(target: SKRSContext2D, shape: Shape, stamped: boolean): void {
    switch (shape.kind) {
      case 'rect':
        if (shape.r === 0 && shape.ink.fill && !shape.ink.stroke) {
          target.fillStyle = shape.ink.fill;
          target.fillRect(shape.x, shape.y, shape.w, shape.h);
          return;
        }
        target.beginPath();
        target.roundRect(shape.x, shape.y, shape.w, shape.h, shape.r);
        return ink(target, shape.ink, null);
      case 'path':
        return ink(target, shape.ink, pathOf(shape.d));
      case 'text':
        return drawText(target, shape, stamped);
      case 'image':
        return drawImage(target, shape, stamped);
      case 'group':
        return drawGroup(target, shape, stamped);
    }
  }

  function paint(sheet: Sheet): void {
    if (canvas.width !== sheet.width || canvas.height !== sheet.height) {
      canvas.width = sheet.width;
      canvas.height = sheet.height;
    }
    const [first, ...rest] = sheet.shapes;
    if (!first) return;
    // The backdrop replaces the picture before, see-through corners included; clearing would touch every pixel twice.
    context.globalCompositeOperation = 'copy';
    draw(context, first, true);
    context.globalCompositeOperation = 'source-over';
    for (const shape of rest) draw(context, shape, true);
  }

  const rows = (from: number, count: number) =>
    context.getImageData(0, from, canvas.width, Math.min(count, canvas.height - from)).data;

  return { paint, rows, measure, exactPng: () => canvas.encodeSync('png') };
}

function ink(target: SKRSContext2D, { fill, stroke, width, dash }: Ink, path: Path2D | null): void {
  if (fill) {
    target.fillStyle = fill;
    if (path) target.fill(path);
    else target.fill();
  }
  if (!stroke) return;
  target.strokeStyle = stroke;
  target.lineWidth = width ?? 1;
  target.lineJoin = 'round';
  target.lineCap = 'round';
  target.setLineDash(dash ? [...dash] : []);
  if (path) target.stroke(path);
  else target.stroke();
}
