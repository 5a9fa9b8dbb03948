import { Refusal } from '../api-refusal.ts';
import type { Body } from '../http-request.ts';
import type { World } from '../world.ts';

export type Call = Body & {
  readonly method: string;
  /** Below `/api/v10`, undecoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | null;
};

export type Reply = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Each placeholder in braces becomes a parameter, in order. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly pattern: string;
  /** Where the token in the path is the key, and no Authorization header needed: throws if it is wrong. */
  readonly keyed?: (world: World, ...ids: string[]) => void;
  readonly handle: (world: World, call: Call, ...ids: string[]) => Reply;
};

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const created = (body: unknown): Reply => ({ status: 201, body });
export const done: Reply = { status: 204 };

/** Undecodable text matches nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function match(pattern: string, path: string): string[] | null {
  const wanted = pattern.split('/');
  const found = path.split('/');
  if (wanted.length !== found.length) return null;
  const ids: string[] = [];
  for (const [i, segment] of wanted.entries()) {
    const text = decode(found[i] ?? '');
    if (segment.startsWith('{')) ids.push(text);
    else if (segment !== text) return null;
  }
  return ids;
}

export type Found = { readonly route: Route; readonly ids: readonly string[] };

/**
 * Tries the routes in order; a path that exists with another method is 405, not 404. Needs no body, so that one without
 * a valid token is never read.
 */
export function findRoute(world: World, routes: readonly Route[], token: string, call: Omit<Call, keyof Body>): Found {
  let wrongMethod = false;
  for (const route of routes) {
    const ids = match(route.pattern, call.path);
    if (!ids) continue;
    if (route.method !== call.method) {
      wrongMethod = true;
      continue;
    }
    if (route.keyed) route.keyed(world, ...ids);
    else if (call.authorization !== `Bot ${token}`) throw new Refusal('unauthorized');
    return { route, ids };
  }
  throw new Refusal(wrongMethod ? 'notAllowed' : 'notFound');
}
