import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from '#platform';
import type { Typeface } from './shape.ts';

const FOLDER = new URL('assets/fonts/', ROOT);

/** Font files by the name they are registered under; the files' own family names are not to be trusted. */
const FILES = {
  'Cities Display': 'baloo-2-latin-800',
  'Cities Display Ext': 'baloo-2-latin-ext-800',
  'Cities Display Vi': 'baloo-2-vietnamese-800',
  'Cities Display Hi': 'baloo-2-devanagari-800',
  'Cities Text': 'nunito-latin-800',
  'Cities Text Ext': 'nunito-latin-ext-800',
  'Cities Text Vi': 'nunito-vietnamese-800',
  'Cities Cyrillic': 'nunito-cyrillic-800',
  'Cities Cyrillic Ext': 'nunito-cyrillic-ext-800',
  'Cities Greek': 'noto-sans-greek-800',
  'Cities Greek Ext': 'noto-sans-greek-ext-800',
  'Cities Arabic': 'noto-sans-arabic-arabic-800',
  'Cities Hebrew': 'noto-sans-hebrew-hebrew-800',
  'Cities Thai': 'noto-sans-thai-thai-800',
  'Cities Armenian': 'noto-sans-armenian-armenian-800',
  'Cities Georgian': 'noto-sans-georgian-georgian-800',
  'Cities Chinese': 'noto-sans-sc-chinese-simplified-700',
  'Cities Japanese': 'noto-sans-jp-japanese-700',
  'Cities Korean': 'noto-sans-kr-korean-700',
  'Cities Emoji': 'twemoji-colr',
} as const;

type Family = keyof typeof FILES;
export type FontFile = { readonly family: string; readonly file: string };

export const FONT_FILES: readonly FontFile[] = Object.entries(FILES).map(([family, file]) => ({
  family,
  file: fileURLToPath(new URL(`${file}.woff2`, FOLDER)),
}));

/** A missing font would only show as missing letters in the middle of a game: say so at once. */
export function checkFonts(files: readonly FontFile[] = FONT_FILES): void {
  for (const { file } of files) if (!existsSync(file)) throw new Error(`missing font file ${file}`);
}

const families = Object.keys(FILES) as Family[];
const isText = (family: Family) => family.startsWith('Cities Text');
const isDisplay = (family: Family) => family.startsWith('Cities Display');
const quote = (names: readonly Family[]) => names.map((name) => `"${name}"`).join(', ');
const wide = families.filter((family) => !isText(family) && !isDisplay(family));

/** Every letter must be found in a font of ours: what the stack lacks is silently taken from the system. */
export const STACKS: { readonly [face in Typeface]: string } = {
  display: quote([...families.filter(isDisplay), ...families.filter(isText), ...wide]),
  text: quote([...families.filter(isText), ...families.filter(isDisplay), ...wide]),
};
