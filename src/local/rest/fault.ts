import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call, Reply } from './route.ts';

/**
 * What goes wrong with a request: Discord says something else than it should, the connection breaks before it heard
 * (`cut`) or after it did (`lost`), or it never answers (`silent`).
 */
export type Fault = Reply | 'cut' | 'lost' | 'silent';

/** For tests: asked about every request; null lets it pass. */
export type Mischief = (call: Call) => Fault | null;

/** Whether Discord never comes to see the request. */
export const isUnheard = (fault: Fault | null): fault is Exclude<Fault, 'lost'> => fault !== null && fault !== 'lost';

export function breakOff(fault: Exclude<Fault, Reply>, request: IncomingMessage, response: ServerResponse): void {
  if (fault === 'silent') return;
  request.socket.resetAndDestroy();
  response.destroy();
}
