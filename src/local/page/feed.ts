import type { ShownPost } from '../chat/page-protocol.ts';
import { byId, h, refill } from './dom.ts';
import { isPrivate, viewMessage } from './message-view.ts';
import { store } from './page-store.ts';
import { viewWelcome } from './welcome-view.ts';

const NEAR = 80;

/** The messages of the channel; stays at the end unless somebody scrolled up. */
export function startFeed(): void {
  const feed = byId('feed');
  const jump = byId<HTMLButtonElement>('jump');
  /** Stands before the first message that was new when the channel was entered. */
  let firstNew: string | null = null;
  let pinned = true;
  // A scrolling region must be within reach of the keyboard.
  feed.tabIndex = 0;

  const isNear = () => feed.scrollHeight - feed.scrollTop - feed.clientHeight < NEAR;
  const toEnd = () => {
    feed.scrollTop = feed.scrollHeight;
  };
  const markRead = () => {
    if (!document.hasFocus() || !pinned || !store.channel?.unread) return;
    void store.send({ kind: 'read', channel: store.channelId });
  };
  const nodeOf = (id: string) => feed.querySelector<HTMLElement>(`[data-id="${id}"]`);
  const divider = () => h('div', { class: 'divider', role: 'separator' }, h('span', {}, store.words.newMessages));
  const welcome = viewWelcome();

  const rebuild = () => {
    const posts = store.postsHere();
    feed.setAttribute('aria-busy', 'true');
    feed.setAttribute('aria-label', store.words.messages(store.placeName));
    const shown = posts.flatMap((post, i) => [
      ...(post.message.id === firstNew ? [divider()] : []),
      viewMessage(post, posts[i - 1]?.message),
    ]);
    refill(feed, welcome, ...shown);
    feed.removeAttribute('aria-busy');
    if (pinned) toEnd();
  };
  const enter = () => {
    const posts = store.postsHere().filter(({ message }) => !isPrivate(message));
    const unread = store.channel?.unread ?? 0;
    firstNew = unread > 0 && unread < posts.length ? (posts[posts.length - unread]?.message.id ?? null) : null;
    pinned = true;
    rebuild();
    markRead();
  };
  /** What somebody asked for comes into view, wherever they have scrolled to. */
  const bringUp = () => {
    pinned = true;
    jump.hidden = true;
    toEnd();
  };
  const isAsked = ({ message }: ShownPost) =>
    (message.interaction_metadata?.user.id ?? message.author.id) === store.server?.me;
  const redraw = (post: ShownPost) => {
    const old = nodeOf(post.message.id);
    if (!old) return;
    const posts = store.postsHere();
    const index = posts.findIndex(({ message }) => message.id === post.message.id);
    const fresh = viewMessage(post, posts[index - 1]?.message);
    const answered = old.querySelector('.thinking') !== null && isAsked(post);
    old.className = fresh.className;
    refill(old, ...fresh.childNodes);
    if (pinned || answered) bringUp();
  };

  store.on('history', enter);
  store.on('channel', enter);
  store.on('post', (post) => {
    if (post.message.channel_id !== store.channelId) return;
    const posts = store.postsHere();
    feed.append(viewMessage(post, posts.at(-2)?.message));
    if (pinned || isAsked(post)) bringUp();
    else jump.hidden = false;
  });
  store.on('edit', redraw);
  const isInView = (node: HTMLElement) => {
    const [seen, box] = [node.getBoundingClientRect(), feed.getBoundingClientRect()];
    return seen.bottom > box.top && seen.top < box.bottom;
  };
  store.on('remove', (id) => {
    const node = nodeOf(id);
    if (!node) return;
    // Who looked at a panel that the bot took away goes on with the newest message; who dismissed one stays there.
    const isLost = node.classList.contains('private') && isInView(node) && !store.dismissed.delete(id);
    const after = node.nextElementSibling?.getAttribute('data-id');
    node.remove();
    // What followed may now need a head of its own.
    const next = store.posts.get(after ?? '');
    if (next) redraw(next);
    if (pinned || isLost) bringUp();
  });
  store.on('failure', (id) => {
    const post = store.posts.get(id);
    if (post) redraw(post);
  });
  let language = '';
  store.on('server', () => {
    jump.textContent = store.words.latest;
    if (language && language !== store.me?.language) rebuild();
    language = store.me?.language ?? '';
    markRead();
  });
  feed.addEventListener('scroll', () => {
    pinned = isNear();
    if (pinned) jump.hidden = true;
    markRead();
  });
  // Load events do not bubble, but they can be caught on their way down.
  feed.addEventListener('load', () => pinned && toEnd(), { capture: true });
  jump.addEventListener('click', toEnd);
  window.addEventListener('focus', markRead);
  new ResizeObserver(() => {
    if (pinned) toEnd();
  }).observe(feed);
}
