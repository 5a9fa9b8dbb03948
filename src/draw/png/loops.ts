import { COMPILED_LOOPS } from './compiled-loops.ts';

/** The part of WebAssembly used here; the language's own library leaves it to browsers to declare. */
type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };
type Assembly = {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, imports: { env: { memory: Memory } }) => { readonly exports: Loops };
};

/** The functions of loops.c. Pointers are addresses in the memory. */
type Loops = {
  readonly index_first: (table: number, pixels: number, indexes: number, width: number) => void;
  readonly index_next: (table: number, pixels: number, indexes: number, width: number) => void;
  readonly subtract_above: (bytes: number, differences: number, stride: number, size: number) => void;
};

const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: Assembly }).WebAssembly;

/** Memory grows by whole pages. */
const PAGE = 65536;

const memory = new Memory({ initial: 1 });
let bytes = new Uint8Array(memory.buffer);

export const loops: Loops = new Instance(new Module(Buffer.from(COMPILED_LOOPS, 'base64')), { env: { memory } })
  .exports;

/** The memory of the loops, with room for at least `size` bytes; valid until the next call that needs more. */
export function memoryOf(size: number): Uint8Array {
  if (size > bytes.length) {
    memory.grow(Math.ceil((size - bytes.length) / PAGE));
    bytes = new Uint8Array(memory.buffer);
  }
  return bytes;
}
