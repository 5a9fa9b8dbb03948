import { itemAt, type Seat } from '#engine';
import { type Language, markName, words } from '#i18n';
import {
  agreeToVote,
  handoverTime,
  isAway,
  isVotePassed,
  namesOf,
  personName,
  Refused,
  type Room,
  rewindTurn,
  seatOf,
  tableLink,
  turnsLostByUndo,
  type Vote,
  voters,
  votesNeeded,
} from '#room';
import * as voting from '../../room/vote-rules.ts';
import { erase, post } from '../channel/announce.ts';
import { makeId, type Verb } from '../discord/custom-id.ts';
import { amend } from '../repositories/rooms.ts';
import type { Services } from '../services.ts';
import { buttonRow } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { commit, type MatchContext, type MatchHandler, requireSeat, showNote } from './action-context.ts';
import { defineAction } from './define-action.ts';

/** For a seat that is to be given away, mentions its owner, who may still come back. */
const whoseVote = (room: Room, { kind, seat }: Vote): string =>
  kind === 'give' ? `<@${itemAt(room.seats, seat).user}>` : markName(personName(room, seat));

/** The message of a vote: what it is about and how it stands. */
function votePieces(room: Room, vote: Vote): Piece[] {
  const t = words(room.language);
  const id = (verb: Verb) => makeId({ match: room.id, verb, stamp: '', numbers: [] });
  const entitled = voters(room, vote);
  const missing = entitled.filter((user) => !vote.agreed.includes(user));
  const count = votesNeeded(room, vote) - (entitled.length - missing.length);
  const lost = vote.kind === 'undo' ? lostLine(room, vote.seat, room.language) : '';
  return [
    [
      t(`bot.vote.${vote.kind}`, {
        name: whoseVote(room, vote),
        asker: markName(vote.asker?.name ?? ''),
        ...(vote.days ? { count: vote.days } : {}),
      }),
      ...(lost ? [lost] : []),
      t('bot.vote.asked', { names: missing.map((user) => `<@${user}>`).join(', '), count }),
    ].join('\n'),
    buttonRow([
      { id: id('agree'), label: t('bot.vote.agree'), style: 'success' },
      { id: id('disagree'), label: t('bot.vote.disagree'), style: 'secondary' },
    ]),
  ];
}

/** Who is mentioned: those who still have to vote, and the owner of a seat that is to be given away. */
function concerned(room: Room, vote: Vote): string[] {
  const owner = vote.kind === 'give' ? room.seats[vote.seat]?.user : null;
  return [...voters(room, vote).filter((user) => !vote.agreed.includes(user)), ...(owner ? [owner] : [])];
}

/** Does what was agreed on. */
async function withVoteCarriedOut(
  { botPlayers, clock }: Pick<Services, 'botPlayers' | 'clock'>,
  room: Room,
  { kind, seat, asker, days = 1 }: Vote,
): Promise<Room> {
  switch (kind) {
    case 'undo':
      return rewindTurn(room, seat);
    case 'turn':
      return voting.withTurnHandedOver(await botPlayers.playTurn(room, seat), seat, 'turn');
    case 'seat':
      return voting.handOverSeat(room, seat);
    case 'give':
      // The asker may have another seat by now, and the owner may have come back.
      if (!asker || seatOf(room, asker.user) !== null || !isAway(itemAt(room.seats, seat))) throw new Refused('lapsed');
      return voting.giveSeat(room, seat, asker);
    case 'pause':
      return voting.pauseClocks(room, seat, days, clock.now());
    case 'resume':
      return voting.resumeClocks(room, seat, clock.now());
  }
}

/** Saved first; the new message replaces the old one in the channel. */
async function putToVote({ services, room: before }: MatchContext, room: Room, vote: Vote): Promise<void> {
  const saved = await services.rooms.save({ ...room, vote });
  // Voters are mentioned once, not each time one of them agrees.
  const isOld = before.vote?.kind === vote.kind && before.vote.seat === vote.seat;
  const asked = isOld ? [] : concerned(saved, vote);
  const message = await post(services, saved, votePieces(saved, vote), asked);
  // A press during the post may have changed the vote; the message belongs to whatever vote there is now.
  await amend(services, saved, (room) => (room.vote ? { ...room, vote: { ...room.vote, message } } : room));
  if (before.vote?.message) await erase(services, saved, before.vote.message);
}

