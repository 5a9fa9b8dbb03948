import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from './api-refusal.ts';
import type { Upload } from './attachment.ts';
import { LIMITS } from './discord-limits.ts';

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, url: URL) => void;

const NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Only names of this machine: blocks DNS rebinding by foreign pages. */
export function isOwnHost(host: string | undefined): boolean {
  return host !== undefined && NAMES.includes(host.replace(/:\d+$/, ''));
}

/** Checks the Origin header: only our own page may send requests. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || origin === `http://${host}`;
}

type Headers = Readonly<Record<string, string>>;

export function sendJson(response: ServerResponse, status: number, body?: unknown, headers: Headers = {}): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const text = JSON.stringify(body);
  const type = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  response.writeHead(status, { ...headers, ...type });
  response.end(text);
}

const MAX_BODY = LIMITS.files * LIMITS.fileSize + 1024 * 1024;

/** Stops reading as soon as the limit is exceeded. */
async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) throw new Refusal('tooLarge');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Refusal('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalidJson');
  }
}

export type Body = { readonly body: unknown; readonly uploads: readonly Upload[] };

async function parseMultipart(bytes: Buffer, type: string): Promise<Body> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (!form) throw new Refusal('invalidForm');
  const uploads: Upload[] = [];
  for (const [key, value] of form) {
    const field = /^files\[(\d+)\]$/.exec(key)?.[1];
    if (field === undefined || typeof value === 'string') continue;
    const content = Buffer.from(await value.arrayBuffer());
    uploads.push({ field: Number(field), name: value.name, type: value.type, bytes: content });
  }
  const json = form.get('payload_json');
  return { body: typeof json === 'string' ? parseJson(json) : {}, uploads };
}

/** The body of a request: JSON alone, or `payload_json` beside `files[n]`. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const bytes = await readBytes(request);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return parseMultipart(bytes, type);
  return { body: bytes.length > 0 ? parseJson(bytes.toString()) : undefined, uploads: [] };
}
