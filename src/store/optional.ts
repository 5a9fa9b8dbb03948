import { messageOf } from './refusal.ts';

/** A package that is not installed, or has no machine code for this platform. */
export class MissingPackage extends Error {
  readonly wanted: string;
  constructor(wanted: string, message: string, cause: unknown) {
    super(message, { cause });
    this.wanted = wanted;
  }
}

export async function optional<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const remedy = `Run npm install ${name}`;
    throw new MissingPackage(name, `This DATABASE_URL needs ${name}. ${remedy} (${messageOf(error)})`, error);
  }
}
