import { afterAll, expect, it } from 'vitest';
import { type Dice, pick, sameJson } from '#engine';
import { GAME_IDS } from '#games';
import { addChannel, ownerOf } from '../../src/local/world.ts';
import { BotProgram } from '../rig/bot-program.ts';
import { builtRoot } from '../rig/built-bot-entry.ts';
import { ChatHarness } from '../rig/chat-harness.ts';
import type { Player } from '../rig/chat-player.ts';
import { describeDatabases } from '../rig/each-database.ts';
import { dice } from '../rig/play.ts';
import { FAULTS, type FaultName, REQUESTS } from '../rig/request-faults.ts';
import { offers, pressAndRead, pressOffer } from '../rig/table-buttons.ts';
import { Company, type Turn } from './company.ts';
import { isSound, type Kept, Ledger, ownLog, pressed, seatOf } from './ledger.ts';
import { liveTables, publicSince, storyHeard, storyOf } from './told.ts';

/** Two thousand take minutes, which `npm run soak` does. */
const PRESSES = Number(process.env['PRESSES'] ?? 200);
/** Two of each game: enough that both processes always have something to do. */
const TABLES = 2 * GAME_IDS.length;
const TIMEOUT = 300_000 + PRESSES * 500;

const ROOT = await builtRoot();

/** What a process did with a press, by its log. */
type Outcome = { readonly id: string; readonly outcome: string; readonly acknowledged: number | null };

const outcomes = ({ output }: BotProgram, channel: string): Outcome[] =>
  output
    .slice(0, output.lastIndexOf('\n'))
    .split('\n')
    .filter((line) => line.includes(`"channel":"${channel}"`) && line.includes('"msg":"answered"'))
    .map((line) => JSON.parse(line));

/** Other presses belonged to the other process, or could not be acknowledged. */
const worked = (twin: BotProgram, channel: string): Outcome[] =>
  outcomes(twin, channel).filter(({ acknowledged }) => acknowledged !== null);

const BREAKS = ['cut', 'closed', 'lost', 'closed late'] as const satisfies readonly FaultName[];

/**
 * Every other acknowledgement fails once, before or after it reached Discord. So "already acknowledged" doesn't tell
 * the sender whether it was its own doing.
 */
function breakAcknowledgements(harness: ChatHarness): void {
  const luck = dice('broken');
  const begun = new Set<string>();
  harness.injectFault = ({ method, path }) => {
    if (!REQUESTS['the acknowledgement'].test(`${method} ${path}`) || begun.has(path)) return null;
    begun.add(path);
    return luck.roll(2) === 0 ? FAULTS[pick(luck, BREAKS)] : null;
  };
}

/** People at one table, who press all at once and often twice. */
class Rush {
  readonly company: Company;
  readonly #twins: readonly BotProgram[];
  readonly #harness: ChatHarness;
  readonly #channel: string;
  readonly #luck: Dice;
  #kept!: Kept;

  constructor(harness: ChatHarness, twins: readonly BotProgram[], ledger: Ledger, number: number) {
    this.#twins = twins;
    this.#channel = `table-${number}`;
    this.#harness = harness;
    this.#luck = dice(`rush ${number}`);
    const game = GAME_IDS[number % GAME_IDS.length]!;
    this.company = new Company(harness, ledger, this.#luck, { game, channel: this.#channel, host: number });
  }

  get presses(): number {
    return this.company.presses;
  }

  async begin(): Promise<void> {
    this.#kept = await this.company.begin({ atOnce: () => this.#quiet() });
  }

  /** The presses that were worked on, by whichever process. */
  get worked(): readonly Outcome[] {
    return this.#twins.flatMap((twin) => worked(twin, this.company.channel));
  }

  /** How many presses were worked on, or could not be acknowledged by either process. */
  get done(): number {
    const all = this.#twins.map((twin) => outcomes(twin, this.company.channel));
    const [first, ...others] = all.map((each) => new Set(each.map(({ id }) => id)));
    const given = [...first!].filter((id) => others.every((ids) => ids.has(id)));
    return new Set([...given, ...this.worked.map(({ id }) => id)]).size;
  }

  /** Waits until all presses are done. */
  async #quiet(): Promise<void> {
    await expect.poll(() => this.done, { timeout: 120_000 }).toBeGreaterThanOrEqual(this.presses);
  }

