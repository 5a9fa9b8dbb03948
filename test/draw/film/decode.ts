/** An animated picture taken apart: what it shows after each frame, in RGBA order, and for how long. */
export type Decoded = {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly { readonly delay: number; readonly pixels: Uint8Array }[];
};

/** Codes of growing width, least bits first. */
function* codesIn(bytes: Uint8Array, widthNow: () => number): Generator<number> {
  let [bits, held, at] = [0, 0, 0];
  while (at < bytes.length || bits > 0) {
    const width = widthNow();
    for (; bits < width; bits += 8) held |= (bytes[at++] ?? 0) << bits;
    yield held & ((1 << width) - 1);
    held >>= width;
    bits -= width;
  }
}

/** What codes stand for while a frame is written: a color, or a run that was written before. */
class Runs {
  readonly clear: number;
  readonly out: Uint8Array;
  known = 0;
  /** How long the run before was; 0 after a new beginning. */
  #last = 0;
  readonly #begins = new Int32Array(4096);
  readonly #lengths = new Int32Array(4096);

  constructor(clear: number, out: Uint8Array) {
    this.clear = clear;
    this.out = out;
    this.restart();
  }

  restart(): void {
    this.known = this.clear + 2;
    this.#last = 0;
  }

  /** Writes what a code stands for and returns where it ends. */
  write(code: number, at: number): number {
    // One that is not known yet is the run before with its own first color behind it.
    const isNew = code >= this.known;
    const length = code < this.clear ? 1 : isNew ? this.#last + 1 : this.#lengths[code]!;
    if (at + length > this.out.length) throw new Error('a frame has more pixels than it is large');
    const begin = isNew ? at - this.#last : this.#begins[code]!;
    if (code < this.clear) this.out[at] = code;
    else for (let i = 0; i < length; i++) this.out[at + i] = this.out[begin + i]!;
    this.#remember(at);
    this.#last = length;
    return at + length;
  }

  /** The run before and the first color behind it have a code from now on. */
  #remember(at: number): void {
    if (this.#last === 0 || this.known === 4096) return;
    this.#begins[this.known] = at - this.#last;
    this.#lengths[this.known] = this.#last + 1;
    this.known += 1;
  }
}

function unpack(bytes: Uint8Array, least: number, count: number): Uint8Array {
  const clear = 1 << least;
  const runs = new Runs(clear, new Uint8Array(count));
  const width = () => Math.min(12, Math.max(least + 1, 32 - Math.clz32(runs.known)));
  let filled = 0;
  for (const code of codesIn(bytes, width)) {
    if (code === clear + 1 || filled >= count) break;
    if (code === clear) runs.restart();
    else filled = runs.write(code, filled);
  }
  return runs.out;
}

/** Runs of bytes, each after its length, up to an empty one; and where the next thing begins. */
function blocksAt(file: Buffer, from: number): { readonly bytes: Buffer; readonly next: number } {
  const parts: Buffer[] = [];
  let at = from;
  for (let size = file[at] ?? 0; size > 0; size = file[at] ?? 0) {
    parts.push(file.subarray(at + 1, at + 1 + size));
    at += size + 1;
  }
  return { bytes: Buffer.concat(parts), next: at + 1 };
}

type Laid = { readonly patch: Buffer; readonly clear: number; readonly bytes: Buffer };

/** Lays a frame over what was there before. */
function lay(canvas: Uint8Array, width: number, { patch, clear, bytes }: Laid): void {
  const [left = 0, top = 0, w = 0, h = 0] = [1, 3, 5, 7].map((offset) => patch.readUInt16LE(offset));
  const table = patch.subarray(10, -1);
  const indexes = unpack(bytes, patch.at(-1) ?? 0, w * h);
  for (let i = 0; i < indexes.length; i++) {
    const index = indexes[i]!;
    if (index === clear) continue;
    const to = ((top + Math.floor(i / w)) * width + left + (i % w)) * 4;
    for (let channel = 0; channel < 3; channel++) canvas[to + channel] = table[3 * index + channel]!;
    canvas[to + 3] = 255;
  }
}

/** Only what this program writes: whole frames with colors of their own. */
export function decodeGif(file: Buffer): Decoded {
  const width = file.readUInt16LE(6);
  const height = file.readUInt16LE(8);
  const colors = (at: number, flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0) + at;
  let at = colors(13, file[10]!);
  let canvas = new Uint8Array(width * height * 4);
  const frames: Decoded['frames'][number][] = [];
  let [delay, clear] = [0, -1];
  while (file[at] !== 0x3b) {
    const kind = file[at];
    if (kind === 0x21) {
      const { bytes: said, next } = blocksAt(file, at + 2);
      if (file[at + 1] === 0xf9) [delay, clear] = [said.readUInt16LE(1) * 10, said[0]! & 1 ? said[3]! : -1];
      at = next;
      continue;
    }
    if (kind !== 0x2c) throw new Error(`no block begins with ${kind} at ${at}`);
    const flags = file[at + 9]!;
    const after = colors(at + 10, flags);
    const { bytes, next } = blocksAt(file, after + 1);
    canvas = canvas.slice();
    const patch = file.subarray(at, after + 1);
    lay(canvas, width, { patch, clear, bytes });
    at = next;
    frames.push({ delay, pixels: canvas });
  }
  return { width, height, frames };
}
