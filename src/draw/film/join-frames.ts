const EXTENSION = 0x21;
const GRAPHIC_CONTROL = 0xf9;
const TRAILER = 0x3b;
/** Signature, version, width, height, flags, background, aspect. */
const SCREEN = 13;

const isGif = (file: Buffer): boolean => file.subarray(0, 3).toString('latin1') === 'GIF' && file.at(-1) === TRAILER;

/** Where the first frame begins: after the screen, its colors if it has any, and what is said about the whole. */
function frameStart(file: Buffer): number {
  const flags = file[10] ?? 0;
  let at = SCREEN + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (file[at] === EXTENSION && file[at + 1] !== GRAPHIC_CONTROL) {
    at += 2;
    while (file[at]) at += (file[at] ?? 0) + 1;
    at += 1;
  }
  return at;
}

/** One animated file of files of one frame each, which bring their own colors. */
export function joinFrames(files: readonly Buffer[]): Buffer {
  const [first] = files;
  if (!first || !files.every(isGif)) throw new Error('not frames of an animated picture');
  const frames = files.map((file) => file.subarray(frameStart(file), -1));
  return Buffer.concat([first.subarray(0, frameStart(first)), ...frames, Buffer.of(TRAILER)]);
}
