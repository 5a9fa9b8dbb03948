import { MessageFlags, SnowflakeUtil } from 'discord.js';
import {
  addressOf,
  isPrivate,
  isPublicResult,
  privateKindOf,
  Refused,
  type Room,
  roomOfResult,
  Stale,
  tableLink,
} from '#room';
import { catchUp } from '../channel/proceed.ts';
import { answer, isPressedInPrivate, openForm, type Pressed, refuseUnknown, type Task } from '../discord/answer.ts';
import { addressOfMatch, type Press, parseId } from '../discord/custom-id.ts';
import type { Manner } from '../discord/private-answers.ts';
import { withRoom } from '../repositories/rooms.ts';
import { tablePlace } from '../scheduling/redraws.ts';
import type { Services } from '../services.ts';
import { type Context, overRefusal } from './action-context.ts';
import type { Action, MatchAction } from './define-action.ts';
import { findAction } from './index.ts';
import { tableOf, wayBack } from './way-back.ts';

/** A press on the message of a match, whose room is stored at the address. */
type MatchPress = {
  readonly services: Services;
  readonly action: MatchAction;
  readonly press: Press;
  readonly address: string;
  /** The message that was pressed, which may be the lobby of a match that has moved since. */
  readonly lobby: string | null;
  readonly user: string;
};

async function caughtUp({ services, action }: MatchPress, room: Room): Promise<Room> {
  try {
    return await catchUp(services, room);
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof Stale || !action.readOnly) throw error;
    return (await services.rooms.load(addressOf(room))) ?? room;
  }
}

/** The match, if it has moved to its thread: that has the id of the message which was its lobby. */
async function movedRoom({ services, press, lobby, user }: MatchPress): Promise<Room | null> {
  if (privateKindOf(press.match)) return null;
  for (const address of [...(lobby ? [lobby] : []), ...(await services.rooms.addressesOf(user))]) {
    const room = await services.rooms.peek(address).catch(() => null);
    if (room?.id === press.match) return room;
  }
  return null;
}

/** The refusal for a match that isn't here. */
async function absentRefusal(pressed: MatchPress): Promise<Refused> {
  if (await pressed.services.rooms.wasBroken(pressed.address)) return new Refused('broken');
  const moved = await movedRoom(pressed);
  return moved ? new Refused('moved', { link: tableLink(moved) }) : goneRefusal(pressed.press);
}

/** The refusal for a match that no longer exists. */
function goneRefusal({ match }: Press): Refused {
  const kind = privateKindOf(match);
  return new Refused(kind ? `private.${kind}.gone` : 'gone');
}

/** The finished match, for the actions that still work on it. */
async function finishedRoom(pressed: MatchPress): Promise<Room> {
  const { services, action, press } = pressed;
  const result = await services.results.load(press.match);
  const course = result && (await services.results.course(press.match));
  if (!course) throw await absentRefusal(pressed);
  if (action.phase === 'before the end') throw overRefusal(press.match).postedIn(result.language);
  if (!isPublicResult(result, services.clock.now()))
    throw new Refused('closed', { time: Math.floor(result.opens / 1000) });
  return roomOfResult(result, course);
}

/** Whether it's an unfinished daily city whose day is over. */
const hasClosed = ({ clock }: Pick<Services, 'clock'>, { place, status }: Room): boolean =>
  place.kind === 'daily' && status === 'playing' && place.ends <= clock.now();

/** The current state of the match. */
async function roomAsPressed(pressed: MatchPress, stored: Room | null): Promise<Room> {
  const { services, action, press } = pressed;
  const room = stored?.id === press.match ? await caughtUp(pressed, stored) : null;
  if (room && hasClosed(services, room)) throw goneRefusal(press);
  if (room && isPrivate(room) && !action.inPrivate) throw new Refused('unknown');
  const isHere = room && (room.status !== 'over' || isPrivate(room));
  return isHere ? room : finishedRoom(pressed);
}

/** The room for actions of finished matches. They don't run in the channel's queue, since they may take long. */
async function roomAfterEnd(pressed: MatchPress): Promise<Room> {
  const { services, press, address } = pressed;
  const isKept = (await services.results.load(press.match)) !== null;
  const room = isKept
    ? null
    : await withRoom(services, address, async (stored) =>
        stored?.id === press.match ? caughtUp(pressed, stored) : null,
      );
  if (room && room.status !== 'over') throw new Refused('unfinished');
  return finishedRoom(pressed);
}

/** A message as one person sees it: until something is played, a newer press on it replaces an older one. */
const placeOf = ({ message, user }: Pressed, { match, stamp }: Press): string =>
  [message?.id, user.id, ...(stamp ? [match, stamp] : [])].join(' ');

