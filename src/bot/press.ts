import { Refused } from '../room/refusal.ts';
import type { Room } from '../room/room.ts';
import { answer, type Manner, type Pressed } from './answer.ts';
import type { Deed } from './context.ts';
import { HELD, type MatchVerb, type PersonalVerb, type Press, parseId, type Verb } from './custom-id.ts';
import * as lobby from './deeds/lobby.ts';
import * as look from './deeds/look.ts';
import { more } from './deeds/more.ts';
import * as personal from './deeds/personal.ts';
import * as seat from './deeds/seat.ts';
import { snooze } from './deeds/snooze.ts';
import { beg, takeBack } from './deeds/takeback.ts';
import * as talk from './deeds/talk.ts';
import * as turn from './deeds/turn.ts';
import * as vote from './deeds/vote.ts';
import type { Desk } from './desk.ts';
import { catchUp } from './post/resume.ts';

/** A press on the lobby or on a panel changes that message; one on the table is answered in private. */
const IN_MATCH: { readonly [verb in MatchVerb]: readonly [manner: Manner, deed: Deed] } = {
  join: ['change', lobby.join],
  leave: ['change', lobby.leave],
  move: ['change', lobby.move],
  computer: ['change', lobby.addComputer],
  options: ['reply', lobby.options],
  set: ['change', lobby.setOptions],
  start: ['change', lobby.begin],
  cancel: ['change', lobby.cancel],
  rematch: ['reply', lobby.rematch],
  take: ['reply', turn.take],
  mine: ['reply', turn.mine],
  put: ['change', turn.put],
  menu: ['change', turn.put],
  show: ['change', turn.show],
  turn: ['change', turn.rotate],
  back: ['change', turn.goBack],
  confirm: ['change', turn.end],
  undo: ['reply', takeBack],
  beg: ['change', beg],
  propose: ['reply', talk.propose],
  suggest: ['change', talk.suggest],
  post: ['reply', talk.post],
  home: ['reply', look.home],
  town: ['reply', look.homeOf],
  closeup: ['change', look.closeup],
  all: ['reply', look.all],
  scores: ['reply', look.scores],
  since: ['reply', look.since],
  more: ['reply', more],
  'leave-game': ['reply', seat.askLeave],
  go: ['change', seat.leave],
  return: ['change', seat.comeBack],
  sit: ['change', seat.sit],
  finish: ['change', seat.end],
  'hand-turn': ['reply', vote.handTurn],
  'hand-seat': ['reply', vote.handSeat],
  agree: ['reply', vote.agreeTo],
  disagree: ['reply', vote.disagree],
  snooze: ['reply', snooze],
};

/** Presses that are about no match. */
const PERSONAL: { readonly [verb in PersonalVerb]: readonly [manner: Manner, deed: personal.PersonalDeed] } = {
  rules: ['reply', personal.rules],
  topic: ['change', personal.rules],
  forget: ['change', personal.forget],
};

const isPersonal = (verb: Verb): verb is PersonalVerb => Object.hasOwn(PERSONAL, verb);

/** The newest state of the match the button belongs to, one press after the other. */
const inRoom = (desk: Desk, interaction: Pressed, press: Press, run: (room: Room) => Promise<void>) =>
  desk.queue(interaction.channelId, async () => {
    const room = await desk.rooms.load(interaction.channelId);
    if (!room && (await desk.rooms.wasBroken(interaction.channelId))) throw new Refused('broken');
    if (!room || room.id !== press.match) throw new Refused('gone');
    await run(await catchUp(desk, room));
  });

export async function handlePress(desk: Desk, interaction: Pressed, fields: readonly string[]): Promise<void> {
  const press = parseId(fields);
  if (!press || press.verb === HELD)
    return answer(desk, interaction, { manner: 'reply', what: 'unknown' }, async () => {
      throw new Refused('unknown');
    });
  const { verb } = press;
  const [manner] = isPersonal(verb) ? PERSONAL[verb] : IN_MATCH[verb];
  await answer(desk, interaction, { manner, what: verb }, async (asker) => {
    if (isPersonal(verb)) return PERSONAL[verb][1]({ ...asker, desk, interaction });
    await inRoom(desk, interaction, press, (room) => IN_MATCH[verb][1]({ ...asker, desk, interaction, press, room }));
  });
}
