import type { APIMessage } from 'discord-api-types/v10';
import { wallClock } from '#platform';
import { limitedStarts, type SessionStarts, type StartAllowance } from '../../src/local/session-starts.ts';
import { homeOf } from '../../src/local/world.ts';
import { shardOf } from '../../src/store/envelope.ts';
import type { BotProgram } from './bot-program.ts';
import type { ChatHarness } from './chat-harness.ts';
import type { Player } from './chat-player.ts';
import { dice } from './play.ts';
import { takeTurn } from './random-player.ts';
import { chooseStarts, mover, startGame } from './table-buttons.ts';

/** A millisecond apart each, so that they lie on different shards. */
export const GUILDS = ['Little Town', 'Harbor', 'Hill'];

/** The process of each shard that has said it is ready, the newest if there were several. */
function pidsIn(output: string): Map<number, number> {
  const pids = new Map<number, number>();
  for (const line of output.split('\n')) {
    if (!line.includes('"msg":"ready"')) continue;
    const { shard, pid }: { shard: number; pid: number } = JSON.parse(line);
    pids.set(shard, pid);
  }
  return pids;
}

/** Waits until all these shards are ready; resolves to their processes. */
export async function readyShards(program: BotProgram, shards: readonly number[]): Promise<Map<number, number>> {
  for (const shard of shards) await program.waitForOutput(new RegExp(`"shard":${shard},.*"msg":"ready"`));
  return pidsIn(program.output);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Discord's own limits on new sessions, by the wall clock, and what came of each. */
export function recordedStarts(): { readonly starts: SessionStarts; readonly taken: StartAllowance[] } {
  const rationed = limitedStarts(wallClock);
  const taken: StartAllowance[] = [];
  const take = (shard: number) => {
    const start = rationed.take(shard);
    taken.push(start);
    return start;
  };
  return { starts: { limit: rationed.limit, take }, taken };
}

/** A match of two people in one guild. */
export class GuildMatch {
  readonly shard: number;
  readonly players: readonly [Player, Player];
  readonly #luck;
  #table!: APIMessage;

  constructor(harness: ChatHarness, guild: string, shards: number) {
    const found = [...harness.world.guilds.values()].find(({ name }) => name === guild) ?? homeOf(harness.world);
    this.shard = shardOf(found.id, shards);
    this.players = [harness.person('Ada', 'town-square', guild), harness.person('Bruno', 'town-square', guild)];
    this.#luck = dice(guild);
  }

  async begin(): Promise<this> {
    this.#table = await chooseStarts(this.players, await startGame(this.players));
    return this;
  }

  /** Plays one whole turn through buttons and waits for its announcement. */
  async turn(): Promise<void> {
    this.#table = await takeTurn(mover(this.players, this.#table), this.#luck, this.#table);
  }
}
