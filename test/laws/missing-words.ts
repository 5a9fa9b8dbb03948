import { ALL_TABLES } from '../i18n/tables.ts';

const ROOMS = [...new Set(ALL_TABLES.flatMap(({ en }) => Object.keys(en)))];

/** A word that was looked up and not found stands there by its key; a gap that was not filled, by its name. */
export const MISSING_WORDS = new RegExp(String.raw`\{\{|undefined|\bNaN\b|\[object|\b(${ROOMS.join('|')})\.[a-z]`);
