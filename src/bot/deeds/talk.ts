import type { Button, Proposal, Shown } from '../../games/contract.ts';
import { words } from '../../i18n/index.ts';
import { Refused } from '../../room/refusal.ts';
import { gameOf, publicReader, reader, tableLink } from '../../room/room.ts';
import { matchOf } from '../../room/turn.ts';
import { type Context, type Deed, demandSeat, showPrivately } from '../context.ts';
import { stageOf } from '../desk.ts';
import { post as postPieces } from '../post/announce.ts';
import { buttonRow } from '../show/components.ts';
import { controlRows, labelled } from '../show/controls.ts';
import type { Piece } from '../show/message.ts';
import { shownIn } from './turn.ts';

/** What the asker proposes, as far as it is made up; refused in games that are not talked over. */
function proposal(context: Context, shown: Shown, told = reader(context.room, context.language)): Proposal {
  const { room } = context;
  if (room.status !== 'playing') throw new Refused('over');
  const seat = demandSeat(context);
  const { state } = matchOf(room);
  const views = { seat, own: gameOf(room).view(state, seat), open: gameOf(room).view(state, null) };
  const made = stageOf(room).propose?.(views, told, shown);
  if (!made) throw new Refused('unknown');
  return made;
}

function pieces({ panel, post }: Proposal, { room, language }: Context): Piece[] {
  const offer = { match: room.id, stamp: '', verbs: { play: 'post', show: 'suggest' } } as const;
  const label = words(language)('bot.propose.post');
  const posting: Button[] = post ? [{ label, intent: { kind: 'post', shown: post.shown }, style: 'success' }] : [];
  const buttons = [...posting, ...panel.extra].map((button) => labelled(offer, button));
  return [
    { name: 'panel.png', request: panel.picture },
    panel.lines.join('\n'),
    ...controlRows(offer, panel.controls),
    ...(buttons.length ? [buttonRow(buttons)] : []),
  ];
}

export const propose: Deed = async (context) => showPrivately(context, pieces(proposal(context, []), context));

export const suggest: Deed = async (context) =>
  showPrivately(context, pieces(proposal(context, shownIn(context)), context));

/** Shown to everyone; nothing is played. */
export const post: Deed = async (context) => {
  const { desk, room, press, language } = context;
  const made = proposal(context, press?.numbers ?? [], publicReader(room)).post;
  if (!made) throw new Refused('stale', { link: tableLink(room) });
  await postPieces(desk, room, [made.line, { name: 'proposal.png', request: made.picture }]);
  await showPrivately(context, [words(language)('bot.propose.done')]);
};
