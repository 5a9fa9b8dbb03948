import type { Typeface } from './shape.ts';
import { FELT, MAT, PAPER } from './theme.ts';

const { felt, low, taken } = FELT;
const { mat } = MAT;
const GROUNDS = { ...PAPER, felt, low, taken, mat } as const;

/** Letters of one color of the theme on a ground of another. */
export type Tone = `${keyof typeof PAPER} on ${keyof typeof GROUNDS}`;

/** How a text looks; `on` is the ground it stands on. Sizes are pixels on a picture 1000 wide. */
export type TextLook = {
  readonly size: number;
  readonly face: Typeface;
  readonly color: string;
  readonly on: string;
};

const inColors = (ink: keyof typeof PAPER, ground: keyof typeof GROUNDS) => ({
  color: PAPER[ink],
  on: GROUNDS[ground],
});

const INK_ON_PAPER = inColors('ink', 'paper');

/** The kinds of text in pictures, each in the colors it has most often. */
export const TEXT_STYLES = {
  /** The one number a picture is about. */
  figure: { size: 92, face: 'display', ...INK_ON_PAPER },
  total: { size: 60, face: 'display', ...INK_ON_PAPER },
  title: { size: 50, face: 'display', ...INK_ON_PAPER },
  value: { size: 42, face: 'display', ...INK_ON_PAPER },
  sum: { size: 38, face: 'display', ...INK_ON_PAPER },
  /** Of a player or card, and headings. */
  name: { size: 36, face: 'display', ...INK_ON_PAPER },
  label: { size: 32, face: 'display', ...INK_ON_PAPER },
  points: { size: 30, face: 'display', ...INK_ON_PAPER },
  /** The smallest there is, in pills and badges. */
  tag: { size: 28, face: 'display', ...INK_ON_PAPER },
  /** What a header says beside its title. */
  subtitle: { size: 32, face: 'text', ...inColors('soft', 'low') },
  body: { size: 30, face: 'text', ...INK_ON_PAPER },
  caption: { size: 28, face: 'text', ...inColors('mute', 'paper') },
} as const satisfies { readonly [style: string]: TextLook };

export type TextStyle = keyof typeof TEXT_STYLES;

/** No text may be smaller. */
export const LEAST_SIZE = TEXT_STYLES.tag.size;

const isKey = <T extends object>(of: T, key: string): key is string & keyof T => key in of;

function colorsOf(tone: Tone): Pick<TextLook, 'color' | 'on'> {
  const [ink = '', ground = ''] = tone.split(' on ');
  if (!isKey(PAPER, ink) || !isKey(GROUNDS, ground)) throw new Error(`no such tone: ${tone}`);
  return inColors(ink, ground);
}

/** A style, in other colors or with a rare setting of its own. */
export const lookOf = (style: TextStyle, own: Tone | Partial<TextLook> = {}): TextLook => ({
  ...TEXT_STYLES[style],
  ...(typeof own === 'string' ? colorsOf(own) : own),
});
