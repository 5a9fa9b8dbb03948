const PLATFORM = `${process.platform}-${process.arch}`;

/** Error messages of native packages that have no build for this platform. */
const MISSING = /no native build was found|cannot find native binding|failed to load native binding/i;

export const isNativeBuildMissing = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/** What to tell an operator whose platform a native package doesn't support. */
export const missingBuildMessage = (what: string, remedy: string): string =>
  `${what} has no build for this platform (${PLATFORM}). ${remedy}`;
