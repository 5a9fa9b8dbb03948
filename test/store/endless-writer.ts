import { openStore } from '#store';
import { MATCH, matchRecord, valueIn } from '../rig/match-records.ts';

/** Saves one match again and again, and says so after each acknowledged write, until it is killed. */
const store = valueIn(await openStore(process.argv[2]!));
let record = valueIn(await store.load(MATCH, 'c', 0)) ?? matchRecord('c', { state: 'x'.repeat(20_000) });
while (true) {
  record = valueIn(await store.save(MATCH, 'c', record));
  process.stdout.write(`${record.revision}\n`);
}
