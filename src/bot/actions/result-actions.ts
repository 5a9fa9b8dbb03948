import { AttachmentBuilder } from 'discord.js';
import { exportMatch, itemAt } from '#engine';
import { type Language, markName, words } from '#i18n';
import { gameOf, matchOf, publicReader, Refused, type Room, reader } from '#room';
import { post } from '../channel/announce.ts';
import { parseNumbers, type Verb } from '../discord/custom-id.ts';
import { requirePermissions } from '../discord/permissions.ts';
import { buttonRow } from '../views/components.ts';
import type { Piece } from '../views/message.ts';
import { type Glance, replayPieces, watch } from '../views/replay.ts';
import { afterButtons, SHAREABLE, shareButton } from '../views/result.ts';
import { citiesMenu, sheetPieces } from '../views/table.ts';
import { type MatchContext, type MatchHandler, pressOf, showPrivately } from './action-context.ts';
import { defineAction } from './define-action.ts';
import { sharedReview } from './review-action.ts';
import { sharedTimeLapse } from './time-lapse-actions.ts';

/** How it ended, with the cities to look at. */
const sheet: MatchHandler = async (context) => {
  const { room, language } = context;
  await showPrivately(context, [
    ...sheetPieces(room, language),
    buttonRow([
      ...afterButtons(room, language, ['review', 'replay', 'timelapse', 'export']),
      shareButton(room.id, 'sheet', [], language),
    ]),
    ...citiesMenu(room, language),
  ]);
};

/** Where to look: a button says both, a menu only whose city. */
function glanceOf(context: MatchContext, numbers: readonly (number | null)[]): Glance {
  const { interaction, room } = context;
  const [step = 0] = numbers;
  const picked = interaction.isStringSelectMenu() ? parseNumbers(interaction.values) : numbers.slice(1);
  const seat = picked?.[0] ?? null;
  if (!picked || (seat !== null && !room.seats[seat])) throw new Refused('unknown');
  return { step: step ?? 0, seat };
}

/** From the first moment on; what leads to others changes the same private message. */
const replay: MatchHandler = async (context) => {
  const { room, language } = context;
  await showPrivately(context, replayPieces(room, glanceOf(context, pressOf(context).numbers), reader(room, language)));
};

type Shown = (
  room: Room,
  numbers: readonly (number | null)[],
  context: MatchContext,
) => readonly Piece[] | Promise<readonly Piece[]>;

/** What everyone is shown, in the language of the match. */
const SHOWN: { readonly [verb in Verb]?: Shown } = {
  sheet: (room) => sheetPieces(room, room.language),
  timelapse: (room, [seat], context) => sharedTimeLapse(context, room, seat ?? -1),
  review: (room, _, context) => sharedReview(context, room),
  replay: (room, numbers, context) => watch(room, glanceOf(context, numbers), publicReader(room)).pieces,
};

const sharedLine = ({ interaction }: MatchContext, language: Language): string =>
  words(language)('bot.after.shares', { name: markName(interaction.user.displayName) });

/** Shows everyone in the channel what one person was looking at, once. */
const share: MatchHandler = async (context) => {
  const { services, interaction, room, language } = context;
  const [what = -1, ...numbers] = pressOf(context).numbers;
  const shown = SHAREABLE[what ?? -1] && SHOWN[itemAt(SHAREABLE, what ?? -1)];
  if (!shown || interaction.isChatInputCommand()) throw new Refused('unknown');
  requirePermissions(interaction);
  const { id } = interaction.message;
  if (!services.shared.get(id)) {
    services.shared.set(id, true);
    const here = { ...room, channel: interaction.channelId };
    const pieces = [sharedLine(context, room.language), ...(await shown(room, numbers, context))];
    await post(services, here, pieces).catch((error: unknown) => {
      services.shared.delete(id);
      throw error;
    });
  }
  await showPrivately(context, [words(language)('bot.after.shared')]);
};

/** The match as a file. While it runs, without its seed and without what nobody has been told yet. */
export const exportGame: MatchHandler = async ({ interaction, room, language }) => {
  const game = gameOf(room);
  const whole = exportMatch(game, matchOf(room));
  const over = room.status === 'over';
  const told = whole.log.slice(0, room.announced).map(({ seat, action }) => ({ seat, action: game.told(action) }));
  const file = over ? whole : { ...whole, seed: null, log: told };
  const name = `${room.game}-${room.id}.json`;
  const attachment = new AttachmentBuilder(Buffer.from(`${JSON.stringify(file, null, 1)}\n`), { name });
  await interaction.editReply({
    content: words(language)(`bot.export.${over ? 'over' : 'running'}`),
    files: [attachment],
  });
};

export const RESULT_ACTIONS = [
  defineAction({ id: 'sheet', answer: 'reply', phase: 'after the end', run: sheet }),
  defineAction({ id: 'replay', answer: 'reply', phase: 'after the end', run: replay }),
  defineAction({ id: 'step', answer: 'panel', phase: 'after the end', readOnly: true, run: replay }),
  defineAction({ id: 'share', answer: 'panel', phase: 'after the end', run: share }),
  defineAction({ id: 'export', answer: 'reply', phase: 'always', run: exportGame }),
];
