import type { WebSocket } from 'ws';

export type OnError = (error: unknown) => void;

/** Runs a socket handler: an exception is reported and closes that socket, not the process. */
export function guardSocket(socket: WebSocket, code: number, onError: OnError, handle: () => void): void {
  try {
    handle();
  } catch (error) {
    onError(error);
    socket.close(code);
  }
}
