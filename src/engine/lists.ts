/** The item at an index that only a bug can let point outside; a picture drawn without it would hide the bug. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${items.length}`);
  return item;
}

/** After the last one comes the first again. */
export const cyclic = <T>(items: readonly T[], index: number): T => itemAt(items, index % items.length);
