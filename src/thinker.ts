import { entryOf } from './root.ts';
import { openThinker, type Thinker } from './think/thinker.ts';

/** A thread in which the computers of all games think. */
export const openGamesThinker = (): Thinker => openThinker(entryOf('thinking'));
