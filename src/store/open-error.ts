import { isNativeBuildMissing, missingBuildMessage } from '#platform';
import type { StoreRefusalCode } from './store-result.ts';

/** A database that can't be opened, for a reason that waiting won't change; the message says what to do. */
export class OpenError extends Error {
  readonly refusal: StoreRefusalCode;
  constructor(refusal: StoreRefusalCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.refusal = refusal;
  }
}

export const newerDatabase = (): OpenError =>
  new OpenError(
    'newer',
    'DATABASE_URL names a database that a newer version of the bot has written. Update the bot, or use another database.',
  );

export async function loadOptional<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new OpenError('missing-package', `DATABASE_URL needs the package ${name}. Run npm install ${name}.`, error);
  }
}

const INSTEAD = 'Use DATABASE_URL=postgres://… or redis://…, or memory:// to try the bot without saving games.';

/** SQLite is a native module: importing it fails on platforms without a prebuilt binary. */
export async function loadSqlite<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isNativeBuildMissing(error)) throw error;
    throw new OpenError('missing-package', missingBuildMessage('SQLite', INSTEAD), error);
  }
}
