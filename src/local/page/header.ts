import { avatar } from './avatar.ts';
import { byId, h, icon, iconButton, refill } from './dom.ts';
import { store } from './page-store.ts';
import { openSettings } from './settings-dialog.ts';
import { openSidebar, placeIcon } from './sidebar.ts';

function toggleTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const now = document.documentElement.dataset['theme'] ?? (dark ? 'dark' : 'light');
  const next = now === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  localStorage.setItem('theme', next);
}

/** Where the people are out of sight, they are what one wants to see. */
const openMine = () => (matchMedia('(max-width: 760px)').matches ? openSidebar() : openSettings());

function draw(): void {
  const { channel, me, server, words } = store;
  if (!channel || !me || !server) return;
  const elsewhere = server.channels.reduce((sum, one) => sum + (one.id === channel.id ? 0 : one.pings), 0);
  const others = server.people.reduce((sum, person) => sum + (person.id === me.id ? 0 : person.pings), 0);
  refill(
    byId('header'),
    h(
      'span',
      { class: 'menu only-narrow' },
      iconButton('menu', words.menu, openSidebar, { 'data-focus': 'menu' }),
      elsewhere + others > 0 && h('span', { class: 'badge' }, String(elsewhere + others)),
    ),
    icon(placeIcon(channel)),
    h('h1', {}, channel.name),
    h('p', { class: 'topic' }, channel.topic || channel.tags.join(' · ')),
    iconButton('theme', words.theme, toggleTheme, { 'data-focus': 'theme' }),
    h(
      'button',
      {
        type: 'button',
        class: 'header-me',
        click: openMine,
        'aria-label': words.youAre(me.name),
        title: words.youAre(me.name),
        'data-focus': 'me',
      },
      avatar(me.id),
    ),
  );
  document.title = `${channel.pings > 0 ? `(${channel.pings}) ` : ''}${store.placeName} · ${me.name} · ${server.name}`;
}

/** The theme follows the system until someone chooses one. */
export function startHeader(): void {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset['theme'] = theme;
  store.on('server', draw);
  store.on('channel', draw);
  const notice = byId('notice');
  store.on('connected', (connected) => {
    notice.hidden = connected;
    notice.textContent = connected ? '' : store.words.lost;
  });
}
