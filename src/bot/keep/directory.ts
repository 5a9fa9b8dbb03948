import type { Room } from '../../room/room.ts';
import type { Rooms } from './rooms.ts';

/** Who sits in which channel's match, without reading all of them. */
export type Directory = {
  readonly channelsOf: (user: string) => string[];
  /** How many matches there are. */
  readonly size: () => number;
};

/** Rooms that take note of who is in them, and tell whoever listens about each that is saved or seen. */
export function directed(rooms: Rooms, heard: (room: Room) => void): { rooms: Rooms; directory: Directory } {
  const users = new Map<string, readonly string[]>();
  const note = (room: Room): Room => {
    users.set(
      room.channel,
      room.seats.flatMap(({ user }) => user ?? []),
    );
    heard(room);
    return room;
  };
  return {
    directory: {
      channelsOf: (user) => [...users].flatMap(([channel, seated]) => (seated.includes(user) ? [channel] : [])),
      size: () => users.size,
    },
    rooms: {
      load: rooms.load,
      wasBroken: rooms.wasBroken,
      save: async (room) => note(await rooms.save(room)),
      async remove(channel) {
        await rooms.remove(channel);
        users.delete(channel);
      },
      async *all(onBroken) {
        for await (const room of rooms.all(onBroken)) yield note(room);
      },
    },
  };
}
