import type { Seat } from '../../engine/game.ts';
import { words } from '../../i18n/index.ts';
import { Refused } from '../../room/refusal.ts';
import { namesOf, type Room, tableLink, type Vote } from '../../room/room.ts';
import { agree, carryOut, isCarried, needed, patienceEnd, voters } from '../../room/vote.ts';
import { type Context, type Deed, demandSeat, showPrivately } from '../context.ts';
import { makeId, type Verb } from '../custom-id.ts';
import { erase, post } from '../post/announce.ts';
import { carry } from '../post/proceed.ts';
import { buttonRow } from '../show/components.ts';
import type { Piece } from '../show/message.ts';

/** What is put to the vote, and how far it has come. */
function votePieces(room: Room, vote: Vote): Piece[] {
  const t = words(room.language);
  const id = (verb: Verb) => makeId({ match: room.id, verb, stamp: '', numbers: [] });
  const missing = voters(room, vote).filter((user) => !vote.agreed.includes(user));
  return [
    [
      t(`bot.vote.${vote.kind}`, { name: namesOf(room)[vote.seat] }),
      t('bot.vote.asked', { names: missing.map((user) => `<@${user}>`).join(', '), count: needed(room, vote) }),
    ].join('\n'),
    buttonRow([
      { id: id('agree'), label: t('bot.vote.agree'), style: 'success' },
      { id: id('disagree'), label: t('bot.vote.disagree'), style: 'secondary' },
    ]),
  ];
}

/** Saved first; the new request takes the place of the old one in the channel. */
async function putToVote({ desk, room: before }: Context, room: Room, vote: Vote): Promise<void> {
  const saved = await desk.rooms.save({ ...room, vote });
  const message = await post(desk, saved, votePieces(saved, vote));
  await desk.rooms.save({ ...saved, vote: { ...vote, message } });
  if (before.vote?.message) await erase(desk, saved, before.vote.message);
}

/** Done at once if nobody else has a say; put to the vote in the channel otherwise. */
export async function callVote(context: Context, kind: Vote['kind'], seat: Seat): Promise<void> {
  const { interaction, room, language } = context;
  const vote: Vote = { kind, seat, agreed: [interaction.user.id], message: null };
  if (isCarried(room, vote)) return carry(context, carryOut(room, vote));
  await putToVote(context, room, vote);
  await showPrivately(context, [words(language)('bot.vote.called')]);
}

/** A turn or a seat that keeps the others waiting. */
const handOver =
  (kind: 'turn' | 'seat'): Deed =>
  async (context) => {
    const { desk, room, press } = context;
    demandSeat(context);
    const seat = press?.numbers[0] ?? -1;
    const end = patienceEnd(room, seat);
    if (end === null) throw new Refused('stale', { link: tableLink(room) });
    if (end > desk.clock.now()) throw new Refused('patience', { time: Math.floor(end / 1000) });
    await callVote(context, kind, seat);
  };

export const handTurn = handOver('turn');
export const handSeat = handOver('seat');

export const agreeTo: Deed = async (context) => {
  const { interaction, room, language } = context;
  const agreed = agree(room, interaction.user.id);
  const vote = agreed.vote!;
  if (isCarried(agreed, vote)) return carry(context, carryOut(agreed, vote));
  await putToVote(context, agreed, { ...vote, message: null });
  await showPrivately(context, [words(language)('bot.vote.counted')]);
};

/** One no is enough to keep what was played; a vote about somebody absent goes on without it. */
export const disagree: Deed = async (context) => {
  const { desk, interaction, room, language } = context;
  agree(room, interaction.user.id);
  const { vote } = room;
  if (vote?.kind === 'undo') {
    const saved = await desk.rooms.save({ ...room, vote: null });
    if (vote.message) await erase(desk, saved, vote.message);
    await post(desk, saved, [words(room.language)('bot.vote.declined', { name: namesOf(room)[vote.seat] })]);
  }
  await showPrivately(context, [words(language)('bot.vote.counted')]);
};
