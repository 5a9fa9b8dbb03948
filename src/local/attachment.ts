import { createHmac, randomBytes } from 'node:crypto';
import type { APIAttachment } from 'discord-api-types/v10';
import { Refusal, refuseField } from './api-refusal.ts';
import { LIMITS } from './discord-limits.ts';
import type { StoredFile, World } from './world.ts';

/** A file of a multipart request; `field` is the n of `files[n]`. */
export type Upload = { readonly field: number; readonly name: string; readonly type: string; readonly bytes: Buffer };

const secret = randomBytes(32);
const sign = (path: string, expiry: string) => createHmac('sha256', secret).update(`${path}?${expiry}`).digest('hex');

const pathOf = (channelId: string, file: StoredFile) =>
  `/attachments/${channelId}/${file.id}/${encodeURIComponent(file.name)}`;

/** Links are signed and expire after a day: a bot that stores one will see it fail here as on Discord. */
export function linkTo(world: World, channelId: string, file: StoredFile): string {
  const path = pathOf(channelId, file);
  const expiry = Math.floor((world.clock.now() + LIMITS.linkTime) / 1000).toString(16);
  return `${world.origin}${path}?ex=${expiry}&hm=${sign(path, expiry)}`;
}

export function isValidLink(world: World, url: URL): boolean {
  const expiry = url.searchParams.get('ex') ?? '';
  if (sign(url.pathname, expiry) !== url.searchParams.get('hm')) return false;
  return Number.parseInt(expiry, 16) * 1000 > world.clock.now();
}

/** Names are sanitized as Discord does it, so `attachment://` must use the sanitized name, too. */
export function storeUpload(world: World, upload: Upload): StoredFile {
  const name = upload.name.replaceAll(/[^\w.-]+/g, '_').slice(-200) || 'file';
  return { id: world.ids(), name, type: upload.type || 'application/octet-stream', bytes: upload.bytes };
}

/** Kept files count with the new ones. */
export function checkUploads(uploads: readonly Upload[], kept = 0): void {
  if (uploads.length + kept > LIMITS.files) {
    throw refuseField(['attachments'], 'BASE_TYPE_MAX_LENGTH', `Must be ${LIMITS.files} or fewer in length.`);
  }
  if (uploads.some((upload) => upload.bytes.length > LIMITS.fileSize)) throw new Refusal('tooLarge');
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width and height of a PNG from its first chunk; other pictures show in their own size. */
function pictureSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(PNG)) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

export function describeFile(
  world: World,
  channelId: string,
  file: StoredFile,
  description?: string | null,
): APIAttachment {
  const url = linkTo(world, channelId, file);
  return {
    id: file.id,
    filename: file.name,
    size: file.bytes.length,
    url,
    proxy_url: url,
    content_type: file.type,
    ...pictureSize(file.bytes),
    ...(description ? { description } : {}),
  };
}
