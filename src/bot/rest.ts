import { REST, type RESTOptions } from 'discord.js';

type Request = Parameters<REST['queueRequest']>[0];

/** Edits of answers to interactions, and messages that follow them. */
const isAnswer = ({ fullRoute }: Request): boolean => fullRoute.startsWith('/webhooks/');

/**
 * Discord counts answers to interactions apart from the 50 requests a second a bot may make; the client's limiter would
 * hold them all the same. They go past it, each within the limits its answers name.
 */
export class BotRest extends REST {
  readonly #answers: REST;

  constructor(options: Partial<RESTOptions>) {
    super(options);
    this.#answers = new REST({ ...options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  }

  override queueRequest(request: Request): ReturnType<REST['queueRequest']> {
    return isAnswer(request) ? this.#answers.queueRequest(request) : super.queueRequest(request);
  }

  override setToken(token: string): this {
    this.#answers.setToken(token);
    return super.setToken(token);
  }

  override clearHashSweeper(): void {
    this.#answers.clearHashSweeper();
    super.clearHashSweeper();
  }

  override clearHandlerSweeper(): void {
    this.#answers.clearHandlerSweeper();
    super.clearHandlerSweeper();
  }
}
