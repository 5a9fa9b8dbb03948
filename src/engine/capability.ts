/**
 * Of all that a part of a game may have more than it must, exactly what the game can do: each complete, the others
 * absent.
 */
export type Capable<Parts, Can> = Pick<Parts, Can & keyof Parts> & {
  readonly [part in Exclude<keyof Parts, Can>]?: never;
};

/**
 * The same with functions as properties. Of methods TypeScript compares parameters both ways: one that asks for more
 * than it's given would pass.
 */
export type Strict<Part> = {
  readonly [name in keyof Part]: Exclude<Part[name], undefined> extends (...asked: infer Asked) => infer Given
    ? (...asked: Asked) => Given
    : Part[name];
};
