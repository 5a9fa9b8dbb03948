/** What the painter knows. Coordinates are pixels, whole numbers wherever a layout sets them. */
export type Ink = {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  /** Lines end in a half circle unless they are cut. */
  readonly cap?: 'butt';
};

export type RectShape = {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
  readonly ink: Ink;
};
/** `d` is a path in SVG notation. */
export type PathShape = { readonly kind: 'path'; readonly d: string; readonly ink: Ink };

export type Typeface = 'display' | 'text';
export type Align = 'left' | 'center' | 'right';
export type TextShape = {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** The middle of the capitals, not the font's line box: Baloo 2 has tall ascenders. */
  readonly y: number;
  readonly size: number;
  readonly face: Typeface;
  readonly align: Align;
  readonly color: string;
  /** The ground it stands on, for the contrast it must have. */
  readonly on: string;
};

/** A drawing made once and used often; the key names everything its looks depend on. */
export type Sprite = {
  readonly key: string;
  /** Where its top left corner lies from the point at which it is placed. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: () => readonly Shape[];
};
export type ImageShape = { readonly kind: 'image'; readonly sprite: Sprite; readonly x: number; readonly y: number };

export type GroupShape = {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees clockwise. */
  readonly rotate: number;
  readonly clip: string | null;
  readonly shapes: readonly Shape[];
};

export type Shape = RectShape | PathShape | TextShape | ImageShape | GroupShape;

/** A whole picture before it is painted. */
export type Sheet = Drawing & {
  /** The colors its file is made of, six digits each: those its game has learned, or the common ones. */
  readonly palette: string;
  /** Whether its pixels are kept as they are, with all their colors and what shines through. */
  readonly exact?: true;
};
/** What a layout makes: it need not know about files. */
export type Drawing = { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] };

export const rect = (x: number, y: number, w: number, h: number, ink: Ink, r = 0): RectShape => ({
  kind: 'rect',
  x,
  y,
  w,
  h,
  r,
  ink,
});
export const path = (d: string, ink: Ink): PathShape => ({ kind: 'path', d, ink });
export const fill = (d: string, color: string): PathShape => path(d, { fill: color });
export const line = (d: string, color: string, width: number): PathShape => path(d, { stroke: color, width });
/** A numeral or letter that belongs to a drawing, around its middle. */
export const numeral = (text: string, x: number, y: number, size: number, color: string, on: string): TextShape => ({
  kind: 'text',
  text,
  x,
  y,
  size,
  face: 'display',
  align: 'center',
  color,
  on,
});
export const image = (sprite: Sprite, x: number, y: number): ImageShape => ({ kind: 'image', sprite, x, y });

export type GroupOptions = Partial<Pick<GroupShape, 'x' | 'y' | 'scale' | 'rotate' | 'clip'>>;
export const group = (shapes: readonly Shape[], options: GroupOptions = {}): GroupShape => ({
  kind: 'group',
  x: 0,
  y: 0,
  scale: 1,
  rotate: 0,
  clip: null,
  shapes,
  ...options,
});
