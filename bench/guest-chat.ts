import { restRequestKind } from '../src/bot/discord/observer.ts';
import { type LocalChat, startLocalChat } from '../src/local/server.ts';
import { addChannel, homeOf, ownerOf } from '../src/local/world.ts';
import { dice } from '../test/rig/play.ts';
import { Guest, seat } from './load-guests.ts';
import type { Place } from './stored-matches.ts';

/** A local chat with a guest in each of its channels. */
export type Town = {
  readonly chat: LocalChat;
  readonly guests: readonly Guest[];
  readonly places: readonly Place[];
  /** Requests so far that Discord would count against the bot's 50 a second. */
  readonly counted: () => number;
};

/** The chat's own rate limits are off: Discord would let a bot post 50 messages a second and no more. */
export async function openTown(count: number): Promise<Town> {
  let counted = 0;
  const chat = await startLocalChat({
    watch: ({ call: { path } }) => {
      const kind = restRequestKind(path);
      if (kind !== 'callback' && kind !== 'answer') counted += 1;
    },
  });
  const { world } = chat;
  const owner = ownerOf(world).user.id;
  const channels = Array.from({ length: count }, (_, i) =>
    addChannel(world, { name: `table-${i}`, topic: '', parent: null, owner }),
  );
  const people = [...world.people.values()].filter(({ language }) => language === 'en-US');
  const personAt = (i: number) => people[i % people.length]!;
  const guests = channels.map((channel, i) => new Guest(world, personAt(i), channel, dice(`guest ${i}`)));
  seat(world, guests);
  const places = channels.map(({ id }, i) => ({ channel: id, guild: homeOf(world).id, user: personAt(i).user.id }));
  return { chat, guests, places, counted: () => counted };
}
