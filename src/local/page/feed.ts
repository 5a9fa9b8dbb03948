import type { ShownPost } from '../chat/page-protocol.ts';
import { byId, h, refill } from './dom.ts';
import { isPrivate, viewMessage } from './message-view.ts';
import { store } from './page-store.ts';
import { viewWelcome } from './welcome-view.ts';

const NEAR = 80;

const isAsked = ({ message }: ShownPost): boolean =>
  (message.interaction_metadata?.user.id ?? message.author.id) === store.server?.me;

const viewDivider = () => h('div', { class: 'divider', role: 'separator' }, h('span', {}, store.words.newMessages));

/** The messages of the channel; stays at the end unless someone scrolled up. */
class Feed {
  readonly #feed = byId('feed');
  readonly #jump = byId<HTMLButtonElement>('jump');
  readonly #welcome = viewWelcome();
  /** Stands before the first message that was new when the channel was entered. */
  #firstNew: string | null = null;
  #pinned = true;
  #language = '';

  start(): void {
    // A scrolling region must be within reach of the keyboard.
    this.#feed.tabIndex = 0;
    store.on('history', () => this.#enter());
    store.on('channel', () => this.#enter());
    store.on('post', (post) => this.#append(post));
    store.on('edit', (post) => this.#redraw(post));
    store.on('remove', (id) => this.#remove(id));
    store.on('failure', (id) => {
      const post = store.posts.get(id);
      if (post) this.#redraw(post);
    });
    store.on('server', () => this.#speak());
    this.#feed.addEventListener('scroll', () => {
      this.#pinned = this.#isNear();
      if (this.#pinned) this.#jump.hidden = true;
      this.#markRead();
    });
    const stay = () => {
      if (this.#pinned) this.#toEnd();
    };
    // Load events do not bubble, but they can be caught on their way down.
    this.#feed.addEventListener('load', stay, { capture: true });
    this.#jump.addEventListener('click', () => this.#toEnd());
    window.addEventListener('focus', () => this.#markRead());
    new ResizeObserver(stay).observe(this.#feed);
  }

  #isNear(): boolean {
    return this.#feed.scrollHeight - this.#feed.scrollTop - this.#feed.clientHeight < NEAR;
  }

  #toEnd(): void {
    this.#feed.scrollTop = this.#feed.scrollHeight;
  }

  #markRead(): void {
    if (!document.hasFocus() || !this.#pinned || !store.channel?.unread) return;
    void store.send({ kind: 'read', channel: store.channelId });
  }

  #nodeOf(id: string): HTMLElement | null {
    return this.#feed.querySelector<HTMLElement>(`[data-id="${id}"]`);
  }

  #rebuild(): void {
    const posts = store.postsHere();
    this.#feed.setAttribute('aria-busy', 'true');
    this.#feed.setAttribute('aria-label', store.words.messages(store.placeName));
    const shown = posts.flatMap((post, i) => [
      ...(post.message.id === this.#firstNew ? [viewDivider()] : []),
      viewMessage(post, posts[i - 1]?.message),
    ]);
    refill(this.#feed, this.#welcome, ...shown);
    this.#feed.removeAttribute('aria-busy');
    if (this.#pinned) this.#toEnd();
  }

  #enter(): void {
    const posts = store.postsHere().filter(({ message }) => !isPrivate(message));
    const unread = store.channel?.unread ?? 0;
    this.#firstNew = unread > 0 && unread < posts.length ? (posts[posts.length - unread]?.message.id ?? null) : null;
    this.#pinned = true;
    this.#rebuild();
    this.#markRead();
  }

  /** What a person asked for comes into view, wherever they have scrolled to. */
  #bringUp(): void {
    this.#pinned = true;
    this.#jump.hidden = true;
    this.#toEnd();
  }

  #append(post: ShownPost): void {
    if (post.message.channel_id !== store.channelId) return;
    this.#feed.append(viewMessage(post, store.postsHere().at(-2)?.message));
    if (this.#pinned || isAsked(post)) this.#bringUp();
    else this.#jump.hidden = false;
  }

  #redraw(post: ShownPost): void {
    const old = this.#nodeOf(post.message.id);
    if (!old) return;
    const posts = store.postsHere();
    const index = posts.findIndex(({ message }) => message.id === post.message.id);
    const fresh = viewMessage(post, posts[index - 1]?.message);
    const answered = old.querySelector('.thinking') !== null && isAsked(post);
    old.className = fresh.className;
    refill(old, ...fresh.childNodes);
    if (this.#pinned || answered) this.#bringUp();
  }

  #isInView(node: HTMLElement): boolean {
    const [seen, box] = [node.getBoundingClientRect(), this.#feed.getBoundingClientRect()];
    return seen.bottom > box.top && seen.top < box.bottom;
  }

  #remove(id: string): void {
    const node = this.#nodeOf(id);
    if (!node) return;
    // Who looked at a panel that the bot took away goes on with the newest message; who dismissed one stays there.
    const isLost = node.classList.contains('private') && this.#isInView(node) && !store.dismissed.delete(id);
    const after = node.nextElementSibling?.getAttribute('data-id');
    node.remove();
    // What followed may now need a head of its own.
    const next = store.posts.get(after ?? '');
    if (next) this.#redraw(next);
    if (this.#pinned || isLost) this.#bringUp();
  }

  /** Says everything in the language of the person, which may have changed. */
  #speak(): void {
    this.#jump.textContent = store.words.latest;
    const language = store.me?.language ?? '';
    if (this.#language && this.#language !== language) this.#rebuild();
    this.#language = language;
    this.#markRead();
  }
}

export const startFeed = (): void => new Feed().start();
