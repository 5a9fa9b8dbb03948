import { constants, createDeflate } from 'node:zlib';
import type { WebSocket } from 'ws';

export type Send = (payload: object) => void;

/** Plain JSON, or one deflate stream over the whole connection, flushed after every payload. */
export function openStream(socket: WebSocket, compress: string | null): Send {
  if (compress !== 'zlib-stream') return (payload) => socket.send(JSON.stringify(payload));
  const deflate = createDeflate();
  const chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('close', () => deflate.close());
  return (payload) => {
    deflate.write(JSON.stringify(payload));
    deflate.flush(constants.Z_SYNC_FLUSH, () => {
      if (chunks.length > 0) socket.send(Buffer.concat(chunks.splice(0)));
    });
  };
}
