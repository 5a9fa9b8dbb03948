/**
 * A name may be anything: `[free](https://…)`, `**`, `@everyone`. In Discord's Markdown it must be escaped; in pictures,
 * labels and descriptions it must not. Code that builds a sentence can't know which it is for, so names are marked there
 * and escaped, or not, when the text is sent. The marks are Unicode noncharacters, which no name contains.
 */
const [BEGIN, END] = ['\ufdd0', '\ufdd1'];
const MARKS = new RegExp(`[${BEGIN}${END}]`, 'g');
/** The end mark may be missing if the text was cut within a name; names never contain a line break. */
const MARKED = new RegExp(`${BEGIN}([^${BEGIN}${END}\\n]*)(?:${END}|(?=\\n)|$)`, 'g');

/** Characters that Markdown lets a backslash escape. */
const SIGNS = /[\\*_~|`>#[\]():<@+-]/g;
/** A number with a dot would begin a list. */
const NUMBERED = /^(\d+)\./;

export const plainText = (text: string): string => text.replace(MARKS, '');

export const markName = (name: string): string => `${BEGIN}${plainText(name).replace(/\s+/g, ' ')}${END}`;

const escapeMarkdown = (name: string): string => name.replace(SIGNS, '\\$&').replace(NUMBERED, '$1\\.');

/** Escapes Markdown in marked names and removes the marks. */
export const escapeNames = (text: string): string =>
  text.replace(MARKED, (_, name: string) => escapeMarkdown(name)).replace(MARKS, '');

/** Replaces special characters in marked names instead of escaping them, so that the text doesn't get longer. */
export const simplifyNames = (text: string): string =>
  text.replace(MARKED, (_, name: string) => name.replace(SIGNS, '·').replace(NUMBERED, '$1·')).replace(MARKS, '');
