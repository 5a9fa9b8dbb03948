import { cardsIcon, image, type Rect, rect, type Scene, type Shape, sheetCard, wrap, write } from '#draw';
import { workersPerRow } from '../rules/round.ts';
import { ROWS, type Row } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { ROW_TINTS } from './board.ts';
import { cube } from './color-cube.ts';
import { tile } from './tile.ts';
import { token } from './token.ts';

const SHEET = { x: 16, y: 28, w: 230, h: 282, pitch: 246 } as const;
const SIGN = { inset: 10, h: 118 } as const;
const LINE = 31;

/** From the middle of the heading to the lower end of the picture. */
export const PRIMER_HEIGHT = SHEET.y + SHEET.h + 18;

/** What lies in a row, around the middle of its sign. */
function things(row: Row, x: number, y: number): Shape[] {
  switch (row) {
    case 'cards':
      return [image(cardsIcon(80), x, y)];
    case 'tiles':
      return [image(tile(['water', 'park', 'red', 'yellow'], 45), x - 45, y - 43)];
    case 'features':
      return [image(token('sailboat', 70, 1), x - 40, y), image(token('dolphin', 70, 1), x + 38, y)];
    case 'pieces':
      return [
        image(cube('blue', 42), x - 60, y + 2),
        image(cube('blue', 42), x - 60, y - 40),
        image(cube('red', 42), x + 8, y + 2),
      ];
  }
}

function sheet(row: Row, at: Rect, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const { title, text } = { title: say(`pictures.primer.${row}.title`), text: say(`pictures.primer.${row}.text`) };
  const x = at.x + 18;
  return [
    ...sheetCard(at, 20),
    rect(at.x + SIGN.inset, at.y + SIGN.inset, at.w - 2 * SIGN.inset, SIGN.h, { fill: ROW_TINTS[row] }, 14),
    ...things(row, at.x + at.w / 2, at.y + SIGN.inset + SIGN.h / 2),
    write(scene, title, { x, y: at.y + 156, max: at.w - 30 }, 'name', { size: 34 }),
    ...wrap(scene, text, 'caption', at.w - 28, 3).map((line, i) =>
      write(scene, line, { x, y: at.y + 193 + i * LINE, max: at.w - 28 }, 'caption'),
    ),
  ];
}

/** For a first game: what the four rows hold, and how many workers go there. */
export function primer(view: View, y: number, scene: Scene): Shape[] {
  const text = speech(scene.language)('pictures.primer.round', { count: workersPerRow(view.towns.length) });
  return [
    write(scene, text, { x: 30, y, max: 940 }, 'name', 'paper on felt'),
    ...ROWS.flatMap((row, i) =>
      sheet(row, { x: SHEET.x + i * SHEET.pitch, y: y + SHEET.y, w: SHEET.w, h: SHEET.h }, scene),
    ),
  ];
}
