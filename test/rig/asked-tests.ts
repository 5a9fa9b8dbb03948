import { readdirSync } from 'node:fs';
import { parseCLI } from 'vitest/node';

type Asked = {
  /** What follows `vitest`. */
  readonly words: readonly string[];
  readonly groups: readonly string[];
  /** All test files, as absolute paths. */
  readonly files: readonly string[];
};

const isSlow = (name: string): boolean => name.startsWith('slow');
const isSlowFile = (file: string): boolean => file.endsWith('.slow.test.ts');
const listed = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());

/** The path in `./test/x.test.ts:12`, however it is spelled. */
const pathIn = (word: string): string => word.replace(/^\.\//, '').replace(/:\d+$/, '').toLowerCase();

/** What is wrong with what someone asks to be tested, in a sentence; null if nothing is. */
export function problemWithAsked({ words, groups, files }: Asked): string | null {
  const { filter, options } = parseCLI(['vitest', ...words], { allowUnknownOptions: true });
  const asked = listed(options.project);
  const stranger = asked.find((name) => !/[*!]/.test(name) && !groups.includes(name));
  if (stranger !== undefined) return `There is no test group called ${stranger}. Use ${groups.join(', ')}.`;
  for (const word of filter) {
    const found = files.filter((file) => file.toLowerCase().includes(pathIn(word)));
    if (found.length === 0) return `No test file has “${word}” in its path.`;
    if (asked.length > 0 && !asked.some(isSlow) && found.every(isSlowFile))
      return `The tests in ${word} are slow. Run them with: npm run test:slow -- ${word}`;
  }
  return null;
}

/** Before `vitest run` would answer with the list of every pattern, or a stack of calls: ends the process with a sentence. */
export function checkAsked(root: string, groups: readonly string[]): void {
  const words = process.argv.slice(2);
  if (words[0] !== 'run') return;
  const files = readdirSync(`${root}/test`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${root}/test/${name.replaceAll('\\', '/')}`);
  const problem = problemWithAsked({ words, groups, files });
  if (problem === null) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

type Wish = {
  /** Whether whole groups are run, and no files by name. */
  readonly isWhole: boolean;
  /** How many processes, where that is said. */
  readonly workers: number | undefined;
};

/** How tests are to be run; someone who watches them wants each change of a file to count. */
export function askedHow(words: readonly string[] = process.argv.slice(2)): Wish {
  const { filter, options } = parseCLI(['vitest', ...words], { allowUnknownOptions: true });
  const workers = Number(options.maxWorkers);
  return { isWhole: words[0] === 'run' && filter.length === 0, workers: workers > 0 ? workers : undefined };
}
