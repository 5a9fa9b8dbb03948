import type { InteractionWebhook } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { LeasedCache, type Terms } from '../repositories/records.ts';

/** Milliseconds: the token of an interaction is valid for a quarter of an hour, less a minute for the request itself. */
const DELETABLE = 14 * 60_000;
const REMEMBERED = 1_000;

/** `panel` is what a person works with; a `note` says something in passing and leaves the panel where it is. */
export type PrivateKind = 'panel' | 'note';

/** A private message: Discord deletes it only with the token of the interaction it answers. */
export type Sent = {
  readonly id: string;
  readonly kind: PrivateKind;
  /** How that token names it. */
  readonly target: string;
  readonly webhook: Pick<InteractionWebhook, 'deleteMessage'>;
  readonly time: number;
};

/** Where a person's private messages belong: to the table of a channel, or to a private room. */
export const placeFor = (table: string, user: string): string => `${table} ${user}`;

/**
 * The private messages of each person at each table: one to work with and at most one note. Only in memory, since it
 * holds tokens: after a restart the old ones are left where they are.
 */
export class PrivateMessages {
  readonly #sent: LeasedCache<readonly Sent[]>;
  readonly #places = new LRUCache<string, string>({ max: REMEMBERED });
  readonly #replaced = new WeakSet<Sent['webhook']>();

  constructor(coordination: Terms) {
    this.#sent = new LeasedCache(REMEMBERED, coordination);
  }

  /** Notes a message that was just shown. Returns the earlier ones it replaces that can still be deleted. */
  note(place: string, shown: Sent): readonly Sent[] {
    this.forget(shown.id);
    const before = this.#sent.get(place) ?? [];
    const stays = ({ kind }: Sent) => shown.kind === 'note' && kind === 'panel';
    this.#sent.set(place, [...before.filter(stays), shown]);
    this.#places.set(shown.id, place);
    const replaced = before.filter((one) => !stays(one));
    for (const { webhook } of replaced) this.#replaced.add(webhook);
    return replaced.filter(({ time }) => shown.time < time + DELETABLE);
  }

  /** Whether the reader has opened something else since this interaction last showed something. */
  isReplaced = (webhook: Sent['webhook']): boolean => this.#replaced.has(webhook);

  /** The message is gone, or belongs to another table now. */
  forget(id: string): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    const left = (this.#sent.get(place) ?? []).filter((one) => one.id !== id);
    this.#sent.set(place, left);
    this.#places.delete(id);
  }
}
