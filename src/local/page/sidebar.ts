import type { ServerChannel, ServerPerson } from '../chat/page-protocol.ts';
import { avatar } from './avatar.ts';
import { byId, h, type IconName, icon, iconButton, refill } from './dom.ts';
import { store } from './page-store.ts';
import { openSettings, openThreadForm } from './settings-dialog.ts';

const badge = (pings: number) =>
  pings > 0 ? h('span', { class: 'badge', 'aria-label': store.words.pings(pings) }, String(pings)) : null;

function viewChannel(channel: ServerChannel): HTMLElement {
  const here = channel.id === store.channelId;
  const click = () => {
    store.enter(channel.id);
    closeSidebar();
  };
  const classes = [
    'place',
    channel.parent && 'thread',
    channel.unread > 0 && !here && 'unread',
    channel.archived && 'archived',
  ];
  return h(
    'li',
    {},
    h(
      'button',
      {
        type: 'button',
        class: classes.filter(Boolean).join(' '),
        'aria-current': here ? 'page' : null,
        click,
        'data-focus': channel.id,
      },
      icon(placeIcon(channel)),
      h('span', { class: 'place-name' }, channel.name),
      channel.unread > 0 && !here ? h('span', { class: 'visually-hidden' }, store.words.unread(channel.unread)) : null,
      badge(here ? 0 : channel.pings),
    ),
    here && channel.parent === null && channel.kind === 'server'
      ? iconButton('plus', store.words.newThread, openThreadForm, { 'data-focus': 'thread' })
      : null,
  );
}

/** Switches this window to another person; the URL names the person, so it can be opened in a second window. */
function become(person: ServerPerson): void {
  const url = new URL(location.href);
  url.searchParams.set('as', person.key);
  history.pushState(null, '', url);
  store.connect(person.key);
}

function viewPerson(person: ServerPerson): HTMLElement {
  const me = person.id === store.server?.me;
  const { words } = store;
  const click = () => {
    if (!me) become(person);
    closeSidebar();
  };
  return h(
    'li',
    { class: me ? 'me' : '' },
    h(
      'button',
      {
        type: 'button',
        class: 'person',
        'data-user': person.id,
        'aria-current': me ? 'true' : null,
        'aria-label': `${me ? words.youAre(person.name) : words.become(person.name)}${person.pings ? `, ${words.pings(person.pings)}` : ''}`,
        click,
        'data-focus': person.id,
      },
      avatar(person.id),
      h('span', { class: 'person-name' }, person.name),
      h('span', { class: 'language' }, person.language.slice(0, 2)),
      badge(person.pings),
    ),
    me
      ? iconButton('gear', words.settings, openSettings, { 'data-focus': 'settings' })
      : h(
          'a',
          {
            class: 'icon-button quiet',
            href: `?as=${person.key}`,
            target: '_blank',
            rel: 'noopener',
            'aria-label': words.beside(person.name),
            title: words.beside(person.name),
          },
          icon('beside'),
        ),
  );
}

export function placeIcon({ kind, parent, isForum }: ServerChannel): IconName {
  if (isForum) return 'forum';
  if (kind === 'direct' || kind === 'group') return 'bubble';
  return parent ? 'thread' : 'hash';
}

/** Threads stand under the channel they hang on. */
function inOrder(channels: readonly ServerChannel[]): ServerChannel[] {
  return channels
    .filter((channel) => channel.parent === null)
    .flatMap((channel) => [channel, ...channels.filter((thread) => thread.parent === channel.id)]);
}

/** Places of some kinds under a title; nothing if there are none. */
function viewPlaces(
  title: 'channels' | 'conversations' | 'elsewhere',
  kinds: readonly ServerChannel['kind'][],
): Node[] {
  const places = inOrder(store.server?.channels.filter(({ kind }) => kinds.includes(kind)) ?? []);
  if (places.length === 0) return [];
  const id = `${title}-title`;
  return [
    h('h2', { id }, store.words[title]),
    h('ul', { class: 'places', 'aria-labelledby': id }, places.map(viewChannel)),
  ];
}

function draw(): void {
  const { server, words } = store;
  if (!server) return;
  refill(
    byId('sidebar'),
    h(
      'div',
      { class: 'server' },
      h('img', { src: '/page/icon.svg', alt: '', width: 32, height: 32 }),
      h('b', {}, server.name),
      iconButton('close', words.close, closeSidebar, { class: 'icon-button only-narrow' }),
    ),
    ...viewPlaces('channels', ['server']),
    ...viewPlaces('conversations', ['direct', 'group']),
    ...viewPlaces('elsewhere', ['elsewhere']),
    h('h2', { id: 'people-title' }, words.people),
    h('ul', { class: 'people', 'aria-labelledby': 'people-title' }, server.people.map(viewPerson)),
    h(
      'p',
      { class: server.bot.online ? 'bot-state online' : 'bot-state' },
      server.bot.online ? words.online : words.offline,
    ),
  );
}

/** Only of use on a narrow screen; on a wide one it is always there. */
export function openSidebar(): void {
  document.body.classList.add('sidebar-open');
  byId('sidebar').querySelector<HTMLElement>('[aria-current="page"]')?.focus();
}

function closeSidebar(): void {
  document.body.classList.remove('sidebar-open');
}

export function startSidebar(): void {
  store.on('server', draw);
  store.on('channel', draw);
  byId('shade').addEventListener('click', closeSidebar);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeSidebar();
  });
}
