import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Folders with pages of others, or none of ours. */
const FOREIGN = ['.git', 'node_modules', 'coverage', 'data', 'dist', 'out'];

const pagesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return FOREIGN.includes(path) ? [] : pagesBelow(path);
    return path.endsWith('.md') ? [path] : [];
  });

/** Every Markdown page of the project. */
export const PAGES = pagesBelow('').sort();

export const withoutCode = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```/gm, '');
