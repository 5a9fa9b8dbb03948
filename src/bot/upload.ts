import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { RawFile, REST } from 'discord.js';

type Request = Parameters<REST['queueRequest']>[0];

const CRLF = Buffer.from('\r\n');

const TYPES: { readonly [extension: string]: string } = {
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.json': 'application/json',
};

/** As browsers write names that stand between quotation marks. */
const quoted = (name: string): string =>
  name.replace(/["\r\n]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

function headOf({ key, name, contentType }: RawFile, index: number): string {
  const field = quoted(key ?? `files[${index}]`);
  return [
    `Content-Disposition: form-data; name="${field}"; filename="${quoted(name)}"`,
    `Content-Type: ${contentType ?? TYPES[extname(name)] ?? 'application/octet-stream'}`,
  ].join('\r\n');
}

const bytesOf = ({ data }: RawFile): Uint8Array => (data instanceof Uint8Array ? data : Buffer.from(String(data)));

/**
 * The same request with its files as one piece of bytes. The client would make a form of them, which copies every file
 * twice and is read in pieces, in the thread that talks to people.
 */
export function inOnePiece(request: Request): Request {
  const { files, body, headers, ...rest } = request;
  if (!files || files.length === 0 || request.appendToFormData) return request;
  const boundary = `cities-${randomUUID()}`;
  const part = (head: string, bytes: Uint8Array) => [Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), bytes, CRLF];
  const parts = files.flatMap((file, index) => part(headOf(file, index), bytesOf(file)));
  if (body !== undefined && body !== null)
    parts.push(...part('Content-Disposition: form-data; name="payload_json"', Buffer.from(JSON.stringify(body))));
  return {
    ...rest,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    passThroughBody: true,
    headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  };
}
