import { middleOf, PAPER, type Rect, rect, type Scene, type Shape, type TextStyle, write } from '#draw';

/** Gain is gold on ink, loss ink on white with an ink line, nothing is pale. */
const chipTones = (worth: number) => {
  if (worth > 0) return { on: PAPER.ink, color: PAPER.gold, edge: null };
  if (worth < 0) return { on: PAPER.white, color: PAPER.ink, edge: PAPER.ink };
  return { on: PAPER.second, color: PAPER.mute, edge: null };
};

export function chip(text: string, worth: number, at: Rect, scene: Scene, style: TextStyle = 'sum', r = 14): Shape[] {
  const { on, color, edge } = chipTones(worth);
  const line = edge ? { stroke: edge, width: 3 } : {};
  return [
    rect(at.x, at.y, at.w, at.h, { fill: on, ...line }, r),
    write(scene, text, { ...middleOf(at, 1), max: at.w - 8 }, style, { color, on }),
  ];
}
