import { words } from '../../i18n/index.ts';
import { Refused } from '../../room/refusal.ts';
import { gameOf, publicReader, reader, tableLink } from '../../room/room.ts';
import { matchOf } from '../../room/turn.ts';
import { type Context, type Deed, demandSeat, showPrivately } from '../context.ts';
import { stageOf } from '../desk.ts';
import { post as postPieces } from '../post/announce.ts';
import type { Piece } from '../show/message.ts';
import { buttonRow } from '../show/parts.ts';
import { idsFor } from '../show/table.ts';
import type { Proposal } from '../stage.ts';
import { numbersOf } from './turn.ts';

/** What the asker proposes, as far as it is made up; refused in games that are not talked over. */
function proposal(context: Context, shown: readonly number[], told = reader(context.room, context.language)): Proposal {
  const { room } = context;
  if (room.status !== 'playing') throw new Refused('over');
  const seat = demandSeat(context);
  const { state } = matchOf(room);
  const views = { seat, own: gameOf(room).view(state, seat), open: gameOf(room).view(state, null) };
  const ids = idsFor(room, '', { play: 'post', show: 'suggest' });
  const made = stageOf(room).propose?.(views, told, ids, shown);
  if (!made) throw new Refused('unknown');
  return made;
}

function pieces({ panel, post }: Proposal, { language }: Context): Piece[] {
  const label = words(language)('bot.propose.post');
  const buttons = [...(post ? [{ id: post.id, label, style: 'success' as const }] : []), ...panel.extra];
  return [
    { name: 'panel.png', request: panel.picture },
    panel.lines.join('\n'),
    ...panel.rows,
    ...(buttons.length ? [buttonRow(buttons)] : []),
  ];
}

export const propose: Deed = async (context) => showPrivately(context, pieces(proposal(context, []), context));

export const suggest: Deed = async (context) =>
  showPrivately(context, pieces(proposal(context, numbersOf(context)), context));

/** Shown to everyone; nothing is played. */
export const post: Deed = async (context) => {
  const { desk, room, press, language } = context;
  const made = proposal(context, press?.numbers ?? [], publicReader(room)).post;
  if (!made) throw new Refused('stale', { link: tableLink(room) });
  await postPieces(desk, room, [made.line, { name: 'proposal.png', request: made.picture }]);
  await showPrivately(context, [words(language)('bot.propose.done')]);
};
