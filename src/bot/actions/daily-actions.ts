import { words } from '#i18n';
import { DEFAULT_ZONE, dayIn, endOfDay, newDailyCity, privateAddress, Refused, type Room } from '#room';
import { settle } from '../channel/proceed.ts';
import { catchUp } from '../channel/resume.ts';
import { withRoom } from '../channel/with-room.ts';
import { alonePieces } from '../views/alone.ts';
import { newRoomId } from '../views/lobby.ts';
import { showPrivately } from './action-context.ts';
import { type Personal, type PersonalDeed, showAlone } from './help-actions.ts';

type Today = { readonly guild: string; readonly day: string; readonly ends: number };

async function todayFor({ services, interaction: { guildId: guild } }: Personal): Promise<Today> {
  if (guild === null) throw new Refused('unknown');
  const zone = (await services.days.server(guild))?.zone ?? DEFAULT_ZONE;
  const now = services.clock.now();
  return { guild, day: dayIn(zone, now), ends: endOfDay(zone, now) };
}

async function newCity({ services, interaction, language }: Personal, { guild, day, ends }: Today): Promise<Room> {
  const place = { kind: 'daily', day, ends, entered: false } as const;
  const begun = { id: newRoomId('daily'), channel: interaction.channelId, guild, language, place };
  return newDailyCity(begun, interaction.user, await services.days.seed(guild, day));
}

/** `/cities daily`: begins the city of the day, goes on with it, or shows it as it was built. There is one try. */
export const daily: PersonalDeed = async (context) => {
  const { services, interaction, language } = context;
  const today = await todayFor(context);
  const address = privateAddress('daily', today.guild, interaction.user.id);
  await withRoom(services, address, async (running) => {
    const mine = running?.place.kind === 'daily' && running.place.day === today.day ? running : null;
    const built = (await services.days.day(today.guild, today.day))?.seats.find(
      ({ user }) => user === interaction.user.id,
    );
    if (!mine && built) {
      const values = { count: built.total, ends: Math.floor(today.ends / 1000) };
      return showAlone(context, [words(language)('bot.daily.again', values)]);
    }
    if (!mine && (await services.days.isBarred(today.guild, today.day, interaction.user.id)))
      return showAlone(context, [words(language)('bot.daily.barred', { ends: Math.floor(today.ends / 1000) })]);
    const room = mine
      ? await catchUp(services, mine)
      : await settle(services, { ...(await newCity(context, today)), revision: running?.revision ?? 0 });
    await showPrivately({ ...context, press: null, room }, alonePieces(room, 0, language));
  });
};
