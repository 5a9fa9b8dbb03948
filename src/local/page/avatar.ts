import { h } from './dom.ts';
import { store } from './page-store.ts';

const COLORS = 8;

/** The bot wears a skyline; a person their initial on a color of their own. */
export function avatar(userId: string, size: 'small' | 'large' = 'large'): HTMLElement {
  const bot = store.server?.bot.id === userId;
  if (bot) return h('img', { class: `avatar ${size}`, src: '/page/icon.svg', alt: '', 'data-user': userId });
  const index = store.server?.people.findIndex((person) => person.id === userId) ?? 0;
  const name = store.nameOf(userId) ?? '?';
  return h(
    'span',
    { class: `avatar ${size} color-${Math.max(index, 0) % COLORS}`, 'aria-hidden': 'true', 'data-user': userId },
    name.slice(0, 1),
  );
}
