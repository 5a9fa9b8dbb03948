import { entriesOf } from './command-line.ts';
import { h, refill } from './dom.ts';
import { store } from './page-store.ts';
import { sendCommand } from './send-command.ts';

/** What a newcomer can begin with, by the command it runs. */
const STARTERS = [
  { name: 'start', path: ['cities', 'new'], style: 'primary' },
  { name: 'learn', path: ['cities', 'learn'], style: 'secondary' },
  { name: 'daily', path: ['cities', 'daily'], style: 'secondary' },
] as const;

type Starter = (typeof STARTERS)[number];

/** Those the bot has a command for, and this person may use. */
function offered(): Starter[] {
  const known = entriesOf(store.commands, 'en-US').map(({ path }) => path.join(' '));
  return STARTERS.filter(({ path }) => known.includes(path.join(' ')));
}

/** The beginning of a channel, with buttons for those who don't know any command yet. */
export function viewWelcome(): HTMLElement {
  const press = async ({ path }: Starter, button: HTMLElement) => {
    if (button.getAttribute('aria-busy') === 'true') return;
    button.setAttribute('aria-busy', 'true');
    await sendCommand({ kind: 'run', channel: store.channelId, path: [...path], values: {}, uploads: {} });
    button.removeAttribute('aria-busy');
  };
  const button = (starter: Starter) => {
    const element: HTMLElement = h(
      'button',
      {
        type: 'button',
        class: `button ${starter.style}`,
        'data-focus': `welcome-${starter.name}`,
        click: () => void press(starter, element),
      },
      h('span', {}, store.words.starters[starter.name]),
    );
    return element;
  };
  const element = h('div', { class: 'welcome' });
  let drawn = '';
  const draw = () => {
    const { words } = store;
    const starters = offered();
    const { kind, name = '' } = store.channel ?? {};
    const title = kind === 'direct' ? words.conversation(name) : words.welcome(store.placeName);
    const now = JSON.stringify([title, starters]);
    if (now === drawn) return;
    drawn = now;
    refill(
      element,
      h('img', { src: '/page/icon.svg', alt: '', width: 72, height: 72 }),
      h('h2', {}, title),
      h('p', {}, words.hint),
      starters.length > 0 && h('div', { class: 'row' }, starters.map(button)),
    );
  };
  store.on('server', draw);
  store.on('channel', draw);
  return element;
}
