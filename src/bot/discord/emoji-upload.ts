import {
  type APIEmoji,
  type Client,
  RESTJSONErrorCodes as Code,
  DiscordAPIError,
  RateLimitError,
  type RESTGetAPIApplicationEmojisResult,
  Routes,
  SnowflakeUtil,
} from 'discord.js';
import { emojiPicture } from '#games';
import type { Services } from '../services.ts';
import type { Emoji, Emojis } from './emojis.ts';
import { troubleOf } from './errors.ts';

/** What our emojis show, by plain name: a digest of the drawing, which says whether Discord has the current one. */
export type EmojiDigests = ReadonlyMap<string, () => string>;

/** Enough of a digest that a changed drawing hardly ever keeps its name. */
const HASH = 4;
const MARKED = new RegExp(`^(\\w+)_[0-9a-f]{${HASH}}$`);

/** The plain word first: screen readers speak it. */
export const emojiName = (word: string, digest: string): string => `${word}_${digest.slice(0, HASH)}`;

/** Ours are those that this bot uploaded and that are named like one of our drawings; all others are left alone. */
export function wordOf(
  { name, user }: Pick<APIEmoji, 'name' | 'user'>,
  bot: string,
  digests: EmojiDigests,
): string | null {
  const word = MARKED.exec(name ?? '')?.[1];
  return word !== undefined && user?.id === bot && digests.has(word) ? word : null;
}

type Own = Emoji & { readonly word: string };

/** What to upload, and what to delete some time after its successor came. */
export function planUpload(names: ReadonlyMap<string, string>, own: readonly Own[]) {
  const isThere = (name: string) => own.some((one) => one.name === name);
  return {
    missing: [...names].flatMap(([word, name]) => (isThere(name) ? [] : [{ word, name }])),
    outdated: own.filter(({ word, name }) => names.get(word) !== name),
  };
}

type Uploading = Pick<Services, 'client' | 'clock' | 'coordination' | 'drawPool' | 'emojis' | 'log' | 'slicer'>;

/** Milliseconds until another look: at what shard 0 has uploaded, or after trouble that passes. */
const PAUSE = 60_000;
const ROUNDS = 10;

/**
 * Discord doesn't say how many changes it takes, only that there is a limit of its own for emojis: about one a second,
 * in milliseconds, and never so many at once that it has to refuse one.
 */
const PACE = { changes: 55, within: 61_000 } as const;

/** Milliseconds that messages may go on showing a drawing after its successor came: tables wait for days. */
const KEPT = 30 * 24 * 3_600_000;

const REMEDIES: { readonly [code: number | string]: string } = {
  [Code.MaximumNumberOfEmojisReached]:
    'the application has as many emojis as it can: delete some in the developer portal and restart',
  [Code.MissingAccess]: 'the token may not change the emojis of this application: check DISCORD_TOKEN and restart',
  [Code.MissingPermissions]: 'the token may not change the emojis of this application: check DISCORD_TOKEN and restart',
};
const remedyOf = (error: unknown): string =>
  (error instanceof DiscordAPIError && REMEDIES[error.code]) || 'Unicode stands in; the next start tries again';

const isTaken = (error: unknown): boolean =>
  error instanceof DiscordAPIError && JSON.stringify(error.rawError).includes('NAME_ALREADY_TAKEN');

/** A drawing that Discord doesn't take; the others may still be. */
const isUnfit = (error: unknown): boolean =>
  error instanceof DiscordAPIError &&
  (error.code === Code.InvalidFormBodyOrContentType || error.code === Code.FailedToResizeAssetBelowTheMaximumSize);

/** The names of the current drawings, worked out in slices: it is the thread that answers people. */
function* named(digests: EmojiDigests): Generator<void, ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [word, digest] of digests) {
    names.set(word, emojiName(word, digest()));
    yield;
  }
  return names;
}

const routeOf = ({ application }: Client<true>) => Routes.applicationEmojis(application.id);

async function listOwn({ client }: Pick<Services, 'client'>, digests: EmojiDigests): Promise<Own[]> {
  const { items } = (await client.rest.get(routeOf(client))) as RESTGetAPIApplicationEmojisResult;
  return items.flatMap((one) => {
    const word = wordOf(one, client.user.id, digests);
    return word === null || !one.id || !one.name ? [] : [{ id: one.id, name: one.name, word }];
  });
}

/** An outdated drawing is better than none until its successor is there. */
function remember(emojis: Emojis, names: ReadonlyMap<string, string>, own: readonly Own[]): void {
  const current = own.filter(({ word, name }) => names.get(word) === name);
  emojis.set(new Map([...own, ...current].map(({ word, id, name }) => [word, { id, name }])));
}

