import { type APIMessage, type APIUser, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { flatten } from './schema/component-schema.ts';
import type { MessageBody } from './schema/message-schema.ts';
import type { Channel, World } from './world.ts';

/** All text of a message in which a mention would count. */
function wordsOf(body: Pick<MessageBody, 'content' | 'components'>): string {
  const texts = flatten(body.components ?? []).flatMap((one) =>
    one.type === ComponentType.TextDisplay ? [one.content] : [],
  );
  return [body.content ?? '', ...texts].join('\n');
}

/** The people a message mentions and is allowed to notify. Without `allowed_mentions` everyone named is. */
export function mentionsIn(world: World, body: MessageBody): APIUser[] {
  const allowed = body.allowed_mentions;
  const named = new Set([...wordsOf(body).matchAll(/<@!?(\d+)>/g)].map((match) => match[1] ?? ''));
  const mayPing = (id: string) => !allowed || allowed.parse?.includes('users') || allowed.users?.includes(id);
  return [...named].filter(mayPing).flatMap((id) => {
    const user = id === world.bot.id ? world.bot : world.people.get(id)?.user;
    return user ? [user] : [];
  });
}

/** Silent and private messages mention without notifying. In a direct message every other one notifies. */
export function pingsOf(message: APIMessage, viewer: string | null, { conversation }: Channel): Set<string> {
  const silent = ((message.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0;
  if (silent || viewer !== null) return new Set();
  const called = conversation?.people ?? message.mentions.map((user) => user.id);
  return new Set(called.filter((id) => id !== message.author.id));
}
