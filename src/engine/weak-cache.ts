/**
 * Caches results about an object for as long as it lives: playouts meet the same cities and hands again and again. The
 * key names everything else the result depends on.
 */
export function makeWeakCache<Subject extends object, Key extends string | number, Value extends {}>(): (
  subject: Subject,
  key: Key,
  compute: () => Value,
) => Value {
  const cache = new WeakMap<Subject, Map<Key, Value>>();
  return (subject, key, compute) => {
    let values = cache.get(subject);
    if (!values) {
      values = new Map();
      cache.set(subject, values);
    }
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = compute();
    values.set(key, value);
    return value;
  };
}

/** The same for results that depend on nothing but the object. */
export function memoizeWeakly<Subject extends object, Value extends {}>(
  compute: (subject: Subject) => Value,
): (subject: Subject) => Value {
  const cache = new WeakMap<Subject, Value>();
  return (subject) => {
    const cached = cache.get(subject);
    if (cached !== undefined) return cached;
    const value = compute(subject);
    cache.set(subject, value);
    return value;
  };
}
