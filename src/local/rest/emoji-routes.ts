import { z } from 'zod';
import { parseForm, Refusal, refuseField } from '../api-refusal.ts';
import { LIMITS } from '../discord-limits.ts';
import { text } from '../schema/common-fields.ts';
import type { Emoji, World } from '../world.ts';
import { requireOwnApplication } from './bot-access.ts';
import { type Call, created, done, ok, type Reply, type Route } from './route.ts';

const name = text(LIMITS.emojiName, 2).regex(/^\w*$/, 'String value did not match validation regex.');
const creation = z.object({ name, image: z.string() });
const change = z.object({ name: name.optional() });

const describe = (world: World, { id, name, file }: Emoji) => ({
  id,
  name,
  roles: [],
  user: { ...world.bot, public_flags: 0, flags: 0, primary_guild: null },
  require_colons: true,
  managed: false,
  animated: file.type === 'image/gif',
  available: true,
});

/** How the formats that are taken begin, in hexadecimal. */
const SIGNATURES: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638/],
  ['image/webp', /^52494646.{8}57454250/],
  ['image/avif', /^.{8}6674797061766966/],
];

/** The picture in a data URI, told by its first bytes: what the URI calls itself counts for nothing. */
function parseImage(image: string): { type: string; bytes: Buffer } {
  const base64 = /^data:image\/\w+;base64,([A-Za-z0-9+/]+=*)$/.exec(image)?.[1];
  const bytes = Buffer.from(base64 ?? '', 'base64');
  const head = bytes.subarray(0, 12).toString('hex');
  const type = SIGNATURES.find(([, pattern]) => pattern.test(head))?.[0];
  if (!type) throw refuseField(['image'], 'IMAGE_INVALID', 'Invalid image data');
  if (bytes.length > LIMITS.emojiSize) throw new Refusal('emojiTooLarge');
  return { type, bytes };
}

function checkName(world: World, wanted: string, own?: string): void {
  const twin = [...world.emojis.values()].find((one) => one.name === wanted && one.id !== own);
  if (twin) throw refuseField(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'Emoji name is already taken');
}

function find(world: World, application: string, id: string): Emoji {
  requireOwnApplication(world, application);
  const emoji = world.emojis.get(id);
  if (!emoji) throw new Refusal('unknownEmoji');
  return emoji;
}

function store(world: World, emoji: Emoji) {
  world.emojis.set(emoji.id, emoji);
  world.emit({ kind: 'emoji', emoji });
  return describe(world, emoji);
}

function list(world: World, _call: Call, application: string): Reply {
  requireOwnApplication(world, application);
  return ok({ items: [...world.emojis.values()].map((emoji) => describe(world, emoji)) });
}

function create(world: World, { body }: Call, application: string): Reply {
  requireOwnApplication(world, application);
  const given = parseForm(creation, body);
  const { type, bytes } = parseImage(given.image);
  checkName(world, given.name);
  if (world.emojis.size >= LIMITS.emojis) throw new Refusal('tooManyEmojis');
  const id = world.ids();
  return created(store(world, { id, name: given.name, file: { id, name: given.name, type, bytes } }));
}

function rename(world: World, { body }: Call, application: string, id: string): Reply {
  const emoji = find(world, application, id);
  const given = parseForm(change, body);
  if (given.name === undefined) return ok(describe(world, emoji));
  checkName(world, given.name, id);
  return ok(store(world, { ...emoji, name: given.name }));
}

function remove(world: World, _call: Call, application: string, id: string): Reply {
  world.emojis.delete(find(world, application, id).id);
  world.emit({ kind: 'emoji-gone', id });
  return done;
}

const ALL = '/applications/{application}/emojis';
const ONE = `${ALL}/{emoji}`;

/** Emojis that belong to the application and work in every server. */
export const EMOJI_ROUTES: readonly Route[] = [
  { method: 'GET', pattern: ALL, handle: list },
  { method: 'POST', pattern: ALL, handle: create },
  { method: 'GET', pattern: ONE, handle: (world, _call, app, id) => ok(describe(world, find(world, app, id))) },
  { method: 'PATCH', pattern: ONE, handle: rename },
  { method: 'DELETE', pattern: ONE, handle: remove },
];
