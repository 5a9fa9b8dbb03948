import { singleProcess } from '../../src/bot/coordination.ts';
import type { ChatSnapshot } from './chat-snapshot.ts';
import { InProcessHarness } from './in-process-harness.ts';
import { chooseStarts, startGame } from './table-buttons.ts';

/** A snapshot that tests start from. */
export type StoredSnapshot = () => Promise<ChatSnapshot>;

type Playing = {
  /** The snapshot to play on from; a fresh harness if there is none. */
  readonly after?: StoredSnapshot;
  /** What the matches are dealt from. */
  readonly seed?: string;
  readonly play: (harness: InProcessHarness) => Promise<unknown>;
};

/** A snapshot that is played when a test first asks for it, and cached in this process. */
export function storedSnapshot({ after, seed = 'stored', play }: Playing): StoredSnapshot {
  let moment: Promise<ChatSnapshot> | undefined;
  const reach = async () => {
    const from = after ? await after() : null;
    const harness = await InProcessHarness.open({ from, seed: () => seed, coordination: singleProcess() });
    await play(harness);
    const reached = await harness.snapshot();
    await harness.close();
    return reached;
  };
  return () => {
    moment ??= reach();
    return moment;
  };
}

/** The first turn of a game of Cities between Ada and Bruno, after the lobby and the choice of starting tiles. */
export const firstTurnSnapshot: StoredSnapshot = storedSnapshot({
  seed: 'first turn',
  play: async (harness) => {
    const players = [harness.person('Ada'), harness.person('Bruno')] as const;
    await chooseStarts(players, await startGame(players));
  },
});
