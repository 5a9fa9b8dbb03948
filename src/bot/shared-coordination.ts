import type { Logger } from 'pino';
import type { Clock } from '#platform';
import { isOwnGuild, type Lease, type Store } from '#store';
import type { Coordination } from './coordination.ts';
import { openClaims } from './repositories/claims.ts';
import { openErrands } from './repositories/errands.ts';

type SharedOptions = {
  readonly store: Store;
  /** Taken before, and released with the coordination. */
  readonly lease: Lease;
  readonly log: Logger;
  readonly clock: Pick<Clock, 'now'>;
};

/** Several processes agree through their database: by leases, claims of interactions, and errands for one another. */
export function shareDatabase({ store, lease, log, clock: { now } }: SharedOptions): Coordination {
  const { shard } = lease;
  const claims = openClaims({ store, lease, log, now });
  const errands = openErrands(store, shard, now);
  return {
    shard,
    owns: (guild) => isOwnGuild(shard, guild),
    isInCharge: lease.isHeld,
    isOtherInCharge: lease.isHeldElsewhere,
    term: lease.fence,
    onChange: (listener) => lease.listen(listener),
    mayAcknowledge: claims.mayAcknowledge,
    claim: claims.take,
    leaveErrand: errands.leave,
    runErrands: errands.run,
    // One process sweeps for all.
    sweepClaims: shard.id === 0 ? claims.sweep : async () => {},
    release: () => lease.release(),
  };
}
