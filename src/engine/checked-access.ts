/** What has to be there: only a bug can make it missing, and then nothing should go on. */
export function sure<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`no ${what}`);
  return value;
}

/** The item at an index that has to be in the list. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}

/** The item of the highest value, the earliest of several; the list has to have one. */
export function highest<T>(items: readonly T[], value: (item: T) => number): T {
  let chosen = itemAt(items, 0);
  let most = -Infinity;
  for (const item of items) {
    const worth = value(item);
    if (worth > most) [chosen, most] = [item, worth];
  }
  return chosen;
}

/** After the last one comes the first again. */
export const cyclic = <T>(items: readonly T[], index: number): T => itemAt(items, index % items.length);
