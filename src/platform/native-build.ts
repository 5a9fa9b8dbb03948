const PLATFORM = `${process.platform}-${process.arch}`;

/** How the packages that hold machine code say that they have none for this platform. */
const MISSING = /no native build was found|cannot find native binding|failed to load native binding/i;

export const isNativeBuildMissing = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/** What to tell an operator whose platform a package has no machine code for. */
export const missingBuildMessage = (what: string, remedy: string): string =>
  `${what} has no build for this platform (${PLATFORM}). ${remedy}`;
