/** What has been found plain before: states share most of their parts with the ones before them. */
const plain = new WeakSet<object>();

const isRecord = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

function flawOf(value: unknown): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : String(value);
  if (typeof value !== 'object') return typeof value;
  return Array.isArray(value) || isRecord(value) ? null : `a ${value.constructor?.name ?? 'strange thing'}`;
}

/** The first value that JSON wouldn't preserve; null if there is none. */
export function jsonFlaw(value: unknown, path: string): string | null {
  const flaw = flawOf(value);
  if (flaw) return `${path} is ${flaw}, which JSON does not keep`;
  if (typeof value !== 'object' || value === null || plain.has(value)) return null;
  // `Object.entries` passes by the holes of an array.
  const inner: readonly [string, unknown][] = Array.isArray(value)
    ? Array.from(value, (item: unknown, i) => [String(i), item])
    : Object.entries(value);
  for (const [key, item] of inner) {
    const found = jsonFlaw(item, `${path}.${key}`);
    if (found) return found;
  }
  if (Object.isFrozen(value)) plain.add(value);
  return null;
}
