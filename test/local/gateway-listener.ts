import { once } from 'node:events';
import { WebSocket } from 'ws';

export type Payload = { op: number; t: string | null; s: number | null; d: Record<string, unknown> };

/** A gateway client that only listens and says what it is told to. */
export class Ear {
  readonly socket: WebSocket;
  readonly heard: Payload[] = [];
  readonly closed: Promise<number>;
  #waiting: (() => void)[] = [];

  constructor(url: string, query = '?v=10&encoding=json') {
    this.socket = new WebSocket(url + query);
    this.socket.on('message', (data, binary) => {
      if (!binary) this.hear(JSON.parse(String(data)));
    });
    this.closed = once(this.socket, 'close').then(([code]) => code);
  }

  hear(payload: Payload): void {
    this.heard.push(payload);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  say(op: number, d: unknown): void {
    this.socket.send(JSON.stringify({ op, d }));
  }

  async until(wanted: (payload: Payload) => boolean): Promise<Payload> {
    for (;;) {
      const found = this.heard.find(wanted);
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  event(name: string): Promise<Payload> {
    return this.until((payload) => payload.t === name);
  }

  async identify(token: string, more: object = {}): Promise<Payload> {
    await this.until((payload) => payload.op === 10);
    this.say(2, { token, intents: 1, properties: {}, ...more });
    return this.event('READY');
  }

  async resume(token: string, session: unknown, seq: number | null): Promise<Payload> {
    await this.until((payload) => payload.op === 10);
    this.say(6, { token, session_id: session, seq });
    return this.event('RESUMED');
  }

  /** What came so far by that name, in order. */
  all(name: string): Record<string, unknown>[] {
    return this.heard.filter((payload) => payload.t === name).map(({ d }) => d);
  }
}
