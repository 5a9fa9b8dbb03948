import { type Canvas, createCanvas, GifEncoder, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { checkFonts, FONT_FILES, STACKS } from './fonts.ts';
import {
  type Drawing,
  type GroupShape,
  group,
  type ImageShape,
  type Ink,
  type RectShape,
  type Shape,
  type Sprite,
  type TextShape,
  type Typeface,
} from './shape.ts';
import { type Stamp as Laid, release, Stamps } from './sprite-cache.ts';

type Stamp = Laid<Canvas>;

export type Measure = (text: string, face: Typeface, size: number) => number;

/** Sets the text direction by the first letter, so the ellipsis of a cut name is at its end. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** How many times larger cached letters are drawn before they are scaled down. */
const FINE = 3;
const MOST_KEPT = 4000;

function registerFonts(): void {
  checkFonts();
  for (const { family, file } of FONT_FILES) {
    if (!GlobalFonts.has(family) && !GlobalFonts.registerFromPath(file, family)) {
      throw new Error(`cannot read font file ${file}`);
    }
  }
}

const fontOf = (face: Typeface, size: number) => `${size}px ${STACKS[face]}`;

/** Half the height of a capital, by which text is centered on its line. */
function capHalf(context: SKRSContext2D, face: Typeface): number {
  context.font = fontOf(face, 100);
  return context.measureText('H').actualBoundingBoxAscent / 200;
}

type Cached<T> = { get(key: string): T | undefined; set(key: string, made: NoInfer<T>): unknown };

function remember<T>(kept: Cached<T>, key: string, make: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

/** One canvas for all pictures: a new one each time costs memory and time. */
export class Painter {
  readonly #canvas = createCanvas(16, 16);
  readonly #context = this.#canvas.getContext('2d');
  readonly #large = createCanvas(16, 16);
  /** Canvases on which large letters were scaled down. */
  readonly #lettered = new WeakSet<Canvas>();
  readonly #stamps = new Stamps<Stamp>();
  readonly #paths = new LRUCache<string, Path2D>({ max: MOST_KEPT });
  readonly #longPaths = new Map<string, Path2D>();
  readonly #widths = new LRUCache<string, number>({ max: MOST_KEPT });
  readonly #capHalves: { readonly [face in Typeface]: number };
  readonly #cache: boolean;
  #size = { width: 0, height: 0 };

  /** Without the cache everything is drawn from vectors: slower, and the reference for tests of the cache. */
  constructor({ cache = true }: { readonly cache?: boolean } = {}) {
    registerFonts();
    this.#cache = cache;
    this.#capHalves = { display: capHalf(this.#context, 'display'), text: capHalf(this.#context, 'text') };
  }

  readonly measure: Measure = (text, face, size) =>
    remember(this.#widths, `${face}${size} ${text}`, () => {
      this.#context.font = fontOf(face, size);
      return this.#context.measureText(text).width;
    });

  /** Called once people wait for pictures; drawing at startup needs less memory. */
  expand(): void {
    this.#stamps.expand();
  }

  paint({ width, height, shapes }: Drawing): void {
    this.#makeRoom(width, height);
    this.#size = { width, height };
    this.#longPaths.clear();
    this.#context.clearRect(0, 0, width, height);
    for (const shape of shapes) this.#draw(this.#context, shape, this.#cache);
  }

  /** The canvas only grows: otherwise pictures of different heights would keep allocating memory. */
  #makeRoom(width: number, height: number): void {
    if (this.#canvas.width < width) this.#canvas.width = width;
    if (this.#canvas.height < height) this.#canvas.height = height;
  }

  /** Scanlines of the last picture, in RGBA order. Reading them all at once would allocate memory for every picture. */
  readonly scanlines = (from: number, count: number): Uint8ClampedArray =>
    this.#context.getImageData(0, from, this.#size.width, Math.min(count, this.#size.height - from)).data;

  /** The last picture as the library encodes it: slow and large, but lossless. */
  exactPng(): Buffer {
    const { width, height } = this.#size;
    if (this.#canvas.width === width && this.#canvas.height === height) return this.#canvas.encodeSync('png');
    const copy = createCanvas(width, height);
    copy.getContext('2d').drawImage(this.#canvas, 0, 0);
    const png = copy.encodeSync('png');
    release(copy);
    return png;
  }

  /** The last picture at another width: its height and its pixels in RGBA order. */
  reduced(width: number): { readonly height: number; readonly data: Uint8ClampedArray } {
    const height = Math.round((this.#size.height * width) / this.#size.width);
    const copy = createCanvas(width, height);
    const context = copy.getContext('2d');
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    context.drawImage(this.#canvas, 0, 0, this.#size.width, this.#size.height, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    release(copy);
    return { height, data };
  }

  /** `stamped`: drawings and texts may be copied from cached pixels, because nothing is scaled or rotated here. */
  #draw(target: SKRSContext2D, shape: Shape, stamped: boolean): void {
    switch (shape.kind) {
      case 'rect':
        if (stamped && isSlow(shape)) lay(target, this.#frameStamp(shape), shape);
        else outline(target, shape);
        break;
      case 'path':
        ink(target, shape.ink, this.#path(shape.d));
        break;
      case 'text':
        if (stamped) lay(target, this.#textStamp(shape), shape);
        else this.#writeOnce(target, shape);
        break;
      case 'image':
        this.#drawImage(target, shape, stamped);
        break;
      case 'group':
        this.#drawGroup(target, shape, stamped);
        break;
    }
  }

  #path(d: string): Path2D {
    // Long ones are shores and roads of one city: they come again in this picture, never in another.
    return remember(d.length > 300 ? this.#longPaths : this.#paths, d, () => new Path2D(d));
  }

  #drawImage(target: SKRSContext2D, { sprite, x, y }: ImageShape, stamped: boolean): void {
    if (stamped)
      lay(
        target,
        this.#stamps.take(sprite.key, () => this.#spriteStamp(sprite)),
        { x, y },
      );
    else this.#drawGroup(target, group(sprite.shapes(), { x, y }), false);
  }

  #drawGroup(target: SKRSContext2D, { x, y, rotate, scale, clip, shapes }: GroupShape, stamped: boolean): void {
    target.save();
    target.translate(x, y);
    if (rotate) target.rotate((rotate * Math.PI) / 180);
    if (scale !== 1) target.scale(scale, scale);
    if (clip) target.clip(this.#path(clip));
    for (const shape of shapes) this.#draw(target, shape, stamped && scale === 1 && rotate === 0);
    target.restore();
  }

  #write(target: SKRSContext2D, { text, x, y, size, face, align, color }: TextShape): void {
    target.font = fontOf(face, size);
    target.fillStyle = color;
    target.textAlign = align;
    target.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
    target.fillText(text, x, y + this.#capHalves[face] * size);
  }

  /** A text that is cached afterward. */
  #writeOnce(target: SKRSContext2D, shape: TextShape): void {
    if (this.#cache && shape.face === 'display') this.#writeFinely(target, shape);
    else this.#write(target, shape);
  }

  /**
   * Our display face is built of overlapping strokes, whose edges show inside the letters when they are
   * drawn small. Drawn large and scaled down they vanish; a cached drawing can afford that.
   */
  #writeFinely(target: SKRSContext2D, shape: TextShape): void {
    const { text, x, y, size, face, align } = shape;
    const width = Math.ceil(this.measure(text, face, size)) + 1;
    const pad = Math.ceil(size / 3);
    const half = Math.ceil(size * 0.8);
    const large = this.#large;
    large.width = (width + 2 * pad) * FINE;
    large.height = 2 * half * FINE;
    this.#write(large.getContext('2d'), { ...shape, x: pad * FINE, y: half * FINE, size: size * FINE, align: 'left' });
    const left = { left: 0, center: (width - 1) / 2, right: width - 1 }[align] + pad;
    target.imageSmoothingEnabled = true;
    target.imageSmoothingQuality = 'high';
    target.drawImage(large, x - left, y - half, width + 2 * pad, 2 * half);
    this.#lettered.add(target.canvas);
  }

  #textStamp(shape: TextShape): Stamp {
    const { text, face, size, color, align } = shape;
    return this.#stamps.take(`${text}|${face}|${size}|${color}|${align}`, () => {
      const width = Math.ceil(this.measure(text, face, size));
      const pad = Math.ceil(size / 3);
      const half = Math.ceil(size * 0.8);
      const placed: TextShape = { ...shape, x: pad, y: half, align: 'left' };
      const canvas = this.#keep(width + 2 * pad, 2 * half, (target) => this.#writeOnce(target, placed));
      const left = { left: 0, center: Math.round(width / 2), right: width }[align] + pad;
      return { canvas, left: -left, top: -half };
    });
  }

  #frameStamp({ w, h, r, ink }: RectShape): Stamp {
    const pad = Math.ceil((ink.width ?? 1) / 2);
    return this.#stamps.take(`${w}|${h}|${r}|${JSON.stringify(ink)}`, () => {
      const frame = { kind: 'rect', x: pad, y: pad, w, h, r, ink } as const;
      return {
        canvas: this.#keep(w + 2 * pad, h + 2 * pad, (target) => outline(target, frame)),
        left: -pad,
        top: -pad,
      };
    });
  }

  #spriteStamp(sprite: Sprite): Stamp {
    const canvas = this.#keep(Math.max(1, sprite.width), Math.max(1, sprite.height), (target) => {
      target.translate(-sprite.left, -sprite.top);
      for (const shape of sprite.shapes()) this.#draw(target, shape, this.#cache);
    });
    return { canvas, left: sprite.left, top: sprite.top };
  }

  #keep(width: number, height: number, draw: (target: SKRSContext2D) => void): Canvas {
    const canvas = createCanvas(width, height);
    draw(canvas.getContext('2d'));
    if (this.#lettered.has(canvas)) flatten(canvas);
    return canvas;
  }
}

