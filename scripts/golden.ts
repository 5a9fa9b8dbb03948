import { mkdirSync, writeFileSync } from 'node:fs';
import { draw } from '../test/support/drawing.ts';
import { GOLDEN } from '../test/support/golden-samples.ts';

/** Draws the golden pictures anew; look at each before committing it. */
const folder = new URL('../test/golden/cities/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const { name, request, language, names } of GOLDEN) {
  writeFileSync(new URL(`${name}.png`, folder), draw(request, language, names));
  console.log(name);
}
