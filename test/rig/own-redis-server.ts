import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './fresh-store.ts';

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/**
 * A Redis of the test's own on this port, for what no shared one can bear; durable unless told otherwise. For tests
 * with `needsRedisServer`.
 */
export async function startRedis(port: number, settings: readonly string[] = []): Promise<ChildProcess> {
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction'];
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', temporaryFolder()];
  const server = spawn('redis-server', [...place, ...durable, ...settings], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    server.kill('SIGKILL');
  });
  // Fails where there is no such program.
  await once(server, 'spawn');
  for await (const said of server.stdout) if (String(said).includes('Ready to accept connections')) break;
  return server;
}
