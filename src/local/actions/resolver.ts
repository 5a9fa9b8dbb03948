import type { APIChannel, APIRole, APIUser } from 'discord-api-types/v10';
import { describeFile, storeUpload, type Upload } from '../attachment.ts';
import { describeChannel, describeMember, describeRoles } from '../describe-guild.ts';
import type { Guild, StoredFile, World } from '../world.ts';

type Resolved = {
  users: Record<string, APIUser>;
  members: Record<string, object>;
  roles: Record<string, APIRole>;
  channels: Record<string, APIChannel>;
  attachments: Record<string, object>;
};

/** Looks up the things an interaction names by id, as Discord sends them along. */
export class Resolver {
  readonly #world: World;
  readonly #guild: Guild | null;
  readonly #found: Partial<Resolved> = {};

  constructor(world: World, guild: Guild | null) {
    this.#world = world;
    this.#guild = guild;
  }

  #put(kind: keyof Resolved, id: string, value: object): true {
    const known = this.#found[kind] ?? {};
    Object.assign(this.#found, { [kind]: { ...known, [id]: value } });
    return true;
  }

  user(id: string): boolean {
    const user = id === this.#world.bot.id ? this.#world.bot : this.#world.people.get(id)?.user;
    if (!user) return false;
    if (!this.#guild) return this.#put('users', id, user);
    const { user: _, ...member } = describeMember(this.#world, this.#guild, user);
    const permissions = this.#world.people.get(id)?.permissions ?? 0n;
    this.#put('members', id, { ...member, permissions: permissions.toString() });
    return this.#put('users', id, user);
  }

  role(id: string): boolean {
    const roles = this.#guild ? describeRoles(this.#world, this.#guild) : [];
    const role = roles.find((one) => one.id === id);
    return role ? this.#put('roles', id, role) : false;
  }

  channel(id: string): boolean {
    const channel = this.#world.channels.get(id);
    if (!channel?.guild || channel.guild !== this.#guild) return false;
    return this.#put('channels', id, { ...describeChannel(this.#world, channel), permissions: '0' });
  }

  mentionable(id: string): boolean {
    return this.user(id) || this.role(id);
  }

  attachment(upload: Upload, channelId: string): string {
    const file = storeUpload(this.#world, upload);
    this.#world.loose.set(file.id, file);
    this.#put('attachments', file.id, describeFile(this.#world, channelId, file));
    return file.id;
  }

  /** Undefined when nothing was named, so the field can be left out. */
  get resolved(): Partial<Resolved> | undefined {
    return Object.keys(this.#found).length > 0 ? this.#found : undefined;
  }
}

/** The file behind a link, wherever it belongs. */
export function fileIn(world: World, id: string): StoredFile | undefined {
  const loose = world.loose.get(id);
  if (loose) return loose;
  for (const post of world.posts.values()) {
    const file = post.files.get(id);
    if (file) return file;
  }
  return undefined;
}
