import type { Mutant } from './mutate.ts';

/** A change that no test can notice, found by its line as it was and what became of it. */
type Equivalent = { readonly file: string; readonly change: string; readonly reason: string };

const EQUIVALENT: readonly Equivalent[] = [];

/** Why nobody could notice the change; null if somebody could. */
export const equivalenceOf = ({ file, change }: Mutant): string | null =>
  EQUIVALENT.find((each) => file.endsWith(each.file) && each.change === change)?.reason ?? null;
