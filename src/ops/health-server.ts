import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';

const HOST = '127.0.0.1';

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

const sendJson = (response: ServerResponse, status: number, body: object): void =>
  send(response, status, 'application/json', `${JSON.stringify(body)}\n`);

async function sendHealth(response: ServerResponse, health: Health): Promise<void> {
  const missing = await health.missing();
  if (missing.length === 0) sendJson(response, 200, { ok: true });
  else sendJson(response, 503, { ok: false, missing });
}

async function respond(path: string, response: ServerResponse, health: Health, metrics: Metrics): Promise<void> {
  if (path === '/health') await sendHealth(response, health);
  else if (path === '/metrics') send(response, 200, metrics.registry.contentType, await metrics.registry.metrics());
  else sendJson(response, 404, { error: 'there are /health and /metrics' });
}

export type HealthServer = { readonly port: number; readonly close: () => Promise<void> };

/** Listens on the loopback address only. Rejects if the port is taken. */
export async function startHealthServer(port: number, health: Health, metrics: Metrics): Promise<HealthServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendJson(response, 405, { error: 'only GET' });
    respond(request.url?.split('?')[0] ?? '', response, health, metrics).catch(() => {
      if (!response.headersSent) sendJson(response, 500, { error: 'not told' });
    });
  });
  await listening(server, port);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
