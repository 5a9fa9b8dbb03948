import { h, icon, iconButton } from './dom.ts';
import { store } from './page-store.ts';

export type Picture = {
  readonly url: string;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly alt: string | null | undefined;
  readonly spoiler?: boolean | null | undefined;
};

const WIDEST = 550;
const TALLEST = 560;

/** Attachments are fetched from wherever the page came from; everything else is foreign and stays a link. */
function localUrl(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  return parsed.pathname.startsWith('/attachments/') ? parsed.pathname + parsed.search : null;
}

function enlarge(picture: Picture, src: string): void {
  const image = h('img', { src, alt: picture.alt ?? '' });
  const dialog = h(
    'dialog',
    { class: 'lightbox', 'aria-label': picture.alt || store.words.picture },
    h('figure', {}, image, picture.alt && h('figcaption', {}, picture.alt)),
    h(
      'div',
      { class: 'lightbox-bar' },
      h(
        'a',
        { class: 'icon-button', href: src, target: '_blank', rel: 'noopener', 'aria-label': store.words.download },
        icon('link'),
      ),
      iconButton('close', store.words.close, () => dialog.close()),
    ),
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === image) image.classList.toggle('actual');
    else if (event.target === dialog || (event.target instanceof HTMLElement && event.target.tagName === 'FIGURE'))
      dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** A button, since it can be enlarged; under a veil the first press only lifts that. */
export function viewPicture(picture: Picture, key: string): HTMLElement {
  const src = localUrl(picture.url);
  if (!src) {
    return h(
      'a',
      { class: 'foreign', href: picture.url, target: '_blank', rel: 'noreferrer noopener' },
      picture.alt || picture.url,
    );
  }
  const { width, height } = picture;
  const image = h('img', { src, alt: picture.alt ?? '', width, height, decoding: 'async' });
  if (width && height) {
    // The place is kept before the picture has come, so that nothing jumps.
    image.style.setProperty('aspect-ratio', `${width} / ${height}`);
    image.style.setProperty('--width', `${Math.min(width, WIDEST, (TALLEST * width) / height)}px`);
  }
  const button = h(
    'button',
    {
      type: 'button',
      class: picture.spoiler ? 'picture veiled' : 'picture',
      title: picture.alt,
      'data-focus': `picture-${key}`,
    },
    image,
  );
  button.addEventListener('click', () => {
    if (button.classList.contains('veiled')) button.classList.remove('veiled');
    else enlarge(picture, src);
  });
  return button;
}

export function viewFile(url: string, name: string, size: number): HTMLElement {
  const kilobytes = Math.max(1, Math.round(size / 1024));
  return h(
    'a',
    { class: 'file', href: localUrl(url) ?? url, download: name },
    icon('file'),
    h('span', {}, name),
    h('small', {}, `${kilobytes} KB`),
  );
}
