import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, REST, type RESTOptions } from 'discord.js';
import type { Emojis } from './emojis.ts';

/** What Discord says of a button whose emoji is gone. */
const GONE = 'COMPONENT_INVALID_EMOJI';
const isEmojiGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && JSON.stringify(error.rawError).includes(GONE);

type RestRequest = Parameters<REST['queueRequest']>[0];
type Received = ReturnType<REST['queueRequest']>;
type Send = RESTOptions['makeRequest'];

/** Edits of answers to interactions, and messages that follow them. */
const isAnswer = ({ fullRoute }: RestRequest): boolean => fullRoute.startsWith('/webhooks/');

/** First answers to interactions. */
const isCallback = ({ fullRoute }: RestRequest): boolean =>
  fullRoute.startsWith('/interactions/') && fullRoute.endsWith('/callback');

/** The token of the interaction that an answer belongs to. */
const tokenOf = ({ fullRoute }: RestRequest): string => fullRoute.split('/')[3] ?? '';

const interactionOf = ({ fullRoute }: RestRequest): string => fullRoute.split('/')[2] ?? '';

const SOCKET = /^(UND_ERR_|ECONN|ENET|EHOST|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;

/** No response came, and the request may have arrived or not. */
export const isSocketError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && typeof error.code === 'string' && SOCKET.test(error.code)));

/**
 * Milliseconds between sweeps of interactions' queues. The client's default of an hour takes 140 MB at 50 presses a
 * second.
 */
const SWEEP = 60_000;

/** Milliseconds after which a first answer is sent again. Discord waits three seconds for it. */
const CALLBACK_TIME = 1_200;

const isHeardBefore = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === Code.InteractionHasAlreadyBeenAcknowledged;

/** The client retries after a reset connection, but not after one that was closed normally. */
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

type RestHooks = {
  /** Decides when Discord's response leaves open which process acknowledged. */
  readonly isOwn: (interaction: string) => Promise<boolean>;
  readonly emojis: Pick<Emojis, 'without' | 'onGone'>;
  /** Called before every answer, with the token of its interaction. */
  readonly onAnswer: (token: string) => void;
};

/**
 * Answers to interactions don't count toward Discord's limit of 50 requests a second, but the client's limiter would
 * hold them back. So they bypass it and only keep the limits that responses name.
 */
export class BotRest extends REST {
  /** Sends answers; each interaction has its own queue there. */
  readonly answers: REST;
  readonly #callbacks: REST;
  readonly #hooks: RestHooks;

  constructor(options: Partial<RESTOptions> & Pick<RESTOptions, 'makeRequest'>, hooks: RestHooks) {
    const resent = { ...options, makeRequest: resending(options.makeRequest) };
    super(resent);
    this.answers = new REST({
      ...resent,
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
      handlerSweepInterval: SWEEP,
    });
    // Retries are counted here, since a try whose response was lost may have succeeded.
    this.#callbacks = new REST({ ...options, retries: 0, timeout: CALLBACK_TIME });
    this.#hooks = hooks;
  }

  /** A message with an emoji that someone deleted is sent again with Unicode in its place. */
  override async queueRequest(request: RestRequest): Received {
    try {
      return await this.#send(request);
    } catch (error) {
      const body = isEmojiGone(error) ? this.#hooks.emojis.without(request.body) : null;
      if (body === null) throw error;
      this.#hooks.emojis.onGone();
      return this.#send({ ...request, body });
    }
  }

  #send(request: RestRequest): Received {
    if (isCallback(request)) return this.#callBack(request);
    if (!isAnswer(request)) return super.queueRequest(request);
    this.#hooks.onAnswer(tokenOf(request));
    return this.answers.queueRequest(request);
  }

  /**
   * "Already acknowledged" means that another process has the interaction, unless the response to one of our tries was
   * lost: then that try may have succeeded, and the process that claimed the interaction goes on.
   */
  async #callBack(request: RestRequest): Received {
    for (let lost = 0; ; lost++) {
      try {
        return await this.#callbacks.queueRequest(request);
      } catch (error) {
        if (lost > 0 && isHeardBefore(error) && (await this.#hooks.isOwn(interactionOf(request))))
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
