import type { ShardId } from '#store';
import type { Errand } from './repositories/errands.ts';

/**
 * Which of several processes that share a database acts, and for which guilds. One process alone is always in charge of
 * everything; how several agree is in shared-coordination.ts.
 */
export type Coordination = {
  /** This process' share of the guilds. */
  readonly shard: ShardId;
  readonly owns: (guild: string | null) => boolean;
  /** Whether this process may act for its share at this moment. */
  readonly isInCharge: () => boolean;
  /** Whether another process is known to be in charge of the share. */
  readonly isOtherInCharge: () => boolean;
  /** Changes whenever another process may have acted in between, so that caches are out of date. */
  readonly term: () => number;
  /** Calls the listener when this process is no longer in charge, and when it is again. */
  readonly onChange: (listener: (isInCharge: boolean) => void) => void;
  /** Must be asked before an interaction is acknowledged: false if another process works on it. */
  readonly mayAcknowledge: (interaction: string) => Promise<boolean>;
  /** Claims an interaction for this process: true for only one of all processes that ask. */
  readonly claim: (interaction: string) => Promise<boolean>;
  /** Leaves an errand to the process in charge of a guild; resolves when it is saved. */
  readonly leaveErrand: (errand: Errand) => Promise<void>;
  /** Runs the errands left for this process. One that fails stays and doesn't stop the others. */
  readonly runErrands: (
    carryOut: (errand: Errand) => Promise<void>,
    failed: (errand: Errand, error: unknown) => void,
  ) => Promise<void>;
  /** Removes claims of interactions that have expired. */
  readonly sweepClaims: () => Promise<void>;
  /** Lets another process begin at once. */
  readonly release: () => Promise<void>;
};

/** For a process that has its database to itself. */
export const singleProcess = (): Coordination => ({
  shard: { id: 0, count: 1 },
  owns: () => true,
  isInCharge: () => true,
  isOtherInCharge: () => false,
  term: () => 1,
  onChange: () => {},
  mayAcknowledge: async () => true,
  claim: async () => true,
  leaveErrand: async () => {
    throw new Error('no other process to leave an errand to');
  },
  runErrands: async () => {},
  sweepClaims: async () => {},
  release: async () => {},
});
