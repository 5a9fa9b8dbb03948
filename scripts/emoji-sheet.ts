import { mkdirSync, writeFileSync } from 'node:fs';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { layoutEmoji } from '#draw';
import { Painter } from '#draw/canvas';
import { EMOJIS } from '#games/pictures';

/** Writes all emojis into out/emojis, on Discord's grounds and on a blue button, as large as they are and as small as they are seen. */
const folder = new URL('../out/emojis/', import.meta.url);
mkdirSync(folder, { recursive: true });

const GROUNDS = { dark: '#313338', light: '#FFFFFF', blue: '#5865F2' } as const;
const COLUMNS = { large: 12, small: 24 } as const;
const SIZES = { large: 128, small: 22 } as const;
const LABEL = { large: 14, small: 0 } as const;
const GAP = 8;

const painter = new Painter();
const drawn: { readonly name: string; readonly image: Image }[] = [];
for (const [name, draw] of EMOJIS) {
  painter.paint(layoutEmoji(draw()));
  drawn.push({ name, image: await loadImage(painter.exactPng()) });
}

for (const [ground, color] of Object.entries(GROUNDS)) {
  for (const size of ['large', 'small'] as const) {
    const side = SIZES[size];
    const pitch = { x: side + GAP, y: side + GAP + LABEL[size] };
    const rows = Math.ceil(drawn.length / COLUMNS[size]);
    const canvas = createCanvas(COLUMNS[size] * pitch.x + GAP, rows * pitch.y + GAP);
    const context = canvas.getContext('2d');
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    context.fillStyle = color;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.font = '11px sans-serif';
    context.fillStyle = ground === 'light' ? '#333' : '#ddd';
    for (const [i, { name, image }] of drawn.entries()) {
      const [x, y] = [GAP + (i % COLUMNS[size]) * pitch.x, GAP + Math.floor(i / COLUMNS[size]) * pitch.y];
      context.drawImage(image, x, y, side, side);
      if (LABEL[size]) context.fillText(name, x, y + side + 11, side);
    }
    writeFileSync(new URL(`${ground}-${size}.png`, folder), canvas.encodeSync('png'));
  }
}
console.log(`${drawn.length} emojis in out/emojis`);
