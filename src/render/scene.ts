import type { Language } from '../i18n/index.ts';
import type { Measure } from './canvas.ts';
import { type Label, label } from './label.ts';
import type { TextShape } from './shape.ts';

/** What every layout needs besides the view: who sits where, in which language, and how wide letters are. */
export type Scene = {
  readonly language: Language;
  readonly names: readonly string[];
  readonly measure: Measure;
};

export const write = ({ measure }: Scene, text: string, spec: Label): TextShape => label(measure, text, spec);
