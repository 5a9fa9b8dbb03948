import { entryCardOf, publicReader, type Room } from '#room';
import { type Trouble, troubleOf } from '../discord/errors.ts';
import type { Posting, Services } from '../services.ts';
import { entryPieces, entryText } from '../views/entry-card.ts';
import { compose, PUBLIC } from '../views/message.ts';
import { tagPost } from './forum-tags.ts';
import { channelOf } from './send.ts';

type Cards = Posting & Pick<Services, 'entryCards'>;

/** The first message of a post in a forum is in the post itself, where nobody needs the way to it. */
async function change(services: Cards, room: Room, said: string, hasEnded: boolean): Promise<void> {
  const entry = entryCardOf(room);
  if (!entry?.card) return;
  const parent = await services.client.channels.fetch(entry.channel);
  const isPost = parent?.isThreadOnly() ?? false;
  const channel = await channelOf(services, isPost ? room : { ...room, channel: entry.channel });
  const body = await compose(services, publicReader(room), isPost ? [said] : entryPieces(room, said));
  await channel.messages.edit(entry.card, { ...body, attachments: [], flags: PUBLIC });
  services.entryCards.noteShown(room, said);
  await tagPost(services, room, hasEnded ? 'finished' : 'running');
}

/** The card shows the match as it is now, soon. A rematch that hasn't begun leaves it as it was. */
export function touchCard({ entryCards }: Pick<Services, 'entryCards'>, room: Room): void {
  if (entryCardOf(room) && room.status !== 'lobby') entryCards.touch(room, entryText(room));
}

/** Milliseconds after which a match is asked whether its card has followed. */
const CHECK = 30_000;

/** Kept with the match, so that a process that ends before the card has followed leaves that to the next one. */
export function cardAlarm({ entryCards, clock }: Pick<Services, 'entryCards' | 'clock'>, room: Room): number | null {
  if (room.status !== 'playing' || !entryCardOf(room)?.card) return null;
  return entryCards.isShown(room, entryText(room)) ? null : clock.now() + CHECK;
}

/** Troubles that may be over at the next try. */
const PASSING: readonly (Trouble | null)[] = ['busy', 'away'];

/** Resolves to whether it is worth another try. */
export async function drawCard(services: Cards & Pick<Services, 'rooms'>, thread: string): Promise<boolean> {
  const failed = (err: unknown) => {
    services.log.warn({ channel: thread, err }, 'entry card not changed');
    return PASSING.includes(troubleOf(err));
  };
  try {
    const room = await services.rooms.peek(thread);
    if (!room || room.status === 'lobby') return false;
    const said = entryText(room);
    if (services.entryCards.isShown(room, said)) return false;
    const isToRetry = await change(services, room, said, room.status === 'over').then(() => false, failed);
    // What can't be shown isn't tried again until there is more to say.
    if (!isToRetry) services.entryCards.noteShown(room, said);
    return isToRetry;
  } catch (err) {
    return failed(err);
  }
}

/** The card shows how the match ended. That it can't be changed doesn't keep the match from ending. */
export async function closeCard(services: Cards & Pick<Services, 'openAnswers'>, room: Room): Promise<void> {
  if (room.status === 'lobby') return tagPost(services, room, 'finished');
  if (!entryCardOf(room)?.card) return;
  const said = entryText(room, true);
  await services.openAnswers
    .send('entry card not closed', () => change(services, room, said, true))
    .catch((err: unknown) => services.log.warn({ channel: room.channel, err }, 'entry card not closed'));
}
