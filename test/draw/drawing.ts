import { encodePng, type Scene, type Sheet } from '#draw';
import { Painter } from '#draw/canvas';
import type { PictureRequest } from '#games/contract';
import { layout } from '#games/pictures';

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

export const draw = (request: PictureRequest, language: Scene['language'], names: readonly string[]): Buffer =>
  paint(layout(request, sceneFor(language, names)));
