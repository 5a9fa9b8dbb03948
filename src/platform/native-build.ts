const PLATFORM = `${process.platform}-${process.arch}`;

/** How the packages that hold machine code say that they have none for this platform. */
const MISSING = /no native build was found|cannot find native binding|failed to load native binding/i;

export const isMissingBuild = (error: unknown): boolean => error instanceof Error && MISSING.test(error.message);

/** What to tell an operator whose platform a package has no machine code for. */
export const missingBuild = (what: string, remedy: string): string =>
  `${what} has no build for this platform (${PLATFORM}). ${remedy}`;
