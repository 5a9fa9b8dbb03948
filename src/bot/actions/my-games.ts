import { itemAt } from '#engine';
import { words } from '#i18n';
import { isDirect, namesOf, type Room, seatOf, seatsToMove, tableLink } from '#room';
import { gamesOf, waitingFor, waitsSince } from '../channel/games-of.ts';
import { wordsOf } from '../game-parts.ts';
import { linkRow } from '../views/components.ts';
import { reserveNote } from '../views/time-left.ts';
import { type Context, type Handler, showWithoutMatch } from './action-context.ts';

/** Discord has no name to show for a direct message. */
const placeName = (room: Room, language: Context['language']): string =>
  isDirect(room) ? words(language)('bot.mine.direct') : `<#${room.channel}>`;

function matchLine(room: Room, user: string, now: number, language: Context['language']): string {
  const t = words(language);
  const name = wordsOf(room).say(language)('name');
  if (room.place.kind !== 'channel') return `- ${name} – ${t(`bot.mine.${room.place.kind}`)}`;
  const seats = seatsToMove(room);
  const since = Math.floor((room.waits[seats[0] ?? -1]?.since ?? 0) / 1000);
  const waited = seats.some((seat) => itemAt(room.seats, seat).user === user) ? 'yours' : 'playing';
  const status = room.status === 'playing' && seats.length ? waited : room.status === 'lobby' ? 'lobby' : 'over';
  const names = seats.map((seat) => namesOf(room)[seat]).join(', ');
  const told = t(`bot.mine.${status}`, { names, since });
  const seat = seatOf(room, user);
  const reserve = seat === null ? '' : reserveNote(room, seat, now, language);
  return `- [${name}](${tableLink(room)}) ${placeName(room, language)} – ${told}${reserve}`;
}

/** The asker's matches everywhere, those where it's their turn first. */
export const mine: Handler = async (context) => {
  const { services, interaction, language } = context;
  const user = interaction.user.id;
  const rooms = await gamesOf(services, user);
  const urgent = (room: Room) => (seatsToMove(room).some((seat) => room.seats[seat]!.user === user) ? 0 : 1);
  const lines = rooms
    .sort((a, b) => urgent(a) - urgent(b))
    .slice(0, MOST_MATCHES)
    .map((room) => matchLine(room, user, services.clock.now(), language));
  const t = words(language);
  await showWithoutMatch(context, [lines.length ? `${t('bot.mine.title')}\n${lines.join('\n')}` : t('bot.mine.none')]);
};

/** As many as fit one message. */
const MOST_MATCHES = 20;

/** `/cities next`: the way to the game that has waited longest for the asker. */
export const next: Handler = async (context) => {
  const { services, interaction, language } = context;
  const user = interaction.user.id;
  const t = words(language);
  const [room, ...more] = waitingFor(await gamesOf(services, user), user, interaction.channelId);
  if (!room) return showWithoutMatch(context, [t('bot.next.none')]);
  const values = {
    game: wordsOf(room).say(language)('name'),
    channel: placeName(room, language),
    since: Math.floor((waitsSince(room, user) ?? 0) / 1000),
  };
  const after = more.length > 0 ? [`-# ${t('bot.next.more', { count: more.length })}`] : [];
  await showWithoutMatch(context, [
    [t('bot.next.waiting', values), ...after].join('\n'),
    linkRow(t('bot.next.open'), tableLink(room)),
  ]);
};
