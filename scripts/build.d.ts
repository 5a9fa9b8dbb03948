/** The folder with the program as its sources in this project are now, built if there is none yet. */
export function builtFrom(root: string): Promise<string>;
/** Takes away builds that nobody runs any more. */
export function tidy(dist: string): void;
