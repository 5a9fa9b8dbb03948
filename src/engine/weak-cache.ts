/**
 * What was found out about a value, for as long as the value lives: who looks ahead comes to the same towns, cities and
 * hands again and again. `key` names everything else the answer depends on.
 */
export function makeMemory<About extends object, Key extends string | number, Found extends {}>(): (
  about: About,
  key: Key,
  find: () => Found,
) => Found {
  const known = new WeakMap<About, Map<Key, Found>>();
  return (about, key, find) => {
    let found = known.get(about);
    if (!found) {
      found = new Map();
      known.set(about, found);
    }
    const before = found.get(key);
    if (before !== undefined) return before;
    const now = find();
    found.set(key, now);
    return now;
  };
}

/** The same where the answer depends on nothing else. */
export function remembering<About extends object, Found extends {}>(
  find: (about: About) => Found,
): (about: About) => Found {
  const known = new WeakMap<About, Found>();
  return (about) => {
    const before = known.get(about);
    if (before !== undefined) return before;
    const now = find(about);
    known.set(about, now);
    return now;
  };
}
