import type { Reader } from '#i18n';
import type { Measure } from './canvas.ts';
import { squeeze } from './label.ts';
import type { Align, TextShape, Typeface } from './shape.ts';

/** What every layout needs besides the view: who sits where, in which language, and how wide letters are. */
export type Scene = Reader & { readonly measure: Measure };

export type Label = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  /** The ground it stands on. */
  readonly on: string;
  readonly face?: Typeface;
  readonly align?: Align;
  /** How wide it may be; a longer text becomes smaller, then it is cut. */
  readonly max?: number;
};

export function write({ measure }: Scene, text: string, label: Label): TextShape {
  const { x, y, size, color, on, face = 'display', align = 'left', max } = label;
  const fitted = max === undefined ? { text, size } : squeeze(measure, text, face, size, max);
  return { kind: 'text', ...fitted, x, y, face, align, color, on };
}

/** Lines below each other: `label` says where the first one lies, `pitch` how far down the next. */
export const writeLines = (scene: Scene, lines: readonly string[], pitch: number, label: Label): TextShape[] =>
  lines.map((text, i) => write(scene, text, { ...label, y: label.y + i * pitch }));
