import { mkdirSync, writeFileSync } from 'node:fs';
import { draw } from '../test/draw/drawing.ts';
import { goldenPath } from '../test/draw/golden.ts';
import { GOLDEN } from '../test/draw/golden-samples.ts';

/** Redraws the golden pictures; look at each before committing it. */
const folder = new URL('../test/golden/', import.meta.url);
for (const sample of GOLDEN) {
  const file = new URL(goldenPath(sample), folder);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, draw(sample.request, sample.language, sample.names));
  console.log(goldenPath(sample));
}
