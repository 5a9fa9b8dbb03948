import { MessageFlags, SnowflakeUtil } from 'discord.js';
import { isOpen, roomOfResult } from '../room/match-result.ts';
import { addressOf, isPrivate, privateKindOf } from '../room/place.ts';
import { Refused, Stale } from '../room/refusal.ts';
import type { Room } from '../room/room.ts';
import { addressOfMatch } from './address.ts';
import { answer, type Manner, type Pressed, refuseUnknown } from './answer.ts';
import type { Context, Deed } from './context.ts';
import { HELD, type MatchVerb, type PersonalVerb, type Press, parseId, type Verb } from './custom-id.ts';
import * as after from './deeds/after.ts';
import { daily } from './deeds/daily.ts';
import * as day from './deeds/day.ts';
import { exportGame } from './deeds/export.ts';
import { film, timelapse } from './deeds/film.ts';
import { hint } from './deeds/hint.ts';
import { history, past } from './deeds/history.ts';
import * as learn from './deeds/learn.ts';
import * as lobby from './deeds/lobby.ts';
import * as look from './deeds/look.ts';
import { more } from './deeds/more.ts';
import * as personal from './deeds/personal.ts';
import * as plan from './deeds/plan.ts';
import { review } from './deeds/review.ts';
import * as seat from './deeds/seat.ts';
import { settings } from './deeds/settings.ts';
import { snooze } from './deeds/snooze.ts';
import * as standings from './deeds/standings.ts';
import { beg, takeBack } from './deeds/takeback.ts';
import * as talk from './deeds/talk.ts';
import * as turn from './deeds/turn.ts';
import * as vote from './deeds/vote.ts';
import type { Desk } from './desk.ts';
import { withRoom } from './keep/with-room.ts';
import { tablePlace } from './overtaking.ts';
import { catchUp } from './post/resume.ts';

/**
 * What a press does to the message it is on. In the lobby, and on a proposal, all see the change; a private message, of which a panel is
 * one, is changed for the presser alone. Anywhere else the answer is a private message of its own.
 */
type Way = 'lobby' | 'panel' | 'reply';

const IN_MATCH: { readonly [verb in MatchVerb]: readonly [way: Way, deed: Deed] } = {
  join: ['lobby', lobby.join],
  leave: ['lobby', lobby.leave],
  move: ['lobby', lobby.move],
  computer: ['lobby', lobby.addComputer],
  options: ['reply', lobby.options],
  set: ['panel', lobby.setOptions],
  start: ['lobby', lobby.begin],
  cancel: ['lobby', lobby.cancel],
  rematch: ['reply', lobby.rematch],
  take: ['reply', turn.take],
  'turn-up': ['panel', turn.take],
  mine: ['reply', turn.mine],
  put: ['panel', turn.put],
  menu: ['panel', turn.put],
  show: ['panel', turn.show],
  hint: ['reply', hint],
  turn: ['panel', turn.rotate],
  instead: ['panel', turn.playInstead],
  anew: ['panel', turn.beginAnew],
  back: ['panel', turn.goBack],
  confirm: ['panel', turn.end],
  undo: ['reply', takeBack],
  beg: ['panel', beg],
  plan: ['reply', plan.playMine],
  keep: ['panel', plan.keep],
  revise: ['panel', plan.revise],
  alone: ['panel', plan.alone],
  wait: ['panel', plan.wait],
  drop: ['panel', plan.drop],
  propose: ['reply', talk.propose],
  suggest: ['panel', talk.suggest],
  post: ['reply', talk.post],
  approve: ['lobby', talk.approve],
  object: ['lobby', talk.object],
  'play-shown': ['reply', talk.playShown],
  'change-shown': ['reply', talk.changeShown],
  next: ['panel', learn.next],
  quit: ['panel', learn.quit],
  home: ['reply', look.home],
  town: ['reply', look.homeOf],
  closeup: ['panel', look.closeup],
  all: ['reply', look.all],
  scores: ['reply', look.scores],
  since: ['reply', look.since],
  more: ['reply', more],
  fair: ['reply', look.fair],
  why: ['reply', look.why],
  sheet: ['reply', after.sheet],
  review: ['reply', review],
  'look-back': ['panel', review],
  replay: ['reply', after.replay],
  step: ['panel', after.replay],
  timelapse: ['reply', timelapse],
  film: ['panel', film],
  share: ['panel', after.share],
  export: ['reply', exportGame],
  'leave-game': ['reply', seat.askLeave],
  go: ['panel', seat.leave],
  return: ['panel', seat.comeBack],
  sit: ['panel', seat.sit],
  'ask-seat': ['panel', vote.askSeat],
  finish: ['panel', seat.end],
  'hand-turn': ['reply', vote.handTurn],
  'hand-seat': ['reply', vote.handSeat],
  agree: ['reply', vote.agreeTo],
  disagree: ['reply', vote.disagree],
  snooze: ['reply', snooze],
};

