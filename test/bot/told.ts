import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { escapeNames, withEmojis } from '#i18n';
import { publicReader } from '#room';
import { toldLines } from '../../src/bot/views/story.ts';
import { type Component, flatten } from '../../src/local/schema/component-schema.ts';
import type { Player } from '../rig/chat-player.ts';
import { offers } from '../rig/table-buttons.ts';
import type { Kept } from './ledger.ts';

/** The lines a channel should get: some for every finished turn, or for a round that all have finished. */
export const storyOf = ({ room }: Kept): string[] =>
  toldLines(room, 0, publicReader(room)).map((line) => withEmojis(escapeNames(line)));

const textOf = (message: APIMessage): string[] =>
  flatten((message.components ?? []) as Component[]).flatMap((one) =>
    one.type === ComponentType.TextDisplay ? one.content.split('\n') : [],
  );

/** The public texts from a message on, including it. */
export const publicSince = (player: Player, first: string): APIMessage[] =>
  player.messages().filter((message) => !player.isPrivate(message) && BigInt(message.id) >= BigInt(first));

/** The lines of the story that were posted, in order. */
export function storyHeard(messages: readonly APIMessage[], story: readonly string[]): string[] {
  const known = new Set(story);
  return messages.flatMap(textOf).filter((line) => known.has(line));
}

/** The public messages of a match whose buttons can be pressed. */
export const liveTables = (player: Player, { room }: Kept): APIMessage[] =>
  player
    .messages()
    .filter(
      (message) =>
        !player.isPrivate(message) && offers(message).some(({ customId }) => customId.includes(`:${room.id}:`)),
    );
