import { type APIMessage, ComponentType, MessageFlags, MessageType } from 'discord-api-types/payloads/v10';
import type { ShownPost } from '../chat/page-protocol.ts';
import { avatar } from './avatar.ts';
import { viewComponent } from './components-view.ts';
import { h, icon } from './dom.ts';
import { viewEmbed } from './embed-view.ts';
import { withoutMarks } from './markdown.ts';
import { viewMarkdown } from './markdown-view.ts';
import { store } from './page-store.ts';
import { viewFile, viewPicture } from './picture-view.ts';
import { messageTime } from './timestamps.ts';

const has = (message: APIMessage, flag: MessageFlags) => ((message.flags ?? 0) & flag) !== 0;
export const isPrivate = (message: APIMessage) => has(message, MessageFlags.Ephemeral);
const isThinking = (message: APIMessage) => has(message, MessageFlags.Loading);

const GROUP_TIME = 7 * 60_000;

/** Messages of one author after another share one head. */
function follows(message: APIMessage, before: APIMessage | undefined): boolean {
  if (!before || before.author.id !== message.author.id || message.interaction_metadata || message.message_reference)
    return false;
  if (isPrivate(before) !== isPrivate(message)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_TIME;
}

type AnyComponent = {
  readonly type: ComponentType;
  readonly content?: string;
  readonly components?: readonly AnyComponent[];
};

function firstText(components: readonly AnyComponent[]): string {
  for (const each of components) {
    const text = each.type === ComponentType.TextDisplay ? each.content : firstText(each.components ?? []);
    if (text) return text;
  }
  return '';
}

/** One line of a message, to tell it by. */
function excerpt(message: APIMessage): string {
  const spoken = firstText((message.components ?? []) as readonly AnyComponent[]);
  const text = message.content || spoken || message.embeds[0]?.title || message.attachments[0]?.description || '…';
  const named = text.replaceAll(/<@!?(\d+)>/g, (_, id: string) => `@${store.nameOf(id) ?? '?'}`);
  return withoutMarks(named).slice(0, 120);
}

/** What the message answers: a command someone used, or another message. */
function viewOrigin(message: APIMessage): HTMLElement | null {
  const user = message.interaction_metadata?.user;
  const sign = message.type === MessageType.ChatInputCommand ? '/' : '';
  if (user && (sign || message.type === MessageType.ContextMenuCommand)) {
    const name = store.nameOf(user.id) ?? user.username;
    const used = store.words.used(name, `${sign}${message.interaction?.name ?? ''}`);
    return h('p', { class: 'origin' }, avatar(user.id, 'small'), h('span', {}, used));
  }
  const quoted = message.referenced_message;
  if (!quoted) return null;
  const name = store.nameOf(quoted.author.id) ?? quoted.author.username;
  return h(
    'p',
    { class: 'origin' },
    avatar(quoted.author.id, 'small'),
    h('b', {}, name),
    h('span', {}, excerpt(quoted)),
  );
}

function viewHead(message: APIMessage): HTMLElement {
  const bot = message.author.id === store.server?.bot.id;
  return h(
    'p',
    { class: 'head' },
    h(
      'b',
      { class: 'author', 'data-user': message.author.id },
      store.nameOf(message.author.id) ?? message.author.username,
    ),
    bot && h('span', { class: 'tag' }, store.words.app),
    h('time', { datetime: message.timestamp }, messageTime(message.timestamp)),
  );
}

function viewAttachments(message: APIMessage): HTMLElement[] {
  if (has(message, MessageFlags.IsComponentsV2)) return [];
  return message.attachments.map((file) => {
    if (!file.content_type?.startsWith('image/')) return viewFile(file.url, file.filename, file.size);
    return viewPicture({ ...file, alt: file.description }, `${message.id}-${file.filename}`);
  });
}

function viewPrivacy(message: APIMessage): HTMLElement | null {
  if (!isPrivate(message)) return null;
  const click = () => {
    store.dismissed.add(message.id);
    void store.send({ kind: 'dismiss', message: message.id });
  };
  return h(
    'p',
    { class: 'privacy' },
    icon('eye'),
    h('span', {}, store.words.onlyYou),
    ' · ',
    h(
      'button',
      { type: 'button', class: 'text-button', click, 'data-focus': `dismiss-${message.id}` },
      store.words.dismiss,
    ),
  );
}

function viewBody(message: APIMessage): (HTMLElement | null)[] {
  if (isThinking(message)) {
    const name = store.nameOf(message.author.id) ?? '';
    const dots = h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i', {}), h('i', {}), h('i', {}));
    return [h('p', { class: 'thinking' }, dots, store.words.thinking(name))];
  }
  const text = message.content ? viewMarkdown(message.content) : null;
  if (text && message.edited_timestamp) {
    (text.lastElementChild ?? text).append(h('small', { class: 'edited' }, ` ${store.words.edited}`));
  }
  return [
    text,
    ...viewAttachments(message),
    ...message.embeds.map((embed, i) => viewEmbed(embed, `${message.id}-${i}`)),
    ...(message.components ?? []).map((component) => viewComponent(component, message)),
  ];
}

/** The key of every control is stable over edits, so that the focus can be found again. */
export function viewMessage({ message, pinged }: ShownPost, before: APIMessage | undefined): HTMLElement {
  const grouped = follows(message, before);
  const classes = ['message', grouped && 'grouped', pinged && 'pinged', isPrivate(message) && 'private'];
  const failure = store.failures.get(message.id);
  return h(
    'article',
    { class: classes.filter(Boolean).join(' '), 'data-id': message.id, 'aria-label': store.nameOf(message.author.id) },
    grouped ? null : viewOrigin(message),
    h('div', { class: 'gutter' }, grouped ? null : avatar(message.author.id)),
    h(
      'div',
      { class: 'body' },
      grouped ? null : viewHead(message),
      ...viewBody(message),
      failure && h('p', { class: 'failure', role: 'alert' }, icon('warning'), failure),
      viewPrivacy(message),
    ),
  );
}
