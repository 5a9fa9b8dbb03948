import { AttachmentBuilder } from 'discord.js';
import { exportMatch } from '#engine';
import { words } from '#i18n';
import { gameOf, matchOf } from '#room';
import type { Deed } from './action-context.ts';

/** The match as a file. While it runs, without its seed and without what nobody has been told yet. */
export const exportGame: Deed = async ({ interaction, room, language }) => {
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
