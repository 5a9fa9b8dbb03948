import { Painter } from '../../src/draw/canvas.ts';
import { encodePng } from '../../src/draw/png/png.ts';
import type { Scene } from '../../src/draw/scene.ts';
import type { Sheet } from '../../src/draw/shape.ts';
import type { Request } from '../../src/games/contract.ts';
import { layout } from '../../src/games/pictures.ts';

export const painter = new Painter();

export const sceneFor = (language: Scene['language'], names: readonly string[]): Scene => ({
  language,
  names,
  measure: painter.measure,
});

export function paint(sheet: Sheet): Buffer {
  painter.paint(sheet);
  return encodePng(painter.scanlines, sheet);
}

export const draw = (request: Request, language: Scene['language'], names: readonly string[]): Buffer =>
  paint(layout(request, sceneFor(language, names)));
