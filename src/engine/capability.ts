/**
 * Of the optional capabilities of a part, exactly those that the game has: each complete, the others absent.
 */
export type Capable<Parts, Can> = Pick<Parts, Can & keyof Parts> & {
  readonly [part in Exclude<keyof Parts, Can>]?: never;
};

/**
 * The same with methods as function properties: TypeScript compares parameters of methods both ways, so a method that
 * asks for more than it's given would pass.
 */
export type Strict<Part> = {
  readonly [name in keyof Part]: Exclude<Part[name], undefined> extends (...asked: infer Asked) => infer Given
    ? (...asked: Asked) => Given
    : Part[name];
};
