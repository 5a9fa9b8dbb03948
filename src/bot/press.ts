import { answer, type Manner, type Pressed } from './answer.ts';
import type { Deed } from './context.ts';
import { parseId } from './custom-id.ts';
import * as lobby from './deeds/lobby.ts';
import * as look from './deeds/look.ts';
import * as turn from './deeds/turn.ts';
import type { Desk } from './desk.ts';
import { Refused } from './refusal.ts';
import { catchUp } from './resume.ts';

/** A press on the lobby or on a panel changes that message; one on the table is answered in private. */
const VERBS: { readonly [verb: string]: readonly [manner: Manner, deed: Deed] } = {
  join: ['change', lobby.join],
  leave: ['change', lobby.leave],
  computer: ['change', lobby.addComputer],
  start: ['change', lobby.start],
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
  home: ['reply', look.home],
  all: ['reply', look.all],
  scores: ['reply', look.scores],
  rules: ['reply', look.rules],
};

const NOBODY: readonly [Manner, Deed] = [
  'reply',
  async () => {
    throw new Refused('unknown');
  },
];

export async function handlePress(desk: Desk, interaction: Pressed, parts: readonly string[]): Promise<void> {
  const press = parseId(parts);
  const [manner, deed] = (press && Object.hasOwn(VERBS, press.verb) ? VERBS[press.verb] : undefined) ?? NOBODY;
  await answer(desk, interaction, { manner, what: press?.verb ?? 'unknown' }, async (asker) => {
    if (!press) throw new Refused('unknown');
    await desk.queue(interaction.channelId, async () => {
      const room = await desk.rooms.load(interaction.channelId);
      if (!room || room.id !== press.match) throw new Refused('gone');
      await deed({ ...asker, desk, interaction, press, room: await catchUp(desk, room) });
    });
  });
}
