import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** What `npm start` runs. */
export const START_SCRIPT: string = scripts.start;

/** What it gives to Node. */
export const START_ARGUMENTS: readonly string[] = START_SCRIPT.split(' ').slice(1);
