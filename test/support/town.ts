import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type LocalChat, startLocalChat } from '../../src/local/server.ts';
import type { World } from '../../src/local/world.ts';
import { type ManualClock, manualClock } from './clock.ts';
import { judge, type Violation } from './judge.ts';
import { Player } from './player.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type TownOptions = {
  /** The program to run as the bot; the real one unless told. */
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/**
 * A town to play in: the local chat in this process, the bot as a child process, and people to act as.
 * Its clock stands still, so a deadline passes only when the test calls `clock.advance`.
 */
export class Town {
  readonly chat: LocalChat;
  readonly clock: ManualClock;
  readonly violations: Violation[];
  /** Every request the bot sent, as `METHOD /path`. */
  readonly requests: string[];
  readonly #options: TownOptions;
  #bot: ChildProcess | null = null;
  #output = '';

  private constructor(
    chat: LocalChat,
    clock: ManualClock,
    violations: Violation[],
    requests: string[],
    options: TownOptions,
  ) {
    this.chat = chat;
    this.clock = clock;
    this.violations = violations;
    this.requests = requests;
    this.#options = options;
  }

  static async open(options: TownOptions = {}): Promise<Town> {
    const clock = manualClock();
    const violations: Violation[] = [];
    const requests: string[] = [];
    const chat = await startLocalChat({
      clock,
      watch: (exchange) => {
        requests.push(`${exchange.call.method} ${exchange.call.path}`);
        violations.push(...judge(exchange));
      },
      onError: (error) => violations.push({ request: 'server', problem: String(error) }),
    });
    const town = new Town(chat, clock, violations, requests, options);
    await town.start();
    return town;
  }

  get world(): World {
    return this.chat.world;
  }

  /** What the bot wrote to its terminal. */
  get output(): string {
    return this.#output;
  }

  /** Acts as the person of that name, in the first channel unless told. */
  person(name: string, channel = 'town-square'): Player {
    const person = [...this.world.people.values()].find((one) => one.user.global_name === name);
    const place = [...this.world.channels.values()].find((one) => one.name === channel);
    if (!person || !place) throw new Error(`There is no ${name} in #${channel}.`);
    return new Player(this, person, place);
  }

  async start(): Promise<void> {
    const { program = 'src/main.ts', env = {} } = this.#options;
    const bot = spawn(process.execPath, ['--import', 'tsx', program], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DISCORD_TOKEN: this.chat.token, DISCORD_API: this.chat.api, LOG_LEVEL: 'info', ...env },
    });
    this.#bot = bot;
    for (const stream of [bot.stdout, bot.stderr]) {
      stream.on('data', (data: Buffer) => {
        this.#output += data.toString();
      });
    }
    await this.#ready(bot);
  }

  /** Waits for the bot's own word that it is ready; the only limit is that of the test. */
  #ready(bot: ChildProcess): Promise<void> {
    const start = this.#output.length;
    return new Promise((resolve, reject) => {
      bot.once('exit', (code) => reject(new Error(`The bot ended with ${code}:\n${this.#output.slice(start)}`)));
      bot.stdout?.on('data', () => {
        if (this.#output.slice(start).includes('"msg":"ready"')) resolve();
      });
    });
  }

  /** Ends the bot as Ctrl-C would. Returns its exit code. */
  async stop(): Promise<number | null> {
    return this.#end('SIGINT');
  }

  /** Ends the bot as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const bot = this.#bot;
    this.#bot = null;
    if (!bot || bot.exitCode !== null) return bot?.exitCode ?? null;
    const exit = once(bot, 'exit');
    bot.kill(signal);
    const [code] = await exit;
    return code;
  }

  /** Fails if any request so far broke Discord's rules. */
  assertLawful(): void {
    const [first] = this.violations;
    if (first) throw new Error(`Against Discord's rules: ${first.request}\n${first.problem}`);
  }

  async close(): Promise<void> {
    await this.kill();
    await this.chat.close();
    this.assertLawful();
  }
}
