import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Person, Post, World } from '../../src/local/world.ts';

/** A snapshot of the chat and the bot's database, from which any number of tests can start. */
export type ChatSnapshot = {
  readonly time: number;
  /** The file of the bot's database. */
  readonly database: Buffer;
  /** Where attachments were fetched from. */
  readonly origin: string;
  readonly posts: readonly Post[];
  readonly people: readonly Person[];
  readonly commands: ReadonlyMap<string, APIApplicationCommand>;
};

/** Channels are those every chat begins with: what else a test adds to the world isn't stored. */
export const takeSnapshot = ({ clock, origin, posts, people, commands }: World, database: Buffer): ChatSnapshot => ({
  time: clock.now(),
  database,
  origin,
  posts: [...posts.values()].map((post) => ({ ...post, message: structuredClone(post.message) })),
  people: [...people.values()].map((person) => ({ ...person })),
  commands: new Map(commands),
});

/** Restores everything but the database into a new world, whose clock must be past the snapshot's. */
export function restoreWorld(world: World, { origin, posts, people, commands }: ChatSnapshot): void {
  for (const { message, files, ...rest } of posts) {
    const copy = JSON.parse(JSON.stringify(message).replaceAll(origin, world.origin));
    world.posts.set(message.id, { ...rest, message: copy, files: new Map(files) });
  }
  for (const { user, language, permissions } of people)
    Object.assign(world.people.get(user.id) ?? {}, { language, permissions });
  for (const [id, command] of commands) world.commands.set(id, command);
}
