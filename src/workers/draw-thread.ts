import { layout, rehearsal } from '#games/pictures';
import { altText } from '#games/words';
import { serve } from './draw-server.ts';

/** The entry of a drawing thread. */
await serve({ layout, alt: altText, rehearsal });
