/** What a place would bring, for its button: nothing is not worth a word. */
export const gainSign = (gain: number): string => (gain === 0 ? '' : gain > 0 ? ` +${gain}` : ` −${-gain}`);
