import { drawPill, PAPER, type Rect, type Scene, type Shape, type TextStyle } from '#draw';

/** Gain is gold on ink, loss ink on white with an ink line, nothing is pale. */
export function chip(
  text: string,
  worth: number,
  at: Rect,
  scene: Scene,
  style: TextStyle = 'sum',
  radius = 14,
): Shape[] {
  const tone = worth > 0 ? 'gold on ink' : worth < 0 ? 'ink on white' : 'mute on second';
  const border = worth < 0 ? { stroke: PAPER.ink, width: 3 } : undefined;
  return drawPill(scene, text, at, style, tone, { border, radius, inset: 8 });
}
