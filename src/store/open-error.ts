import type { StoreRefusalCode } from './refusal.ts';

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

async function loading<Module>(load: () => Promise<Module>, message: string): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new OpenError('missing-package', message, error);
  }
}

export const loadOptional = <Module>(name: string, load: () => Promise<Module>): Promise<Module> =>
  loading(load, `DATABASE_URL needs the package ${name}. Run npm install ${name}.`);

const PLATFORM = `${process.platform}-${process.arch}`;
const INSTEAD = 'Use DATABASE_URL=postgres://… or redis://…, or memory:// to try the bot without saving games.';

/** SQLite is machine code: on a platform without a ready-made build, importing it fails. */
export const loadSqlite = <Module>(load: () => Promise<Module>): Promise<Module> =>
  loading(load, `SQLite has no ready-made build for this platform (${PLATFORM}). ${INSTEAD}`);
