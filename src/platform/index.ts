/** What depends on the process and the machine. */

export { openBrowser } from './browser.ts';
export { type Clock, wallClock } from './clock.ts';
export { openLog } from './log.ts';
export { isMissingBuild, missingBuild } from './native-build.ts';
export { BUILT_PAGE, entryOf, ROOT } from './paths.ts';
export { hasEnded, thisHolder } from './process-identity.ts';
export { leaveOnSignal, type Stop, stopOnSignal, stopWithNpm, stopWithParent, surviveMishaps } from './signals.ts';
