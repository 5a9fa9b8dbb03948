import { MessageFlags, SnowflakeUtil } from 'discord.js';
import { addressOf, isPrivate, isPublicResult, privateKindOf, Refused, type Room, roomOfResult, Stale } from '#room';
import { catchUp } from '../channel/resume.ts';
import { withRoom } from '../channel/with-room.ts';
import { answer, type Manner, type Pressed, refuseUnknown } from '../discord/answer.ts';
import { HELD, type Press, parseId } from '../discord/custom-id.ts';
import { tablePlace } from '../scheduling/superseding.ts';
import type { Services } from '../services.ts';
import { type Context, overRefusal } from './action-context.ts';
import { addressOfMatch } from './address.ts';
import { AT_THE_END, IN_MATCH, isPersonal, LOOKS, MOVES, NOT_BEFORE, PERSONAL, PRIVATELY, SHOWS } from './index.ts';

/** A message as somebody looks at it: as long as nothing is played, one press on it is as good as the next. */
const placeOf = ({ message, user }: Pressed, { match, stamp }: Press): string =>
  [message.id, user.id, match, stamp].join(' ');

async function caughtUp(services: Services, room: Room, { verb }: Press): Promise<Room> {
  try {
    return await catchUp(services, room);
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof Stale || !SHOWS.includes(verb)) throw error;
    return (await services.rooms.load(addressOf(room))) ?? room;
  }
}

/** What is said of a match that is no more. */
function goneOf({ match }: Press): Refused {
  const kind = privateKindOf(match);
  return new Refused(kind ? `private.${kind}.gone` : 'gone');
}

/** The match as it ended, for what can still be asked of it. */
async function finishedRoom(services: Services, address: string, press: Press): Promise<Room> {
  const result = await services.results.load(press.match);
  const course = result && (await services.results.course(press.match));
  if (!course) throw (await services.rooms.wasBroken(address)) ? new Refused('broken') : goneOf(press);
  if (!AT_THE_END.includes(press.verb)) throw overRefusal(press.match).postedIn(result.language);
  if (!isPublicResult(result, services.clock.now()))
    throw new Refused('closed', { time: Math.floor(result.opens / 1000) });
  return roomOfResult(result, course);
}

/** Whether the day is over in which a city could be built; one that was built may be looked at. */
const hasClosed = ({ clock }: Services, { place, status }: Room): boolean =>
  place.kind === 'daily' && status === 'playing' && place.ends <= clock.now();

/** The newest state of the match the button belongs to, one press after the other. */
function inRoom(services: Services, interaction: Pressed, press: Press, run: (room: Room) => Promise<void>) {
  const address = addressOfMatch(interaction, press.match);
  return withRoom(services, address, async (stored) => {
    const room = stored?.id === press.match ? await caughtUp(services, stored, press) : null;
    if (room && hasClosed(services, room)) throw goneOf(press);
    if (room && isPrivate(room) && !PRIVATELY.includes(press.verb)) throw new Refused('unknown');
    const isHere = room && (room.status !== 'over' || isPrivate(room));
    await run(isHere ? room : await finishedRoom(services, address, press));
  });
}

/** What is asked of a finished match alone waits for nobody, however long it takes. */
async function afterRoom(services: Services, interaction: Pressed, press: Press, run: (room: Room) => Promise<void>) {
  const address = addressOfMatch(interaction, press.match);
  const isKept = (await services.results.load(press.match)) !== null;
  const room = isKept
    ? null
    : await withRoom(services, address, async (stored) =>
        stored?.id === press.match ? caughtUp(services, stored, press) : null,
      );
  if (room && room.status !== 'over') throw new Refused('unfinished');
  await run(await finishedRoom(services, address, press));
}

/** Whether the table is newer than what the message shows. A private one is made anew with every step. */
function hasMovedOn({ message }: Pressed, { table }: Room): boolean {
  if (table === null || !message.flags.has(MessageFlags.Ephemeral)) return message.id !== table;
  const shown = Math.max(message.createdTimestamp, message.editedTimestamp ?? 0);
  const posted = SnowflakeUtil.timestampFrom(table);
  return shown === posted ? BigInt(message.id) < BigInt(table) : shown < posted;
}

/** What is said of an old button depends on what made it old: the table, or a step of the same turn. */
function aged(interaction: Pressed, room: Room, error: unknown): unknown {
  if (!(error instanceof Refused) || error.code !== 'stale') return error;
  if (room.place.kind !== 'channel') return new Refused(`private.${room.place.kind}.older`);
  return hasMovedOn(interaction, room) ? error : new Refused('older', error.values);
}

export async function handlePress(services: Services, interaction: Pressed, fields: readonly string[]): Promise<void> {
  const press = parseId(fields);
  if (!press || press.verb === HELD) return refuseUnknown(services, interaction);
  const { verb } = press;
  const [way] = isPersonal(verb) ? PERSONAL[verb] : IN_MATCH[verb];
  // What one person is shown must never come to stand where all can read it.
  const isEphemeral = interaction.message.flags.has(MessageFlags.Ephemeral);
  if (way === 'panel' && !isEphemeral) return refuseUnknown(services, interaction);
  // A turn that is begun or planned in a private message goes on in it, and so does all of a private match.
  const goesOn =
    isEphemeral && (verb === 'take' || verb === 'plan' || (verb === 'undo' && privateKindOf(press.match) !== null));
  const manner: Manner = way === 'reply' && !goesOn ? 'reply' : 'change';
  const place = placeOf(interaction, press);
  await answer(services, interaction, { manner, what: verb }, async (asker) => {
    const work = async (given: Pick<Context, 'superseded'> = {}) => {
      const asked = { ...asker, ...given, services, interaction };
      if (isPersonal(verb)) return PERSONAL[verb][1]({ ...asked, press });
      const within = NOT_BEFORE.includes(verb) ? afterRoom : inRoom;
      await within(services, interaction, press, async (room) => {
        try {
          await IN_MATCH[verb][1]({ ...asked, press, room });
        } catch (error) {
          throw aged(interaction, room, error);
        }
      });
    };
    if (manner === 'change') services.superseding.supersede(place);
    if (MOVES.includes(verb)) services.superseding.supersede(tablePlace(addressOfMatch(interaction, press.match)));
    await (LOOKS.includes(verb) ? services.superseding.run(place, (superseded) => work({ superseded })) : work());
  });
}
