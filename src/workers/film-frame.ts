import type { Sheet } from '#draw';
import { encodeFrame, type Painter, type Patch } from '#draw/canvas';
import type { DrawRequest } from './draw-client.ts';

/** How wide an animated picture is: it is shown small, and each pixel comes again and again. */
const FRAME_WIDTH = 800;

/** The smallest part outside of which both are the same; one dot where nothing has changed. */
function changed(before: Uint32Array, after: Uint32Array, width: number): Patch {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    if (top < 0) top = y;
    bottom = y;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  return right < 0
    ? { left: 0, top: 0, width: 1, height: 1 }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

const asDots = (data: Uint8ClampedArray): Uint32Array => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** What has changed in the patch; the rest of it is clear, so that what was there before shows. */
function cutOut(
  before: Uint32Array | null,
  after: Uint32Array,
  all: number,
  { left, top, width, height }: Patch,
): Uint8Array {
  const out = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * all + left;
    for (let x = 0; x < width; x++) {
      const dot = after[from + x] ?? 0;
      if (dot !== before?.[from + x]) out[y * width + x] = dot;
    }
  }
  return new Uint8Array(out.buffer);
}

/** Draws a frame and the one before it, and makes a file of what has changed. Nothing is kept from frame to frame. */
export function drawFilmFrame(
  painter: Painter,
  layout: (request: DrawRequest) => Sheet,
  request: DrawRequest,
): { readonly png: Buffer; readonly width: number; readonly height: number } {
  const { film } = request;
  if (!film) throw new Error('no frame of an animated picture');
  const take = (each: DrawRequest) => {
    painter.paint(layout(each));
    return painter.reduced(FRAME_WIDTH);
  };
  const before = film.before && take(film.before);
  const { data, height } = take(request);
  const size = { width: FRAME_WIDTH, height };
  const [old, now] = [before && asDots(before.data), asDots(data)];
  const patch = old ? changed(old, now, FRAME_WIDTH) : { left: 0, top: 0, ...size };
  return { png: encodeFrame(cutOut(old, now, FRAME_WIDTH, patch), size, patch, film.delay), ...size };
}
