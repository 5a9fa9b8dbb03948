import { Painter } from '../../src/render/canvas.ts';
import { encodePng } from '../../src/render/png.ts';
import { layout, type Request } from '../../src/render/request.ts';
import type { Scene } from '../../src/render/scene.ts';
import type { Sheet } from '../../src/render/shape.ts';

export const painter = new Painter();

export const sceneFor = (language: Scene['language'], names: readonly string[]): Scene => ({
  language,
  names,
  measure: painter.measure,
});

export function paint(sheet: Sheet): Buffer {
  painter.paint(sheet);
  return encodePng(painter.rows, sheet);
}

export const draw = (request: Request, language: Scene['language'], names: readonly string[]): Buffer =>
  paint(layout(request, sceneFor(language, names)));