class Uploader {
  readonly #services: Uploading;
  readonly #digests: EmojiDigests;
  #names: ReadonlyMap<string, string> = new Map();
  #cancel = () => {};
  #stopped = false;
  #rounds = 0;
  /** When the last changes were made, oldest first. */
  #changes: number[] = [];

  constructor(services: Uploading, digests: EmojiDigests) {
    this.#services = services;
    this.#digests = digests;
    services.emojis.onGone = () => void this.#look().catch(() => {});
  }

  /** Whether it's for this process to upload. */
  get #mayUpload(): boolean {
    const { coordination } = this.#services;
    return !this.#stopped && coordination.shard.id === 0 && coordination.isInCharge();
  }

  async #look(): Promise<Own[]> {
    const own = await listOwn(this.#services, this.#digests);
    remember(this.#services.emojis, this.#names, own);
    return own;
  }

  async #pace(): Promise<void> {
    const { clock } = this.#services;
    const [oldest] = this.#changes;
    const wait = this.#changes.length < PACE.changes ? 0 : (oldest ?? 0) + PACE.within - clock.now();
    if (wait > 0) await new Promise<void>((resolve) => clock.after(wait, resolve));
    this.#changes = [...this.#changes, clock.now()].slice(-PACE.changes);
  }

  async #create(word: string, name: string): Promise<void> {
    const { client, drawPool, emojis } = this.#services;
    const { png } = await drawPool.picture(emojiPicture(word), { language: 'en', names: [] });
    const image = `data:image/png;base64,${png.toString('base64')}`;
    const { id } = (await client.rest.post(routeOf(client), { body: { name, image } })) as { readonly id: string };
    emojis.add(word, { id, name });
  }

  /** The number that were uploaded; stops at the first that Discord refuses for a reason that holds for all. */
  async #uploadAll(missing: readonly { readonly word: string; readonly name: string }[]): Promise<number> {
    let uploaded = 0;
    for (const { word, name } of missing) {
      await this.#pace();
      if (!this.#mayUpload) return uploaded;
      try {
        await this.#create(word, name);
        this.#rounds = 0;
        uploaded += 1;
      } catch (error) {
        // The response to an earlier try may have been lost: then it's ours and the next look finds it.
        if (!isTaken(error) && !isUnfit(error)) throw error;
        this.#services.log.warn({ emoji: name, err: error }, 'emoji refused');
      }
    }
    return uploaded;
  }

  async #deleteAll(outdated: readonly Own[]): Promise<number> {
    const { client, clock, emojis } = this.#services;
    let deleted = 0;
    for (const { id, word } of outdated) {
      if (!this.#mayUpload) return deleted;
      const successor = emojis.find(word);
      if (!successor || successor.id === id) continue;
      if (clock.now() - SnowflakeUtil.timestampFrom(successor.id) < KEPT) continue;
      await this.#pace();
      await client.rest.delete(Routes.applicationEmoji(client.application.id, id));
      deleted += 1;
    }
    return deleted;
  }

  async #round(): Promise<boolean> {
    if (this.#names.size === 0) this.#names = await this.#services.slicer.run(named(this.#digests));
    const own = await this.#look();
    const { missing, outdated } = planUpload(this.#names, own);
    if (!this.#mayUpload) return missing.length === 0;
    const uploaded = await this.#uploadAll(missing);
    const deleted = await this.#deleteAll(outdated);
    if (uploaded < missing.length) await this.#look();
    if (this.#mayUpload) this.#services.log.info({ emojis: this.#names.size, uploaded, deleted }, 'emojis in place');
    return true;
  }

  /** Goes on after trouble that passes; anything else is for the operator. */
  async run(): Promise<void> {
    const { log } = this.#services;
    try {
      if (await this.#round()) return;
    } catch (error) {
      if (this.#stopped) return;
      const trouble = troubleOf(error);
      const passes = trouble === 'busy' || trouble === 'away';
      if (!passes || ++this.#rounds >= ROUNDS) {
        log.warn({ err: error }, `emojis not uploaded: ${remedyOf(error)}`);
        return;
      }
      log.info({ trouble }, 'emojis wait for Discord');
      this.#again(error instanceof RateLimitError ? Math.max(error.retryAfter, 1000) : PAUSE);
      return;
    }
    this.#again(PAUSE);
  }

  #again(wait: number): void {
    if (!this.#stopped) this.#cancel = this.#services.clock.after(wait, () => void this.run());
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }
}

/** Uploads the emojis that Discord doesn't have yet, in the background. Returns what stops it. */
export function startEmojiUpload(services: Uploading, digests: EmojiDigests): () => void {
  const uploader = new Uploader(services, digests);
  void services.drawPool.ready.then(
    () => uploader.run(),
    () => {},
  );
  return () => uploader.stop();
}
