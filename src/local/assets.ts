import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_PAGE, ROOT } from '#platform';
import { bundlePage } from '../../scripts/page.js';
import { fileIn } from './actions/resolver.ts';
import { REFUSALS } from './api-refusal.ts';
import { isValidLink } from './attachment.ts';
import { sendJson } from './http-request.ts';
import type { StoredFile, World } from './world.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const loaded = new Map<string, Promise<Uint8Array>>();

/** A program that runs from its sources bundles the page when it is asked for it. */
const isBuilt = existsSync(BUILT_PAGE);
const PAGE = isBuilt ? BUILT_PAGE : new URL('src/local/page/', ROOT);

/** The one in which the pictures have their emoji. */
const EMOJI = new URL('assets/fonts/twemoji-colr.woff2', ROOT);

function load(name: string): Promise<Uint8Array> {
  if (name === 'main.js' && !isBuilt) return bundlePage(fileURLToPath(ROOT));
  return readFile(name === 'emoji.woff2' ? EMOJI : new URL(name, PAGE));
}

function notFound(response: ServerResponse): void {
  sendJson(response, 404, { message: REFUSALS.notFound[2] });
}

/** Names are matched, never joined to a path as they come. */
export async function servePage(response: ServerResponse, path: string): Promise<void> {
  const name = path === '/' ? 'index.html' : /^\/page\/([\w-]+\.(?:js|css|svg|woff2))$/.exec(path)?.[1];
  if (!name) return notFound(response);
  const loading = loaded.get(name) ?? load(name);
  loaded.set(name, loading);
  try {
    const bytes = await loading;
    response.writeHead(200, {
      ...SAFE,
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
    });
    response.end(bytes);
  } catch {
    loaded.delete(name);
    notFound(response);
  }
}

type Headers = Readonly<Record<string, string>>;

function sendFile(response: ServerResponse, { bytes }: StoredFile, type: string, more: Headers = {}): void {
  response.writeHead(200, {
    ...SAFE,
    'content-type': type,
    'content-length': bytes.length,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=86400, immutable',
    ...more,
  });
  response.end(bytes);
}

/** An emoji by its id; on Discord, too, the address asks for a format and needs no signature. */
export function serveEmoji(world: World, response: ServerResponse, path: string) {
  const id = /^\/emojis\/(\d+)\.(?:png|webp|gif|jpg|avif)$/.exec(path)?.[1];
  const file = world.emojis.get(id ?? '')?.file;
  if (!file) return notFound(response);
  sendFile(response, file, file.type);
}

/** Pictures are shown; anything else, and svg with its scripts, is only ever downloaded. */
export function serveAttachment(world: World, response: ServerResponse, url: URL) {
  const file = isValidLink(world, url) ? fileIn(world, url.pathname.split('/')[3] ?? '') : undefined;
  if (!file) return notFound(response);
  const shown = /^image\/(png|jpeg|gif|webp)$/.test(file.type);
  if (shown) sendFile(response, file, file.type);
  else
    sendFile(response, file, 'application/octet-stream', {
      'content-disposition': `attachment; filename="${file.name}"`,
    });
}
