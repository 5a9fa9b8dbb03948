import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call, Reply } from './route.ts';

/**
 * What goes wrong with a request: Discord says something else than it should, the connection breaks before it heard
 * (`cut`) or after it did (`lost`), is closed in the ordinary way before (`closed`) or after (`closed late`), or it
 * never answers (`silent`).
 */
export type Fault = Reply | 'cut' | 'lost' | 'closed' | 'closed late' | 'silent';

type Late = 'lost' | 'closed late';
const isLate = (fault: Fault): fault is Late => fault === 'lost' || fault === 'closed late';

/** For tests: asked about every request; null lets it pass. */
export type FaultInjector = (call: Call) => Fault | null;

/** Whether Discord never comes to see the request. */
export const isBeforeArrival = (fault: Fault | null): fault is Exclude<Fault, Late> => fault !== null && !isLate(fault);

export function breakConnection(
  fault: Exclude<Fault, Reply>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (fault === 'silent') return;
  if (fault === 'closed' || fault === 'closed late') request.socket.destroy();
  else request.socket.resetAndDestroy();
  response.destroy();
}
