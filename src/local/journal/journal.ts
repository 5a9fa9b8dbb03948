import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type JournalLine, journalLine } from './journal-line.ts';

const parseLine = (text: string): JournalLine | null => {
  try {
    return journalLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** The uploads a line names. */
function filesOf(one: JournalLine): string[] {
  if (one.kind === 'emoji') return [one.id];
  return one.kind === 'post' ? one.files.map(({ id }) => id) : [];
}

/**
 * A folder with what happened: a file of lines that only grows while the chat runs, and the files that were uploaded.
 * It is written before anyone is answered, so that a chat that is killed has lost nothing it acknowledged.
 */
export class Journal {
  readonly #path: string;
  readonly #files: string;

  constructor(folder: string) {
    this.#path = join(folder, 'journal.jsonl');
    this.#files = join(folder, 'files');
    mkdirSync(this.#files, { recursive: true });
  }

  /** Lines as they were written; those that can't be read are left out and counted. */
  read(): { readonly lines: readonly JournalLine[]; readonly unread: number } {
    if (!existsSync(this.#path)) return { lines: [], unread: 0 };
    const texts = readFileSync(this.#path, 'utf8').split('\n').filter(Boolean);
    const lines = texts.map(parseLine).filter((one) => one !== null);
    return { lines, unread: texts.length - lines.length };
  }

  append(one: JournalLine): void {
    appendFileSync(this.#path, `${JSON.stringify(one)}\n`);
  }

  /** Atomically replaces the file with these lines and deletes uploads they don't name. */
  replace(lines: readonly JournalLine[], keepOld: boolean): void {
    const half = `${this.#path}.half`;
    writeFileSync(half, lines.map((one) => `${JSON.stringify(one)}\n`).join(''));
    if (keepOld) renameSync(this.#path, `${this.#path}.unread`);
    renameSync(half, this.#path);
    const named = new Set(lines.flatMap(filesOf));
    for (const name of readdirSync(this.#files)) if (!named.has(name)) rmSync(join(this.#files, name));
  }

  writeUpload(id: string, bytes: Buffer): void {
    const path = join(this.#files, id);
    if (!existsSync(path)) writeFileSync(path, bytes);
  }

  /** Null if it is gone. */
  readUpload(id: string): Buffer | null {
    const path = join(this.#files, id);
    return existsSync(path) ? readFileSync(path) : null;
  }
}
