import type { Moment } from './chat-snapshot.ts';
import { soleLease } from './fake-lease.ts';
import { House } from './in-process-harness.ts';
import { chooseStarts, startGame } from './table-buttons.ts';

/** A moment that tests begin from. */
export type Stored = () => Promise<Moment>;

type Playing = {
  /** The moment to play on from; a house in which nothing has happened if there is none. */
  readonly after?: Stored;
  /** What the matches are dealt from. */
  readonly seed?: string;
  readonly play: (house: House) => Promise<unknown>;
};

/** A moment that is played once, when a test first asks for it, and kept as long as this process lives. */
export function stored({ after, seed = 'stored', play }: Playing): Stored {
  let moment: Promise<Moment> | undefined;
  const reach = async () => {
    const from = after ? await after() : null;
    const house = await House.open({ from, seed: () => seed, lease: soleLease });
    await play(house);
    const reached = await house.moment();
    await house.close();
    return reached;
  };
  return () => {
    moment ??= reach();
    return moment;
  };
}

/** The first turn of a game of Cities between Ada and Bruno, after the lobby and the choice of start tiles. */
export const firstTurn: Stored = stored({
  seed: 'first turn',
  play: async (house) => {
    const players = [house.person('Ada'), house.person('Bruno')] as const;
    await chooseStarts(players, await startGame(players));
  },
});
