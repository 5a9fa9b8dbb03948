/** The kinds a tourist can stand on, in the order of the score sheet. */
export const LINES = ['attraction', 'park', 'terrace'] as const;
export type Line = (typeof LINES)[number];
