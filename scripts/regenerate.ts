import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run regenerate -- <name> [words]` makes files again from what they are made of; of checked-in ones, look at the diff. */
const GENERATORS: Readonly<Record<string, string>> = {
  gallery: './gallery.ts',
  emojis: './emoji-sheet.ts',
  match: './match-picture.ts',
  golden: './golden.ts',
  palette: './palette.ts',
  fixtures: '../test/games/fixtures.ts',
  loops: './compile-loops.ts',
  readme: './readme-pictures.ts',
};

const [name = '', ...words] = process.argv.slice(2);
const script = Object.hasOwn(GENERATORS, name) ? GENERATORS[name] : undefined;
if (!script) {
  process.stderr.write(`Say what to make again: ${Object.keys(GENERATORS).join(', ')}.\n`);
  process.exit(1);
}
const file = fileURLToPath(new URL(script, import.meta.url));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...words], { stdio: 'inherit' });
process.exit(status ?? 1);
