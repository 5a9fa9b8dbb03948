import { h } from './dom.ts';
import { store } from './page-store.ts';

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const language = () => store.me?.language ?? 'en-US';

function relative(unix: number, now = Date.now() / 1000): string {
  const seconds = Math.round(unix - now);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

const show = (unix: number, style: string) =>
  style === 'R' ? relative(unix) : new Intl.DateTimeFormat(language(), STYLES[style]).format(unix * 1000);

export function timeElement(unix: number, style: string): HTMLTimeElement {
  const date = new Date(unix * 1000);
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return h(
    'time',
    { datetime: iso, class: 'stamp', 'data-unix': unix, 'data-style': style, title: show(unix, 'F') },
    show(unix, style),
  );
}

/** Keeps relative times such as "in 5 minutes" up to date. */
export function keepTimesFresh(): void {
  setInterval(() => {
    for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-style="R"]')) {
      element.textContent = relative(Number(element.dataset['unix']));
    }
  }, 15_000);
}

/** With the date only if it wasn't today. */
export function messageTime(iso: string): string {
  const date = new Date(iso);
  const time = new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(date);
  if (date.toDateString() === new Date().toDateString()) return store.words.today(time);
  return new Intl.DateTimeFormat(language(), { dateStyle: 'short', timeStyle: 'short' }).format(date);
}
