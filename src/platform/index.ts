/** What depends on the process and the machine. */

export { openBrowser } from './browser.ts';
export { type Clock, wallClock } from './clock.ts';
export { openLog } from './log.ts';
export { isNativeBuildMissing, missingBuildMessage } from './native-build.ts';
export { BUILT_PAGE, entryFile, ROOT } from './paths.ts';
export { isProcessGone, processId } from './process-identity.ts';
export { exitOnSignal, installCrashHandlers, type Stop, stopOnSignal, stopWithNpm, stopWithParent } from './signals.ts';
