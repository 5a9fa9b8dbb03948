import { serve } from './draw/worker.ts';
import { layout, rehearsal } from './games/pictures.ts';
import { altText } from './games/words.ts';

/** The entry of the drawing thread. */
await serve({ layout, alt: altText, rehearsal });
