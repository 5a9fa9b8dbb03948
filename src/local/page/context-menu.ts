import { ApplicationCommandType as Type } from 'discord-api-types/payloads/v10';
import type { Target } from '../world.ts';
import { h } from './dom.ts';
import { store } from './page-store.ts';
import { sendCommand } from './send-command.ts';

/** How long a finger rests, and how far it may slip meanwhile. */
const LONG_PRESS = 500;
const SLIP = 10;
const MARGIN = 8;

const KINDS = { user: Type.User, message: Type.Message } as const;

/** The person or the message under the pointer; a message that only one person sees has no such menu. */
function targetAt(element: Element): Target | null {
  const user = element.closest('[data-user]')?.getAttribute('data-user');
  if (user) return { kind: 'user', id: user };
  const message = element.closest('.message:not(.private)')?.getAttribute('data-id');
  return message ? { kind: 'message', id: message } : null;
}

type Entry = { readonly id: string; readonly label: string };

function entriesFor({ kind }: Target): Entry[] {
  const locale = store.me?.language ?? 'en-US';
  return store.commands
    .filter(({ type }) => type === KINDS[kind])
    .map(({ id, name, name_localizations: names }) => ({ id, label: names?.[locale] ?? name }));
}

type Point = { readonly x: number; readonly y: number };

let close = () => {};

function show(target: Target, entries: readonly Entry[], { x, y }: Point): void {
  close();
  const { words } = store;
  const title = target.kind === 'user' ? words.menuOf(store.nameOf(target.id) ?? '?') : words.menuOfMessage;
  const items = entries.map(({ id, label }) =>
    h('button', { type: 'button', role: 'menuitem', tabindex: -1, click: () => choose(id) }, label),
  );
  const menu = h('div', { class: 'context-menu', role: 'menu', 'aria-label': title }, h('p', {}, title), items);
  const before = document.activeElement;
  const outside = (event: Event) => {
    if (!(event.target instanceof Node && menu.contains(event.target))) close();
  };
  close = () => {
    close = () => {};
    document.removeEventListener('pointerdown', outside, true);
    window.removeEventListener('resize', close);
    menu.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  const choose = (command: string) => {
    close();
    void sendCommand({ kind: 'menu', channel: store.channelId, command, target });
  };
  const move = (step: number) => {
    const at = items.findIndex((item) => item.matches(':focus'));
    items[(at + step + items.length) % items.length]?.focus();
  };
  menu.addEventListener('keydown', (event) => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: () => close(),
      Tab: () => close(),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]?.();
  });
  document.body.append(menu);
  const { width, height } = menu.getBoundingClientRect();
  menu.style.setProperty('left', `${Math.max(MARGIN, Math.min(x, innerWidth - width - MARGIN))}px`);
  menu.style.setProperty('top', `${Math.max(MARGIN, Math.min(y, innerHeight - height - MARGIN))}px`);
  items[0]?.focus({ preventScroll: true });
  document.addEventListener('pointerdown', outside, true);
  window.addEventListener('resize', close);
}

/** Opens the menu of what is there, if the bot has a command for it. */
function openAt(element: Element, at: Point): boolean {
  const target = targetAt(element);
  const entries = target ? entriesFor(target) : [];
  if (!target || entries.length === 0) return false;
  show(target, entries, at);
  return true;
}

/** By keyboard the event has no place of its own. */
function placeOf(event: MouseEvent, element: Element): Point {
  if (event.clientX > 0 || event.clientY > 0) return { x: event.clientX, y: event.clientY };
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
}

/** Not every phone says so by itself when a finger rests. */
function listenForLongPress(): void {
  let timer = 0;
  let start: Point = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
    stop();
    if (pointerType !== 'touch' || !(target instanceof Element)) return;
    start = { x, y };
    timer = window.setTimeout(() => {
      if (!openAt(target, start)) return;
      // The finger that opened the menu must not press what lies under it as well.
      document.addEventListener('click', swallow, { capture: true, once: true });
      document.addEventListener('pointerdown', () => document.removeEventListener('click', swallow, true), {
        capture: true,
        once: true,
      });
    }, LONG_PRESS);
  });
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > SLIP) stop();
  });
  for (const kind of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(kind, stop, true);
}

/** Commands of people and messages, by right click, long press or the menu key. */
export function startContextMenu(): void {
  document.addEventListener('contextmenu', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('a, input, textarea, .context-menu')) return;
    if (event instanceof PointerEvent && event.pointerType === 'touch') {
      // A long press has opened ours already.
      if (targetAt(target)) event.preventDefault();
      return;
    }
    if (openAt(target, placeOf(event, target))) event.preventDefault();
  });
  listenForLongPress();
}
