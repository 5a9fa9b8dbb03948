/**
 * A name may be anything: `[free](https://…)`, `**`, `@everyone`. In a text of Discord's Markdown it is to stand as it is
 * written, in a picture, a label or a description it is nothing but letters. Who puts a name into words can't know which
 * of these they will be, so a name is marked, and whoever sends the words makes of it what it has to be.
 *
 * The marks are no characters of any script: nobody can have them in a name.
 */
const [BEGIN, END] = ['\ufdd0', '\ufdd1'];
const MARKS = new RegExp(`[${BEGIN}${END}]`, 'g');
/** A text may have been cut short within a name; a name never goes on in the next line. */
const MARKED = new RegExp(`${BEGIN}([^${BEGIN}${END}\\n]*)(?:${END}|(?=\\n)|$)`, 'g');

/** Discord takes a backslash before any of these for what it is. */
const SIGNS = /[\\*_~|`>#[\]():<@+-]/g;
/** A number with a dot begins a list. */
const NUMBERED = /^(\d+)\./;

export const plainText = (text: string): string => text.replace(MARKS, '');

export const markName = (name: string): string => `${BEGIN}${plainText(name).replace(/\s+/g, ' ')}${END}`;

const escapeMarkdown = (name: string): string => name.replace(SIGNS, '\\$&').replace(NUMBERED, '$1\\.');

/** For a text: names mean nothing but themselves. */
export const escapeNames = (text: string): string =>
  text.replace(MARKED, (_, name: string) => escapeMarkdown(name)).replace(MARKS, '');

/** Likewise, but no longer than they are written: signs are left out. */
export const simplifyNames = (text: string): string =>
  text.replace(MARKED, (_, name: string) => name.replace(SIGNS, '·').replace(NUMBERED, '$1·')).replace(MARKS, '');
