import { messageOf } from './refusal.ts';

export class MissingPackage extends Error {
  readonly wanted: string;
  constructor(wanted: string, cause: unknown) {
    super(`npm install ${wanted} (${messageOf(cause)})`, { cause });
    this.wanted = wanted;
  }
}

export async function optional<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new MissingPackage(name, error);
  }
}