  async round(): Promise<void> {
    if (this.#kept.room.status === 'over') return this.begin();
    const before = this.#kept;
    const turns = this.company.turns(before);
    await Promise.all([...turns.map((turn) => this.#press(turn)), ...this.#lookers(turns)]);
    await this.#quiet();
    const after = await this.company.told();
    this.#expectDone(before, turns, after);
    this.#kept = after;
  }

  /** Once or, by a double press, twice. */
  async #press(turn: Turn): Promise<void> {
    const twice = turn.offer.verb !== 'show' && this.#luck.roll(3) === 0;
    const done = this.company.press(turn);
    // The second of two equal presses is acknowledged, and may say nothing more.
    const again = twice ? pressOffer(this.#same(turn.player), turn.offer) : null;
    await done;
    if (!again) return;
    await again;
    this.company.presses += 1;
    this.company.drop(turn.player);
  }

  /** The same person, whose second press is followed by itself. */
  #same({ id }: Player): Player {
    const { user } = this.#harness.world.people.get(id)!;
    return this.#harness.person(user.global_name ?? '', this.#channel);
  }

  /** Players who aren't to move look at something, or press although it isn't their turn. */
  #lookers(turns: readonly Turn[]): Promise<unknown>[] {
    const idle = this.company.players.filter((player) => !turns.some((turn) => turn.player === player));
    return idle.map(async (player) => {
      this.company.presses += 1;
      return pressAndRead(player, pick(this.#luck, offers(this.company.table, 'scores', 'mine', 'more')));
    });
  }

  /** Every seat's presses took effect exactly once. */
  #expectDone(before: Kept, turns: readonly Turn[], after: Kept): void {
    expect(isSound(after)).toBe(true);
    for (const { player, offer } of turns) {
      const seat = seatOf(before, player.id);
      const [was, is, wanted] = [before.match, after.match, pressed(before, seat, offer)].map((match) =>
        ownLog(match, seat),
      );
      if (!sameJson(is!, wanted!))
        throw new Error(
          `${JSON.stringify(offer)} in ${before.room.game} made of\n${JSON.stringify(was)}\nnot\n${JSON.stringify(wanted)}\nbut\n${JSON.stringify(is)}`,
        );
    }
  }

  /** Everything was posted once, and the channel has one table with buttons. */
  async expectTold(): Promise<void> {
    const kept = await this.company.told();
    const [viewer] = this.company.players;
    expect(liveTables(viewer, kept).map(({ id }) => id)).toEqual([kept.room.table]);
    const story = storyOf(kept);
    expect(storyHeard(publicSince(viewer, this.company.first), story)).toEqual(story);
  }
}

/** Waits for all, also when one fails. */
async function all(works: readonly Promise<void>[]): Promise<void> {
  for (const done of await Promise.allSettled(works)) if (done.status === 'rejected') throw done.reason;
}

describeDatabases('two processes that both take themselves to be in charge, on $name', ({ fresh }) => {
  const ended: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const end of ended) await end();
  });

  it(
    `do each of ${PRESSES} presses once, also when connections break meanwhile, and leave every match a table`,
    async () => {
      const database = await fresh();
      const harness = await ChatHarness.open();
      // A table that one of them has just redrawn has other files than the other has cached.
      harness.expectedProblems = /ATTACHMENT_NOT_FOUND/;
      breakAcknowledgements(harness);
      const twins = [1, 2].map(() => new BotProgram({ command: ROOT, chat: harness.chat, database }));
      ended.push(...twins.map((twin) => () => twin.end('SIGKILL')));
      await Promise.all(twins.map((twin) => twin.ready()));
      const ledger = await Ledger.open(database);
      const owner = ownerOf(harness.world).user.id;
      const rushes = Array.from({ length: TABLES }, (_, i) => {
        addChannel(harness.world, { name: `table-${i}`, topic: '', parent: null, owner });
        return new Rush(harness, twins, ledger, i);
      });
      const made = () => rushes.reduce((sum, { presses }) => sum + presses, 0);
      await all(
        rushes.map(async (rush) => {
          await rush.begin();
          while (made() < PRESSES) await rush.round();
        }),
      );
      const codes = await Promise.all(twins.map((twin) => twin.end('SIGTERM')));
      for (const rush of rushes) await rush.expectTold();
      await ledger.close();
      await harness.close();

      expect(codes).toEqual([0, 0]);
      expect(rushes.map(({ done }) => done)).toEqual(rushes.map(({ presses }) => presses));
      const work = rushes.flatMap((rush) => rush.worked);
      const ids = work.map(({ id }) => id);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      for (const twin of twins)
        expect(rushes.flatMap(({ company }) => worked(twin, company.channel)).length).toBeGreaterThan(made() / 10);
      for (const twin of twins) expect(twin.output).not.toMatch(/"level":(50|60)/);
    },
    TIMEOUT,
  );
});
