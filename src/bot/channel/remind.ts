import type { Seat } from '#engine';
import { words } from '#i18n';
import {
  deadline,
  isDirect,
  namesOf,
  type PersonSettings,
  type Room,
  remindedBy,
  reminderTime,
  reminderWay,
  seatsToMove,
  tableLink,
  type Wait,
  waitMessages,
  withTurnHandedOver,
} from '#room';
import { makeId, type Verb } from '../discord/custom-id.ts';
import { troubleOf } from '../discord/errors.ts';
import { uiOf, wordsOf } from '../game-parts.ts';
import { amend } from '../repositories/rooms.ts';
import type { Posting, Services } from '../services.ts';
import { buttonRow, linkRow } from '../views/components.ts';
import { compose, type Piece, PUBLIC } from '../views/message.ts';
import { erase, post } from './announce.ts';
import { proceed } from './proceed.ts';

const withWait = (room: Room, seat: Seat, change: Partial<Wait>): Room => ({
  ...room,
  waits: room.waits.map((wait, i) => (i === seat && wait ? { ...wait, ...change } : wait)),
});

const idOf = (room: Room, verb: Verb, ...numbers: number[]) => makeId({ match: room.id, verb, stamp: '', numbers });

function reminderPieces(room: Room, seat: Seat, { since }: Wait, isClosed: boolean): Piece[] {
  const t = words(room.language);
  const values = { mention: `<@${room.seats[seat]!.user}>`, since: Math.floor(since / 1000), link: tableLink(room) };
  return [
    [t('bot.remind.text', values), ...(isClosed ? [t('bot.remind.closed')] : [])].join('\n'),
    buttonRow([
      { id: idOf(room, 'mine'), label: t('bot.table.mine'), style: 'primary', emoji: uiOf(room).icons.mine },
      { id: idOf(room, 'snooze', seat), label: t('bot.remind.snooze'), emoji: '💤' },
    ]),
  ];
}

/** What becomes of a direct message: sent, not possible because the person closed theirs, or not for now. */
type Delivery = 'sent' | 'closed' | 'failed';

/** The reminder as a direct message, which leads to the table. */
async function sendDirectly(services: Posting, room: Room, person: PersonSettings, seat: Seat): Promise<Delivery> {
  const language = person.language ?? room.language;
  const t = words(language);
  const values = {
    game: wordsOf(room).say(language)('name'),
    since: Math.floor((room.waits[seat]?.since ?? 0) / 1000),
    channel: `<#${room.channel}>`,
  };
  const pieces = [t('bot.remind.direct', values), linkRow(t('bot.next.open'), tableLink(room))];
  try {
    const channel = await services.client.users.createDM(room.seats[seat]?.user ?? '');
    await channel.send({ ...(await compose(services, { language, names: [] }, pieces)), flags: PUBLIC });
    return 'sent';
  } catch (err) {
    const trouble = troubleOf(err);
    if (trouble === null) throw err;
    services.log.warn({ channel: room.channel, trouble, err }, 'reminder not sent directly');
    return trouble === 'closed' ? 'closed' : 'failed';
  }
}

type Reminding = Posting & Pick<Services, 'people' | 'rooms'>;

/** Who closed their direct messages is reminded in the channel from then on, which is said there once. */
async function deliver(services: Reminding, room: Room, seat: Seat): Promise<Delivery | 'channel'> {
  const user = room.seats[seat]?.user ?? '';
  const person = await services.people.load(user);
  if (reminderWay(person) !== 'direct' || isDirect(room)) return 'channel';
  const delivery = await sendDirectly(services, room, person, seat);
  if (delivery === 'closed')
    await services.people.change(user, (stored) => ({ ...stored, ...remindedBy(stored, 'channel') }));
  return delivery;
}

/** Counted before it's posted: better one too few than the same one twice. Deletes the reminder before it. */
async function remind(services: Reminding, room: Room, seat: Seat, wait: Wait): Promise<Room> {
  const counted = await services.rooms.save(withWait(room, seat, { reminders: wait.reminders + 1 }));
  const delivery = await deliver(services, counted, seat);
  const { kept, passing } = waitMessages(wait);
  const pieces = reminderPieces(room, seat, wait, delivery === 'closed');
  const messages = delivery === 'sent' ? [] : [await post(services, counted, pieces, [room.seats[seat]!.user!])];
  const posted = await amend(services, counted, (stored) =>
    withWait(stored, seat, { messages: [...kept, ...messages] }),
  );
  for (const old of passing) await erase(services, room, old);
  return posted ?? counted;
}

function overduePieces(room: Room, seat: Seat): Piece[] {
  const t = words(room.language);
  return [
    t('bot.remind.overdue', { name: namesOf(room)[seat] }),
    buttonRow([
      { id: idOf(room, 'hand-turn', seat), label: t('bot.remind.turn'), emoji: '🤖' },
      { id: idOf(room, 'hand-seat', seat), label: t('bot.remind.seat'), emoji: '🤖' },
    ]),
  ];
}

/**
 * When the turn timer runs out: a bot plays the turn if the lobby was set so; otherwise tells the others what they can
 * do.
 */
async function handleTimeout(services: Services, room: Room, seat: Seat): Promise<Room> {
  if (room.automatic)
    return proceed(services, room, withTurnHandedOver(await services.botPlayers.playTurn(room, seat), seat, 'late'));
  const told = await services.rooms.save(withWait(room, seat, { overdue: true }));
  const message = await post(services, told, overduePieces(told, seat));
  const noted = await amend(services, told, (stored) =>
    withWait(stored, seat, { messages: [message, ...(stored.waits[seat]?.messages ?? [])] }),
  );
  return noted ?? told;
}

/** Does what is due for the players to move: a reminder, or the end of the turn timer. */
export async function sendDueReminders(services: Services, room: Room): Promise<void> {
  let current = room;
  for (const seat of seatsToMove(room)) {
    const wait = current.waits[seat];
    if (!wait || !seatsToMove(current).includes(seat)) continue;
    const now = services.clock.now();
    const end = wait.overdue ? null : deadline(current, seat);
    if (end !== null && end <= now) {
      current = await handleTimeout(services, current, seat);
      continue;
    }
    const reminder = reminderTime(await services.people.load(current.seats[seat]!.user!), current, seat);
    if (reminder !== null && reminder <= now) current = await remind(services, current, seat, wait);
  }
}
