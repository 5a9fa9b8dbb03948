export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`no ${what}`);
  return value;
}

export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}

/** The item with the highest value, the first of several; throws if the list is empty. */
export function maxBy<T>(items: readonly T[], value: (item: T) => number): T {
  let chosen = itemAt(items, 0);
  let most = -Infinity;
  for (const item of items) {
    const worth = value(item);
    if (worth > most) [chosen, most] = [item, worth];
  }
  return chosen;
}

/** Like `itemAt`, but after the last item comes the first again. */
export const itemAtCyclic = <T>(items: readonly T[], index: number): T => itemAt(items, index % items.length);
