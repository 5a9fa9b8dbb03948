import { h } from './dom.ts';

export type AnyEmoji = { readonly name?: string | null | undefined; readonly id?: string | null | undefined };

/** One of the application's own is a picture, and its name where the picture is gone; any other is a sign of the font. */
export function viewEmoji({ id, name }: AnyEmoji): HTMLElement {
  const named = `:${name}:`;
  if (!id) return h('span', { class: 'emoji' }, name);
  const image = h('img', { class: 'emoji', src: `/emojis/${id}.webp`, alt: named, title: named, draggable: 'false' });
  image.addEventListener('error', () => image.replaceWith(h('span', { class: 'emoji' }, named)));
  return image;
}

/** Beside a label that says the same: not for screen readers. */
export function viewSign(emoji: AnyEmoji | null | undefined): HTMLElement | null {
  return emoji?.name ? h('span', { class: 'sign', 'aria-hidden': 'true' }, viewEmoji(emoji)) : null;
}
