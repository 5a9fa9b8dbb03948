import { expect, test } from 'vitest';
import { BotProgram } from './bot-program.ts';

const ended = () =>
  new BotProgram({
    command: [process.execPath, '-e', 'console.log("not today"); process.exit(3)'],
    chat: { token: '', api: '' },
    database: '',
  });

test('a bot that ends before it is ready says so to a test that waits', async () => {
  await expect(ended().ready()).rejects.toThrow(/ended with 3 and never said .*ready.*not today/s);
});

test('and leaves nothing unhandled to one that does not', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  const program = ended();
  void program.ready();
  expect(await program.exit()).toBe(3);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
