import { privateAddress, privateKindOf } from '#room';
import type { Asked, Pressed } from '../discord/answer.ts';
import { parseId } from '../discord/custom-id.ts';

type Somewhere = Pick<Asked, 'channelId' | 'guildId' | 'user'>;

/** Where the room of a match is: a private one is whoever presses' own, any other is the channel's. */
export function addressOfMatch({ channelId, guildId, user }: Somewhere, match: string): string {
  const kind = privateKindOf(match);
  return kind ? privateAddress(kind, guildId, user.id) : channelId;
}

/** Where the room is that a button stands for, whatever else it says. */
export const addressPressed = (interaction: Pressed): string =>
  addressOfMatch(interaction, parseId(interaction.customId.split(':').slice(1))?.match ?? '');