/** Done at once if nobody else has a vote; otherwise starts a vote in the channel. */
export async function callVote(
  context: MatchContext,
  kind: Vote['kind'],
  seat: Seat,
  { asker = null, ...more }: Partial<Pick<Vote, 'asker' | 'days'>> = {},
): Promise<void> {
  const { interaction, room, language } = context;
  const vote: Vote = { kind, seat, asker, agreed: asker ? [] : [interaction.user.id], message: null, ...more };
  if (isVotePassed(room, vote)) return commit(context, await withVoteCarriedOut(context.services, room, vote));
  await putToVote(context, room, vote);
  await showNote(context, [words(language)('bot.vote.called')]);
}

/** Hands over a turn or a seat that keeps the others waiting. */
const handOver =
  (kind: 'turn' | 'seat'): MatchHandler =>
  async (context) => {
    const { services, room, press } = context;
    requireSeat(context);
    const seat = press?.numbers[0] ?? -1;
    const end = handoverTime(room, seat);
    if (end === null) throw new Refused('stale', { link: tableLink(room) });
    if (end > services.clock.now()) throw new Refused('patience', { time: Math.floor(end / 1000) });
    await callVote(context, kind, seat);
  };

const handTurn = handOver('turn');
const handSeat = handOver('seat');

const agreeTo: MatchHandler = async (context) => {
  const { interaction, room, language } = context;
  const agreed = agreeToVote(room, interaction.user.id);
  const vote = agreed.vote!;
  if (isVotePassed(agreed, vote)) return commit(context, await withVoteCarriedOut(context.services, agreed, vote));
  await putToVote(context, agreed, { ...vote, message: null });
  await showNote(context, [words(language)('bot.vote.counted')]);
};

/** What is said when someone doesn't agree. */
const DECLINED = { undo: 'declined', give: 'kept', pause: 'unpaused', resume: 'stopped' } as const;

/** One no ends a vote that needs everyone; one about an absent person goes on. */
const disagree: MatchHandler = async (context) => {
  const { services, interaction, room, language } = context;
  agreeToVote(room, interaction.user.id);
  const { vote } = room;
  if (vote && vote.kind !== 'turn' && vote.kind !== 'seat') {
    const saved = await services.rooms.save({ ...room, vote: null });
    if (vote.message) await erase(services, saved, vote.message);
    const key = DECLINED[vote.kind];
    await post(services, saved, [
      words(room.language)(`bot.vote.${key}`, { name: markName(personName(room, vote.seat)) }),
    ]);
  }
  await showNote(context, [words(language)('bot.vote.counted')]);
};

/** A person without a seat asks for that of someone who is away. */
const askSeat: MatchHandler = async (context) => {
  const { interaction, room, press } = context;
  if (room.status !== 'playing') throw new Refused('over');
  if (seatOf(room, interaction.user.id) !== null) throw new Refused('seated');
  const seat = interaction.isStringSelectMenu() ? Number(interaction.values[0]) : (press?.numbers[0] ?? -1);
  const wanted = room.seats[seat];
  if (!wanted || !isAway(wanted)) throw new Refused('taken');
  const { id: user, displayName: name } = interaction.user;
  await callVote(context, 'give', seat, { asker: { user, name } });
};

export const VOTE_ACTIONS = [
  defineAction({ id: 'ask-seat', answer: 'panel', phase: 'before the end', run: askSeat }),
  defineAction({ id: 'hand-turn', answer: 'reply', phase: 'before the end', run: handTurn }),
  defineAction({ id: 'hand-seat', answer: 'reply', phase: 'before the end', run: handSeat }),
  defineAction({ id: 'agree', answer: 'reply', phase: 'before the end', run: agreeTo }),
  defineAction({ id: 'disagree', answer: 'reply', phase: 'before the end', run: disagree }),
];

/** Whose turns are undone with the seat's last one; empty if nobody else's. */
export function lostLine(room: Room, seat: Seat, language: Language): string {
  const lost = turnsLostByUndo(room, seat);
  const names = namesOf(room, language);
  const told = [...new Set(lost)].map((each) => {
    const count = lost.filter((one) => one === each).length;
    return `${names[each]}${count > 1 ? ` (${count})` : ''}`;
  });
  return told.length ? words(language)('bot.vote.lost', { names: new Intl.ListFormat(language).format(told) }) : '';
}
