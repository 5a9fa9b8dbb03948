import { middleOf, type Rect } from './paper-sheet.ts';
import { type Ink, rect, type Shape } from './shape.ts';
import { type Scene, textWidth, write } from './text.ts';
import { lookOf, type TextLook, type TextStyle, type Tone } from './text-style.ts';

export type PillSettings = {
  readonly border?: Required<Pick<Ink, 'stroke' | 'width'>> | undefined;
  /** Its ends are round unless a radius is given. */
  readonly radius?: number;
  /** How much narrower its text must be. */
  readonly inset?: number;
  /** How far below the middle its text stands. */
  readonly down?: number;
  /** The middle of its text, if it isn't its own. */
  readonly center?: number;
};

/** A text on a plate that has the ground of the text's colors: pills, badges and chips. */
export function drawPill(
  scene: Scene,
  text: string,
  at: Rect,
  style: TextStyle,
  own: Tone | Partial<TextLook>,
  settings: PillSettings = {},
): Shape[] {
  const { border, radius = Math.round(at.h / 2), inset = 0, down = 1 } = settings;
  const { center, y } = middleOf(at, down);
  return [
    rect(at.x, at.y, at.w, at.h, { fill: lookOf(style, own).on, ...border }, radius),
    write(scene, text, { center: settings.center ?? center, y, max: at.w - inset }, style, own),
  ];
}

/** As wide as its text and `more`, placed by its right end. */
export function drawPillEnding(
  scene: Scene,
  text: string,
  { right, y, h }: { readonly right: number; readonly y: number; readonly h: number },
  more: number,
  style: TextStyle,
  own: Tone,
  settings: PillSettings = {},
): Shape[] {
  const w = pillWidth(scene, text, style, more);
  const center = right - Math.round(w / 2);
  return drawPill(scene, text, { x: right - w, y, w, h }, style, own, { center, ...settings });
}

export const pillWidth = (scene: Scene, text: string, style: TextStyle, more: number): number =>
  Math.ceil(textWidth(scene, text, style)) + more;
