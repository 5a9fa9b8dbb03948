/** Whether a picture explains the signs of its game: that is asked for in one way for all games. */
export const isLegend = ({ kind }: { readonly kind: string }): boolean => kind === 'legend';