/** Presses that are about no match. */
const PERSONAL: { readonly [verb in PersonalVerb]: readonly [way: Way, deed: personal.PersonalDeed] } = {
  daily: ['reply', daily],
  'daily-mine': ['reply', day.mine],
  'daily-best': ['reply', day.best],
  'daily-rules': ['reply', day.rules],
  rules: ['reply', personal.rules],
  topic: ['panel', personal.rules],
  setting: ['panel', settings],
  forget: ['panel', personal.forget],
  ranking: ['reply', standings.ranking],
  ladder: ['panel', standings.ranking],
  profile: ['panel', standings.profile],
  publish: ['panel', standings.publish],
  history: ['panel', history],
  past: ['panel', past],
};

/** These only show something in the message they are pressed on: the next press on it changes it again. */
const LOOKS: readonly Verb[] = ['show', 'suggest', 'closeup', 'topic', 'ladder', 'profile', 'step', 'history'];
/** These change nothing: they are answered also while the channel can't be told what was played. */
const SHOWS: readonly Verb[] = [
  ...LOOKS,
  ...(['home', 'town', 'all', 'scores', 'since', 'more', 'why', 'hint'] as const),
];
/** These make sense when the match is over. */
const AT_THE_END: readonly Verb[] = [
  ...SHOWS,
  'rematch',
  'fair',
  'sheet',
  'review',
  'look-back',
  'replay',
  'timelapse',
  'film',
  'share',
  'export',
];
/** And these make none before. */
const NOT_BEFORE: readonly Verb[] = ['sheet', 'review', 'look-back', 'replay', 'step', 'timelapse', 'film', 'share'];
/** After these the table is another. */
const MOVES: readonly Verb[] = ['take', 'confirm', 'undo', 'plan', 'play-shown'];

/** What there is to press in a private room: nothing that is about others. */
const PRIVATELY: readonly Verb[] = [
  ...SHOWS,
  ...(['take', 'turn-up', 'mine', 'put', 'menu', 'turn', 'instead', 'anew', 'back', 'confirm'] as const),
  ...(['undo', 'fair', 'next', 'quit'] as const),
];
/** A message as somebody looks at it: as long as nothing is played, one press on it is as good as the next. */
const placeOf = ({ message, user }: Pressed, { match, stamp }: Press): string =>
  [message.id, user.id, match, stamp].join(' ');

const isPersonal = (verb: Verb): verb is PersonalVerb => Object.hasOwn(PERSONAL, verb);

async function caughtUp(desk: Desk, room: Room, { verb }: Press): Promise<Room> {
  try {
    return await catchUp(desk, room);
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof Stale || !SHOWS.includes(verb)) throw error;
    return (await desk.rooms.load(addressOf(room))) ?? room;
  }
}

/** What is said of a match that is no more. */
function goneOf({ match }: Press): Refused {
  const kind = privateKindOf(match);
  return new Refused(kind ? `private.${kind}.gone` : 'gone');
}