/**
 * A canvas records every drawing step with all its source pixels, and large letters have nine times as many as the
 * result. Setting the width clears the record; then only the result is put back.
 */
function flatten(canvas: Canvas): void {
  const context = canvas.getContext('2d');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  canvas.width = pixels.width;
  context.putImageData(pixels, 0, 0);
}

function lay(
  target: SKRSContext2D,
  { canvas, left, top }: Stamp,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  target.drawImage(canvas, x + left, y + top);
}

/** Dashes take ten times as long to draw as a plain frame, and five times as long as copying cached ones. */
const isSlow = ({ x, y, ink }: RectShape): boolean =>
  ink.dash !== undefined && Number.isInteger(x) && Number.isInteger(y);

function outline(target: SKRSContext2D, shape: RectShape): void {
  target.beginPath();
  target.roundRect(shape.x, shape.y, shape.w, shape.h, shape.r);
  ink(target, shape.ink, null);
}

function ink(target: SKRSContext2D, { fill, stroke, width, dash, cap }: Ink, path: Path2D | null): void {
  if (fill) {
    target.fillStyle = fill;
    if (path) target.fill(path);
    else target.fill();
  }
  if (!stroke) return;
  target.strokeStyle = stroke;
  target.lineWidth = width ?? 1;
  target.lineJoin = 'round';
  target.lineCap = cap ?? 'round';
  target.setLineDash(dash ? [...dash] : []);
  if (path) target.stroke(path);
  else target.stroke();
}

/** A region of pixels in a picture. */
export type Patch = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** How carefully the colors of a frame are chosen: 1 takes longest, 30 is quick. A small frame has few pixels. */
const care = ({ width, height }: Patch): number => Math.min(20, Math.ceil((width * height) / 20_000));

/** Encodes one frame that covers part of the picture. The library's own encoder would keep all frames in memory. */
export function encodeFrame(
  pixels: Uint8Array,
  size: Pick<Patch, 'width' | 'height'>,
  patch: Patch,
  delay: number,
): Buffer {
  const encoder = new GifEncoder(size.width, size.height, { repeat: 0, quality: care(patch) });
  try {
    const { left, top, width, height } = patch;
    encoder.addFrame(pixels, width, height, { delay, left, top });
    return encoder.finish();
  } finally {
    encoder.dispose();
  }
}
