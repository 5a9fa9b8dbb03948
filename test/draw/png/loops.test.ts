import { expect, test } from 'vitest';
import { CLANG, compileLoops, hasClang, sourceHash } from '../../../scripts/compile-loops.ts';
import { COMPILED_FROM, COMPILED_LOOPS } from '../../../src/draw/png/compiled-loops.ts';

test('the WebAssembly was compiled from loops.c as it is now', () => expect(COMPILED_FROM).toBe(sourceHash()));

const clang = hasClang();
test('compiling loops.c gives the WebAssembly that is checked in', { skip: !clang, meta: { lacks: CLANG } }, () =>
  expect(compileLoops()).toBe(COMPILED_LOOPS),
);
