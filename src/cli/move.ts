import { copyRecords, openKeyv, type StoreRefusal } from '#store';
import { requireDatabase } from './require-database.ts';

/** `npm run -s cli -- move sqlite://data/cities.sqlite postgres://…`: moves all records to another database. */
async function main([source, target]: readonly string[]): Promise<string> {
  if (!source || !target) throw new Error('Name two databases: the one to copy from, and an empty one to copy to.');
  requireDatabase(source, 'Name the one to copy from first.');
  const from = await openKeyv(source);
  if (!from.ok) throw new Error(`The database to copy from: ${from.refusal.detail}`);
  const to = await openKeyv(target);
  if (!to.ok) throw new Error(`The database to copy to: ${to.refusal.detail}`);
  const copied = await copyRecords(from.value, to.value);
  await Promise.all([from.value.disconnect(), to.value.disconnect()]);
  if (!copied.ok) throw new Error(why(copied.refusal));
  return `${copied.value} records copied. Set DATABASE_URL to the new database and start the bot.`;
}

const why = ({ code, key, detail }: StoreRefusal): string =>
  key === 'target' ? 'The database to copy to has records already. Name an empty one.' : `${key}: ${detail || code}`;

main(process.argv.slice(2)).then(
  (told) => process.stdout.write(`${told}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
