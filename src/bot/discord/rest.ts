import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, REST, type RESTOptions } from 'discord.js';

type RestRequest = Parameters<REST['queueRequest']>[0];
type Received = ReturnType<REST['queueRequest']>;
type Send = RESTOptions['makeRequest'];

/** Edits of answers to interactions, and messages that follow them. */
const isAnswer = ({ fullRoute }: RestRequest): boolean => fullRoute.startsWith('/webhooks/');

/** First answers to interactions. */
const isCallback = ({ fullRoute }: RestRequest): boolean =>
  fullRoute.startsWith('/interactions/') && fullRoute.endsWith('/callback');

const interactionOf = ({ fullRoute }: RestRequest): string => fullRoute.split('/')[2] ?? '';

const SOCKET = /^(UND_ERR_|ECONN|ENET|EHOST|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;

/** No answer came, and nobody knows whether the request did. */
export const isSocketError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && typeof error.code === 'string' && SOCKET.test(error.code)));

/** Queues of interactions are let go of so often, in milliseconds. The client's hour is 140 MB at 50 presses a second. */
const SWEEP = 60_000;

/** A first answer that takes longer is sent again while Discord still waits: it does so for three seconds. */
const CALLBACK_TIME = 1_200;

const isHeardBefore = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === Code.InteractionHasAlreadyBeenAcknowledged;

/** The client tries again after a connection was reset, but not after it was closed in the ordinary way. */
const resending =
  (send: Send): Send =>
  async (url, init) => {
    try {
      return await send(url, init);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'UND_ERR_SOCKET')) throw error;
      throw Object.assign(new Error(error.message, { cause: error }), { code: 'ECONNRESET' });
    }
  };

/**
 * Discord counts answers to interactions apart from the 50 requests a second a bot may make; the client's limiter would
 * hold them all the same. They go past it, each within the limits its answers name.
 */
export class BotRest extends REST {
  /** What sends answers; each interaction has a queue of its own there. */
  readonly answers: REST;
  readonly #callbacks: REST;
  readonly #isOwn: (interaction: string) => Promise<boolean>;

  /** `isOwn` is asked where nobody can tell by Discord's word whose acknowledgement it has heard. */
  constructor(
    options: Partial<RESTOptions> & Pick<RESTOptions, 'makeRequest'>,
    isOwn: (interaction: string) => Promise<boolean>,
  ) {
    const resent = { ...options, makeRequest: resending(options.makeRequest) };
    super(resent);
    this.answers = new REST({
      ...resent,
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
      handlerSweepInterval: SWEEP,
    });
    // Its tries are counted here, for a try whose answer was lost may have been heard.
    this.#callbacks = new REST({ ...options, retries: 0, timeout: CALLBACK_TIME });
    this.#isOwn = isOwn;
  }

  override queueRequest(request: RestRequest): Received {
    if (isCallback(request)) return this.#callBack(request);
    return isAnswer(request) ? this.answers.queueRequest(request) : super.queueRequest(request);
  }

  /**
   * "Already acknowledged" means that another process has taken the interaction, unless the answer to a try of ours was
   * lost: then that try may have been heard, and whoever the interaction belongs to goes on.
   */
  async #callBack(request: RestRequest): Received {
    for (let lost = 0; ; lost++) {
      try {
        return await this.#callbacks.queueRequest(request);
      } catch (error) {
        if (lost > 0 && isHeardBefore(error) && (await this.#isOwn(interactionOf(request))))
          return new Response(null, { status: 204 });
        if (lost === this.options.retries || !(error instanceof HTTPError || isSocketError(error))) throw error;
      }
    }
  }

  override setToken(token: string): this {
    for (const rest of [this.answers, this.#callbacks]) rest.setToken(token);
    return super.setToken(token);
  }

  override clearHashSweeper(): void {
    for (const rest of [this.answers, this.#callbacks]) rest.clearHashSweeper();
    super.clearHashSweeper();
  }

  override clearHandlerSweeper(): void {
    for (const rest of [this.answers, this.#callbacks]) rest.clearHandlerSweeper();
    super.clearHandlerSweeper();
  }
}
