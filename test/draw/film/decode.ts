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

function unpack(bytes: Uint8Array, least: number, count: number): Uint8Array {
  const clear = 1 << least;
  const fresh = () => Array.from({ length: clear + 2 }, (_, i) => Uint8Array.of(i));
  const out = new Uint8Array(count);
  let [table, filled] = [fresh(), 0];
  let last: Uint8Array | null = null;
  const width = () => Math.min(12, Math.max(least + 1, Math.floor(Math.log2(table.length)) + 1));
  for (const code of codesIn(bytes, width)) {
    if (code === clear + 1 || filled >= count) break;
    if (code === clear) {
      [table, last] = [fresh(), null];
      continue;
    }
    const before: Uint8Array | null = last;
    const known: Uint8Array = table[code] ?? Uint8Array.of(...(before ?? []), before?.[0] ?? 0);
    out.set(known, filled);
    filled += known.length;
    if (before && table.length < 4096) table.push(Uint8Array.of(...before, known[0] ?? 0));
    last = known;
  }
  return out;
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
  for (const [i, index] of unpack(bytes, patch.at(-1) ?? 0, w * h).entries()) {
    if (index === clear) continue;
    const to = ((top + Math.floor(i / w)) * width + left + (i % w)) * 4;
    canvas.set([...table.subarray(3 * index, 3 * index + 3), 255], to);
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
