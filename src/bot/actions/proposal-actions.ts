import { type Seat, sameJson } from '#engine';
import type { Button, PanelState, Proposal } from '#games/contract';
import { words } from '#i18n';
import {
  act,
  answerProposal,
  beforeTurn,
  confirm,
  currentProposal,
  gameOf,
  matchOf,
  type ProposedMove,
  panelReader,
  proposeMove,
  publicReader,
  Refused,
  type Room,
  tableLink,
  withProposalMessage,
} from '#room';
import { post as postPieces } from '../channel/announce.ts';
import { change } from '../discord/answer.ts';
import { amend } from '../repositories/rooms.ts';
import { buttonRows, MESSAGE_LIMIT, sizeOf } from '../views/components.ts';
import { controlRows, labeledAll, rulesButton } from '../views/controls.ts';
import { hintButtons, TALK } from '../views/hint.ts';
import { compose, type Piece } from '../views/message.ts';
import { proposalOf, proposalPieces } from '../views/proposal.ts';
import {
  commit,
  type MatchContext,
  type MatchHandler,
  panelBehind,
  requirePresence,
  requireSeat,
  requireTurn,
  showPanel,
  showPrivately,
  viewerOf,
} from './action-context.ts';
import { defineAction } from './define-action.ts';
import { shownIn } from './turn-actions.ts';

/** The asker's proposal as far as it goes; refused in games without proposals. */
function proposal(
  context: MatchContext,
  shown: PanelState,
  told = panelReader(context.room, viewerOf(context)),
): Proposal {
  const { room } = context;
  if (room.status !== 'playing') throw new Refused('over');
  return proposalOf(room, requireSeat(context), shown, told);
}

function pieces(
  { panel, post }: Proposal,
  { room, language }: MatchContext,
  shown: PanelState,
  news: readonly Piece[] = [],
): Piece[] {
  const offer = { match: room.id, stamp: '', verbs: { play: 'post', show: 'suggest' } } as const;
  const label = words(language)('bot.propose.post');
  const posting: Button[] = post ? [{ label, intent: { kind: 'post', shown: post.shown }, style: 'success' }] : [];
  const buttons = [
    ...labeledAll(offer, [...posting, ...panel.extra]),
    ...hintButtons(room, language, [TALK, ...shown.slice(0, 1)]),
    rulesButton(room, language, shown),
  ];
  const above = [...news, { name: 'panel.png', request: panel.picture }, panel.lines.join('\n')];
  const below = buttonRows(buttons);
  const left = MESSAGE_LIMIT - sizeOf([...above, ...below]);
  return [...above, ...controlRows(offer, panel.controls, left), ...below];
}

const propose: MatchHandler = async (context) => showPrivately(context, pieces(proposal(context, []), context, []));

const suggest: MatchHandler = async (context) => {
  const shown = shownIn(context);
  await showPrivately(context, pieces(proposal(context, shown), context, shown));
};

/** Posts the proposal without playing it. Saved first, so that a press on it always finds it. */
const post: MatchHandler = async (context) => {
  const { services, room, press, language } = context;
  const shown = press?.numbers ?? [];
  const own = proposal(context, shown);
  const made = proposal(context, shown, publicReader(room)).post;
  if (!made) throw new Refused('stale', { link: tableLink(room) });
  const proposed = proposeMove(room, requirePresence(context), made.shown);
  const saved = await services.rooms.save(proposed.room);
  const message = await postPieces(services, saved, proposalPieces(saved, proposed.move));
  await amend(services, saved, (stored) => withProposalMessage(stored, proposed.move, message));
  // The panel stays, to keep the plan or to propose something else.
  const news = [words(language)('bot.propose.done')];
  const behind = panelBehind({ ...context, room: saved }, news);
  await showPrivately(context, behind.length > 0 ? [...news, ...behind] : pieces(own, context, shown, news));
};

const numberIn = ({ press }: MatchContext): number => press?.numbers[0] ?? 0;

/** Records a person's answer and shows it in the message. */
const saying =
  (agrees: boolean): MatchHandler =>
  async (context) => {
    const { services, room, interaction } = context;
    const { room: said, move } = answerProposal(room, numberIn(context), requirePresence(context), agrees);
    const saved = await services.rooms.save(said);
    const body = await compose(services, publicReader(saved), proposalPieces(saved, move));
    const trouble = await change(services, interaction, { ...body, attachments: [] });
    if (trouble) throw new Refused('trouble.away');
  };

const approve = saying(true);
const object = saying(false);

/** The room with the move prepared as the turn of the seat to move; null if that seat can't play it. */
function laidOut(room: Room, seat: Seat, { seat: owner, shown }: ProposedMove): Room | null {
  const made = proposalOf(room, owner, shown, publicReader(room)).post;
  const open = beforeTurn(room, seat);
  const legal = made && gameOf(room).legal(matchOf(open).state, seat);
  const action = legal?.find((each) => sameJson(each, made!.action));
  return action === undefined ? null : act(open, seat, action);
}

/** Plays the proposal and ends the turn. */
const playShown: MatchHandler = async (context) => {
  const { room } = context;
  const move = currentProposal(room, numberIn(context));
  const seat = requireTurn(context);
  const laid = laidOut(room, seat, move);
  if (!laid) throw new Refused('cardless');
  await commit(context, confirm(laid, seat));
};

/** Opens the proposal in the panel of the player to move; for anyone else, as the start of another proposal. */
const changeShown: MatchHandler = async (context) => {
  const { room, services } = context;
  const move = currentProposal(room, numberIn(context));
  const seat = requirePresence(context);
  const laid = gameOf(room).waiting(matchOf(room).state).includes(seat) ? laidOut(room, seat, move) : null;
  if (laid) return showPanel(context, await services.rooms.save(laid), seat);
  await showPrivately(context, pieces(proposal(context, move.shown), context, move.shown));
};

export const PROPOSAL_ACTIONS = [
  defineAction({ id: 'propose', answer: 'reply', phase: 'before the end', run: propose }),
  defineAction({ id: 'suggest', answer: 'panel', phase: 'always', inPrivate: true, readOnly: true, run: suggest }),
  defineAction({ id: 'post', answer: 'reply', phase: 'before the end', look: true, run: post }),
  defineAction({ id: 'approve', answer: 'public', phase: 'before the end', run: approve }),
  defineAction({ id: 'object', answer: 'public', phase: 'before the end', run: object }),
  defineAction({ id: 'play-shown', answer: 'reply', phase: 'before the end', movesOn: true, run: playShown }),
  defineAction({ id: 'change-shown', answer: 'reply', phase: 'before the end', run: changeShown }),
];