/** Whether the table is newer than what the message shows. A private one changes with every step. */
function isTableNewer({ message }: Pressed, { table }: Room): boolean {
  if (table === null || !message?.flags.has(MessageFlags.Ephemeral)) return message?.id !== table;
  const shown = Math.max(message.createdTimestamp, message.editedTimestamp ?? 0);
  const posted = SnowflakeUtil.timestampFrom(table);
  return shown === posted ? BigInt(message.id) < BigInt(table) : shown < posted;
}

/** The refusal for an old button depends on why it is old: a newer table, or a step in the same turn. */
function withReasonForAge(interaction: Pressed, room: Room, error: unknown): unknown {
  if (!(error instanceof Refused) || error.code !== 'stale') return error;
  if (room.place.kind !== 'channel') return new Refused(`private.${room.place.kind}.older`);
  return isTableNewer(interaction, room) ? error : new Refused('older', error.values);
}

type PressContext = Context & { readonly interaction: Pressed; readonly press: Press };

async function runOnMatch(action: MatchAction, context: PressContext): Promise<void> {
  const { services, interaction, press } = context;
  const address = addressOfMatch(interaction, press.match);
  const pressed = {
    services,
    action,
    press,
    address,
    lobby: interaction.message?.id ?? null,
    user: interaction.user.id,
  };
  const say = (room: Room) => (error: unknown) => Promise.reject(withReasonForAge(interaction, room, error));
  if (action.movesOn) services.superseding.supersede(tablePlace(address));
  if (action.phase === 'after the end') {
    const room = await roomAfterEnd(pressed);
    return action.run({ ...context, room }).catch(say(room));
  }
  await withRoom(services, address, async (stored) => {
    const room = await roomAsPressed(pressed, stored);
    await action.run({ ...context, room }).catch(say(room));
  });
}

/** One person pressing the same thing on the same message. */
const pressKey = (interaction: Pressed): string => {
  const { message, user, customId, id } = interaction;
  // What is filled in differs from form to form.
  if (interaction.isModalSubmit()) return id;
  return [message?.id, user.id, customId, ...(interaction.isStringSelectMenu() ? interaction.values : [])].join(' ');
};

/** Runs the first of several equal presses at a time; the others hear only what the first doesn't say. */
async function once(
  { pressing }: Pick<Services, 'pressing'>,
  interaction: Pressed,
  run: (repeat: Pick<Task, 'isRepeat' | 'onTold'>) => Promise<void>,
): Promise<void> {
  const key = pressKey(interaction);
  if (pressing.has(key)) return run({ isRepeat: true });
  pressing.set(key, interaction.id);
  const onTold = () => {
    if (pressing.get(key) === interaction.id) pressing.delete(key);
  };
  try {
    await run({ onTold });
  } finally {
    onTold();
  }
}

type RunAction = Exclude<Action, { readonly answer: 'form' }>;
type Known = { readonly action: RunAction; readonly press: Press };

async function runPress(
  services: Services,
  interaction: Pressed,
  { action, press }: Known,
  repeat: Pick<Task, 'isRepeat' | 'onTold'>,
) {
  const isInPrivate = isPressedInPrivate(interaction);
  const manner: Manner = (action.answer === 'reply' || !interaction.message) && !isInPrivate ? 'reply' : 'change';
  const table = () => tableOf(interaction, press);
  const task = { what: action.id, table, ...repeat };
  // The first press brings the private message: this one is acknowledged, and nothing else.
  if (repeat.isRepeat && manner === 'reply')
    return answer(services, interaction, { ...task, manner: 'change' }, async () => {});
  await answer(services, interaction, { ...task, manner }, async (asker) => {
    const place = placeOf(interaction, press);
    if (manner === 'change') services.superseding.supersede(place);
    // It only shows something in its message, so the next press there makes it out of date.
    const superseded = action.readOnly && manner === 'change' ? services.superseding.begin(place) : null;
    const from = action.look ? wayBack(interaction) : null;
    const back = from?.verb === action.id ? null : from;
    const context = { ...asker, services, interaction, press, table, back, ...(superseded && { superseded }) };
    try {
      await (action.phase === 'no match' ? action.run(context) : runOnMatch(action, context));
    } finally {
      if (superseded) services.superseding.end(place, superseded);
    }
  });
}

/** Answers a press of a button or menu, whose custom id has these fields. */
export async function handlePress(interaction: Pressed, fields: readonly string[], services: Services): Promise<void> {
  const press = parseId(fields);
  const action = press && findAction(press.verb);
  if (!press || !action) return refuseUnknown(services, interaction);
  // What one person is shown must never appear where all can read it.
  if (action.answer === 'form') {
    const table = () => tableOf(interaction, press);
    const task = { what: action.id, table } as const;
    return openForm(services, interaction, task, (asker) =>
      action.open({ ...asker, services, interaction, press, table, back: null }),
    );
  }
  // The message a form was opened on may be gone by now.
  if (action.answer === 'panel' && interaction.message && !isPressedInPrivate(interaction))
    return refuseUnknown(services, interaction);
  await once(services, interaction, (repeat) => runPress(services, interaction, { action, press }, repeat));
}
