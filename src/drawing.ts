import { serve } from './draw/worker.ts';
import { altText, layout, rehearsal } from './games/pictures.ts';

/** The entry of the drawing thread. */
await serve({ layout, alt: altText, rehearsal });
