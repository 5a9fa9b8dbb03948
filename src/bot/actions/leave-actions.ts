import { itemAt, LEVELS } from '#engine';
import { markName, words } from '#i18n';
import { handOver, isDirect, isPresent, publicReader, Refused, type Room, seatOf, tableLink, withoutPlan } from '#room';
import * as seating from '../../room/seating.ts';
import { post } from '../channel/announce.ts';
import { archiveMatch } from '../channel/archive-match.ts';
import { redrawLobby } from '../channel/lobbies.ts';
import { redraw, retire } from '../channel/send.ts';
import { withdraw } from '../discord/private-answers.ts';
import { compose } from '../views/message.ts';
import {
  commit,
  type MatchContext,
  type MatchHandler,
  question,
  requireSeat,
  showPrivately,
} from './action-context.ts';
import { defineAction } from './define-action.ts';

const requirePlaying = (room: Room) => {
  if (room.status === 'over') throw new Refused('over');
  if (room.status === 'lobby') throw new Refused('waiting', { link: tableLink(room) });
};

/** Ends a match for everyone, and says who did. */
async function callOff({ services, interaction, room }: MatchContext): Promise<void> {
  await archiveMatch(services, room);
  await withdraw(services, interaction);
  const ended = words(room.language)('bot.lobby.ended', { name: markName(interaction.user.displayName) });
  // A lobby becomes that sentence: nothing of it is worth keeping.
  if (room.status === 'lobby' && room.table) {
    const trouble = await redraw(services, room, room.table, await compose(services, publicReader(room), [ended]));
    if (!trouble) return;
  } else if (room.table) await retire(services, room, room.table);
  await post(services, room, [ended]);
}

/** Leaving a lobby happens at once; leaving a game asks first. */
export const askLeave: MatchHandler = async (context) => {
  const { services, interaction, room } = context;
  // Nobody is left in a lobby of one person.
  if (room.status === 'lobby' && isDirect(room)) return callOff(context);
  if (room.status !== 'lobby') {
    requirePlaying(room);
    const seat = requireSeat(context);
    const alone = !room.seats.some((one, i) => i !== seat && isPresent(one));
    return showPrivately(context, question(context, 'go', alone ? 'last' : 'go'));
  }
  await redrawLobby(services, await services.rooms.save(seating.leave(room, interaction.user.id)));
  await withdraw(services, interaction);
};

/** A bot plays on and the seat stays its owner's. When the last person leaves, the match is over. */
const leave: MatchHandler = async (context) => {
  const { interaction, room } = context;
  requirePlaying(room);
  const seat = requireSeat(context);
  const others = room.seats.filter((one, i) => i !== seat && isPresent(one));
  const [heir] = others;
  if (!heir) return callOff(context);
  const own = itemAt(room.seats, seat);
  if (own.computer) throw new Refused('away');
  const host = interaction.user.id === room.host ? (heir.user ?? room.host) : room.host;
  const handed = handOver(room, seat, { ...own, computer: LEVELS[1] });
  const left = { ...withoutPlan(handed, interaction.user.id), host, vote: null };
  await commit(context, { ...left, news: [...room.news, { kind: 'left', name: own.name }] });
};

/** A player who was away plays again. */
const comeBack: MatchHandler = async (context) => {
  const { room } = context;
  requirePlaying(room);
  const seat = requireSeat(context);
  const own = room.seats[seat]!;
  if (!own.computer) throw new Refused('seated');
  const handed = handOver(room, seat, { ...own, computer: null });
  // A seat can't be given away while its owner is there.
  const vote = room.vote?.seat === seat ? null : room.vote;
  await commit(context, { ...handed, vote, news: [...room.news, { kind: 'back', name: own.name }] });
};

/** Takes over a bot's seat that belongs to no person. */
const sit: MatchHandler = async (context) => {
  const { interaction, room, press } = context;
  requirePlaying(room);
  if (seatOf(room, interaction.user.id) !== null) throw new Refused('seated');
  const seat = interaction.isStringSelectMenu() ? Number(interaction.values[0]) : (press?.numbers[0] ?? -1);
  const taken = room.seats[seat];
  if (!taken?.computer || taken.user) throw new Refused('taken');
  const { id: user, displayName: name } = interaction.user;
  const handed = handOver(room, seat, { user, name, computer: null });
  await commit(context, { ...handed, news: [...room.news, { kind: 'joined', name }] });
};

const requireHostOrManager = ({ interaction, room }: MatchContext): void => {
  if (!interaction.memberPermissions?.has('ManageGuild')) seating.requireHost(room, interaction.user.id);
};

export const askEnd: MatchHandler = async (context) => {
  requireHostOrManager(context);
  await showPrivately(context, question(context, 'finish'));
};

const end: MatchHandler = async (context) => {
  requireHostOrManager(context);
  await callOff(context);
};

export const LEAVE_ACTIONS = [
  defineAction({ id: 'leave-game', answer: 'reply', look: true, phase: 'before the end', run: askLeave }),
  defineAction({ id: 'go', answer: 'panel', phase: 'before the end', run: leave }),
  defineAction({ id: 'return', answer: 'panel', phase: 'before the end', run: comeBack }),
  defineAction({ id: 'sit', answer: 'panel', phase: 'before the end', run: sit }),
  defineAction({ id: 'finish', answer: 'panel', phase: 'before the end', run: end }),
];
