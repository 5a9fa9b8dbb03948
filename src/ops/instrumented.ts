import type { Store } from '#store';
import type { DrawPool, DrawRequest } from '#workers';
import type { Metrics } from './metrics.ts';

/** Wraps a drawing pool to time its pictures. */
export const instrumentDrawPool = <Wanted extends DrawRequest>(
  drawPool: DrawPool<Wanted>,
  metrics: Metrics,
): DrawPool<Wanted> => ({
  ...drawPool,
  picture: async (...asked) => {
    const end = metrics.picture(asked[0].game, asked[0].kind);
    try {
      const picture = await drawPool.picture(...asked);
      end('drawn');
      return picture;
    } catch (error) {
      end('failed');
      throw error;
    }
  },
});

/** `ok`, the code of a refusal, or null if it isn't a store result. */
function resultOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return null;
  if (value.ok === true) return 'ok';
  const { refusal } = 'refusal' in value ? value : { refusal: null };
  const known = typeof refusal === 'object' && refusal !== null && 'code' in refusal;
  return known ? String(refusal.code) : 'refused';
}

/** Wraps a store to time every method that returns a result, under the method's name. */
export const instrumentStore = (store: Store, metrics: Metrics): Store =>
  new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        const end = metrics.stored(String(name));
        const returned: unknown = Reflect.apply(member, target, given);
        if (!(returned instanceof Promise)) return returned;
        return returned.then((value: unknown) => {
          const result = resultOf(value);
          if (result !== null) end(result);
          return value;
        });
      };
    },
  });
