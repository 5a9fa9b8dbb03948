type Child = Node | string | null | undefined | false;
type Props = Readonly<Record<string, string | number | boolean | ((event: never) => void) | null | undefined>>;

/** Builds an element. Text always becomes a text node: nothing anyone writes is ever read as HTML. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name, value as (event: Event) => void);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children.flat()) if (child) element.append(child);
  return element;
}

const KEYCAP = /([0-9#*]\u{FE0F}?\u{20E3})/u;

/** Text in which a number on a keycap is one sign. */
export const viewText = (text: string): (Node | string)[] =>
  text.split(KEYCAP).map((part, i) => (i % 2 === 1 ? h('span', { class: 'keycap' }, part[0]) : part));

const SVG = 'http://www.w3.org/2000/svg';

/** Line icons on a 24 × 24 field, by their path. */
const ICONS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  gear: 'M4 8h9m5 0h2M4 16h2m5 0h9M15.500 5.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM8.500 13.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  theme: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  beside: 'M4 5h16v14H4zM12 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M4 12l16-8-6 16-3-7z',
  down: 'M6 9l6 6 6-6',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  thread: 'M6 4v10a3 3 0 0 0 3 3h9M14 13l4 4-4 4',
  bubble: 'M4 5h16v11H10l-4 4v-4H4z',
  forum: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
  plus: 'M12 5v14M5 12h14',
  hash: 'M9 4L7 20M17 4l-2 16M4 9h16M3 15h16',
  link: 'M14 5h5v5M19 5l-9 9M11 6H5v13h13v-6',
  check: 'M5 12.500l5 5 9-11',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.500v.5',
} as const;

export type IconName = keyof typeof ICONS;

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('icon');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

export function iconButton(name: IconName, label: string, click: (event: MouseEvent) => void, props: Props = {}) {
  return h(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': label, title: label, click, ...props },
    icon(name),
  );
}

const focusKey = (element: Element | null) => element?.closest('[data-focus]')?.getAttribute('data-focus');

/** Replaces content; a focused element keeps the focus. */
export function refill(parent: Element, ...children: readonly Child[]): void {
  const key = parent.contains(document.activeElement) ? focusKey(document.activeElement) : undefined;
  parent.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
  if (key) parent.querySelector<HTMLElement>(`[data-focus="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

export function byId<T extends HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element as T;
}
