import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** What `npm start` runs. */
export const START: string = scripts.start;

/** What it gives to Node. */
export const START_WORDS: readonly string[] = START.split(' ').slice(1);
