import { entryOf } from '#platform';
import { openThinker, type Thinker } from './think-client.ts';

/** A thread in which the computers of all games think. */
export const openGamesThinker = (): Thinker => openThinker(entryOf('think'));
