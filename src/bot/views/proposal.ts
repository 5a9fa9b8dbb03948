import { type Seat, sameJson } from '#engine';
import type { PanelState, Proposal } from '#games/contract';
import { type Reader, words } from '#i18n';
import {
  askedCount,
  gameOf,
  matchOf,
  type ProposedMove,
  publicLength,
  publicReader,
  Refused,
  type Room,
  seatNames,
} from '#room';
import { makeId, type Verb } from '../discord/custom-id.ts';
import { capabilityOf } from '../game-parts.ts';
import { buttonRow, type Labeled } from './components.ts';
import type { Piece } from './message.ts';

/** A seat's proposal as far as it goes; refused in games without proposals. */
export function proposalOf(room: Room, seat: Seat, shown: PanelState, told: Reader): Proposal {
  const { state, history } = matchOf(room);
  const game = gameOf(room);
  const views = { seat, own: game.view(state, seat), open: game.view(history.open.state, null) };
  return capabilityOf(room, 'talk').propose(views, told, shown);
}

/** Whether the seat to move could play it; with closed hands only its owner's own proposal. */
function isPlayable(room: Room, action: Proposal['post']): boolean {
  const game = gameOf(room);
  const { state } = matchOf(room).history.open;
  return game.waiting(state).some((seat) => game.legal(state, seat).some((each) => sameJson(each, action!.action)));
}

/** Why a proposal is out of date: it was played, or something else happened. */
export function lapsedLine(room: Room, { shown, length }: ProposedMove): string {
  const t = words(room.language);
  const talk = capabilityOf(room, 'talk');
  const made = matchOf(room)
    .log.slice(length, publicLength(room))
    .find(({ action }) => sameJson(talk.proposed(action), shown));
  return made ? t('bot.propose.played', { name: seatNames(room, [made.seat]) }) : t('bot.propose.changed');
}

/** The public message of a proposal: the move, the answers and the buttons. */
export function proposalPieces(room: Room, move: ProposedMove): Piece[] {
  const { post } = proposalOf(room, move.seat, move.shown, publicReader(room));
  if (!post) throw new Refused('proposal');
  const t = words(room.language);
  const press = (verb: Verb, label: string, style: Labeled['style']): Labeled => ({
    id: makeId({ match: room.id, verb, stamp: '', numbers: [move.number] }),
    label,
    ...(style ? { style } : {}),
  });
  const said = [
    ...(move.agreed.length
      ? [
          t('bot.propose.agreed', {
            names: seatNames(room, move.agreed),
            count: move.agreed.length,
            all: askedCount(room, move),
          }),
        ]
      : []),
    ...(move.against.length ? [t('bot.propose.against', { names: seatNames(room, move.against) })] : []),
  ];
  return [
    post.line,
    { name: 'proposal.png', request: post.picture },
    ...(said.length ? [said.join('\n')] : []),
    buttonRow([
      press('approve', t('bot.propose.agree'), 'success'),
      press('object', t('bot.propose.object'), 'secondary'),
      ...(isPlayable(room, post) ? [press('play-shown', t('bot.propose.play'), 'primary')] : []),
      press('change-shown', t('bot.propose.change'), 'secondary'),
    ]),
  ];
}
