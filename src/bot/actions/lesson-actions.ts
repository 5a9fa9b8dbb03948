import { LEVELS } from '#engine';
import { DEFAULT_GAME, GAME_IDS, type GameId, isGameId } from '#games';
import { words } from '#i18n';
import { newLobby, privateAddress, type Room, setComputers, startRoom, withStepRead } from '#room';
import { settle } from '../channel/proceed.ts';
import { capabilityOf } from '../game-parts.ts';
import { withRoom } from '../repositories/rooms.ts';
import { newRoomId } from '../views/lobby.ts';
import { privateRoomPieces } from '../views/panel.ts';
import {
  type Context,
  type Handler,
  type MatchHandler,
  pressOf,
  requireSeat,
  showPrivately,
  viewerOf,
} from './action-context.ts';
import { defineAction } from './define-action.ts';

/** A match with the same seed for everyone, against easy bots. */
function newLesson({ interaction: { user, channelId, guildId }, language }: Context, game: GameId): Room {
  const room = newLobby({ id: newRoomId('learn'), channel: channelId, guild: guildId, language, game }, user);
  const { seed, options, computers } = capabilityOf(room, 'lesson');
  const place = { kind: 'learn', read: [] } as const;
  return startRoom(setComputers({ ...room, place, options }, computers, LEVELS[0]), seed);
}

/** The person's current lesson, if it is the one they asked for. */
const goingOn = (room: Room | null, game: string | null): Room | null =>
  room?.status === 'playing' && (game === null || room.game === game) ? room : null;

/** `/cities learn [game]`, or the button of a lobby, which names its game by a number. */
const gameAsked = ({ interaction, press }: Context): string | null =>
  interaction.isChatInputCommand()
    ? interaction.options.getString('game')
    : (GAME_IDS[press?.numbers[0] ?? -1] ?? null);

/** Goes on with the lesson, or begins one. */
export const learn: Handler = async (context) => {
  const { services, interaction } = context;
  const asked = gameAsked(context);
  const address = privateAddress('learn', interaction.guildId, interaction.user.id);
  await withRoom(services, address, async (running) => {
    const game = asked && isGameId(asked) ? asked : DEFAULT_GAME;
    const room =
      goingOn(running, asked) ??
      (await settle(services, { ...newLesson(context, game), revision: running?.revision ?? 0 }));
    await showPrivately({ ...context, press: null, room }, privateRoomPieces(room, 0, viewerOf(context)));
  });
};

/** Marks the explanation as read. */
const next: MatchHandler = async (context) => {
  const { services, room } = context;
  const seat = requireSeat(context);
  const read = withStepRead(room, seat, capabilityOf(room, 'lesson').steps, pressOf(context).numbers[0] ?? -1);
  const saved = read === room ? room : await services.rooms.save(read);
  await showPrivately({ ...context, room: saved }, privateRoomPieces(saved, seat, viewerOf(context)));
};

/** Removes the lesson without a trace. */
const quit: MatchHandler = async (context) => {
  await context.services.rooms.remove(context.room);
  await showPrivately(context, [words(context.language)('bot.learn.left')]);
};

export const LESSON_ACTIONS = [
  defineAction({ id: 'learn', answer: 'reply', phase: 'no match', run: learn }),
  defineAction({ id: 'next', answer: 'panel', phase: 'before the end', inPrivate: true, run: next }),
  defineAction({ id: 'quit', answer: 'panel', phase: 'before the end', inPrivate: true, run: quit }),
];