/** The match as it ended, for what can still be asked of it. */
async function finishedRoom(desk: Desk, address: string, press: Press): Promise<Room> {
  const result = await desk.results.load(press.match);
  const course = result && (await desk.results.course(press.match));
  if (!course) throw (await desk.rooms.wasBroken(address)) ? new Refused('broken') : goneOf(press);
  if (!AT_THE_END.includes(press.verb)) throw new Refused('over');
  if (!isOpen(result, desk.clock.now())) throw new Refused('closed', { time: Math.floor(result.opens / 1000) });
  return roomOfResult(result, course);
}

/** Whether the day is over in which a city could be built; one that was built may be looked at. */
const hasClosed = ({ clock }: Desk, { place, status }: Room): boolean =>
  place.kind === 'daily' && status === 'playing' && place.ends <= clock.now();

/** The newest state of the match the button belongs to, one press after the other. */
function inRoom(desk: Desk, interaction: Pressed, press: Press, run: (room: Room) => Promise<void>) {
  const address = addressOfMatch(interaction, press.match);
  return withRoom(desk, address, async (stored) => {
    const room = stored?.id === press.match ? await caughtUp(desk, stored, press) : null;
    if (room && hasClosed(desk, room)) throw goneOf(press);
    if (room && isPrivate(room) && !PRIVATELY.includes(press.verb)) throw new Refused('unknown');
    const isHere = room && (room.status !== 'over' || isPrivate(room));
    await run(isHere ? room : await finishedRoom(desk, address, press));
  });
}

/** What is asked of a finished match alone waits for nobody, however long it takes. */
async function afterRoom(desk: Desk, interaction: Pressed, press: Press, run: (room: Room) => Promise<void>) {
  const address = addressOfMatch(interaction, press.match);
  const isKept = (await desk.results.load(press.match)) !== null;
  const room = isKept
    ? null
    : await withRoom(desk, address, async (stored) =>
        stored?.id === press.match ? caughtUp(desk, stored, press) : null,
      );
  if (room && room.status !== 'over') throw new Refused('unfinished');
  await run(await finishedRoom(desk, address, press));
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

export async function handlePress(desk: Desk, interaction: Pressed, fields: readonly string[]): Promise<void> {
  const press = parseId(fields);
  if (!press || press.verb === HELD) return refuseUnknown(desk, interaction);
  const { verb } = press;
  const [way] = isPersonal(verb) ? PERSONAL[verb] : IN_MATCH[verb];
  // What one person is shown must never come to stand where all can read it.
  const isEphemeral = interaction.message.flags.has(MessageFlags.Ephemeral);
  if (way === 'panel' && !isEphemeral) return refuseUnknown(desk, interaction);
  // A turn that is begun or planned in a private message goes on in it, and so does all of a private match.
  const goesOn =
    isEphemeral && (verb === 'take' || verb === 'plan' || (verb === 'undo' && privateKindOf(press.match) !== null));
  const manner: Manner = way === 'reply' && !goesOn ? 'reply' : 'change';
  const place = placeOf(interaction, press);
  await answer(desk, interaction, { manner, what: verb }, async (asker) => {
    const work = async (given: Pick<Context, 'overtaken'> = {}) => {
      const asked = { ...asker, ...given, desk, interaction };
      if (isPersonal(verb)) return PERSONAL[verb][1]({ ...asked, press });
      const within = NOT_BEFORE.includes(verb) ? afterRoom : inRoom;
      await within(desk, interaction, press, async (room) => {
        try {
          await IN_MATCH[verb][1]({ ...asked, press, room });
        } catch (error) {
          throw aged(interaction, room, error);
        }
      });
    };
    if (manner === 'change') desk.overtaking.overtake(place);
    if (MOVES.includes(verb)) desk.overtaking.overtake(tablePlace(addressOfMatch(interaction, press.match)));
    await (LOOKS.includes(verb) ? desk.overtaking.draw(place, (overtaken) => work({ overtaken })) : work());
  });
}
