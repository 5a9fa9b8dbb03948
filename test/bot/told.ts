import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { stageOf } from '../../src/bot/desk.ts';
import { cities } from '../../src/games/cities/rules/index.ts';
import { type Component, flatten } from '../../src/local/schema/component.ts';
import { publicReader } from '../../src/room/room.ts';
import { turnsSince } from '../../src/room/turn.ts';
import type { Player } from '../rig/player.ts';
import { offers } from '../rig/table.ts';
import type { Kept } from './ledger.ts';

/** The lines in which a channel should hear of a match, one per turn that ended. */
export const storyOf = ({ room }: Kept): string[] =>
  turnsSince(room, 0)
    .map((state) => stageOf(room).story(cities.view(state as never, null), publicReader(room)).line)
    .filter(Boolean);

const textOf = (message: APIMessage): string[] =>
  flatten((message.components ?? []) as Component[]).flatMap((one) =>
    one.type === ComponentType.TextDisplay ? one.content.split('\n') : [],
  );

/** The lines of the story that a channel did hear, in order. */
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
