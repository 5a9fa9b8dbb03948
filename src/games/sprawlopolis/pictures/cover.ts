import { image, type Shape } from '#draw';
import { cardFace } from './city-layers.ts';

/** A block is that wide that its card is as high as the lid, and runs off it at both sides. */
const BLOCK = 228;
const CARD = 8;

/** A piece of the city from above. */
export const coverArt = (): Shape[] => [image(cardFace(CARD, false, BLOCK), -52, -28)];
