import type { APIMessage } from 'discord-api-types/v10';
import { type Game, makeDice, makeRng } from '#engine';
import { GAMES } from '#games/rules';
import type { Player } from '../test/rig/chat-player.ts';
import { InProcessHarness } from '../test/rig/in-process-harness.ts';
import { choose, isPanel, isTurnUndone } from '../test/rig/random-player.ts';
import { offers, pressAndRead, pressVerb } from '../test/rig/table-buttons.ts';
import { median, printTable, type Target } from './report.ts';

/** How often a game was set up from its seed, and a match saved. */
const counts = { setups: 0, saves: 0 };

for (const game of GAMES) {
  const { setup } = game;
  Object.assign(game, {
    setup: (...from: Parameters<typeof setup>) => {
      counts.setups += 1;
      return setup(...from);
    },
  });
}

function countSaves({ adapter }: InProcessHarness): void {
  const set = adapter.set.bind(adapter);
  adapter.set = (key, data) => {
    if (key.startsWith('match:')) counts.saves += 1;
    return set(key, data);
  };
}

/** Presses, and waits until all that comes of it is told and saved: then the log has its line. */
async function settled(harness: InProcessHarness, what: string, press: () => Promise<unknown>): Promise<void> {
  const said = harness.output.length;
  await press();
  await harness.waitForLog(new RegExp(`"what":"${what}"`), said);
}

/** Between a turn and the next table computers may still be thinking. */
const newest = (player: Player, verb: string): Promise<APIMessage> =>
  player.finds(`something to ${verb}`, (message) => offers(message, verb).length > 0);

/** Prepares a turn, by chance; null if what was taken needed no preparing. */
async function prepare(player: Player): Promise<APIMessage | null> {
  const table = await newest(player, 'mine');
  const luck = makeDice(makeRng(table.id));
  const [taken] = offers(table, 'take');
  let panel: APIMessage;
  do {
    panel = await (taken ? pressAndRead(player, taken) : pressVerb(player, 'mine', table));
    while (isPanel(panel) && offers(panel, 'confirm').length === 0)
      panel = await pressAndRead(player, choose(luck, panel));
  } while (isTurnUndone(panel));
  return isPanel(panel) ? panel : null;
}

const TURNS = 5;

/** What each of the first turns that one person takes against computers costs when it is confirmed. */
async function measure({ id: game, seats: { min } }: Game): Promise<{ setups: number[]; saves: number[] }> {
  const harness = await InProcessHarness.open();
  countSaves(harness);
  const player = harness.person('Ada');
  await settled(harness, '/new', () => player.slash('cities new', { game, computers: Math.max(1, min - 1) }));
  await settled(harness, 'start', async () => pressVerb(player, 'start', await newest(player, 'start')));
  const costs = { setups: [] as number[], saves: [] as number[] };
  while (costs.saves.length < TURNS) {
    const said = harness.output.length;
    const panel = await prepare(player);
    const before = { ...counts };
    if (!panel) await harness.waitForLog(/"what":"take"/, said);
    else {
      await settled(harness, 'confirm', () => pressVerb(player, 'confirm', panel));
      costs.setups.push(counts.setups - before.setups);
      costs.saves.push(counts.saves - before.saves);
    }
  }
  await harness.close();
  return costs;
}

/** Prints what one Confirm costs in each game. */
export async function confirmTargets(): Promise<Target[]> {
  const rows = [['one Confirm', 'set up from the seed', 'saves']];
  const worst = { setups: 0, saves: 0 };
  for (const game of GAMES) {
    const { setups, saves } = await measure(game);
    rows.push([game.id, median(setups).toFixed(0), median(saves).toFixed(0)]);
    worst.setups = Math.max(worst.setups, ...setups);
    worst.saves = Math.max(worst.saves, ...saves);
  }
  printTable(rows);
  console.log();
  return [
    { name: 'set-ups per Confirm, at worst', value: worst.setups, max: 0 },
    { name: 'saves per Confirm, at worst', value: worst.saves, max: 2 },
  ];
}
